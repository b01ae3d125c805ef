-- Games that only bots play, by the address from which they were begun: a few places for each, which all workers share.

create unlogged table bots_alone (
    address text not null,
    place integer not null,
    table_id text not null,
    at double precision not null,
    primary key (address, place),
    unique (address, table_id)
);
