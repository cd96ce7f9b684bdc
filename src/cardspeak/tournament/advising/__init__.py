"""What the director should do next, part by part; ``tournament/advice.py`` puts it in order."""
