-- Lets a single statement take everything back: a part that finds something in the way calls it, and nothing is written.
create function refuse(reason text) returns integer language plpgsql as $$
begin
  raise exception using errcode = 'SB001', message = reason;
end $$;
