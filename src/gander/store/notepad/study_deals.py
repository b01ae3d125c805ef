"""The deals of a study that were opened. A deal counts as dealt from then on, whatever became of its table."""

from collections.abc import Collection

from gander.store.sql import Connection


def dealt_to(connection: Connection, participant: str) -> dict[str, str]:
    """The tables of a participant, by their deals."""
    query = "select deal, table_id from dealt where participant = ?"
    return {row["deal"]: row["table_id"] for row in connection.execute(query, (participant,))}


def before_release(participant: str) -> str:
    """Under what those deals are kept that a participant got on a device which has no say any more."""
    return f"{participant} released"


def release(connection: Connection, participant: str) -> int:
    """Let a participant go on from another device: what was dealt stays dealt. How many deals that were."""
    released = "update dealt set participant = ? where participant = ?"
    return connection.execute(released, (before_release(participant), participant)).rowcount


def deal_anew(connection: Connection, participant: str) -> int:
    """Forget what a participant was dealt. How many deals that were."""
    known = (participant, before_release(participant))
    return connection.execute("delete from dealt where participant in (?, ?)", known).rowcount


def deal_out(connection: Connection, participant: str, deal: str, table: str) -> None:
    connection.execute("insert into dealt (participant, deal, table_id) values (?, ?, ?)", (participant, deal, table))


def in_the_middle(connection: Connection, pad: str, deals: Collection[str], without: Collection[int] = ()) -> list[str]:
    """The players of a pad who have finished some of these deals, and not all of them; but those who are left out."""
    query = """
        select players.id, name, seed from entries join games on games.id = game_id join players on players.id = player
        where pad = ?
    """
    finished: dict[str, set[str]] = {}
    for row in connection.execute(query, (pad,)):
        if row["seed"] in deals and row["id"] not in without:
            finished.setdefault(row["name"], set()).add(row["seed"])
    return [name for name, seeds in finished.items() if len(seeds) < len(deals)]
