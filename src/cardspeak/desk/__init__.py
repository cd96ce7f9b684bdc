"""Everything between an event and its users: files of commands, imports, exports, boards, the house and its staff."""
