-- All events but the last of a table that has been left, compressed together; those after them are in `events`.

create table packed (
    table_id text primary key,
    unsealed integer not null, -- how many of them, the first, are from before there were checksums
    events blob not null
); -- with row numbers: large rows lie closer together that way

-- When everything was last tidied up, and until when somebody is at it.

create table tidied (
    one integer primary key check (one = 1),
    last real not null,
    until real not null
);
