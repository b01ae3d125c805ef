"""The form of what people at a table do besides moves."""

from msgspec import Struct


class Act(Struct, frozen=True, forbid_unknown_fields=True, tag_field="action", tag=str.lower):
    """`POST /api/tables/{id}/actions`."""
