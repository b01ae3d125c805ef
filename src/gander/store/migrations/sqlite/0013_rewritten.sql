-- Tables out of which a name was taken, in this order: whoever has one of them in memory reads it again.

create table rewritten (
    number integer primary key,
    table_id text not null
);
