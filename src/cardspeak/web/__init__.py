"""The house over HTTP: an API, live feeds, and the pages of console, wall and phone."""
