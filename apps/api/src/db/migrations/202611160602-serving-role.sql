-- The server works in the database as a role that owns nothing and can make nothing. What it still has to have made, the
-- partitions of the coming months, is made by a function with its owner's rights: for these two tables, a year ahead at most.
create or replace function make_month_partitions(parent text, months integer) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  month date := date_trunc('month', now())::date;
  name text;
begin
  if parent not in ('events', 'answer_batches') or months not between 0 and 12 then
    raise exception 'no partitions are made for % (% months)', parent, months;
  end if;
  for ahead in 0..months loop
    name := parent || '_' || to_char(month, 'YYYYMM');
    if to_regclass(name) is null then
      begin
        execute format('create table %I partition of %I for values from (%L) to (%L)',
          name, parent, month, (month + interval '1 month')::date);
      exception when check_violation then null;
      end;
    end if;
    month := (month + interval '1 month')::date;
  end loop;
end $$;
revoke execute on function make_month_partitions(text, integer) from public;
