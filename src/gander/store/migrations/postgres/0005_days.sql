-- Which deals of the day a player has begun. One of each game and day: beginning it again leads back to its table.

create table days (
    player bigint not null references players (id) on delete cascade,
    day text not null,      -- as in 2026-11-15
    game text not null,
    level text not null,
    begun_on text not null, -- the player's own date when it was begun
    table_id text not null,
    primary key (player, day, game)
);

create index days_by_table on days (table_id);
