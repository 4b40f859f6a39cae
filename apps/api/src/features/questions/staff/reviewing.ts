// Who reviews a question, what waits for whom, and the emails about it.
import { questionPublishers, type questions } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { AppContext } from "../../../app-context.ts";
import type { Db } from "../../../db/transaction.ts";
import { fail } from "../../../http/failure.ts";
import type { Call } from "../../../http/route.ts";
import { emailFrom, queueMail } from "../../mail/public.ts";
import { reviewerOf } from "../writing/bulk-facts.ts";
import type { QuestionState } from "../writing/stored-question.ts";
import { lockQuestionFor } from "../writing/subject-rights.ts";
import { readStaffQuestion, readStaffQuestions } from "./staff-question.ts";

const DESK_SHOWS = 20;

export const reviewersOf = (db: Db) =>
  db
    .selectFrom("staff")
    .select(["uuid", "name"])
    .where("role", "in", [...questionPublishers])
    .where("suspended_at", "is", null)
    .orderBy("name")
    .limit(200)
    .execute();

export async function deskOf({ db, user }: Call<typeof questions.desk>) {
  const { rows: given } = await sql<{ id: number }>`
    select id from questions where reviewer_id = ${user.id} and stage = 'review' order by id desc
      limit ${DESK_SHOWS}`.execute(db);
  // Last sent back, with nothing done since: the newest text is mine, and the newest entry about it is the return.
  const { rows: back } = await sql<{ id: number }>`
    select q.id from question_comments c join questions q on q.id = c.question_id and q.stage = 'draft'
    join question_revisions r on r.id = q.newest_revision_id and r.staff_id = ${user.id} and r.no = c.revision_no
    where c.kind = 'sent_back' and not exists (
      select 1 from question_comments l where l.question_id = c.question_id and l.id > c.id and l.kind <> 'comment')
    order by q.id desc limit ${DESK_SHOWS}`.execute(db);
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
  return { to_review: await readStaffQuestions(db, ids(given)), sent_back: await readStaffQuestions(db, ids(back)) };
}

export async function assignReviewer({ db, user, input, now, context, recordAudit }: Call<typeof questions.assign>) {
  const standing = await lockQuestionFor(db, input.question_id, user.id);
  if (standing.stage === "retired") fail("conflict", "This question was deleted. Restore it first.");
  const reviewer_id = input.reviewer_id ? await reviewerOf(db, input.reviewer_id) : null;
  await db.updateTable("questions").set({ reviewer_id }).where("id", "=", standing.id).execute();
  if (reviewer_id !== null && reviewer_id !== user.id)
    await write(context, db, reviewer_id, standing, now, {
      subject: "A question needs your review",
      heading: "You have a question to review",
      paragraphs: [shortened(standing.texts.body_source)],
    });
  recordAudit({ subject: standing.uuid, after: { reviewer_id: input.reviewer_id } });
  return { question: await readStaffQuestion(db, standing.id) };
}

/** Notifies the author of the corrections needed. */
export async function notifyAuthor(
  context: AppContext,
  db: Db,
  standing: QuestionState,
  comment: string,
  by: number,
  now: Date,
) {
  if (standing.author_id === null || standing.author_id === by) return;
  await write(context, db, standing.author_id, standing, now, {
    subject: "Your question was returned",
    heading: "Your question was returned",
    paragraphs: [shortened(standing.texts.body_source), ...(comment ? [`The reviewer says: ${comment}`] : [])],
  });
}

const shortened = (text: string) => (text.length > 200 ? `${text.slice(0, 199)}…` : text);

async function write(
  context: AppContext,
  db: Db,
  staffId: number,
  { uuid }: QuestionState,
  now: Date,
  letter: { subject: string; heading: string; paragraphs: string[] },
): Promise<void> {
  const member = await db
    .selectFrom("staff")
    .select("email")
    .where("id", "=", staffId)
    .where("suspended_at", "is", null)
    .executeTakeFirst();
  if (!member) return;
  const action = {
    label: "Open the question",
    url: `${context.publicUrl}/admin/questions?question=${uuid}&tab=review`,
  };
  const whole = emailFrom(context, () => ({ ...letter, action }));
  await queueMail(db, { ...whole, event_key: `question-review:${uuidv7()}`, to: member.email }, now);
}
