-- The notepad. What is here of games played on this server follows from their events and can be derived again; players,
-- and games that were brought from elsewhere, are only here.

create table pads (
    device text primary key,
    pad text not null -- linked devices share one
) without rowid;

create table players (
    id integer primary key,
    pad text not null,
    name text not null,
    animal text not null,
    code text, -- stands for the name in files for research
    since real not null
);

create index players_by_pad on players (pad);

create table names (
    pad text not null,
    name text not null,
    player integer not null references players (id) on delete cascade,
    now integer not null, -- whether somebody who sits down under this name is this player
    unique (pad, name, player)
);

create table games (
    id text primary key, -- the digest of what was played
    table_id text,       -- null if it was brought from elsewhere
    number integer not null,
    game text not null,
    version integer not null,
    level text,
    mode text not null,
    variant text not null,
    players integer not null,
    started real not null,
    ended real not null,
    seed text not null,
    chosen integer not null,
    measures integer not null, -- the version of what was derived
    seats blob not null,       -- who sat where, with score and place
    played blob                -- the whole game, if it was brought from elsewhere
);

create index games_by_table on games (table_id);
create index games_brought on games (measures) where played is not null;

create table entries (
    player integer not null references players (id) on delete cascade,
    game_id text not null references games (id),
    seat integer not null,
    ended real not null,
    game text not null,
    mode text not null,
    level text,
    variant text not null,
    players integer not null,
    score integer not null,
    place integer not null,
    won integer not null,
    unique (player, game_id, seat)
);

create index entries_in_time on entries (player, game, ended);
create index entries_by_game on entries (game_id);

create table answers (
    player integer not null references players (id) on delete cascade,
    game_id text not null references games (id),
    seat integer not null,
    numbers blob not null,
    tally blob not null,
    answers blob not null,
    unique (player, game_id, seat)
);

create index answers_by_game on answers (game_id);

create table harvested (
    table_id text primary key,
    events integer not null,
    measures integer not null
) without rowid;

create table reports (
    player integer not null references players (id) on delete cascade,
    game text not null,
    basis text not null,
    games integer not null,
    measures integer not null,
    report blob not null,
    unique (player, game, basis)
);

create table links (
    code_hash text primary key,
    pad text not null,
    until real not null
) without rowid;
