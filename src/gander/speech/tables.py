"""Tables of numbers for a terminal."""

from rich import box
from rich.table import Table


def numbers_table(first: str, *headings: str) -> Table:
    """Few lines around the numbers: they are noise to a screen reader and to a program."""
    table = Table(first, box=box.SIMPLE)
    for heading in headings:
        table.add_column(heading, justify="right")
    return table
