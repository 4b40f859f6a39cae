import type { InputOf, sittings } from "@sabiprep/contract";
import type { AnswerSheet } from "@sabiprep/exam";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { House } from "../../house.ts";
import { fail } from "../../http/failure.ts";
import { answer, type Call } from "../../http/route.ts";
import { foldIn, readSheet, type StoredSheet, storeSheet } from "./answer-store.ts";
import { atHand } from "./at-hand.ts";
import { assertMayMark, currentGrade, markSheet, outcomeShown, submitInOne, writeGrade } from "./mark-sitting.ts";
import { readAnswers } from "./read-answers.ts";
import { anySitting, type PaperPlace, paperOf, type SittingHead, sittingOf, sittingWithSheet } from "./read-sitting.ts";

/** Answers given in time may still arrive this long after the server closed an expired sitting. */
const LATE_ARRIVAL_MS = 72 * 3_600_000;
const MOST_TRIES = 10;

/**
 * Ends a sitting once; every repeat answers with the grade that is current. The first submission is one
 * statement where the sitting is at hand, else one read more; whoever finds the sitting changed in between looks again.
 */
export const submitAnswers = (call: Call<typeof sittings.submitAnswers>) => submitFor(call, call.user.id, call.input);

interface Desk {
  db: Db;
  house: House;
  now: Date;
}
type Submitted = InputOf<typeof sittings.submitAnswers>;

export async function submitFor(desk: Desk, candidateId: number, input: Submitted) {
  const { db, house, now } = desk;
  let known = atHand(house).take(candidateId, input.session_id);
  for (let tries = 0; tries < MOST_TRIES; tries++, known = undefined) {
    const found = known ?? (await sittingWithSheet(db, candidateId, input.session_id));
    if (!found || found.sitting.state === "abandoned") return fail("not_found", "This test session does not exist.");
    const { sitting, stored } = found;
    const places = await paperOf(house, db, sitting);
    const entries = readAnswers(sitting, places, input.answers, { now, elapsed_ms: input.elapsed_ms });
    if (sitting.state === "expired") return answersAfterExpiry(desk, candidateId, input, sitting, places);
    if (sitting.state === "submitted") return repeat(db, sitting, places, stored.sheet);
    const next = foldIn(stored, entries, now);
    const marked = markSheet(sitting, places, next.sheet);
    const grade = await submitInOne(db, sitting, stored, next, marked, now);
    if (grade) return answer(outcomeShown(sitting, places, next.sheet, grade, marked), { status: 201 });
    if (!known) await assertMayMark(db);
  }
  return fail(
    "unavailable",
    "Too many devices write to this test at once. Your answers are on this device; please try again.",
  );
}

async function repeat(db: Db, sitting: SittingHead, places: PaperPlace[], sheet: AnswerSheet) {
  const grade = await currentGrade(db, sitting.id);
  if (!grade) return fail("unavailable", "Your test is being marked. Please try again in a moment.");
  return outcomeShown(sitting, places, sheet, grade);
}

/** The server closed the sitting at its deadline. What was answered in time and arrives within 72 hours makes a new version. */
const answersAfterExpiry = (
  { db, now }: Desk,
  candidateId: number,
  input: Submitted,
  before: SittingHead,
  places: PaperPlace[],
) =>
  inTransaction(db, async (db) => {
    // Sheet before sitting, as everywhere: two writers that lock in the same order never wait for each other in a ring.
    const stored: StoredSheet = await readSheet(db, before.id, true);
    const sitting = (await sittingOf(db, candidateId, { uuid: before.uuid }, true))!;
    const tooLate = now.getTime() - Date.parse(sitting.deadline_at!) > LATE_ARRIVAL_MS;
    if (sitting.state !== "expired" || tooLate) return repeat(db, sitting, places, stored.sheet);
    const entries = readAnswers(sitting, places, input.answers, { now, elapsed_ms: input.elapsed_ms });
    const next = foldIn(stored, entries, now);
    await storeSheet(db, sitting, stored, next);
    if (next.entry) await writeGrade(db, sitting, markSheet(sitting, places, next.sheet), "late_arrival", now);
    await close(db, sitting.id, "submitted", now);
    return repeat(db, sitting, places, next.sheet);
  });

const close = (db: Db, id: number, state: "submitted" | "expired", now: Date) =>
  db.updateTable("sittings").set({ state, submitted_at: now }).where("id", "=", id).execute();

/** Seconds a last batch may still be on its way when the clock runs out. */
const GRACE_MS = 5_000;
const BATCH = 50;

/** Closes sittings whose time is over, with what they have; the grade is provisional until late answers can no longer come. */
export async function expireOverdue(house: House): Promise<number> {
  const now = house.clock.now();
  const overdue = await house.db
    .selectFrom("sittings")
    .select("id")
    .where("state", "=", "open")
    .where("deadline_at", "<", new Date(now.getTime() - GRACE_MS).toISOString())
    .orderBy("deadline_at")
    .limit(BATCH)
    .execute();
  for (const { id } of overdue) await expire(house, id, now);
  return overdue.length;
}

const expire = (house: House, id: number, now: Date) =>
  inTransaction(house.db, async (db) => {
    const { sheet } = await readSheet(db, id, true);
    const sitting = await anySitting(db, id);
    if (sitting?.state !== "open") return;
    const places = await paperOf(house, db, sitting);
    await writeGrade(db, sitting, markSheet(sitting, places, sheet), "expired", now);
    await close(db, id, "expired", now);
  });
