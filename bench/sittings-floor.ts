// The floor the sittings are measured against: node:http and pg, one named statement that writes and reads the same rows:
// a submission has to read the keys to mark by and answers with the explanations, so the floor reads and sends them too.
import { createHash, randomUUID } from "node:crypto";
import { createServer } from "node:http";
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

const submitStatement = `
  with answers as (
    update sitting_answers set chosen = $2, first_chosen = $2, shown_at = $3, answered_at = $3, changes = array_fill(0, array[40]),
      flagged = array_fill(false, array[40]), late = array_fill(false, array[40]), last_seq = 1, log_hash = $4
    where sitting_id = (select id from sittings where uuid = $1)
  ), logged as (
    insert into answer_batches (sitting_id, seq, received_at, body, prev_hash, hash)
    select id, 1, now(), $5, $4, $4 from sittings where uuid = $1
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

const server = createServer((request, response) => {
  let text = "";
  request.on("data", (bytes) => {
    text += bytes;
  });
  request.on("end", async () => {
    try {
      const body = JSON.parse(text);
      const rows = body.answers ? await submit(body) : await start(body);
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ status_code: 200, message: "OK", data: rows }));
    } catch (problem) {
      response.writeHead(500).end(String(problem));
    }
  });
});

interface Start {
  candidate: number;
  exam: number;
  subject: number;
  revisions: number[];
}

async function start({ candidate, exam, subject, revisions }: Start) {
  const orders = revisions.map(() => "a,b,c,d");
  const values = [randomUUID(), candidate, exam, subject, revisions, orders];
  return (await pool.query({ name: "start", text: startStatement, values })).rows;
}

async function submit({
  session,
  answers,
}: {
  session: string;
  answers: { selected_option: string; answered_at: string }[];
}) {
  const chosen = answers.map(({ selected_option }) => selected_option);
  const times = answers.map(({ answered_at }) => answered_at);
  const body = JSON.stringify(answers);
  const hash = createHash("sha256").update(body).digest("hex");
  const values = [session, chosen, times, hash, body, randomUUID()];
  return (await pool.query({ name: "submit", text: submitStatement, values })).rows;
}

server.listen(Number(process.env.FLOOR_PORT), "127.0.0.1", () => console.log("floor ready"));
process.on("SIGTERM", () => process.exit(0));
