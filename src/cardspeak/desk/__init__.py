"""The desk of an event: files of commands, imports from other programs, and what is written for people and programs."""
