-- expand: what names a candidate in these two tables is checked once for a statement, no more once for a row
-- Folding a test of forty questions asked after its candidate fifty times. The rule is the same as the foreign keys' that go, for every
-- writer: a row is written only while its candidate is there, who is held until the writer is done; and goes with the candidate. Nothing
-- ever changes the candidate of a row.
create function candidates_are_there() returns trigger language plpgsql as $$
declare
  missing bigint;
begin
  select n.id into missing from (select distinct candidate_id as id from new_rows) n
    left join lateral (select c.id from candidates c where c.id = n.id for key share) c on true
    where c.id is null limit 1;
  if found then
    raise foreign_key_violation using message = format('%s names the candidate %s, who is not there', tg_table_name, missing);
  end if;
  return null;
end $$;
create function forget_memory_of_candidate() returns trigger language plpgsql as $$
begin
  delete from met_questions where candidate_id = old.id;
  delete from review_cards where candidate_id = old.id;
  return null;
end $$;

create trigger met_questions_candidates after insert on met_questions referencing new table as new_rows
  for each statement execute function candidates_are_there();
create trigger review_cards_candidates after insert on review_cards referencing new table as new_rows
  for each statement execute function candidates_are_there();
create trigger candidates_memory after delete on candidates for each row execute function forget_memory_of_candidate();
alter table met_questions drop constraint met_questions_candidate_id_fkey;
alter table review_cards drop constraint review_cards_candidate_id_fkey;
