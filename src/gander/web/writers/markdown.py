"""Tables in Markdown."""


def table(heading: str, rows: list[list[str]]) -> str:
    columns = heading.split(" | ")
    lines = [f"| {heading} |", "| " + " | ".join("---" for _ in columns) + " |"]
    lines += ["| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in row) + " |" for row in rows]
    return "\n".join(lines) + "\n"
