// If the site setting requires it, a corrected key applies only after a second person has confirmed it.
import { type itemAnalysis, type KeyRequest, questionPublishers } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { AppContext } from "../../../app-context.ts";
import type { Db } from "../../../db/transaction.ts";
import { fail } from "../../../http/failure.ts";
import type { Call } from "../../../http/route.ts";
import { emailFrom, queueMail } from "../../mail/public.ts";
import { lettersAccepted } from "../staff/lettered-options.ts";
import { readStaffQuestions } from "../staff/staff-question.ts";
import { assertOwnSubjects } from "../writing/subject-rights.ts";
import { applyFix, auditDetails, planFix } from "./fix-key.ts";

const MAX_SHOWN = 50;

interface FixRequest {
  id: number;
  uuid: string;
  question_id: number;
  question_uuid: string;
  subject_id: number;
  options: { id: string; fifth_only: boolean }[];
  accepted_ids: string[];
  is_void: boolean;
  reason: string;
  staff_id: number | null;
  staff_name: string | null;
  created_at: string;
}

type Which = { question: number } | { request: string } | "all";

async function waiting(db: Db, which: Which, lock = false): Promise<FixRequest[]> {
  const one =
    which === "all"
      ? sql`true`
      : "question" in which
        ? sql`k.question_id = ${which.question}`
        : sql`k.uuid = ${which.request}`;
  const { rows } = await sql<FixRequest>`
    select k.id, k.uuid, k.question_id, q.uuid as question_uuid, q.subject_id, r.options, k.accepted as accepted_ids,
      k.is_void,
      k.reason, k.staff_id,
      s.name as staff_name, k.created_at
    from key_fix_requests k join questions q on q.id = k.question_id join question_revisions r on r.id = k.revision_id
    left join staff s on s.id = k.staff_id
    where k.state = 'waiting' and ${one} order by k.id
      limit ${MAX_SHOWN} ${lock ? sql`for update of k` : sql``}`.execute(db);
  return rows;
}

const lettersOf = ({ options, accepted_ids }: FixRequest) => lettersAccepted(options, accepted_ids);

const shown = (asked: FixRequest, me: number): KeyRequest => ({
  uuid: asked.uuid,
  accepted: lettersOf(asked),
  is_void: asked.is_void,
  reason: asked.reason,
  staff_name: asked.staff_name,
  is_mine: asked.staff_id === me,
  created_at: asked.created_at,
});

export async function requestOn(db: Db, question: number, me: number): Promise<KeyRequest | null> {
  const [asked] = await waiting(db, { question });
  return asked ? shown(asked, me) : null;
}

export async function askFix({ db, user, input, now, context, recordAudit }: Call<typeof itemAnalysis.askFix>) {
  const fix = await planFix(db, input, user.id);
  if (await requestOn(db, fix.question.id, user.id))
    fail("conflict", "A correction to this question is already waiting for a second reviewer.");
  await db
    .insertInto("key_fix_requests")
    .values({
      ...{ uuid: uuidv7(), question_id: fix.question.id, revision_id: fix.live.revision_id, accepted: fix.accepted },
      ...{ is_void: input.is_void, reason: input.reason.trim(), staff_id: user.id, created_at: now },
    })
    .execute();
  recordAudit(auditDetails(fix, input.is_void));
  await tellOthers(context, db, fix.question.uuid, input.reason.trim(), user.id, now);
  return (await requestOn(db, fix.question.id, user.id))!;
}

export async function askedFixes({ db, user }: Call<typeof itemAnalysis.askedFixes>) {
  const asked = await waiting(db, "all");
  const questions = await readStaffQuestions(
    db,
    asked.map(({ question_id }) => question_id),
  );
  return asked.map((one, at) => ({ ...shown(one, user.id), question: questions[at]! }));
}

async function theRequest(db: Db, request: string): Promise<FixRequest> {
  const [asked] = await waiting(db, { request }, true);
  return asked ?? fail("not_found", "We could not find that request. Someone may already have answered it.");
}

/** Calculated again: the question may have a new text or key since the request. */
export async function confirmFix({ db, user, input, now, recordAudit }: Call<typeof itemAnalysis.confirmFix>) {
  const asked = await theRequest(db, input.request_id);
  if (asked.staff_id === user.id) fail("not_allowed", "Someone else must confirm your request.");
  const wanted = { question_id: asked.question_uuid, accepted: lettersOf(asked), is_void: asked.is_void };
  const fix = await planFix(db, wanted, user.id);
  if (fix.accepted.join() !== asked.accepted_ids.join())
    fail("conflict", "The options of this question have changed since this request. Decline it and send a new one.");
  await decide(db, asked.id, "confirmed", user.id, now);
  recordAudit(auditDetails(fix, asked.is_void));
  return applyFix(db, fix, asked, { staff_id: asked.staff_id, confirmed_by: user.id }, now);
}

export async function dropFix({ db, user, input, now, recordAudit }: Call<typeof itemAnalysis.dropFix>) {
  const asked = await theRequest(db, input.request_id);
  await assertOwnSubjects(db, user.id, [asked.subject_id]);
  await decide(db, asked.id, "declined", user.id, now);
  recordAudit({ subject: asked.question_uuid, before: { accepted: asked.accepted_ids, is_void: asked.is_void } });
  return null;
}

const decide = (db: Db, id: number, state: "confirmed" | "declined", decided_by: number, decided_at: Date) =>
  db.updateTable("key_fix_requests").set({ state, decided_by, decided_at }).where("id", "=", id).execute();

/** Notifies everybody who may confirm it. */
async function tellOthers(context: AppContext, db: Db, question: string, reason: string, by: number, now: Date) {
  const others = await db
    .selectFrom("staff")
    .select(["id", "email"])
    .where("role", "in", [...questionPublishers])
    .where("suspended_at", "is", null)
    .where("id", "<>", by)
    .orderBy("id")
    .limit(MAX_SHOWN)
    .execute();
  const letter = emailFrom(context, () => ({
    subject: "A corrected answer key needs a second reviewer",
    heading: "A corrected answer key needs a second reviewer",
    paragraphs: [`Reason: ${reason}`, "We will mark past tests again only after someone else confirms the correction."],
    action: {
      label: "Open the question",
      url: `${context.publicUrl}/admin/questions?question=${question}&tab=figures`,
    },
  }));
  for (const { email } of others)
    await queueMail(db, { ...letter, event_key: `key-request:${uuidv7()}`, to: email }, now);
}
