"""The routes, one file for each matter."""
