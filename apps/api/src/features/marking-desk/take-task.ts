// Gives a marker the next answer: one question of one student, for some minutes, never the same to two markers.
import type { markingDesk, NextMarkingTask } from "@sabiprep/contract";
import { leaseUntil, markerDrift, seedIsDue } from "@sabiprep/exam";
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { type Round, refuseOtherSubject, roundNamed } from "./rounds.ts";
import { seedDifferences, takeSeed } from "./seeds.ts";
import { taskPage } from "./task-page.ts";

type Kind = "marking" | "moderation" | "query";

const STAGES: Record<Kind, readonly string[]> = {
  marking: ["first", "second"],
  moderation: ["moderation"],
  query: ["query"],
};
/** A seed looks like any other answer to mark, so it is held and put back like one. */
const HELD: Record<Kind, readonly string[]> = { ...STAGES, marking: ["first", "second", "seed"] };

interface TaskCall {
  db: Db;
  context: AppContext;
  user: { id: number };
  input: { round_id: string; theory_question_id?: string | null | undefined };
  now: Date;
}

export const nextTask = (call: Call<typeof markingDesk.next>) => giveNext(call, call.input.kind);
export const nextModeration = (call: Call<typeof markingDesk.nextModeration>) => giveNext(call, "moderation");

async function giveNext({ db, user, input, context, now }: TaskCall, kind: Kind): Promise<NextMarkingTask> {
  const round = await roundNamed(db, input.round_id);
  await refuseOtherSubject(db, user.id, round.paper_id);
  if (kind === "query" ? round.state !== "released" : round.state === "released")
    fail("conflict", kind === "query" ? "Release the marks first." : "These marks are released.");
  return inTransaction(db, async (db) => {
    // Two windows of one marker take turns, so nobody holds two answers or marks one answer twice.
    await sql`
      insert into marking_markers (round_id, staff_id, last_at) values (${round.id}, ${user.id}, ${now})
      on conflict (round_id, staff_id) do update set last_at = excluded.last_at`.execute(db);
    const wanted = await questionNamed(db, round.id, input.theory_question_id ?? null);
    const marker = { round, marker: user.id, kind, now };
    const held = await heldTask(db, marker, wanted);
    const id = held ?? (await takeTask(db, marker, wanted));
    const task = id === null ? null : await taskPage(db, id, context, now);
    const question = id === null ? wanted : await questionOf(db, id);
    return { task, progress: await progressOf(db, marker, question) };
  });
}

interface Marker {
  round: Round;
  marker: number;
  kind: Kind;
  now: Date;
}

async function questionNamed(db: Db, roundId: number, uuid: string | null): Promise<number | null> {
  if (!uuid) return null;
  const { rows } = await sql<{ id: number }>`
    select q.id from theory_questions q join marking_round_questions r on r.question_id = q.id
      and r.round_id = ${roundId}
    where q.uuid = ${uuid}`.execute(db);
  return rows[0]?.id ?? fail("not_found", "We could not find that question.");
}

const questionOf = async (db: Db, taskId: number): Promise<number> =>
  (await db.selectFrom("marking_tasks").select("question_id").where("id", "=", taskId).executeTakeFirstOrThrow())
    .question_id;

/** The answer that the marker already holds, with a new lease. One to another question goes back to the others. */
async function heldTask(db: Db, { round, marker, kind, now }: Marker, wanted: number | null): Promise<number | null> {
  const stages = sql`${HELD[kind]}::text[]`;
  if (wanted !== null)
    await sql`update marking_tasks set state = 'waiting', marker_id = null, lease_until = null
      where marker_id = ${marker} and round_id = ${round.id} and state = 'taken' and stage = any(${stages})
        and stage <> 'seed' and question_id <> ${wanted}`.execute(db);
  const { rows } = await sql<{ id: number }>`
    update marking_tasks set lease_until = ${leaseUntil(now)}
    where id = (
      select id from marking_tasks
      where marker_id = ${marker} and round_id = ${round.id} and state = 'taken' and stage = any(${stages})
        and (${wanted}::bigint is null or question_id = ${wanted})
      order by id limit 1 for update)
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

async function takeTask(db: Db, marker: Marker, wanted: number | null): Promise<number | null> {
  for (const question of wanted === null ? await questionsToTry(db, marker) : [wanted]) {
    const free = await freeTask(db, marker, question);
    if (free === null) continue;
    return (await dueSeed(db, marker, question)) ?? lease(db, marker, free);
  }
  return null;
}

/** The marker stays with one question as long as it has answers. Then the next question of the paper follows. */
async function questionsToTry(db: Db, { round, marker }: Marker): Promise<number[]> {
  const { rows } = await sql<{ question_id: number }>`
    select r.question_id from marking_round_questions r join theory_questions q on q.id = r.question_id
    where r.round_id = ${round.id}
    order by r.question_id = (
      select t.question_id from marking_tasks t where t.marker_id = ${marker} and t.round_id = ${round.id}
        and t.done_at is not null order by t.done_at desc, t.id desc limit 1) desc nulls last, q.number, q.id`.execute(
    db,
  );
  return rows.map(({ question_id }) => question_id);
}

/** What this marker may take: nothing of an answer they had before, and nothing written under their own email. */
const mayTake = ({ marker, kind, now }: Marker) => sql`
  t.stage = any(${STAGES[kind]}::text[])
  and (t.state = 'waiting' or (t.state = 'taken' and t.lease_until <= ${now}))
  and not exists (
    select 1 from marking_tasks o where o.response_id = t.response_id and o.id <> t.id and o.marker_id = ${marker})
  and not exists (
    select 1 from theory_responses a join candidates c on c.id = a.candidate_id
    join staff s on lower(s.email) = lower(c.email) where a.id = t.response_id and s.id = ${marker})`;

async function freeTask(db: Db, marker: Marker, question: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select t.id from marking_tasks t
    where t.round_id = ${marker.round.id} and t.question_id = ${question} and t.state in ('waiting', 'taken')
      and ${mayTake(marker)}
    order by t.position, t.id limit 1 for update of t skip locked`.execute(db);
  return rows[0]?.id ?? null;
}

async function lease(db: Db, { marker, now }: Marker, id: number): Promise<number> {
  await sql`update marking_tasks set state = 'taken', marker_id = ${marker}, lease_until = ${leaseUntil(now)}
    where id = ${id}`.execute(db);
  return id;
}

/** A seed in place of the answer, if it is time for one. */
async function dueSeed(db: Db, { round, marker, kind, now }: Marker, question: number): Promise<number | null> {
  if (kind !== "marking" || round.seed_every === 0) return null;
  const { rows } = await sql<{ done: number }>`
    select count(*)::int as done from marking_tasks
    where marker_id = ${marker} and round_id = ${round.id} and state = 'done'
      and stage in ('first', 'second', 'seed')`.execute(db);
  if (!seedIsDue(rows[0]!.done, round.seed_every, `${round.uuid}/${marker}`)) return null;
  return takeSeed(db, { round_id: round.id, question_id: question, marker }, leaseUntil(now));
}

/** Of one question, or of all when there is nothing to mark. */
async function progressOf(db: Db, marker: Marker, question: number | null): Promise<NextMarkingTask["progress"]> {
  const { round, kind } = marker;
  const inQuestion = sql`t.round_id = ${round.id} and (${question}::bigint is null or t.question_id = ${question})`;
  const { rows } = await sql<{ done: number; left: number }>`
    select (
      select count(*)::int from marking_tasks t where t.marker_id = ${marker.marker} and ${inQuestion}
        and t.state = 'done' and t.stage = any(${HELD[kind]}::text[])) as done, (
      select count(*)::int from marking_tasks t where ${inQuestion} and t.state in ('waiting', 'taken')
        and ${mayTake(marker)}) as left`.execute(db);
  const differences = (await seedDifferences(db, round.id, marker.marker)).get(marker.marker) ?? [];
  return { ...rows[0]!, drift: markerDrift(differences, round.tolerance) };
}

/** The answer goes back to the others at once. A seed stays with its marker. */
export async function putBack({ db, user, input }: Call<typeof markingDesk.putBack>) {
  const { rows } = await sql<{ id: number; stage: string }>`
    select id, stage from marking_tasks where uuid = ${input.task_id} and marker_id = ${user.id}
      and state in ('taken', 'done')`.execute(db);
  if (!rows[0]) fail("not_found", "We could not find that answer.");
  await sql`update marking_tasks set state = 'waiting', marker_id = null, lease_until = null
    where id = ${rows[0].id} and marker_id = ${user.id} and state = 'taken' and stage <> 'seed'`.execute(db);
  return null;
}
