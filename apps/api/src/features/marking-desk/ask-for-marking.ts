// A student asks for a submitted paper to be marked by people. Its answers become tasks of the open round.
import type { markedAnswers, PaperMarking } from "@sabiprep/contract";
import { hasSameParts, markPaper, needsSecond, type PaperSection, type TheoryPart } from "@sabiprep/exam";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { inForce } from "./mark-in-force.ts";
import { type Round, roundNamed } from "./rounds.ts";

interface Sitting {
  id: number;
  paper_id: number;
  finished_at: string | null;
  sections: PaperSection[];
}

async function ownSitting(db: Db, candidateId: number, uuid: string): Promise<Sitting> {
  const { rows } = await sql<Sitting>`
    select s.id, s.paper_id, s.finished_at, p.sections from theory_sittings s join theory_papers p on p.id = s.paper_id
    where s.uuid = ${uuid} and s.candidate_id = ${candidateId}`.execute(db);
  return rows[0] ?? fail("not_found", "We could not find that test.");
}

export const paperMarking = async ({ db, user, input, now }: Call<typeof markedAnswers.ofPaper>) =>
  markingOf(db, await ownSitting(db, user.id, input.sitting_id), now);

async function markingOf(db: Db, sitting: Sitting, now: Date): Promise<PaperMarking> {
  const { rows } = await sql<{ asked_at: string; released_at: string | null }>`
    select m.asked_at, r.released_at from marking_scripts m join marking_rounds r on r.id = m.round_id
    where m.sitting_id = ${sitting.id}`.execute(db);
  const [asked] = rows;
  if (asked) {
    const result = asked.released_at ? await resultOf(db, sitting) : null;
    return { offered_until: null, ...asked, result };
  }
  const offered_until = sitting.finished_at ? await offeredUntil(db, sitting, now) : null;
  return { offered_until, asked_at: null, released_at: null, result: null };
}

/** A round offers marking until a day, or until it has as many papers as its markers can read. */
async function offeredUntil(db: Db, { id, paper_id }: Sitting, now: Date): Promise<string | null> {
  const { rows } = await sql<{ takes_until: string }>`
    select r.takes_until from marking_rounds r
    where r.paper_id = ${paper_id} and r.state = 'open' and r.takes_until > ${now}
      and (select count(*) from marking_scripts m where m.round_id = r.id) < r.max_scripts
      and exists (select 1 from theory_responses a where a.sitting_id = ${id})`.execute(db);
  return rows[0]?.takes_until ?? null;
}

async function resultOf(db: Db, sitting: Sitting): Promise<PaperMarking["result"]> {
  const { rows } = await sql<{
    response_id: string;
    question: string;
    section: string;
    number: number;
    score: number;
    max: number;
  }>`
    select a.uuid as response_id, q.uuid as question, q.section, q.number, f.score, f.max
    from theory_responses a join theory_questions q on q.id = a.question_id
    join lateral (${inForce(sql`a.id`)}) f on true
    where a.sitting_id = ${sitting.id} order by q.number`.execute(db);
  const { rows: asked } = await sql<{ question: string; section: string; max: number }>`
    select uuid as question, section, marks as max from theory_questions
    where paper_id = ${sitting.paper_id} and (retired_at is null or id in (
      select question_id from theory_responses where sitting_id = ${sitting.id}))`.execute(db);
  const marks = new Map(rows.map((row) => [row.question, row]));
  const { score, max, sections } = markPaper(
    sitting.sections,
    asked.map((one) => ({
      ...one,
      max: marks.get(one.question)?.max ?? one.max,
      score: marks.get(one.question)?.score ?? null,
    })),
  );
  const dropped = new Set(sections.flatMap((section) => section.dropped));
  const answers = rows.map(({ response_id, question, number, score, max }) => ({
    response_id,
    number,
    score,
    max,
    counts: !dropped.has(question),
  }));
  return { score, max, answers };
}

/** Asking twice is the same as asking once. */
export async function askForMarking({ db, user, input, now }: Call<typeof markedAnswers.ask>) {
  const sitting = await ownSitting(db, user.id, input.sitting_id);
  if (!sitting.finished_at) fail("not_allowed", "Submit your paper first.");
  await inTransaction(db, async (db) => {
    // Two calls at the same time take turns.
    await sql`select 1 from theory_sittings where id = ${sitting.id} for update`.execute(db);
    const known = await db
      .selectFrom("marking_scripts")
      .select("id")
      .where("sitting_id", "=", sitting.id)
      .executeTakeFirst();
    if (known) return;
    const round = await openRoundOf(db, sitting, user.id, now);
    await db
      .insertInto("marking_scripts")
      .values({ round_id: round.id, sitting_id: sitting.id, asked_at: now })
      .execute();
    await addTasks(db, round, sitting.id);
  });
  return markingOf(db, sitting, now);
}

const NOT_OFFERED = "We are not taking any more papers for marking right now. You can mark your paper yourself.";

async function openRoundOf(db: Db, { id, paper_id }: Sitting, candidateId: number, now: Date): Promise<Round> {
  const open = await db
    .selectFrom("marking_rounds")
    .select("uuid")
    .where("paper_id", "=", paper_id)
    .where("state", "=", "open")
    .executeTakeFirst();
  if (!open) fail("not_allowed", NOT_OFFERED);
  const round = await roundNamed(db, open.uuid, { lock: true });
  const { rows } = await sql<{ scripts: number; answers: number; own: number }>`
    select (select count(*)::int from marking_scripts where round_id = ${round.id}) as scripts,
      (select count(*)::int from theory_responses where sitting_id = ${id}) as answers,
      (select count(*)::int from marking_scripts m join theory_sittings s on s.id = m.sitting_id
        where m.round_id = ${round.id} and s.candidate_id = ${candidateId}) as own`.execute(db);
  const { scripts, answers, own } = rows[0]!;
  if (own > 0) fail("not_allowed", "One of your papers is already being marked in this round.");
  if (answers === 0) fail("not_allowed", "You wrote nothing in this paper, so there is nothing to mark.");
  const isOver = round.state !== "open" || Date.parse(round.takes_until) <= now.getTime();
  if (isOver || scripts >= round.max_scripts) fail("not_allowed", NOT_OFFERED);
  return round;
}

interface Answer {
  id: number;
  uuid: string;
  question_id: number;
  /** The revision that the student saw, and the one that the round uses. */
  seen_id: number;
  seen_parts: TheoryPart[];
  used_id: number;
  used_parts: TheoryPart[];
}

/** One task for each answer, and a second one for the share that is marked twice. */
async function addTasks(db: Db, round: Round, sittingId: number): Promise<void> {
  await sql`
    insert into marking_round_questions (round_id, question_id, revision_id)
    select ${round.id}, a.question_id, a.revision_id from theory_responses a where a.sitting_id = ${sittingId}
    on conflict do nothing`.execute(db);
  const { rows } = await sql<Answer>`
    select a.id, a.uuid, a.question_id, seen.id as seen_id, seen.guide -> 'parts' as seen_parts, used.id as used_id,
      used.guide -> 'parts' as used_parts
    from theory_responses a join theory_revisions seen on seen.id = a.revision_id
    join marking_round_questions q on q.round_id = ${round.id} and q.question_id = a.question_id
    join theory_revisions used on used.id = q.revision_id
    where a.sitting_id = ${sittingId}`.execute(db);
  for (const answer of rows) {
    const revision_id = hasSameParts(answer.seen_parts, answer.used_parts) ? answer.used_id : answer.seen_id;
    const stages = needsSecond(answer.uuid, round.second_percent)
      ? (["first", "second"] as const)
      : (["first"] as const);
    for (const stage of stages)
      await db
        .insertInto("marking_tasks")
        .values({
          ...{ uuid: uuidv7(), round_id: round.id, question_id: answer.question_id, revision_id },
          ...{ response_id: answer.id, stage, position: sql<number>`floor(random() * 2147483647)::int` },
          state: "waiting",
        })
        .execute();
  }
}
