// Work is written as a draft, given to its classes, changed, released and withdrawn.
import type { InputOf, setWork, WorkMadeOf } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../../db/transaction.ts";
import { fail, failField } from "../../../http/failure.ts";
import type { Call } from "../../../http/route.ts";
import { seatsOf } from "../seats.ts";
import { type Standing, standingIn } from "../standing.ts";
import { meaningOf } from "./change-means.ts";
import { releaseWork, setHeld } from "./release.ts";
import { setTargets, targetsOf } from "./targets.ts";
import { type MadePaper, makePaper } from "./work-paper.ts";
import { endOf, givenTo, ownWork, type Work } from "./work-rows.ts";

type Fields = InputOf<typeof setWork.create>;

function checkFields({ mode, results }: Fields): void {
  if (mode === "practice" && results !== "submitted")
    failField("results", "In practice, students see each answer immediately. Choose exam mode to show results later.");
}

const rowOf = (input: Fields) => ({
  title: input.title.trim(),
  note: input.note?.trim() ?? "",
  kind: input.made_of.kind,
  made_of: JSON.stringify(input.made_of),
  mode: input.mode,
  minutes: input.minutes,
  attempts: input.attempts,
  opens_at: input.opens_at,
  closes_at: input.closes_at,
  late_until: input.late_until,
  results: input.results,
});

const paperRow = ({ paper, revision_ids }: MadePaper) => ({
  paper: JSON.stringify(paper),
  revision_ids,
  exam_type_id: paper.exam.id,
  subject_id: paper.subject?.id ?? null,
});

export async function createWork({ db, user, input, context, now, recordAudit }: Call<typeof setWork.create>) {
  const school = await standingIn(db, user, input.school_id);
  checkFields(input);
  const targets = await targetsOf(db, school, input.targets, now);
  const made = await makePaper({ context, db }, input.made_of, input.mode);
  const uuid = uuidv7();
  const ids = { uuid, school_id: school.school_id, staff_id: user.id, state: "draft" as const, created_at: now };
  const follow_up_of = await earlierWork(db, school, input.follow_up_of);
  const { id } = await db
    .insertInto("assignments")
    .values({ ...ids, ...rowOf(input), ...paperRow(made), follow_up_of })
    .returning("id")
    .executeTakeFirstOrThrow();
  await setTargets(db, school, id, targets);
  recordAudit({ subject: uuid, after: { title: input.title, kind: input.made_of.kind, school: school.uuid } });
  return { work_id: uuid };
}

async function earlierWork(db: Db, { school_id }: Standing, uuid: string | null | undefined): Promise<number | null> {
  if (!uuid) return null;
  const found = await db
    .selectFrom("assignments")
    .select("id")
    .where("uuid", "=", uuid)
    .where("school_id", "=", school_id)
    .executeTakeFirst();
  return found?.id ?? failField("follow_up_of", "We could not find that work.");
}

/** The same choice, in whatever order its fields are sent. */
const isSame = (one: WorkMadeOf, other: WorkMadeOf): boolean => canonical(one) === canonical(other);
const canonical = (value: WorkMadeOf): string =>
  JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

const STARTED = "Somebody has started this work. Its questions, mode and clock can no longer change.";

export async function changeWork({ db, user, input, context, now, recordAudit }: Call<typeof setWork.change>) {
  const school = await standingIn(db, user, input.school_id);
  const work = await ownWork(db, school, input.work_id);
  if (work.state === "withdrawn") fail("conflict", "This work was withdrawn. Create new work instead.");
  checkFields(input);
  const isNew = !isSame(work.made_of, input.made_of) || work.mode !== input.mode;
  const started = await db
    .selectFrom("assignment_sittings")
    .select("sitting_id")
    .where("assignment_id", "=", work.id)
    .limit(1)
    .executeTakeFirst();
  if (started && !isSame(work.made_of, input.made_of)) failField("made_of", STARTED);
  if (started && work.mode !== input.mode) failField("mode", STARTED);
  if (started && work.minutes !== input.minutes) failField("minutes", STARTED);
  const targets = await targetsOf(db, school, input.targets, now);
  const means = work.state === "given" ? await meaningOf(db, work, input, targets) : [];
  const made = isNew ? paperRow(await makePaper({ context, db }, input.made_of, input.mode)) : {};
  const moved = Date.parse(work.opens_at) !== Date.parse(input.opens_at) && Date.parse(input.opens_at) > now.getTime();
  await db
    .updateTable("assignments")
    .set({ ...rowOf(input), ...made, changed_at: now, version: work.version + 1, ...(moved && { told_at: null }) })
    .where("id", "=", work.id)
    .execute();
  await setTargets(db, school, work.id, targets);
  await sql`update assignment_sittings set is_late = finished_at > ${input.closes_at}
    where assignment_id = ${work.id} and finished_at is not null`.execute(db);
  await setHeld(db, work.id);
  recordAudit({
    subject: work.uuid,
    before: { title: work.title, closes_at: work.closes_at },
    after: { title: input.title, closes_at: input.closes_at },
  });
  return { means };
}

export async function giveWork({ db, user, input, now, recordAudit }: Call<typeof setWork.give>) {
  const school = await standingIn(db, user, input.school_id);
  const work = await ownWork(db, school, input.work_id);
  if (work.state !== "draft") fail("conflict", "This work has already been given out.");
  const { seats } = await seatsOf(db, school.school_id, now);
  if (seats === 0) fail("conflict", "Your school has no seats at the moment, so it cannot set new work. Results stay.");
  if (Date.parse(endOf(work)) <= now.getTime()) fail("conflict", "The closing time is over. Change it first.");
  const given_to = await countGiven(db, work);
  if (given_to === 0) fail("conflict", "There are no pupils in these classes yet. Add pupils first.");
  await db.updateTable("assignments").set({ state: "given", given_at: now }).where("id", "=", work.id).execute();
  recordAudit({ subject: work.uuid, after: { given_to } });
  return { given_to };
}

/** In classes that have not been ended. */
async function countGiven(db: Db, { id }: Work): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct m.pupil_id)::int as n from ${givenTo}
    where g.assignment_id = ${id} and c.ended_at is null`.execute(db);
  return rows[0]!.n;
}

export async function withdrawWork({ db, user, input, now, recordAudit }: Call<typeof setWork.withdraw>) {
  const school = await standingIn(db, user, input.school_id);
  const work = await ownWork(db, school, input.work_id);
  if (work.state === "withdrawn") fail("conflict", "This work has already been withdrawn.");
  if (work.state === "draft") await db.deleteFrom("assignments").where("id", "=", work.id).execute();
  else {
    await db
      .updateTable("assignments")
      .set({ state: "withdrawn", changed_at: now })
      .where("id", "=", work.id)
      .execute();
    await releaseWork(db, work.id, now);
  }
  recordAudit({ subject: work.uuid, before: { title: work.title, state: work.state } });
  return null;
}

export async function releaseResults({ db, user, input, now, recordAudit }: Call<typeof setWork.release>) {
  const school = await standingIn(db, user, input.school_id);
  const work = await ownWork(db, school, input.work_id);
  if (work.state !== "given") fail("conflict", "This work has not been given out.");
  if (work.results === "submitted" || work.released_at) fail("conflict", "Pupils can already see their results.");
  await releaseWork(db, work.id, now);
  recordAudit({ subject: work.uuid });
  return null;
}
