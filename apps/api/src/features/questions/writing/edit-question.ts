import type { questions } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { fail, failField } from "../../../http/failure.ts";
import type { Call } from "../../../http/route.ts";
import { renderQuestions } from "../rendering/render-questions.ts";
import { lettered } from "../staff/lettered-options.ts";
import { readStaffQuestion } from "../staff/staff-question.ts";
import { readCatalogue } from "./catalogue.ts";
import { refuseProblems, revisionOf } from "./create-questions.ts";
import { movesKey, wroteSinceLive } from "./moved-key.ts";
import { type PreparedQuestion, prepareQuestion } from "./prepare-question.ts";
import { isPublisher } from "./publishing.ts";
import { changeBank } from "./question-counts.ts";
import { recordChanges } from "./record-changes.ts";
import { type QuestionState, type RevisionTexts, sameTexts } from "./stored-question.ts";
import { assertOwnSubjects, lockQuestionFor } from "./subject-rights.ts";

/** A new text is a new revision. Candidates get it immediately from a publisher, otherwise after review. */
export async function editQuestion({ db, user, input, now, recordAudit }: Call<typeof questions.edit>) {
  const shown = await renderQuestions([input]);
  const standing = await lockQuestionFor(db, input.question_id, user.id);
  if (standing.state === "retired") fail("conflict", "This question was deleted. Restore it first.");
  if (isChangedSince(standing.edited_at, input.seen_edited_at))
    fail("changed_meanwhile", await whoChanged(db, standing));
  const ids = lettered(standing.texts.options).map(({ id }) => id);
  const outcome = prepareQuestion(input, await readCatalogue(db, [input]), shown, ids);
  if ("problems" in outcome) return refuseProblems(outcome.problems);
  await assertOwnSubjects(db, user.id, [outcome.prepared.subject_id]);
  // A form without an instruction field does not remove the instruction.
  const { instruction_source, instruction_html } = standing.texts;
  const prepared =
    input.instruction === undefined ? { ...outcome.prepared, instruction_source, instruction_html } : outcome.prepared;
  const wasLive = standing.live_revision_id !== null;
  const key = wasLive
    ? { accepted: standing.accepted, is_void: standing.is_void }
    : { accepted: prepared.accepted, is_void: false };
  if (wasLive && prepared.answers_wanted !== standing.texts.answers_wanted)
    failField("answers_wanted", "You cannot change the answer type of a live question. Add a new question instead.");
  // If one option is right, the form names one, even for a key that was corrected to accept several.
  if (wasLive && !standing.is_void && !prepared.accepted.every((answer) => standing.accepted.includes(answer)))
    failField(
      "correct_answer",
      "To change the correct answer, use “Correct the answer key”. We will then mark past tests again.",
    );
  const sameKey = key.accepted.join() === standing.accepted.join();
  const same = sameTexts(prepared, standing.texts) && sameKey;
  const waits_for_another =
    prepared.status === "ACTIVE" &&
    (await movesKey(db, standing.id, prepared)) &&
    (!same || (await wroteSinceLive(db, standing.id, user.id)));
  await changeBank(db, [standing.id], async () => {
    const revision = same ? standing.newest_revision_id : await addRevision(db, standing, prepared, key, user.id, now);
    await recordChanges(db, [standing.id], { staff_id: user.id, now }, () =>
      place(db, standing, prepared, revision, isPublisher(user.role) && !waits_for_another, now),
    );
  });
  recordAudit({
    subject: standing.uuid,
    before: { revision: standing.no },
    after: { status: prepared.status, ...(waits_for_another && { waits_for_another }) },
  });
  return { question: await readStaffQuestion(db, standing.id) };
}

/** An empty text means that the question had never been changed. Without the field there is no check. */
function isChangedSince(edited: string | null, seen: string | null | undefined): boolean {
  if (seen === undefined || seen === null) return false;
  return (edited === null ? 0 : new Date(edited).getTime()) !== (seen === "" ? 0 : new Date(seen).getTime());
}

async function whoChanged(db: Db, { author_id }: QuestionState): Promise<string> {
  const author =
    author_id && (await db.selectFrom("staff").select("name").where("id", "=", author_id).executeTakeFirst());
  const who = author ? author.name : "Somebody";
  return `${who} changed this question while you were editing it. Look at the new text before you save.`;
}

/** The next revision of a question with a key of its own. */
export async function addRevision(
  db: Db,
  { id, no }: Pick<QuestionState, "id" | "no">,
  texts: RevisionTexts,
  key: { accepted: string[]; is_void: boolean },
  staffId: number,
  now: Date,
): Promise<number> {
  const revision = await db
    .insertInto("question_revisions")
    .values(revisionOf(texts, id, no + 1, staffId, now))
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("question_keys")
    .values({ revision_id: revision.id, version: 1, ...key, staff_id: staffId, created_at: now })
    .execute();
  return revision.id;
}

async function place(
  db: Db,
  standing: QuestionState,
  prepared: PreparedQuestion,
  revision: number,
  publishes: boolean,
  now: Date,
): Promise<void> {
  const { subject_id, topic_id, class_level_id, difficulty, pool, year, source } = prepared;
  await db
    .updateTable("questions")
    .set({ subject_id, topic_id, class_level_id, year, source, staff_edited_at: now, ...(pool && { pool }) })
    // What was measured stays; what the form says is the author's word.
    .set({
      difficulty: sql`coalesce(measured_difficulty, ${difficulty})`,
      author_difficulty: sql`case when measured_difficulty is not null then ${difficulty} end`,
    })
    .set(standingAfter(standing, revision, prepared.status, publishes))
    .where("id", "=", standing.id)
    .execute();
  await placeInExams(db, standing, prepared);
}

/** As the form states. A form that knows only one exam does not remove the others. */
async function placeInExams(
  db: Db,
  standing: QuestionState,
  { exam_type_id, other_exam_ids }: PreparedQuestion,
): Promise<void> {
  if (other_exam_ids === null && standing.exam_type_ids.includes(exam_type_id)) return;
  const wanted = [exam_type_id, ...(other_exam_ids ?? [])];
  await db
    .deleteFrom("question_exams")
    .where("question_id", "=", standing.id)
    .where("exam_type_id", "not in", wanted)
    .execute();
  await sql`
    insert into question_exams (question_id, exam_type_id) select ${standing.id}, unnest(${wanted}::bigint[])
    on conflict do nothing`.execute(db);
}

/** The state of a question after a change to its text. */
export function standingAfter(
  { state, live_revision_id }: Pick<QuestionState, "state" | "live_revision_id">,
  revision: number,
  status: "ACTIVE" | "INACTIVE",
  publishes: boolean,
) {
  const wanted = status === "ACTIVE" ? ("review" as const) : ("draft" as const);
  if (publishes && status === "ACTIVE")
    return { state: "live" as const, change_state: null, live_revision_id: revision, newest_revision_id: revision };
  // Only a publisher may take a question away from candidates.
  if (state === "live" && !publishes) {
    const same = revision === live_revision_id;
    return { newest_revision_id: revision, change_state: same ? null : wanted };
  }
  return { state: wanted, change_state: null, newest_revision_id: revision };
}
