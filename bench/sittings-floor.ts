// The floor that the sittings are measured against: Fastify and pg, with one named statement for each step that writes
// and reads the same rows. A submission has to read the answer keys for marking and responds with the explanations, so
// the floor reads and sends them too.
import { createHash, randomUUID } from "node:crypto";
import Fastify from "fastify";
import pg from "pg";

const pool = new pg.Pool({ connectionString: process.env.FLOOR_DATABASE, max: 20 });

const startStatement = `
  with sitting as (
    insert into sittings (uuid, candidate_id, mode, kind, state, title, exam_type_id, subject_id, options, items, started_at, kind_key)
    values ($1::uuid, $2, 'practice', 'practice', 'open', 'Floor', $3, $4, 4, 40, now(), ($1::uuid)::text) returning id
  ), sections as (
    insert into sitting_sections (sitting_id, no, name, subject_id, revision_ids, option_orders)
    select id, 1, 'Floor', $4, $5, $6 from sitting
  ), answers as (
    insert into sitting_answers (sitting_id, chosen, first_chosen, shown_at, answered_at, changes, flagged, late, log_hash)
    select id, array_fill(null::text, array[40]), array_fill(null::text, array[40]), array_fill(null::timestamptz, array[40]),
      array_fill(null::timestamptz, array[40]), array_fill(0, array[40]), array_fill(false, array[40]), array_fill(false, array[40]), ($1::uuid)::text
    from sitting
  )
  select r.id, q.uuid, r.body_html, r.options, r.explanation_html, k.accepted, (select id from sitting) as sitting_id
  from question_revisions r join questions q on q.id = r.question_id
  join lateral (select accepted from question_keys where revision_id = r.id order by version desc limit 1) k on true
  where r.id = any($5)`;

const saveStatement = `
  with logged as (
    insert into answer_batches (sitting_id, seq, received_at, body, prev_hash, hash)
    select id, $2, now(), $3, $4, $4 from sittings where uuid = $1 returning sitting_id
  )
  update sitting_answers a set last_seq = $2, log_hash = $4, behind = behind + 1 from logged
  where a.sitting_id = logged.sitting_id returning a.last_seq as seq`;

const reviewStatement = `
  select s.uuid, s.title, g.score, g.correct, g.total, a.chosen, q.uuid as question_id, r.body_html, r.options, r.explanation_html, r.whys,
    k.accepted
  from sittings s join sitting_answers a on a.sitting_id = s.id join grades g on g.sitting_id = s.id and g.is_current
  join sitting_sections n on n.sitting_id = s.id cross join unnest(n.revision_ids) as i (id)
  join question_revisions r on r.id = i.id join questions q on q.id = r.question_id
  join lateral (select accepted from question_keys where revision_id = r.id order by version desc limit 1) k on true
  where s.uuid = $1`;

const submitStatement = `
  with answers as (
    update sitting_answers set chosen = $2, first_chosen = $2, shown_at = $3, answered_at = $3, changes = array_fill(0, array[40]),
      flagged = array_fill(false, array[40]), late = array_fill(false, array[40]), last_seq = 6, log_hash = $4
    where sitting_id = (select id from sittings where uuid = $1)
  ), logged as (
    insert into answer_batches (sitting_id, seq, received_at, body, prev_hash, hash)
    select id, 6, now(), $5, $4, $4 from sittings where uuid = $1
  ), graded as (
    insert into grades (uuid, sitting_id, candidate_id, version, is_current, scoring_version, cause, score, correct, total, topics, sections, created_at)
    select $6, id, candidate_id, 1, true, 1, 'submitted', 50, 20, 40, '[]', '[]', now() from sittings where uuid = $1
  ), told as (
    insert into events (at, type, body) values (now(), 'floor', '{}')
  ), closed as (
    update sittings set state = 'submitted', submitted_at = now() where uuid = $1 returning id
  )
  select q.uuid as question_id, k.accepted, r.explanation_html
  from closed c join sitting_sections n on n.sitting_id = c.id cross join unnest(n.revision_ids) as i (id)
  join question_revisions r on r.id = i.id join questions q on q.id = r.question_id
  join lateral (select accepted from question_keys where revision_id = r.id order by version desc limit 1) k on true`;

interface Answers {
  session: string;
  answers: { selected_option: string; answered_at: string }[];
}

interface Start {
  /** The name that the sitting gets, if the caller wants to know it. */
  session?: string;
  candidate: number;
  exam: number;
  subject: number;
  revisions: number[];
}

const app = Fastify();
const told = (rows: unknown[]) => ({ status_code: 200, message: "OK", data: rows });
const run = async (name: string, text: string, values: unknown[]) =>
  told((await pool.query({ name, text, values })).rows);
const hashOf = (body: string) => createHash("sha256").update(body).digest("hex");

app.post<{ Body: Start }>("/start", ({ body: { session = randomUUID(), candidate, exam, subject, revisions } }) => {
  const orders = revisions.map(() => "a,b,c,d");
  return run("start", startStatement, [session, candidate, exam, subject, revisions, orders]);
});

app.post<{ Body: Answers & { seq: number } }>("/save", ({ body: { session, seq, answers } }) => {
  const body = JSON.stringify(answers);
  return run("save", saveStatement, [session, seq, body, hashOf(body)]);
});

app.post<{ Body: Answers }>("/submit", ({ body: { session, answers } }) => {
  const chosen = answers.map(({ selected_option }) => selected_option);
  const times = answers.map(({ answered_at }) => answered_at);
  const body = JSON.stringify(answers);
  return run("submit", submitStatement, [session, chosen, times, hashOf(body), body, randomUUID()]);
});

app.get<{ Params: { session: string } }>("/review/:session", ({ params }) =>
  run("review", reviewStatement, [params.session]),
);

await app.listen({ host: "127.0.0.1", port: Number(process.env.FLOOR_PORT) });
process.on("SIGTERM", () => process.exit(0));
