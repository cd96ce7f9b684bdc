"""``python -m cardspeak``: the command line without the installed script."""

from cardspeak.cli import main

if __name__ == "__main__":
    main()
