"""The floor: rulings on what happened at a table, under the book in force, with the rules that say so."""
