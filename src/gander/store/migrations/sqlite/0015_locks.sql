-- Locks on players of a notepad that several people share: who has not opened one on their device reads nothing of it.

create table locks (
    player integer primary key references players (id) on delete cascade,
    salt text not null,
    pictures text not null,          -- the hash of four pictures in order, under the server's key
    wrong integer not null default 0, -- how often somebody was wrong since they were last right
    again real not null default 0    -- before this nobody may try again
);

create table opened_locks (
    player integer not null references locks (player) on delete cascade,
    device text not null,
    until real not null,
    primary key (player, device)
) without rowid;
