-- The deals of a study that were opened, whatever became of them: nobody gets one twice.

create table dealt (
    participant text not null, -- a hash of the name under the study's seed
    deal text not null,
    table_id text not null,
    primary key (participant, deal)
) without rowid;
