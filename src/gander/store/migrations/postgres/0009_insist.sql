-- What several statements in one message need to be all or nothing: one of them can make the others void. Between two
-- messages a worker may go silent, and would hold its locks for as long as the database believes in it.

create function insist(is_so boolean, otherwise text) returns void language plpgsql as $$
begin
    if not is_so then
        raise exception 'not so' using errcode = otherwise;
    end if;
end
$$;
