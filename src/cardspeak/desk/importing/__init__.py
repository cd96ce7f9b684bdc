"""Files of other programs, read into lines of commands that can be looked at, changed, and run."""
