-- Tables out of which a name was taken, in this order: whoever has one of them in memory reads it again.

create table rewritten (
    number bigint generated always as identity primary key,
    table_id text not null
);
