-- Events lie in the order in which they were written, and an index finds them. By table and number, as they lay before,
-- each one landed on a page of its own, and moved others about: writing a move took a third longer.

create table events_in_order (
    table_id text not null,
    seq integer not null,
    event blob not null,
    checksum blob,
    primary key (table_id, seq)
);

insert into events_in_order (table_id, seq, event, checksum)
select table_id, seq, event, checksum from events order by table_id, seq;

drop table events;

alter table events_in_order rename to events;
