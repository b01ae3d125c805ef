"""Everything that goes over the wire, as types, and their description for machines."""
