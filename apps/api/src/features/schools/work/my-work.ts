// A pupil's class work: the list, and the start of a piece of it.
import type { PupilWork, setWork } from "@sabiprep/contract";
import { sql } from "kysely";
import type { AppContext } from "../../../app-context.ts";
import { type Db, inTransaction } from "../../../db/transaction.ts";
import { fail } from "../../../http/failure.ts";
import type { Call } from "../../../http/route.ts";
import { entitlement } from "../../billing/public.ts";
import {
  issueSitting,
  minutesWith,
  openSittingLike,
  protectedQuestions,
  showNew,
  showSitting,
} from "../../sittings/public.ts";
import { seatsOf } from "../seats.ts";
import { isOver } from "../standing.ts";
import { minutesOf, paperPlan, workKey } from "./paper-plan.ts";
import { endOf, type Work } from "./work-rows.ts";

const MAX_LISTED_WORK = 300;

/** For a pupil `p` of a candidate: their classes `c`, the given work `a` of these, each piece once. */
export const workOf = (candidateId: number) => sql`
  school_pupils p join class_members m on m.pupil_id = p.id and m.left_at is null
  join classes c on c.id = m.class_id join school_years y on y.id = c.year_id
  join schools o on o.id = c.school_id and o.closed_at is null
  join assignment_targets g on g.class_id = c.id and (g.pupil_id is null or g.pupil_id = p.id)
  join assignments a on a.id = g.assignment_id and a.state = 'given'
  where p.candidate_id = ${candidateId}`;

interface MineRow extends Omit<PupilWork, "state" | "attempts_left" | "score" | "results_at"> {
  attempts: number;
  tries: number;
  is_open: boolean;
  finished: number;
  on_time: number;
  best: number | null;
  released_at: string | null;
  class_is_over: boolean;
}

/** Work to do first, by its closing time, then finished work, newest first. */
export async function listMyWork({ db, user, now }: Pick<Call<typeof setWork.mine>, "db" | "user" | "now">) {
  const { rows } = await sql<MineRow>`
    with mine as (
      select distinct on (a.id) a.*, p.id as pupil, c.name as class_name, ${isOver(now)} as class_is_over
      from ${workOf(user.id)} order by a.id, ${isOver(now)}, c.id
    )
    select a.uuid as work_id, a.title, a.note, a.class_name as class, s.name as subject, a.mode, a.minutes, a.opens_at,
      a.closes_at, a.late_until, a.attempts, a.results, a.released_at, a.class_is_over,
      coalesce(cardinality(a.revision_ids), 0) as questions, d.*
    from mine a left join subjects s on s.id = a.subject_id cross join lateral (
      select count(*)::int as tries, coalesce(bool_or(t.state in ('open', 'issued')), false) as is_open,
        count(w.finished_at)::int as finished,
          (count(*) filter (where w.finished_at is not null and not w.is_late))::int
          as on_time,
        (array_agg(t.uuid order by w.attempt desc))[1] as session_id,
        coalesce(max(r.score) filter (where not w.is_late), max(r.score)) as best
      from assignment_sittings w join sittings t on t.id = w.sitting_id
        left join grades r on r.sitting_id = t.id and r.is_current
      where w.assignment_id = a.id and w.pupil_id = a.pupil) d
    order by d.finished > 0, case when d.finished = 0 then a.closes_at end, a.closes_at desc, a.id
    limit ${MAX_LISTED_WORK}`.execute(db);
  return rows.map((row) => shown(row, now));
}

function shown(row: MineRow, now: Date): PupilWork {
  const isVisible = row.results === "submitted" || row.released_at !== null;
  const mayStart = isTime(row, now) && !row.class_is_over;
  return {
    ...row,
    state: stateOf(row, now),
    attempts_left: mayStart ? Math.max(0, row.attempts - row.tries) : 0,
    score: isVisible ? row.best : null,
    results_at: row.released_at ?? (row.results === "closed" ? endOf(row) : null),
  };
}

const isTime = ({ opens_at, ...row }: Pick<Work, "opens_at" | "closes_at" | "late_until">, now: Date): boolean =>
  Date.parse(opens_at) <= now.getTime() && now.getTime() < Date.parse(endOf(row));

function stateOf(row: MineRow, now: Date): PupilWork["state"] {
  if (row.is_open) return "started";
  if (row.finished > 0) return row.on_time > 0 ? "done" : "late";
  if (Date.parse(row.opens_at) > now.getTime()) return "planned";
  return isTime(row, now) && !row.class_is_over ? "to_do" : "missed";
}

interface Startable extends Work {
  pupil_id: number;
  school_id: number;
  class_is_over: boolean;
}

const MISSING = "We could not find that work.";

/** Locked against changes, and the pupil against a second start at the same moment. */
async function workFor(db: Db, candidateId: number, uuid: string, now: Date): Promise<Startable> {
  const { rows: locked } = await sql<{ id: number }>`
    select p.id from school_pupils p where p.candidate_id = ${candidateId} order by p.id for update`.execute(db);
  if (locked.length === 0) return fail("not_found", MISSING);
  const { rows } = await sql<Startable>`
    select a.*, p.id as pupil_id, c.school_id, ${isOver(now)} as class_is_over
    from ${workOf(candidateId)} and a.uuid = ${uuid} order by ${isOver(now)}, c.id limit 1 for share of a`.execute(db);
  return rows[0] ?? fail("not_found", MISSING);
}

/** An ordinary sitting. While the school has seats, it uses nothing of the pupil's own plan. */
export async function startWork({ db, user, input, context, now }: Call<typeof setWork.start>) {
  const started = await inTransaction(db, async (db) => {
    const work = await workFor(db, user.id, input.work_id, now);
    const open = await openSittingLike(db, user.id, workKey(work));
    if (open) return { open };
    const attempt = (await attemptsOf(db, work)) + 1;
    refuse(work, attempt, now);
    return { issued: await issue({ context, db, now }, work, user.id, attempt) };
  });
  return started.issued
    ? showNew(context, db, started.issued, await protectedQuestions(db, user.id), now)
    : showSitting(context, db, user.id, started.open!, now, true);
}

async function attemptsOf(db: Db, { id, pupil_id }: Startable): Promise<number> {
  const { attempt } = await db
    .selectFrom("assignment_sittings")
    .select((row) => row.fn.max("attempt").as("attempt"))
    .where("assignment_id", "=", id)
    .where("pupil_id", "=", pupil_id)
    .executeTakeFirstOrThrow();
  return attempt ?? 0;
}

function refuse(work: Startable, attempt: number, now: Date): void {
  if (Date.parse(work.opens_at) > now.getTime()) fail("conflict", "This work is not open yet.");
  if (work.class_is_over) fail("conflict", "This class has ended, so its work can no longer be started.");
  if (!isTime(work, now)) fail("conflict", "This work has closed. Talk to your teacher if you missed it.");
  if (attempt > work.attempts) fail("conflict", "You have used all your attempts for this work.");
}

interface Desk {
  context: AppContext;
  db: Db;
  now: Date;
}

async function issue({ context, db, now }: Desk, work: Startable, candidate_id: number, attempt: number) {
  const { seats } = await seatsOf(db, work.school_id, now);
  const plan = await paperPlan(context, db, work);
  const sitting = await issueSitting(
    db,
    {
      ...plan,
      candidate_id,
      minutes: await clockOf(db, work, candidate_id, now),
      results_held: work.results !== "submitted" && work.released_at === null,
    },
    {
      candidate_id,
      plan: await entitlement(db, candidate_id, now),
      kind: seats > 0 ? null : plan.kind === "mock" ? "mocks" : "tests",
      is_paid: seats > 0,
      questions: work.revision_ids.length,
    },
    now,
  );
  if (!sitting) return fail("conflict", "This work is already open. Please try again.");
  await db
    .insertInto("assignment_sittings")
    .values({
      ...{ sitting_id: sitting.id, assignment_id: work.id, pupil_id: work.pupil_id },
      ...{ attempt, version: work.version, started_at: now },
    })
    .execute();
  return sitting;
}

/** With the pupil's extra time, but never past the end of the work. */
async function clockOf(db: Db, work: Startable, candidateId: number, now: Date): Promise<number | null> {
  const minutes = minutesOf(work);
  if (minutes === null) return null;
  const { extra_time_percent } = await db
    .selectFrom("candidates")
    .select("extra_time_percent")
    .where("id", "=", candidateId)
    .executeTakeFirstOrThrow();
  const left = Math.ceil((Date.parse(endOf(work)) - now.getTime()) / 60_000);
  return Math.max(1, Math.min(left, minutesWith(minutes, extra_time_percent)));
}
