-- What one person of a notepad chose for themself about progress and ghosts; who chose nothing follows the notepad.

create table own_choices (
    player integer primary key references players (id) on delete cascade,
    progress integer not null
);
