"""MMM… Brains!."""
