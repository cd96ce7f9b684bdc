"""Events dealt by the engine itself: real hands at every table, and a director who follows the advice of the book."""
