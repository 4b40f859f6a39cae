import type { Signals } from "../../adapters/database-signals.ts";
import type { Db } from "../../db/transaction.ts";
import { isOwnFailure, problemText } from "../../events/set-aside.ts";
import { uncachedQuestions } from "../questions/public.ts";
import { readSheet } from "./answer-store.ts";
import { currentGrade, type GradeRow, type MarkedSitting, markSheet } from "./mark-sitting.ts";
import { anySitting, paperFrom, paperOf, type SittingHead } from "./read-sitting.ts";
import { isWhole, replay } from "./receipt.ts";
import { writeGrade } from "./write-grades.ts";

const BATCH = 500;

interface Difference {
  sitting: string;
  stored: string;
  marked: string;
}

/** Replays the log of every graded sitting and compares the result with its current grade. */
export async function remarkAll(db: Db, signals: Signals): Promise<{ checked: number; differences: Difference[] }> {
  const differences: Difference[] = [];
  let checked = 0;
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom("grades as g")
      .innerJoin("sitting_answers as a", "a.sitting_id", "g.sitting_id")
      .select(["g.sitting_id", "g.score", "g.correct", "g.total", "a.log_hash"])
      .where("g.is_current", "=", true)
      .where("g.sitting_id", ">", after)
      .orderBy("g.sitting_id")
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return { checked, differences };
    for (const row of rows) {
      const marked = await remarkOne(db, signals, row.sitting_id, row.log_hash).catch((problem) =>
        notMarked(row, problem),
      );
      const stored = `${row.correct}/${row.total} (${row.score}%)`;
      if (marked.result !== stored) differences.push({ sitting: marked.uuid, stored, marked: marked.result });
      checked++;
      after = row.sitting_id;
    }
  }
}

/** A test that cannot be marked counts as a difference, and the others are still compared. */
function notMarked({ sitting_id }: { sitting_id: number }, problem: unknown) {
  if (!isOwnFailure(problem)) throw problem;
  return { uuid: `sitting ${sitting_id}`, result: `could not be marked: ${problemText(problem)}` };
}

async function remarkOne(db: Db, signals: Signals, id: number, lastHash: string) {
  const sitting = (await anySitting(db, id))!;
  const entries = await db
    .selectFrom("answer_batches")
    .select(["seq", "received_at", "body", "prev_hash", "hash"])
    .where("sitting_id", "=", id)
    .orderBy("seq")
    .execute();
  if (!isWhole(sitting.uuid, entries, lastHash)) return { uuid: sitting.uuid, result: "the answer log is damaged" };
  const { correct, total, score } = markSheet(
    sitting,
    await paperOf({ signals }, db, sitting),
    replay(sitting.items, entries),
  );
  return { uuid: sitting.uuid, result: `${correct}/${total} (${score}%)` };
}

/**
 * Marks a graded sitting by the keys in force and writes a new grade version if the outcome differs. Null if nothing
 * changed. Runs in the caller's transaction. The keys are read from the database, never from the cache.
 */
export async function remarkSitting(
  db: Db,
  id: number,
  now: Date,
): Promise<{ sitting: SittingHead; before: GradeRow; after: GradeRow } | null> {
  const { sheet } = await readSheet(db, id, true);
  const sitting = await anySitting(db, id);
  const before = await currentGrade(db, id);
  if (!sitting || !before) return null;
  const marked = markSheet(sitting, await paperFrom(uncachedQuestions, db, sitting), sheet);
  if (isSameOutcome(before, marked)) return null;
  return { sitting, before, after: await writeGrade(db, sitting, marked, "key_fix", now, before.created_at) };
}

/**
 * Compares results, never names: a topic may be renamed or a question moved to another topic without changing any mark.
 */
const isSameOutcome = (before: GradeRow, marked: MarkedSitting) =>
  before.correct === marked.correct &&
  before.total === marked.total &&
  before.sections.every(({ correct }, at) => correct === marked.sections[at]?.correct) &&
  before.topics.every((topic) => {
    const now = sameTopic(topic, marked.topics);
    return now.total !== topic.total || now.correct === topic.correct;
  });

/** Grades written by older builds were grouped by name, so the topics with that name today are added up for them. */
function sameTopic({ topic_id, topic }: GradeRow["topics"][number], marked: MarkedSitting["topics"]) {
  const same = marked.filter((now) => (topic_id ? now.topic_id === topic_id : now.topic === topic));
  const sum = (of: (one: (typeof same)[number]) => number) => same.reduce((total, one) => total + of(one), 0);
  return { correct: sum(({ correct }) => correct), total: sum(({ total }) => total) };
}
