"""A second implementation of the games, to compare the first with.

Written from the numbered rules alone, before its author had read `gander.games`, and on purpose in another style:
objects that change, lists, plain tuples for moves. Speed and elegance do not matter here; being independent does.
So nothing in `goose.py`, `boar.py` and `brains.py` of this folder may import from `gander`.

Each game offers the same few things:

* `actors()`: who may act now: a set of seats, or of the words "chance" and "clock";
* `moves(seat)`: the legal moves of a seat, as a set of tuples;
* `act(actor, move)`: make the move;
* `places()`: every card or brain in every place, hidden or not;
* `view(viewer)`: what a seat, or the public (None), can see right now;
* `result()`: None, or why it ended, the scores, the places and the winners.
"""
