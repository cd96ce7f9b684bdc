"""The floor: rulings on what really happens at a table, under the book in force, with the rules that say so."""
