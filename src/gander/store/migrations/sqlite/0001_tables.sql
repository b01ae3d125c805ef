-- A table is its events. The other three are only for finding tables and follow from the events.

create table events (
    table_id text not null,
    seq integer not null,
    event blob not null,
    primary key (table_id, seq)
) without rowid;

create table tables (
    id text primary key,
    game text not null,
    at real not null, -- when something last happened
    due real          -- when the table must be looked after
) without rowid;

create index tables_by_due on tables (due) where due is not null;

create table codes (
    code_hash text primary key,
    table_id text not null
) without rowid;

create table devices (
    device text not null,
    table_id text not null,
    primary key (device, table_id)
) without rowid;
