-- A deal of the day that was finished elsewhere and came in a file: the game that was made of it.

alter table days add column game_id text;
