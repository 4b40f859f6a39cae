// A history for the demo candidate and a few demo rivals, so that every screen has content. No statistic is written
// directly: the same calls as for real candidates issue, answer and mark the tests, with the clock set back.
import {
  type AnswerSent,
  type AnyEndpoint,
  type DataOf,
  type InputOf,
  reports,
  schedule,
  sittings,
} from "@sabiprep/contract";
import { addLagosDays, lagosDay, optionLetters } from "@sabiprep/exam";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { Feature } from "../../feature.ts";
import { Answer, type Call } from "../../http/route.ts";
import { aggregateSittings } from "./aggregate-sittings.ts";
import { type Entry, moreOrLess, rivals, theDiary } from "./demo-diary.ts";
import { theReports, theWeek } from "./demo-week.ts";

const DONE = "demo_history";
const DAY_MS = 86_400_000;
/** Of a question in a JAMB or WAEC paper. */
const OPTIONS = 4;

/**
 * Runs once, outside production, for the demo candidate created on the first start. It writes everything or nothing:
 * after a cut-off start, the next one writes it again.
 */
export const makeDemoHistory = async (context: AppContext, features: Feature[], join: Demo["join"]): Promise<void> => {
  if (!context.config.production && !(await isDone(context.db)))
    await inTransaction(context.db, (db) => makeOnce({ ...context, db }, features, join));
};

const isDone = async (db: Db): Promise<boolean> =>
  Boolean(await db.selectFrom("site_settings").select("name").where("name", "=", DONE).executeTakeFirst());

async function makeOnce(context: AppContext, features: Feature[], join: Demo["join"]): Promise<void> {
  const { db, clock } = context;
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
  // If two processes start at the same time, the second one waits and then finds the history already written.
  await sql`select pg_advisory_xact_lock(hashtext(${DONE}))`.execute(db);
  if (await isDone(db)) return;
  const now = clock.now();
  const amina = await db
    .selectFrom("candidates")
    .select(["id", "uuid"])
    .where("is_demo", "=", true)
    .where("password_hash", "is not", null)
    .executeTakeFirst();
  if (amina) await makeDemoCandidates({ context, features, join, now }, amina.id);
  await db
    .insertInto("site_settings")
    .values({ name: DONE, value: JSON.stringify({ made: Boolean(amina) }), updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface Demo {
  context: AppContext;
  features: Feature[];
  join: (db: Db, candidateId: number, guardianAgrees: boolean, now: Date) => Promise<void>;
  now: Date;
}

async function makeDemoCandidates(demo: Demo, amina: number): Promise<void> {
  const { context, now } = demo;
  const { db } = context;
  const registeredAt = new Date(now.getTime() - 100 * DAY_MS);
  const exam_date = addLagosDays(lagosDay(now), 153);
  await db
    .updateTable("candidates")
    .set({ registered_at: registeredAt, verified_at: registeredAt })
    .where("id", "=", amina)
    .execute();
  await db.updateTable("candidate_profiles").set({ exam_date }).where("candidate_id", "=", amina).execute();
  await sql`
    insert into exam_dates (uuid, exam_type_id, name, starts_on, note, is_demo, created_at, updated_at)
    select ${uuidv7()}, id, 'School mock: Mathematics', ${addLagosDays(lagosDay(now), 8)}, null, true, ${now}, ${now}
    from exam_types where slug = 'waec' and not exists (select 1 from exam_dates where is_demo)`.execute(db);
  await takeDemoTests(demo, amina, theDiary(now), registeredAt);
  await planAndNotify(demo, amina);
  for (const rival of rivals)
    await takeDemoTests(demo, await aRival(db, rival, registeredAt), rival.entries(now), registeredAt);
}

/** A study schedule with past and coming days, and reports with and without an answer. */
async function planAndNotify(demo: Demo, candidateId: number): Promise<void> {
  const { context, now } = demo;
  for (const { session, done } of theWeek(lagosDay(now))) {
    const { uuid } = await ask(demo, schedule.add, candidateId, session, now);
    for (const day of done)
      await ask(demo, schedule.mark, candidateId, { study_session_id: uuid, day, completed: true }, now);
  }
  for (const { daysAgo, report, response } of theReports) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const { uuid } = await ask(demo, reports.submit, candidateId, report, at);
    const answered = { response, status: "resolved" as const, responded_at: new Date(at.getTime() + DAY_MS / 4) };
    if (response) await context.db.updateTable("reports").set(answered).where("uuid", "=", uuid).execute();
  }
}

/** A candidate whose history was written piece by piece, before it was written in one transaction, keeps it. */
async function takeDemoTests(demo: Demo, candidateId: number, entries: Entry[], registeredAt: Date): Promise<void> {
  const { db } = demo.context;
  await demo.join(db, candidateId, true, registeredAt);
  const anySitting = await db
    .selectFrom("sittings")
    .select("id")
    .where("candidate_id", "=", candidateId)
    .executeTakeFirst();
  if (!anySitting) for (const entry of entries) await sit(demo, candidateId, entry);
}

/** Nobody can sign in as one of them: they have no password. */
async function aRival(db: Db, rival: { first_name: string; last_name: string }, at: Date): Promise<number> {
  const email = `${rival.first_name}.${rival.last_name}@demo.ng`.toLowerCase();
  await db
    .insertInto("candidates")
    .values({
      uuid: uuidv7(),
      email,
      first_name: rival.first_name,
      last_name: rival.last_name,
      registered_at: at,
      verified_at: at,
      is_demo: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db.selectFrom("candidates").select("id").where("email", "=", email).executeTakeFirstOrThrow();
  await db
    .insertInto("candidate_profiles")
    .values({ candidate_id: id, is_adult: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

/** One test, from issue to marking. A test that the plan or the bank does not allow is left out. */
export async function sit(demo: Pick<Demo, "context" | "features">, candidateId: number, entry: Entry): Promise<void> {
  const { context } = demo;
  await sql`savepoint demo_test`.execute(context.db);
  try {
    const { session, exams } = await startDemoTest(demo, candidateId, entry);
    const keys = await rightLetters(context.db, session.uuid);
    let at = Date.parse(entry.at);
    const answers: AnswerSent[] = exams.map((question, place) => {
      const rng = moreOrLess(`${candidateId}/${entry.at}/${place}`);
      const right = keys[place]!;
      const wrong = entry.isCrowd
        ? wrongOption(question.uuid, right, rng)
        : optionLetters.find((letter) => letter !== right)!;
      const shown_at = new Date(at).toISOString();
      at += Math.round(12_000 + 50_000 * moreOrLess(`${entry.at}/${place}/pace`));
      // Some questions are harder than others. This shows only in statistics of many people.
      const ease = entry.isCrowd ? 0.4 * (moreOrLess(question.uuid) - 0.4) : 0;
      const knows = rng < entry.skill + ease + 0.3 * (moreOrLess(`${candidateId}/${question.topic}`) - 0.5);
      return {
        question_id: question.uuid,
        shown_at,
        answered_at: new Date(at).toISOString(),
        selected_option: knows ? right : wrong,
      };
    });
    const deadline = session.deadline_at ? Date.parse(session.deadline_at) : Number.POSITIVE_INFINITY;
    const ended = new Date(Math.min(at, deadline));
    await ask(demo, sittings.submitAnswers, candidateId, { session_id: session.uuid, answers }, ended);
    const { id } = await context.db
      .selectFrom("sittings")
      .select("id")
      .where("uuid", "=", session.uuid)
      .executeTakeFirstOrThrow();
    // Aggregated immediately, so that each achievement is earned by the right test.
    await aggregateSittings(context.db, [id]);
    await sql`release savepoint demo_test`.execute(context.db);
  } catch (problem) {
    await sql`rollback to savepoint demo_test`.execute(context.db);
    context.log.warn({ err: problem, entry }, "a demo test was skipped");
  }
}

/** Half of the wrong answers to a question are the same option. The others are spread over the rest. */
function wrongOption(question: string, right: string, rng: number) {
  const wrong = optionLetters.slice(0, OPTIONS).filter((letter) => letter !== right);
  const usual = Math.floor(moreOrLess(`${question}/slip`) * wrong.length);
  const turn = Math.floor(rng * 1_000);
  return wrong[turn % 2 === 0 ? usual : turn % wrong.length]!;
}

async function startDemoTest(demo: Pick<Demo, "context" | "features">, candidateId: number, entry: Entry) {
  const { db } = demo.context;
  const at = new Date(entry.at);
  const { exam, subjects } = await courseOf(db, entry);
  if (entry.kind === "mock")
    return ask(demo, sittings.startMock, candidateId, { slug: "utme", subjects: subjects.slice(1), fresh: true }, at);
  const input = { exam_id: exam, subject_id: subjects[0]!, mode: entry.mode, fresh: true };
  const year = entry.kind === "paper" ? await openYear(db, entry) : undefined;
  return ask(demo, sittings.start, candidateId, { ...input, year }, at);
}

async function courseOf(db: Db, { exam, subjects }: Entry): Promise<{ exam: string; subjects: string[] }> {
  const { rows } = await sql<{ exam: string; subject: string; slug: string }>`
    select e.uuid as exam, s.uuid as subject, s.slug from exam_types e
    join exam_subjects x on x.exam_type_id = e.id join subjects s on s.id = x.subject_id
    where e.slug = ${exam} and s.slug = any(${subjects})`.execute(db);
  return { exam: rows[0]!.exam, subjects: subjects.map((slug) => rows.find((row) => row.slug === slug)!.subject) };
}

/** Every second year is free, newest first. */
async function openYear(db: Db, { exam, subjects, place }: Entry): Promise<number> {
  const { rows } = await sql<{ year: number }>`
    select p.year from papers p join exam_types e on e.id = p.exam_type_id join subjects s on s.id = p.subject_id
    where e.slug = ${exam} and s.slug = ${subjects[0]} order by p.year desc`.execute(db);
  return rows[2 * place]!.year;
}

/** The option letter of the right answer at each place of the sitting. */
async function rightLetters(db: Db, sitting: string) {
  const { rows } = await sql<{ place: number }>`
    select coalesce(array_position(string_to_array(r.options, ','), k.accepted[1]), 1) as place
    from sittings s join sitting_sections n on n.sitting_id = s.id
    cross join lateral unnest(n.revision_ids, n.option_orders) with ordinality r (revision_id, options, at)
    join lateral (select accepted from question_keys k where k.revision_id = r.revision_id order by version desc
      limit 1) k on true
    where s.uuid = ${sitting} order by n.no, r.at`.execute(db);
  return rows.map(({ place }) => optionLetters[place - 1]!);
}

/** Calls one of our own endpoints as the candidate, at a moment of the past. */
export async function ask<E extends AnyEndpoint>(
  { context, features }: Pick<Demo, "context" | "features">,
  endpoint: E,
  candidateId: number,
  input: InputOf<E>,
  now: Date,
) {
  const route = features.flatMap(({ routes }) => routes ?? []).find((route) => route.endpoint === endpoint)!;
  const call = { db: context.db, user: { id: candidateId }, input, now, context } as unknown as Call<AnyEndpoint>;
  const outcome = await route.handler(call);
  return (outcome instanceof Answer ? outcome.data : outcome) as DataOf<E>;
}
