-- What a player has practised: a row for each exercise of a practice that was done to its end. It is no game.

create table practised (
    player bigint not null references players (id) on delete cascade,
    practice text not null, -- which one; all its exercises share it
    at double precision not null,
    game text not null,
    kind text not null,
    asked integer not null, -- how many situations
    got integer not null,   -- how many of them were answered rightly
    step integer not null,  -- how hard it would have gone on
    primary key (player, practice, game, kind)
);
