// Where the site wants it, a corrected key holds only once somebody else has confirmed it.
import { type itemAnalysis, type KeyRequest, questionPublishers } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../../db/transaction.ts";
import type { House } from "../../../house.ts";
import { fail } from "../../../http/failure.ts";
import type { Call } from "../../../http/route.ts";
import { letterFrom, queueMail } from "../../mail/public.ts";
import { lettersAccepted } from "../staff/lettered-options.ts";
import { readStaffQuestions } from "../staff/staff-question.ts";
import { refuseOtherSubjects } from "../writing/subject-rights.ts";
import { carryOut, deedOf, fixFor } from "./fix-key.ts";

const MOST_SHOWN = 50;

interface Asked {
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

async function waiting(db: Db, which: Which, lock = false): Promise<Asked[]> {
  const one =
    which === "all"
      ? sql`true`
      : "question" in which
        ? sql`k.question_id = ${which.question}`
        : sql`k.uuid = ${which.request}`;
  const { rows } = await sql<Asked>`
    select k.id, k.uuid, k.question_id, q.uuid as question_uuid, q.subject_id,
      r.options, k.accepted as accepted_ids, k.is_void,
      k.reason, k.staff_id,
      s.name as staff_name, k.created_at
    from key_fix_requests k join questions q on q.id = k.question_id join question_revisions r on r.id = k.revision_id
    left join staff s on s.id = k.staff_id
    where k.state = 'waiting' and ${one} order by k.id
      limit ${MOST_SHOWN} ${lock ? sql`for update of k` : sql``}`.execute(db);
  return rows;
}

const lettersOf = ({ options, accepted_ids }: Asked) => lettersAccepted(options, accepted_ids);

const shown = (asked: Asked, me: number): KeyRequest => ({
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

export async function askFix({ db, user, input, now, house, remember }: Call<typeof itemAnalysis.askFix>) {
  const fix = await fixFor(db, input, user.id);
  if (await requestOn(db, fix.question.id, user.id))
    fail("conflict", "A correction to this question is already waiting for a second reviewer.");
  await db
    .insertInto("key_fix_requests")
    .values({
      ...{ uuid: uuidv7(), question_id: fix.question.id, revision_id: fix.live.revision_id, accepted: fix.accepted },
      ...{ is_void: input.is_void, reason: input.reason.trim(), staff_id: user.id, created_at: now },
    })
    .execute();
  remember(deedOf(fix, input.is_void));
  await tellOthers(house, db, fix.question.uuid, input.reason.trim(), user.id, now);
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

async function theRequest(db: Db, request: string): Promise<Asked> {
  const [asked] = await waiting(db, { request }, true);
  return asked ?? fail("not_found", "We could not find that request. Someone may have decided it already.");
}

/** Worked out anew: the question may have got another text or another key since it was asked. */
export async function confirmFix({ db, user, input, now, remember }: Call<typeof itemAnalysis.confirmFix>) {
  const asked = await theRequest(db, input.request_id);
  if (asked.staff_id === user.id) fail("not_allowed", "Someone else must confirm your request.");
  const wanted = { question_id: asked.question_uuid, accepted: lettersOf(asked), is_void: asked.is_void };
  const fix = await fixFor(db, wanted, user.id);
  if (fix.accepted.join() !== asked.accepted_ids.join())
    fail("conflict", "The options of this question have changed since. Decline this request and ask again.");
  await decide(db, asked.id, "confirmed", user.id, now);
  remember(deedOf(fix, asked.is_void));
  return carryOut(db, fix, asked, { staff_id: asked.staff_id, confirmed_by: user.id }, now);
}

export async function dropFix({ db, user, input, now, remember }: Call<typeof itemAnalysis.dropFix>) {
  const asked = await theRequest(db, input.request_id);
  await refuseOtherSubjects(db, user.id, [asked.subject_id]);
  await decide(db, asked.id, "declined", user.id, now);
  remember({ subject: asked.question_uuid, before: { accepted: asked.accepted_ids, is_void: asked.is_void } });
  return null;
}

const decide = (db: Db, id: number, state: "confirmed" | "declined", decided_by: number, decided_at: Date) =>
  db.updateTable("key_fix_requests").set({ state, decided_by, decided_at }).where("id", "=", id).execute();

/** Everybody who may confirm it hears of it. */
async function tellOthers(house: House, db: Db, question: string, reason: string, by: number, now: Date) {
  const others = await db
    .selectFrom("staff")
    .select(["id", "email"])
    .where("role", "in", [...questionPublishers])
    .where("suspended_at", "is", null)
    .where("id", "<>", by)
    .orderBy("id")
    .limit(MOST_SHOWN)
    .execute();
  const letter = letterFrom(house, () => ({
    subject: "A corrected answer key needs a second reviewer",
    heading: "A corrected answer key needs a second reviewer",
    paragraphs: [`Reason: ${reason}`, "We mark past tests again only after someone else confirms it."],
    action: { label: "Open the question", url: `${house.publicUrl}/admin/questions?question=${question}&tab=figures` },
  }));
  for (const { email } of others)
    await queueMail(db, { ...letter, event_key: `key-request:${uuidv7()}`, to: email }, now);
}
