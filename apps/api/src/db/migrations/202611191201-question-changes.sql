-- What was changed beside the text of a question: year, topic, exams, tags and so on. Only the fields that changed are kept.
create table question_changes (
  id bigint generated always as identity primary key,
  question_id bigint not null references questions (id) on delete cascade,
  staff_id bigint references staff (id) on delete set null,
  note text not null default '',
  before jsonb not null,
  after jsonb not null,
  created_at timestamptz not null
);
create index question_changes_question on question_changes (question_id, id);

-- The form used to fill an empty year with the current one, so that any edit of a shipped question gave it a year. Shipped questions come
-- without a year. One that has the year of an edit, and that nobody set for many questions together, has got it so.
with wrong as (
  select q.id, q.year from questions q
  where q.bank_key is not null and q.year is not null
    and (q.year = extract(year from q.staff_edited_at at time zone 'Africa/Lagos')
      or exists (select 1 from question_revisions r where r.question_id = q.id and r.staff_id is not null
        and q.year = extract(year from r.created_at at time zone 'Africa/Lagos')))
    and not exists (
      select 1 from question_bulk_changes b, jsonb_to_recordset(b.before) as c (id bigint)
      where b.undone_at is null and b.change ->> 'year' = q.year::text and c.id = q.id)
), reverted as (
  update questions q set year = null from wrong w where q.id = w.id
)
insert into question_changes (question_id, note, before, after, created_at)
select id, 'The form had filled in this year. We removed it.', jsonb_build_object('year', year), '{"year": null}', now()
from wrong;
