"""The games in a terminal: lines of text that a screen reader can read, short answers, and nothing drawn.

catalogue, voice    the sentences, in English and German
terminal, asker     where lines go, and how answers are understood
tellers             one per game: news, situation and question in words
agree, session      before the game, and the game
replay              a recorded game, step by step
"""
