-- Classes: who is in a lesson, what they play, and by which codes they come. Nothing of it outlives the day, unless kept.

create table classes (
    id text primary key,
    teacher text not null,           -- a device
    opened real not null,
    kept integer not null,           -- beyond the day
    revision integer not null,       -- of two who change a class at once one is refused, and looks again
    body text not null               -- the class itself
) without rowid;

create table class_codes (
    code_hash text primary key,
    class_id text not null references classes (id) on delete cascade,
    card integer                     -- whose of the printed sheet; none for everybody's
) without rowid;

create table class_tables (
    table_id text primary key,
    class_id text not null references classes (id) on delete cascade
) without rowid;

create table class_seen (
    class_id text not null references classes (id) on delete cascade,
    pupil integer not null,
    at real not null,                -- when their device last asked
    primary key (class_id, pupil)
) without rowid;
