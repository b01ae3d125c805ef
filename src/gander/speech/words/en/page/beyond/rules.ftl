### The rules in our own words.

rules-title = How to play { $game }
rules-play = Play
rules-aim = What it is about
rules-setup = Laying the table
rules-turn = Your turn
rules-end = The end
rules-variants = Other ways to play
rules-starts = The youngest starts; then it goes round clockwise.
