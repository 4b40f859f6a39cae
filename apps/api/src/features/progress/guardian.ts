// The weekly card for a parent or guardian. It needs no account, only a signed link that can be ended at any time.
import { createHmac, timingSafeEqual } from "node:crypto";
import { MAX_GUARDIAN_LINKS, type progress } from "@sabiprep/contract";
import { addLagosDays, lagosDay } from "@sabiprep/exam";
import { uuidv7 } from "uuidv7";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { fail, say } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { ALL_SUBJECTS } from "./contribution.ts";
import { subjectsBetween, totalsBetween } from "./queries.ts";
import { isDay, weekDays, weekOf } from "./streak.ts";
import { streakFor } from "./streak-of-candidate.ts";

const signatureOf = (secret: Buffer, uuid: string) =>
  createHmac("sha256", secret).update(`guardian:${uuid}`).digest("base64url");

function isSigned(secret: Buffer, uuid: string, signature: string): boolean {
  const right = Buffer.from(signatureOf(secret, uuid));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right);
}

const urlOf = ({ publicUrl, secret }: AppContext, uuid: string) =>
  `${publicUrl}/guardian/${uuid}?signature=${signatureOf(secret, uuid)}`;

const linksOf = (db: Db, candidateId: number) =>
  db
    .selectFrom("guardian_links")
    .select(["uuid", "name", "created_at", "last_seen_at"])
    .where("candidate_id", "=", candidateId)
    .where("revoked_at", "is", null)
    .orderBy("id")
    .limit(MAX_GUARDIAN_LINKS)
    .execute();

export const guardianLinks = async ({ db, user, context }: Call<typeof progress.guardianLinks>) =>
  (await linksOf(db, user.id)).map((link) => ({ ...link, url: urlOf(context, link.uuid) }));

export async function addGuardianLink({ db, user, input, now, context }: Call<typeof progress.addGuardianLink>) {
  if ((await linksOf(db, user.id)).length >= MAX_GUARDIAN_LINKS)
    fail("bad_request", say("You already have {n} links. Cancel one first.", { n: MAX_GUARDIAN_LINKS }));
  const link = await db
    .insertInto("guardian_links")
    .values({ uuid: uuidv7(), candidate_id: user.id, name: input.name.trim(), created_at: now })
    .returning(["uuid", "name", "created_at", "last_seen_at"])
    .executeTakeFirstOrThrow();
  return { ...link, url: urlOf(context, link.uuid) };
}

export async function removeGuardianLink({ db, user, input, now }: Call<typeof progress.removeGuardianLink>) {
  const ended = await db
    .updateTable("guardian_links")
    .set({ revoked_at: now })
    .where("uuid", "=", input.link_id)
    .where("candidate_id", "=", user.id)
    .where("revoked_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!ended) fail("not_found", "We could not find that link.");
  return null;
}

export async function endGuardianLinks(db: Db, candidateId: number, now: Date): Promise<void> {
  await db
    .updateTable("guardian_links")
    .set({ revoked_at: now })
    .where("candidate_id", "=", candidateId)
    .where("revoked_at", "is", null)
    .execute();
}

const NO_LONGER = "This link no longer works. Ask for a new one.";

export async function guardianCard({ db, input, now, context }: Call<typeof progress.guardianCard>) {
  if (!isSigned(context.secret, input.link_id, input.signature)) fail("not_found", NO_LONGER);
  const link = await db
    .selectFrom("guardian_links as l")
    .innerJoin("candidates as c", "c.id", "l.candidate_id")
    .select(["l.id", "l.last_seen_at", "c.id as candidate_id", "c.first_name", "c.is_demo"])
    .where("l.uuid", "=", input.link_id)
    .where("l.revoked_at", "is", null)
    .executeTakeFirst();
  if (!link) return fail("not_found", NO_LONGER);
  await db.updateTable("guardian_links").set({ last_seen_at: now }).where("id", "=", link.id).execute();
  const today = lagosDay(now);
  const monday = weekOf(input.week && isDay(input.week) && input.week < today ? input.week : today);
  const week = { from: monday, to: addLagosDays(monday, 6) };
  // The same number of days from the week before as this week has had.
  const last = week.to < today ? week.to : today;
  const before = { from: addLagosDays(monday, -7), to: addLagosDays(last, -7) };
  const { streak, answered } = await streakFor(db, link.candidate_id, today);
  return {
    first_name: link.first_name,
    is_demo: link.is_demo,
    week_from: week.from,
    week_to: week.to,
    totals: await totalsBetween(db, link.candidate_id, ALL_SUBJECTS, week),
    before: await totalsBetween(db, link.candidate_id, ALL_SUBJECTS, before),
    days: weekDays(answered, streak, monday, today),
    streak_days: streak.days,
    subjects: await subjectsBetween(db, link.candidate_id, ALL_SUBJECTS, week),
  };
}
