// Writes grades: the first grade of a sitting when it is closed, for any number of sittings, and later versions one by
// one.
import { SCORING_VERSION } from "@sabiprep/exam";
import { type RawBuilder, sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { createBatcher } from "../../db/batcher.ts";
import type { Db } from "../../db/transaction.ts";
import type { EventType } from "../../events/event-types.ts";
import { fail } from "../../http/failure.ts";
import { type NextSheet, type StoredSheet, sheetAfter, sheetLists } from "./answer-store.ts";
import { type Cause, type GradeRow, gradeColumns, type MarkedSitting } from "./mark-sitting.ts";
import { hasToWait, protectedUuids } from "./protected-questions.ts";
import type { SittingHead } from "./read-sitting.ts";

const MARKING_DIFFERS = "We are updating the marking. Your answers are safe. Please try again soon.";

/**
 * True if this process may write what it marked: by the rules in force, and by keys without a newer version. The cache
 * may be out of date even with a working connection, so the statement that writes a grade checks the database itself.
 */
function mayWrite(marked: Pick<MarkedSitting, "keys">[]): RawBuilder<boolean> {
  const used = new Map<string, [number, number]>();
  for (const { keys } of marked)
    for (const [at, id] of keys.revision_ids.entries())
      used.set(`${id} ${keys.versions[at]}`, [id, keys.versions[at]!]);
  const pairs = [...used.values()];
  return sql<boolean>`
    exists (select 1 from marking where scoring_version = ${SCORING_VERSION})
    and not exists (
      select 1 from unnest(${pairs.map(([id]) => id)}::bigint[], ${pairs.map(([, version]) => version)}::int[])
        used (revision_id, version)
      join question_keys k on k.revision_id = used.revision_id and k.version > used.version)`;
}

/** Refuses, with the reason, if this process may not mark. */
export async function assertMayMark(db: Db): Promise<void> {
  const { scoring_version } = await db.selectFrom("marking").select("scoring_version").executeTakeFirstOrThrow();
  if (scoring_version !== SCORING_VERSION) fail("unavailable", MARKING_DIFFERS);
}

/** A sitting to be marked, as it was read, with what was added to its sheet since. */
interface Closing {
  sitting: SittingHead;
  cause: Exclude<Cause, "key_fix">;
  known: StoredSheet;
  next: NextSheet;
  marked: MarkedSitting;
  now: Date;
}

/** A first grade, and the questions whose key the candidate may not see with it. */
type FirstGrade = GradeRow & { hiddenKeys: string[] };

/**
 * Submits and marks sittings in one statement, each with its sheet, its grade and its event. A sitting is skipped if it
 * is already marked, has to wait (marking-waits.ts), changed since it was read, or is locked: its result is undefined,
 * and nothing of it was written. If a key has a newer version, or the marking rules differ, nothing at all is written.
 */
async function writeFirstGrades(db: Db, closings: Closing[]): Promise<(FirstGrade | undefined)[]> {
  const { rows } = await sql<FirstGrade & { sitting_id: number }>`
    with wanted as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(closings.map(wantedRow))}::jsonb)
        as w (id bigint, candidate_id bigint, deadline_at timestamptz, log_hash text, at timestamptz, uuid uuid,
          cause text, score int, correct int, total int, topics jsonb, sections jsonb)
    ), unchanged as materialized (
      -- Where the last entry of the log has this hash, nobody has written to it since it was read.
      select a.sitting_id from wanted w join sitting_answers a on a.sitting_id = w.id and a.log_hash = w.log_hash
      for update of a skip locked
    ), open as materialized (
      select s.id from unchanged u join wanted w on w.id = u.sitting_id join sittings s on s.id = u.sitting_id
      where (s.state in ('open', 'issued') or s.state = 'submitted' and s.waiting_cause is not null)
        and not ${hasToWait} and s.candidate_id is not distinct from w.candidate_id
        and s.deadline_at is not distinct from w.deadline_at
      for no key update of s skip locked
    ), closed as (
      update sittings s set state = 'submitted', waiting_cause = null, submitted_at = coalesce(s.submitted_at, w.at)
      from open o join wanted w on w.id = o.id
      where s.id = o.id and ${mayWrite(closings.map(({ marked }) => marked))}
      returning s.id
    ), ${lastEntriesPart(closings)} ${sheetsPart(closings)} graded as (
      insert into grades (uuid, sitting_id, candidate_id, version, is_current, scoring_version, cause, score, correct,
        total, topics, sections, finished_offline, created_at)
      select w.uuid, w.id, w.candidate_id, 1, true, ${SCORING_VERSION}::int, w.cause, w.score, w.correct,
        w.total, w.topics, w.sections, w.cause = 'late_arrival', w.at
      from wanted w join closed on closed.id = w.id order by w.id
      returning ${gradeColumns}, sitting_id, candidate_id
    ), told as (
      insert into events (at, type, body) select created_at, ${gradedEvent}::text, ${eventBody} from graded order by id
    )
    select ${gradeColumns}, sitting_id, case when exists (
      select 1 from keyless_sittings(g.candidate_id) o where o.id <> g.sitting_id)
      then ${protectedUuids(sql`g.candidate_id`, sql`g.sitting_id`)} else '{}' end as "hiddenKeys"
    from graded g`.execute(db);
  const written = new Map(rows.map((row) => [row.sitting_id, row]));
  return closings.map(({ sitting }) => written.get(sitting.id));
}

const gradedEvent: EventType = "sitting_graded";

/** The event for a row of grades. */
const eventBody = sql`jsonb_build_object('sitting_id', sitting_id, 'grade_id', id, 'candidate_id', candidate_id,
  'version', version)`;

function wantedRow({ sitting, cause, known, marked, now }: Closing) {
  const { id, candidate_id, deadline_at } = sitting;
  const { score, correct, total, topics, sections } = marked;
  const grade = { uuid: uuidv7(), cause, score, correct, total, topics, sections };
  return { id, candidate_id, deadline_at, log_hash: known.last_hash, at: now, ...grade };
}

/** The part that appends the last entries to the logs of `closed`. */
function lastEntriesPart(closings: Closing[]) {
  const rows = closings.flatMap(({ sitting, next: { entry } }) =>
    entry ? [{ sitting_id: sitting.id, ...entry }] : [],
  );
  if (rows.length === 0) return sql``;
  return sql`logged as (
    insert into answer_batches (sitting_id, seq, received_at, body, prev_hash, hash)
    select r.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (sitting_id bigint, seq int, received_at timestamptz, body text, prev_hash text, hash text)
    join closed on closed.id = r.sitting_id
  ),`;
}

/** The part that updates the sheets of `closed` from their logs, if they have pending entries. */
function sheetsPart(closings: Closing[]) {
  const rows = closings
    .filter(({ known, next }) => next.entry || known.behind > 0)
    .map(({ sitting, known, next }) => {
      const { sheet, last_seq, last_hash } = sheetAfter(known, next, true);
      return { sitting_id: sitting.id, ...sheetLists(sheet, sitting.deadline_at), last_seq, log_hash: last_hash };
    });
  if (rows.length === 0) return sql``;
  return sql`stored as (
    update sitting_answers a set chosen = r.chosen, first_chosen = r.first_chosen, shown_at = r.shown_at,
      answered_at = r.answered_at, changes = r.changes, flagged = r.flagged, hinted = r.hinted,
      late = r.late, last_seq = r.last_seq, log_hash = r.log_hash, behind = 0
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (sitting_id bigint, chosen text[], first_chosen text[],
      shown_at timestamptz[], answered_at timestamptz[], changes int[], flagged boolean[], hinted boolean[],
      late boolean[], last_seq int, log_hash text)
    join closed on closed.id = r.sitting_id where a.sitting_id = r.sitting_id
  ),`;
}

const together = createBatcher(writeFirstGrades);

/**
 * Submits one test, in a batch with others submitted at the same moment. Undefined if nothing was written: then the
 * caller looks again.
 */
export const submitOne = async (db: Db, closing: Closing): Promise<FirstGrade | undefined> =>
  db.isTransaction ? (await writeFirstGrades(db, [closing]))[0] : together(db, closing);

/**
 * Marks many waiting tests in a transaction that locks them. Those that still have to wait stay as they are. Returns
 * how many were marked.
 */
export async function writeWaiting(db: Db, closings: Closing[]): Promise<number> {
  if (closings.length === 0) return 0;
  const written = await writeFirstGrades(db, closings);
  if (written.every((grade) => grade === undefined)) await assertMayMark(db);
  return written.filter((grade) => grade !== undefined).length;
}

/** Writes the next version in a transaction that locks the sitting. */
export async function writeGrade(
  db: Db,
  sitting: SittingHead,
  marked: MarkedSitting,
  cause: Cause,
  now: Date,
  /** A remarked test keeps its place among the finished ones. */
  gradedAt: Date | string = now,
): Promise<GradeRow> {
  await sql`update grades set is_current = false where sitting_id = ${sitting.id} and is_current`.execute(db);
  const { rows } = await sql<GradeRow>`
    with graded as (
      insert into grades (uuid, sitting_id, candidate_id, version, is_current, scoring_version, cause, score, correct,
        total, topics, sections, finished_offline, created_at)
      select ${uuidv7()}::uuid, ${sitting.id}::bigint, ${sitting.candidate_id}::bigint,
        coalesce((select max(version) from grades where sitting_id = ${sitting.id}), 0) + 1, true,
        ${SCORING_VERSION}::int, ${cause}::text, ${marked.score}::int, ${marked.correct}::int, ${marked.total}::int,
        ${JSON.stringify(marked.topics)}::jsonb, ${JSON.stringify(marked.sections)}::jsonb,
        ${cause === "late_arrival"}::boolean, ${gradedAt}::timestamptz
      where ${mayWrite([marked])}
      returning ${gradeColumns}, sitting_id, candidate_id
    ), told as (
      insert into events (at, type, body) select ${now}::timestamptz, ${gradedEvent}::text, ${eventBody} from graded
    )
    select ${gradeColumns} from graded`.execute(db);
  return rows[0] ?? fail("unavailable", MARKING_DIFFERS);
}
