"""What people see of an event: parts, each a plain value, shown to staff, to the public, or to both."""
