"""An event for people and programs: CSV, JSON, and a report to print with the proofs of money and chips."""
