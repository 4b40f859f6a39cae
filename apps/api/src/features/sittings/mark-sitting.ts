// Marks a sitting from what is stored and writes a grade version. The pure rule is in packages/exam; here is what it is
// fed with and where its result goes.
import {
  type AnswerSheet,
  commentOn,
  gradeOf,
  isCorrect,
  type Marking,
  mark,
  percentOf,
  SCORING_VERSION,
  timeUseOf,
  utmeScore,
} from "@sabiprep/exam";
import { type RawBuilder, sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../db/transaction.ts";
import type { EventType } from "../../events/event-types.ts";
import { fail } from "../../http/failure.ts";
import { alsoRight, rightLetters, whysShown } from "../questions/public.ts";
import {
  lateness,
  type NextSheet,
  type StoredSheet,
  sheetLists,
  storingParts,
  unchangedSheet,
  unchangedSitting,
} from "./answer-store.ts";
import { protectedUuids } from "./protected-questions.ts";
import { letterOf, type MarkedPlace, type PaperPlace, type SittingHead } from "./read-sitting.ts";

export type Cause = "submitted" | "expired" | "late_arrival" | "key_fix";

export interface GradeRow {
  id: number;
  uuid: string;
  version: number;
  cause: Cause;
  score: number;
  correct: number;
  total: number;
  topics: { topic: string; correct: number; total: number }[];
  sections: { name: string; correct: number; total: number; points: number; estimate: boolean }[];
  finished_offline: boolean;
  created_at: string;
}

export interface Marked extends Pick<GradeRow, "score" | "correct" | "total" | "topics" | "sections"> {
  marking: Marking;
  /** By which versions of which revisions' keys. */
  keys: { revision_ids: number[]; versions: number[] };
}

/** The mark of a sheet, late answers left out where there is a deadline. */
export function markSheet(sitting: SittingHead, places: MarkedPlace[], sheet: AnswerSheet): Marked {
  const late = lateness(sheet, sitting.deadline_at);
  const counted = new Map(places.map(({ question }, at) => [question.uuid, late[at] ? null : sheet[at]!.chosen]));
  const marking = mark(
    places.map(({ question }) => ({ question: question.uuid, topic: question.topic_name, key: question.key })),
    counted,
  );
  const sections = sitting.sections.map(({ name, estimate }, section) => {
    const mine = marking.questions.filter((_, at) => places[at]!.section === section);
    const correct = mine.filter(({ is_correct }) => is_correct).length;
    return { name, estimate, correct, total: mine.length, points: percentOf(correct, mine.length) };
  });
  const { score, correct, total, topics } = marking;
  const keys = {
    revision_ids: places.map(({ question }) => question.revision_id),
    versions: places.map(({ question }) => question.key_version),
  };
  return { marking, score, correct, total, topics, sections, keys };
}

const gradeColumns = sql`id, uuid, version, cause, score, correct, total, topics, sections, finished_offline,
  created_at`;

/**
 * True where this instance may write what it marked: by the rules in force, and by keys of which there is no newer version.
 * Memory may be old, whatever the line says; the statement that writes a grade asks the database itself.
 */
const mayWrite = ({ keys }: Pick<Marked, "keys">) => sql`
  exists (select 1 from marking where scoring_version = ${SCORING_VERSION})
  and not exists (
    select 1 from unnest(${keys.revision_ids}::bigint[], ${keys.versions}::int[]) used (revision_id, version)
    join question_keys k on k.revision_id = used.revision_id and k.version > used.version)`;

const MARKING_DIFFERS = "Marking is being updated. Your answers are safe; please try again soon.";

/**
 * The part of a statement that writes the next version as the current grade, for the rows of `guard`, which lets nothing
 * through that may not be written.
 */
const gradingPart = (
  sitting: SittingHead,
  marked: Marked,
  cause: Cause,
  now: Date,
  guard: RawBuilder<unknown>,
  gradedAt: Date | string = now,
) => sql`
  graded as (
    insert into grades (uuid, sitting_id, candidate_id, version, is_current, scoring_version, cause, score, correct,
      total,
      topics, sections, finished_offline, created_at)
    select ${uuidv7()}::uuid, g.id, ${sitting.candidate_id}::bigint,
      coalesce((select max(version) from grades where sitting_id = g.id), 0) + 1, true, ${SCORING_VERSION}::int,
        ${cause}::text,
      ${marked.score}::int, ${marked.correct}::int, ${marked.total}::int, ${JSON.stringify(marked.topics)}::jsonb,
      ${JSON.stringify(marked.sections)}::jsonb, ${cause === "late_arrival"}::boolean, ${gradedAt}::timestamptz
    from ${guard} g
    returning ${gradeColumns}
  ), told as (
    insert into events (at, type, body)
    select ${now}::timestamptz, ${"sitting_graded" satisfies EventType}::text,
      jsonb_build_object('sitting_id', ${sitting.id}::bigint,
      'grade_id', id, 'candidate_id', ${sitting.candidate_id}::bigint, 'version', version) from graded
  )`;

/**
 * Submits in one statement: closes the sitting, stores the sheet, writes the grade and its event. Null when the sitting
 * was closed, its sheet or a key changed since they were read; then nothing was written.
 */
export async function submitInOne(
  db: Db,
  sitting: SittingHead,
  known: StoredSheet,
  next: NextSheet,
  marked: Marked,
  now: Date,
): Promise<(GradeRow & { keyless: string[] }) | null> {
  const { rows } = await sql<GradeRow & { keyless: string[] }>`
    with unchanged as (${unchangedSheet(sitting, known)}), closed as (
      update sittings set state = 'submitted', submitted_at = ${now}
      where id = (select sitting_id from unchanged) and state in ('open', 'issued') and ${unchangedSitting(sitting)}
        and ${mayWrite(marked)}
      returning id
    ), ${storingParts(sitting, known, next, sql`closed`)},
      ${gradingPart(sitting, marked, "submitted", now, sql`closed`)}
    select ${gradeColumns}, ${protectedUuids(sitting.candidate_id, sitting.id)} as keyless from graded`.execute(db);
  return rows[0] ?? null;
}

/** Writes the next version within a transaction that holds the sitting. */
export async function writeGrade(
  db: Db,
  sitting: SittingHead,
  marked: Marked,
  cause: Cause,
  now: Date,
  /** A test marked again keeps its place among the finished ones. */
  gradedAt: Date | string = now,
): Promise<GradeRow> {
  await sql`update grades set is_current = false where sitting_id = ${sitting.id} and is_current`.execute(db);
  const { rows } = await sql<GradeRow>`
    with guard as (
      select ${sitting.id}::bigint as id where ${mayWrite(marked)}
    ), ${gradingPart(sitting, marked, cause, now, sql`guard`, gradedAt)}
    select ${gradeColumns} from graded`.execute(db);
  return rows[0] ?? fail("unavailable", MARKING_DIFFERS);
}

interface FirstGrade {
  sitting: SittingHead;
  stored: StoredSheet;
  marked: Marked;
}

/** The part of a statement that brings the sheets of `closed` up to their logs, where they are behind. */
function broughtUpPart(graded: FirstGrade[]) {
  const rows = graded
    .filter(({ stored }) => stored.behind > 0)
    .map(({ sitting, stored }) => ({ sitting_id: sitting.id, ...sheetLists(stored.sheet, sitting.deadline_at) }));
  if (rows.length === 0) return sql``;
  return sql`brought_up as (
    update sitting_answers a set chosen = r.chosen, first_chosen = r.first_chosen, shown_at = r.shown_at,
      answered_at = r.answered_at, changes = r.changes, flagged = r.flagged, hinted = r.hinted,
      late = r.late, behind = 0
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (sitting_id bigint, chosen text[], first_chosen text[],
      shown_at timestamptz[], answered_at timestamptz[], changes int[], flagged boolean[], hinted boolean[],
      late boolean[])
    join closed on closed.id = r.sitting_id where a.sitting_id = r.sitting_id),`;
}

/**
 * Closes many open sittings whose time is over in one statement, each with its sheet, its grade and its event, within a transaction that holds them. Either
 * all of them are written or, where a key changed since it was read, none.
 */
export async function writeExpired(db: Db, graded: FirstGrade[], now: Date): Promise<void> {
  if (graded.length === 0) return;
  const versions = new Map(
    graded.flatMap(({ marked: { keys } }) => keys.revision_ids.map((id, at) => [id, keys.versions[at]!] as const)),
  );
  const rows = graded.map(({ sitting, marked: { score, correct, total, topics, sections } }) => ({
    uuid: uuidv7(),
    sitting_id: sitting.id,
    score,
    correct,
    total,
    topics,
    sections,
  }));
  const { rows: written } = await sql<{ sitting_id: number }>`
    with closed as (
      update sittings set state = 'expired', submitted_at = ${now}::timestamptz
      where id = any(${rows.map(({ sitting_id }) => sitting_id)}::bigint[]) and state = 'open'
        and ${mayWrite({ keys: { revision_ids: [...versions.keys()], versions: [...versions.values()] } })}
      returning id, candidate_id
    ), ${broughtUpPart(graded)} graded as (
      insert into grades (uuid, sitting_id, candidate_id, version, is_current, scoring_version, cause, score, correct,
        total,
        topics, sections, finished_offline, created_at)
      select g.uuid, g.sitting_id, closed.candidate_id, 1, true, ${SCORING_VERSION}::int,
        ${"expired" satisfies Cause}::text, g.score, g.correct, g.total,
        g.topics, g.sections, false, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as g (uuid uuid, sitting_id bigint, score int, correct int, total int, topics jsonb, sections jsonb)
      join closed on closed.id = g.sitting_id order by g.sitting_id
      returning id, sitting_id, candidate_id, version
    ), told as (
      insert into events (at, type, body)
      select ${now}::timestamptz, ${"sitting_graded" satisfies EventType}::text,
        jsonb_build_object('sitting_id', sitting_id,
        'grade_id', id, 'candidate_id', candidate_id, 'version', version) from graded order by id
    )
    select sitting_id from graded`.execute(db);
  if (written.length < graded.length) fail("unavailable", MARKING_DIFFERS);
}

/** Refuses, with the reason, where this instance may not mark. */
export async function assertMayMark(db: Db): Promise<void> {
  const { scoring_version } = await db.selectFrom("marking").select("scoring_version").executeTakeFirstOrThrow();
  if (scoring_version !== SCORING_VERSION) fail("unavailable", MARKING_DIFFERS);
}

export async function currentGrade(db: Db, sittingId: number): Promise<GradeRow | undefined> {
  return db
    .selectFrom("grades")
    .select([
      "id",
      "uuid",
      "version",
      "cause",
      "score",
      "correct",
      "total",
      "topics",
      "sections",
      "finished_offline",
      "created_at",
    ])
    .where("sitting_id", "=", sittingId)
    .where("is_current", "=", true)
    .executeTakeFirst();
}

/** A grade as candidates see it in lists and results. */
export function gradeShown(
  sitting: Pick<
    SittingHead,
    "uuid" | "exam_name" | "exam_slug" | "subject_name" | "title" | "year" | "mode" | "kind" | "mixed_slug"
  >,
  grade: Omit<GradeRow, "id">,
) {
  const certificate = sitting.exam_slug === "waec" || sitting.exam_slug === "neco";
  return {
    uuid: grade.uuid,
    session_id: sitting.uuid,
    exam_name: sitting.exam_name,
    subject_name: sitting.subject_name ?? sitting.title,
    year: sitting.year,
    grade_score: grade.score,
    grade_created_at: grade.created_at,
    comment: commentOn(grade.score),
    correct: grade.correct,
    total: grade.total,
    mode: sitting.mode,
    kind: sitting.kind,
    letter_grade: certificate ? gradeOf(grade.score) : null,
    utme_total: sitting.mixed_slug === "utme" ? utmeScore(grade.sections).total : null,
    version: grade.version,
    cause: grade.cause,
    finished_offline: grade.finished_offline,
  };
}

/**
 * The whole outcome of a sitting: the grade and every question with its key, but for those that sit in an exam which still
 * takes answers. Of them not even right or wrong is told.
 */
export function outcomeShown(
  sitting: SittingHead,
  places: PaperPlace[],
  sheet: AnswerSheet,
  grade: GradeRow,
  keyless: ReadonlySet<string> | "all",
  { marking }: Pick<Marked, "marking"> = markSheet(sitting, places, sheet),
) {
  const late = lateness(sheet, sitting.deadline_at);
  const isRight = (at: number, option: string | null) => isCorrect(places[at]!.question.key, option);
  return {
    grade: gradeShown(sitting, grade),
    topics: grade.topics,
    sections: grade.sections,
    time_use: timeUseOf(sheet, isRight),
    with_hint: sheet.filter(({ hinted }) => hinted).length,
    review: places.map(({ question, order }, at) => {
      const told = keyless !== "all" && !keyless.has(question.uuid);
      return {
        question_id: question.uuid,
        correct_answer: told ? rightLetters(question, order) : null,
        also_right: told ? alsoRight(question, order) : undefined,
        selected_option: letterOf(order, sheet[at]!.chosen),
        is_correct: told ? marking.questions[at]!.is_correct : null,
        is_void: told && "void" in question.key,
        late: late[at]!,
        hinted: sheet[at]!.hinted,
        answer_explanation: told ? question.explanation_html : null,
        whys: told ? whysShown(question, order) : null,
      };
    }),
  };
}
