"""The handlers: what can be asked over HTTP, and the line to one device."""
