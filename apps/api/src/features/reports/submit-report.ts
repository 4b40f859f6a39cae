import type { reports } from "@sabiprep/contract";
import { uuidv7 } from "uuidv7";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { signedFileUrl } from "../files/public.ts";

const titles = {
  wrong_answer: "Wrong answer",
  technical_bug: "Technical bug",
  content_issue: "Content issue",
  feature_request: "Feature request",
  general_feedback: "General feedback",
};

export async function submitReport({ db, user, input, now, context }: Call<typeof reports.submit>) {
  const question = input.question_id ? await questionOf(db, input.question_id) : null;
  const subject_id = question?.subject_id ?? (input.subject_id ? await subjectOf(db, input.subject_id) : null);
  const sitting = input.session_id
    ? await db
        .selectFrom("sittings")
        .select("id")
        .where("uuid", "=", input.session_id)
        .where("candidate_id", "=", user.id)
        .executeTakeFirst()
    : undefined;
  const { id } = await db
    .insertInto("reports")
    .values({
      uuid: uuidv7(),
      candidate_id: user.id,
      type: input.type,
      title: input.title?.trim() || titles[input.type],
      description: input.description.trim(),
      subject_id,
      question_id: question?.id ?? null,
      sitting_id: sitting?.id ?? null,
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return reportShown(context, await reportsBy(db, user.id).where("r.id", "=", id).executeTakeFirstOrThrow());
}

async function questionOf(db: Db, uuid: string) {
  const question = await db
    .selectFrom("questions")
    .select(["id", "subject_id"])
    .where("uuid", "=", uuid)
    .executeTakeFirst();
  return question ?? failField("question_id", "We could not find that question.");
}

async function subjectOf(db: Db, uuid: string): Promise<number> {
  const subject = await db.selectFrom("subjects").select("id").where("uuid", "=", uuid).executeTakeFirst();
  return subject?.id ?? failField("subject_id", "Please fill in all required fields");
}

/** One of the candidate's reports as a screen shows it, with the picture as a link. */
export const reportShown = <Row extends { screenshot_file_uuid: string | null }>(context: AppContext, row: Row) => ({
  ...row,
  screenshot_url:
    row.screenshot_file_uuid && signedFileUrl(context.secret, row.screenshot_file_uuid, context.clock.now()),
});

export const reportsBy = (db: Db, candidateId: number) =>
  db
    .selectFrom("reports as r")
    .leftJoin("subjects as s", "s.id", "r.subject_id")
    .leftJoin("questions as q", "q.id", "r.question_id")
    .select(["r.uuid", "r.type", "r.title", "r.description", "r.status", "r.response", "r.created_at as date"])
    .select(["s.name as subject", "q.uuid as question_id", "r.screenshot_file_uuid"])
    .where("r.candidate_id", "=", candidateId);
