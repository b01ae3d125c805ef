-- Links of a study that work once: where one was given out, a participant is the device that came first by it.

create table study_links (
    participant text primary key, -- a hash of the name under the study's seed
    code text not null,           -- a hash under the server's key
    device text                   -- who came by it
);
