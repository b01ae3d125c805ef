-- Who takes part in a study, what they have done of it, and with whom they play.

create table participants (
    participant text primary key,    -- a hash of the code under the study's seed
    study text not null,
    number integer not null,         -- as which they came, from 0: the condition follows from it
    name text not null,              -- at the table
    code text not null,              -- as it was typed, or as the page that recruits calls them
    condition text not null,
    ordering integer not null,
    attempt integer not null default 0,
    device text,                     -- where they came first; none if any device may go on
    arrived real not null,
    link text not null,              -- what else the link said
    unique (study, number)
) without rowid;

create table study_steps (
    participant text not null references participants (participant) on delete cascade,
    step text not null,
    at real not null,
    value text not null,
    primary key (participant, step)
) without rowid;

create table study_teams (
    block text not null,             -- of one study, for one condition
    participant text not null references participants (participant) on delete cascade,
    team text not null,
    place integer not null,
    joined real not null,
    closed integer not null default 0, -- nobody else comes
    primary key (block, participant),
    unique (block, team, place)
) without rowid;
