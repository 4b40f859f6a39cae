// Marks a sitting from stored data, and shows its grade. The pure rule is in packages/exam. This file collects its
// input.
import {
  type AnswerSheet,
  commentOn,
  gradeOf,
  isCorrect,
  type Marking,
  mark,
  percentOf,
  timeUseOf,
  utmeScore,
} from "@sabiprep/exam";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { keyFields, noKeyFields } from "../questions/public.ts";
import { lateness } from "./answer-store.ts";
import type { WaitedFor } from "./protected-questions.ts";
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
  /** Grades written by older builds have no topic ids. */
  topics: { topic_id?: string; topic: string; correct: number; total: number }[];
  sections: { name: string; correct: number; total: number; points: number; estimate: boolean }[];
  finished_offline: boolean;
  created_at: string;
}

export interface MarkedSitting extends Pick<GradeRow, "score" | "correct" | "total" | "topics" | "sections"> {
  marking: Marking;
  /** The revisions, and the versions of their keys, that were used for marking. */
  keys: { revision_ids: number[]; versions: number[] };
}

/** The mark of a sheet. If there is a deadline, late answers are left out. */
export function markSheet(sitting: SittingHead, places: MarkedPlace[], sheet: AnswerSheet): MarkedSitting {
  const late = lateness(sheet, sitting.deadline_at);
  const counted = new Map(places.map(({ question }, at) => [question.uuid, late[at] ? null : sheet[at]!.chosen]));
  const marking = mark(
    places.map(({ question: { uuid, topic_id, topic_name, key } }) => ({
      question: uuid,
      topic_id,
      topic: topic_name,
      key,
    })),
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

export const gradeColumns = sql`id, uuid, version, cause, score, correct, total, topics, sections, finished_offline,
  created_at`;

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

/** A mock may ask about two topics with the same name. These are shown with their subject. */
function topicsShown(sitting: SittingHead, places: PaperPlace[], topics: GradeRow["topics"]): GradeRow["topics"] {
  const names = topics.map(({ topic }) => topic);
  if (new Set(names).size === names.length) return topics;
  const subjectOf = (id?: string) => sitting.sections[places.find((p) => p.question.topic_id === id)?.section ?? -1];
  return topics.map((one) => {
    const subject = names.filter((name) => name === one.topic).length > 1 && subjectOf(one.topic_id);
    return subject ? { ...one, topic: `${one.topic} (${subject.name})` } : one;
  });
}

/**
 * The full outcome of a sitting: the grade and every question with its key. Questions in an exam that still takes
 * answers are the exception: not even right or wrong is shown for them.
 */
export function outcomeShown(
  sitting: SittingHead,
  places: PaperPlace[],
  sheet: AnswerSheet,
  grade: GradeRow,
  hiddenKeys: ReadonlySet<string> | "all",
  { marking }: Pick<MarkedSitting, "marking"> = markSheet(sitting, places, sheet),
) {
  const isRight = (at: number, option: string | null) => isCorrect(places[at]!.question.key, option);
  return {
    grade: gradeShown(sitting, grade),
    waits_for: null,
    topics: topicsShown(sitting, places, grade.topics),
    sections: grade.sections,
    time_use: timeUseOf(sheet, isRight),
    ...answersReviewed(sitting, places, sheet, hiddenKeys, marking),
  };
}

/**
 * A finished test that is not marked yet: the chosen options, and whether they were right only for unprotected
 * questions.
 */
export function waitingShown(
  sitting: SittingHead,
  places: PaperPlace[],
  sheet: AnswerSheet,
  hiddenKeys: ReadonlySet<string> | "all",
  exam: WaitedFor | undefined,
) {
  const reason = exam?.reason ?? ("late_answers" as const);
  const { uuid: session_id, title, is_over } = exam ?? { ...sitting, is_over: true };
  // Nothing is marked wrong, so rushed or changed answers reveal nothing about a key.
  const isRight = () => true;
  return {
    grade: gradeShown(sitting, notMarked(sitting)),
    waits_for: { reason, session_id, title, is_over },
    topics: [],
    sections: [],
    time_use: timeUseOf(sheet, isRight),
    ...answersReviewed(sitting, places, sheet, hiddenKeys, markSheet(sitting, places, sheet).marking),
  };
}

const notMarked = (sitting: SittingHead): Omit<GradeRow, "id"> => ({
  uuid: sitting.uuid,
  version: 0,
  cause: sitting.waiting_cause ?? "submitted",
  score: 0,
  correct: 0,
  total: 0,
  topics: [],
  sections: [],
  finished_offline: sitting.waiting_cause === "late_arrival",
  created_at: sitting.submitted_at ?? sitting.started_at,
});

function answersReviewed(
  sitting: SittingHead,
  places: PaperPlace[],
  sheet: AnswerSheet,
  hiddenKeys: ReadonlySet<string> | "all",
  marking: Marking,
) {
  const late = lateness(sheet, sitting.deadline_at);
  return {
    with_hint: sheet.filter(({ hinted }) => hinted).length,
    review: places.map(({ question, order }, at) => {
      const told = hiddenKeys !== "all" && !hiddenKeys.has(question.uuid);
      return {
        question_id: question.uuid,
        ...(told ? keyFields(question, order) : noKeyFields),
        selected_option: letterOf(order, sheet[at]!.chosen),
        is_correct: told ? marking.questions[at]!.is_correct : null,
        is_void: told && "void" in question.key,
        late: late[at]!,
        hinted: sheet[at]!.hinted,
      };
    }),
  };
}
