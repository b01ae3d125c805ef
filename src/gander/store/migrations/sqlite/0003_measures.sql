-- Which measures each row of answers was derived with. The same game can be on two notepads, and come to one of them
-- from the log and to the other from a file: then one is derived again before the other.

alter table answers add column measures integer not null default 0;

update answers set measures = (select measures from games where games.id = game_id);

create index answers_by_measures on answers (measures);
