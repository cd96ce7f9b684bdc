"""`python -m cardspeak.web.describe`: print the description of the API, from which the pages take their types."""

from __future__ import annotations

import json
import sys

from cardspeak.web.app import api_routes
from cardspeak.web.describing import description

if __name__ == "__main__":
    json.dump(description(api_routes()), sys.stdout, indent=1, default=str)
