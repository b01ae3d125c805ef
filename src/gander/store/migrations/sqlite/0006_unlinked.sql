-- The devices of a notepad: when each was last there, and what it is. One that was taken off keeps nothing: what it played
-- until then stays with the notepad.

alter table pads add column seen real;

alter table pads add column kind text;

create table unlinked (
    device text not null,
    at real not null,
    pad text not null,
    primary key (device, at)
) without rowid;
