-- Ghosts of players: the traits that were found in somebody's answers, one for each month in which one was made.

create table ghosts (
    player bigint not null references players (id) on delete cascade,
    month text not null,    -- as in 2026-11
    games integer not null, -- from how many games
    fit text not null,      -- what was found, as JSON
    primary key (player, month)
);
