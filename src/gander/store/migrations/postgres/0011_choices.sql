-- Whether progress and ghosts are kept for a notepad. The row without a pad is what the server does for all others. Whoever
-- has made a ghost has chosen.

create table choices (
    pad text primary key,
    progress integer not null
);

insert into choices (pad, progress)
select distinct pad, 1 from players where id in (select player from ghosts);
