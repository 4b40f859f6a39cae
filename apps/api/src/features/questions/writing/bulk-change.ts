// The same change to many questions: previewed first, applied to all, and undone for those nobody has edited since.
import { MAX_BULK_FOUND, type questions, type Role } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../../db/transaction.ts";
import { Failure, fail } from "../../../http/failure.ts";
import type { Call } from "../../../http/route.ts";
import { type BulkSelection, changeFor, type Facts, isSame, selectedQuestions } from "./bulk-facts.ts";
import { describeChanges } from "./facts-in-words.ts";
import { assertExplained, assertMoveAllowed, moveQuestions, retireQuestions } from "./move-questions.ts";
import { assertKeyChangeReviewed } from "./moved-key.ts";
import { isPublisher } from "./publishing.ts";
import { changeBank } from "./question-counts.ts";
import { recordChanges } from "./record-changes.ts";
import { assertOwnSubjects } from "./subject-rights.ts";

const EXAMPLES = 5;
const BULK_NOTE = "Bulk change";
const UNDO_NOTE = "Bulk change undone";

interface Changing extends BulkSelection {
  after: Facts;
}

const plannedChanges = (chosen: readonly BulkSelection[], after: (facts: Facts) => Facts): Changing[] =>
  chosen.flatMap((question) => {
    const next = after(question.facts);
    return isSame(question.facts, next) ? [] : [{ ...question, after: next }];
  });

const subjectsOf = (chosen: readonly BulkSelection[]) => chosen.map(({ subject_id }) => subject_id);

async function assertMovesAllowed(
  db: Db,
  chosen: readonly BulkSelection[],
  to: "draft" | "review" | "live",
  member: { id: number; role: Role },
): Promise<void> {
  for (const { stage, state } of chosen) assertMoveAllowed(stage, state === "live", to, isPublisher(member.role));
  if (to !== "live") return;
  const ids = chosen.map(({ id }) => id);
  await assertKeyChangeReviewed(db, ids, member.id);
  const unexplained = chosen.filter(({ lacks_explanation }) => lacks_explanation);
  await assertExplained(
    db,
    unexplained.map(({ id }) => id),
    chosen.length,
  );
}

/** All or none: one question that may not be changed in this way refuses the full change. */
export async function bulkChange({ db, user, input, now, recordAudit }: Call<typeof questions.bulkChange>) {
  const chosen = await selectedQuestions(db, input, user.id, MAX_BULK_FOUND, true);
  await assertOwnSubjects(db, user.id, subjectsOf(chosen));
  if (input.to) await assertMovesAllowed(db, chosen, input.to, user);
  const changing = plannedChanges(chosen, await changeFor(db, input, chosen));
  if (changing.length > 0)
    await writeFacts(
      db,
      changing.map(({ id, after }) => ({ id, facts: after })),
      { staff_id: user.id, now, note: BULK_NOTE },
    );
  const ids = chosen.map(({ id }) => id);
  if (input.to && ids.length > 0) await moveQuestions(db, ids, input.to, now);
  const { question_ids: _, found, ...change } = input;
  const undo = changing.length > 0 ? await saveUndoRecord(db, user.id, change, changing, now) : null;
  recordAudit({ after: { questions: ids.length, ...change, ...(found && { found }) } });
  return { changed: input.to ? ids.length : changing.length, undo };
}

export async function bulkPreview({ db, user, input }: Call<typeof questions.bulkPreview>) {
  const chosen = await selectedQuestions(db, input, user.id, MAX_BULK_FOUND, false);
  try {
    await assertOwnSubjects(db, user.id, subjectsOf(chosen));
    if (input.to) await assertMovesAllowed(db, chosen, input.to, user);
    const changing = plannedChanges(chosen, await changeFor(db, input, chosen));
    const moved = input.to ? chosen.filter(({ stage }) => stage !== input.to).length : 0;
    return {
      questions: chosen.length,
      changing: Math.max(changing.length, moved),
      problem: null,
      examples: await describeChanges(db, changing.slice(0, EXAMPLES)),
    };
  } catch (problem) {
    if (!(problem instanceof Failure)) throw problem;
    return { questions: chosen.length, changing: 0, problem: problem.message, examples: [] };
  }
}

type By = Parameters<typeof recordChanges>[2];

function writeFacts(db: Db, rows: { id: number; facts: Facts }[], by: By): Promise<void> {
  const ids = rows.map(({ id }) => id);
  return changeBank(db, ids, () => recordChanges(db, ids, by, () => setFacts(db, rows, by.now)));
}

async function setFacts(db: Db, rows: { id: number; facts: Facts }[], now: Date): Promise<void> {
  const facts = JSON.stringify(rows.map(({ id, facts }) => ({ id, ...facts })));
  await sql`
        update questions q set difficulty = coalesce(q.measured_difficulty, n.difficulty),
          author_difficulty = case when q.measured_difficulty is not null then n.difficulty end, topic_id = n.topic_id,
            year = n.year, class_level_id = n.class_level_id,
          source = n.source, tags = n.tags, reviewer_id = n.reviewer_id, staff_edited_at = ${now}
        from jsonb_to_recordset(${facts}::jsonb) as n (id bigint, difficulty text, topic_id bigint, year int,
          class_level_id bigint,
          source text, tags text[], reviewer_id bigint)
        where q.id = n.id`.execute(db);
  const exams = sql`jsonb_to_recordset(${facts}::jsonb) as n (id bigint, exam_type_ids bigint[])`;
  await sql`
        delete from question_exams x using ${exams} where x.question_id = n.id
          and not x.exam_type_id = any(n.exam_type_ids)`.execute(db);
  await sql`
        insert into question_exams (question_id, exam_type_id) select n.id, e.id from ${exams},
          unnest(n.exam_type_ids) as e (id)
        on conflict do nothing`.execute(db);
}

async function saveUndoRecord(
  db: Db,
  staff_id: number,
  change: object,
  changing: Changing[],
  now: Date,
): Promise<string> {
  const uuid = uuidv7();
  await db
    .insertInto("question_bulk_changes")
    .values({
      ...{ uuid, staff_id, questions: changing.length, created_at: now },
      change: JSON.stringify(change),
      before: JSON.stringify(changing.map(({ id, facts, after }) => ({ id, facts, after }))),
    })
    .execute();
  return uuid;
}

/** A question that somebody edited since then is not undone. */
export async function bulkUndo({ db, user, input, now, recordAudit }: Call<typeof questions.bulkUndo>) {
  const kept = await db
    .selectFrom("question_bulk_changes")
    .select(["id", "before", "undone_at", "staff_id"])
    .where("uuid", "=", input.change_id)
    .forUpdate()
    .executeTakeFirst();
  if (!kept) return fail("not_found", "We could not find that change.");
  if (kept.staff_id !== user.id && !isPublisher(user.role))
    fail("not_allowed", "Only the person who made this change, a reviewer or an owner can undo it.");
  if (kept.undone_at) fail("conflict", "This change was already undone.");
  const before = kept.before as { id: number; facts: Facts; after: Facts }[];
  const { rows } = await sql<Facts & { id: number; subject_id: number }>`
    select id, subject_id, coalesce(author_difficulty, difficulty) as difficulty, topic_id, year, class_level_id,
      source,
      exam_type_ids, tags, reviewer_id
    from questions where id = any(${before.map(({ id }) => id)}::bigint[]) order by id for update`.execute(db);
  await assertOwnSubjects(
    db,
    user.id,
    rows.map(({ subject_id }) => subject_id),
  );
  const standing = new Map(rows.map(({ id, subject_id: _, ...facts }) => [id, facts]));
  const untouched = before.filter(({ id, after }) => standing.has(id) && isSame(standing.get(id)!, after));
  if (untouched.length > 0) await writeFacts(db, untouched, { staff_id: user.id, now, note: UNDO_NOTE });
  await db.updateTable("question_bulk_changes").set({ undone_at: now }).where("id", "=", kept.id).execute();
  recordAudit({ subject: input.change_id, after: { restored: untouched.length } });
  return { restored: untouched.length, changed_since: before.length - untouched.length };
}

export async function bulkDelete({ db, user, input, now, recordAudit }: Call<typeof questions.bulkDelete>) {
  const chosen = await selectedQuestions(db, input, user.id, MAX_BULK_FOUND, true);
  await assertOwnSubjects(db, user.id, subjectsOf(chosen));
  const changed = await retireQuestions(
    db,
    chosen.map(({ id }) => id),
    now,
  );
  recordAudit({ after: { questions: changed } });
  return { changed };
}
