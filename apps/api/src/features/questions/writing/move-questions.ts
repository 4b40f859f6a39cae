// The steps from draft to live, for one question or many.
import type { questions } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../../db/transaction.ts";
import { fail, failField } from "../../../http/failure.ts";
import type { Call } from "../../../http/route.ts";
import { notifyAuthor } from "../staff/reviewing.ts";
import { readStaffQuestion } from "../staff/staff-question.ts";
import { assertKeyChangeReviewed } from "./moved-key.ts";
import { isPublisher } from "./publishing.ts";
import { changeBank } from "./question-counts.ts";
import type { QuestionState } from "./stored-question.ts";
import { lockQuestionFor } from "./subject-rights.ts";

export type Goal = "draft" | "review" | "live";
type Stage = QuestionState["stage"];

/** What each move sets. A change to a live question moves separately, and the question stays live. */
const moves = {
  live: sql`state = 'live', change_state = null, live_revision_id = newest_revision_id, retired_at = null`,
  review: sql`state = case when state = 'live' and change_state is not null then state else 'review' end,
    change_state = case when state = 'live' and change_state is not null then 'review' end, retired_at = null`,
  draft: sql`state = case when state = 'live' and change_state is not null then state else 'draft' end,
    change_state = case when state = 'live' and change_state is not null then 'draft' end, retired_at = null`,
} as const;

export const moveQuestions = (db: Db, ids: number[], to: Goal, now: Date): Promise<number> =>
  changeBank(db, ids, async () => {
    const { numAffectedRows } = await sql`
      update questions set ${moves[to]}, staff_edited_at = ${now} where id = any(${ids}::bigint[])`.execute(db);
    return Number(numAffectedRows ?? 0);
  });

/** Retired: no longer drawn, but kept for the tests that contain it. */
export const retireQuestions = (db: Db, ids: number[], now: Date): Promise<number> =>
  changeBank(db, ids, async () => {
    const { numAffectedRows } = await sql`
      update questions set state = 'retired', change_state = null, retired_at = ${now}, staff_edited_at = ${now}
      where id = any(${ids}::bigint[]) and state <> 'retired'`.execute(db);
    return Number(numAffectedRows ?? 0);
  });

/** Who may make which move. Only a publisher makes a question live or stops it being live. */
export function assertMoveAllowed(from: Stage, isLive: boolean, to: Goal, publishes: boolean): void {
  if (publishes) return;
  if (to === "live")
    fail("not_allowed", "Only a reviewer or an owner can publish questions. Send them for review instead.");
  if (isLive && from === "live") fail("not_allowed", "Only a reviewer or an owner can unpublish a live question.");
}

/** Publishing has the same rules as the form: candidates always get an explanation. */
export async function assertExplained(db: Db, unexplained: readonly number[], all: number): Promise<void> {
  if (unexplained.length === 0) return;
  if (all === 1) fail("validation", "This question has no explanation. Add one before students see it.");
  const { rows } = await sql<{ begin: string }>`
    select left(regexp_replace(r.body_source, '\\s+', ' ', 'g'), ${MAX_LETTERS}) as begin
    from questions q join question_revisions r on r.id = q.newest_revision_id
    where q.id = any(${unexplained.slice(0, MAX_NAMED)}::bigint[]) order by q.id desc`.execute(db);
  const named = rows.map(({ begin }) => `“${begin}${begin.length === MAX_LETTERS ? "…" : ""}”`).join(", ");
  const others = unexplained.length - rows.length;
  fail(
    "validation",
    `${unexplained.length} of these ${all} questions have no explanation. Add explanations before students see them: ${named}${others > 0 ? ` and ${others} more` : ""}.`,
  );
}

const MAX_NAMED = 5;
const MAX_LETTERS = 60;

const kindOf = (to: Goal, from: Stage) =>
  to === "live"
    ? ("published" as const)
    : to === "review"
      ? ("sent_to_review" as const)
      : from === "retired"
        ? ("restored" as const)
        : ("sent_back" as const);

export async function moveQuestion({ db, user, input, now, context, recordAudit }: Call<typeof questions.move>) {
  const standing = await lockQuestionFor(db, input.question_id, user.id);
  if (standing.stage === input.to) fail("conflict", "This question is already at that stage.");
  assertMoveAllowed(standing.stage, standing.state === "live", input.to, isPublisher(user.role));
  if (input.to === "live") await assertKeyChangeReviewed(db, [standing.id], user.id);
  if (input.to === "live")
    await assertExplained(db, standing.texts.explanation_source.trim() === "" ? [standing.id] : [], 1);
  const comment = input.comment?.trim() ?? "";
  // Without a reason, an author cannot correct anything. Withdrawing one's own question needs no reason.
  if (standing.stage === "review" && input.to === "draft" && comment === "" && standing.author_id !== user.id)
    failField("comment", "Tell the author what to change");
  await moveQuestions(db, [standing.id], input.to, now);
  await addComment(db, standing, kindOf(input.to, standing.stage), comment, user.id, now);
  if (standing.stage === "review" && input.to === "draft")
    await notifyAuthor(context, db, standing, comment, user.id, now);
  recordAudit({ subject: standing.uuid, before: { stage: standing.stage }, after: { stage: input.to } });
  return { question: await readStaffQuestion(db, standing.id) };
}

export async function removeQuestion({ db, user, input, now, recordAudit }: Call<typeof questions.remove>) {
  const standing = await lockQuestionFor(db, input.question_id, user.id);
  if (standing.state === "live" && !isPublisher(user.role))
    fail("not_allowed", "Only a reviewer or an owner can delete a live question.");
  await retireQuestions(db, [standing.id], now);
  await addComment(db, standing, "retired", "", user.id, now);
  recordAudit({ subject: standing.uuid, before: { stage: standing.stage } });
  return null;
}

export async function addComment(
  db: Db,
  { id, no }: Pick<QuestionState, "id" | "no">,
  kind: "comment" | "sent_to_review" | "sent_back" | "published" | "retired" | "restored" | "native_read",
  body: string,
  staffId: number,
  now: Date,
): Promise<void> {
  await db
    .insertInto("question_comments")
    .values({ uuid: uuidv7(), question_id: id, revision_no: no, staff_id: staffId, kind, body, created_at: now })
    .execute();
}
