-- Several workers at the same tables. Who is here and who looks after what is of no use after a crash of the database,
-- so none of it waits for the disk; only a worker's number must never come twice: one that was thought to be dead and
-- comes back gets a new one, and what it still wants to write under the old one is refused.

create sequence worker_numbers;

create unlogged table workers (
    id bigint primary key default nextval('worker_numbers'),
    until double precision not null -- by the database's clock; it is put off again and again
);

-- Whose clocks and bots a worker looks after, for as long as it lives.
create unlogged table kept (
    table_id text primary key,
    worker bigint not null
);

create index kept_by_worker on kept (worker);

-- The devices that have a line to a worker.
create unlogged table lines (
    table_id text not null,
    device text not null,
    worker bigint not null,
    primary key (table_id, device, worker)
);

create index lines_by_worker on lines (worker);

-- Letters to type, good for a short time, and how often somebody may still guess.
create unlogged table short_codes (
    code text primary key,
    table_id text not null unique,
    until double precision not null
);

create unlogged table guesses (
    who text primary key,
    left_over double precision not null,
    at double precision not null
);

-- What a key beside the database must answer: two servers with different keys would not know one another's codes.
create table keys (
    proof text primary key
);
