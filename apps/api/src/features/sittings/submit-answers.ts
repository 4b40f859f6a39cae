import type { sittings } from "@sabiprep/contract";
import type { AnswerSheet } from "@sabiprep/exam";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { House } from "../../house.ts";
import { fail } from "../../http/failure.ts";
import { answer, type Call } from "../../http/route.ts";
import { keepEntries, readSheet } from "./answer-store.ts";
import { currentGrade, type GradeRow, markSheet, outcomeShown, writeGrade } from "./mark-sitting.ts";
import { readAnswers } from "./read-answers.ts";
import { anySitting, type PaperPlace, paperOf, type SittingHead, sittingOf } from "./read-sitting.ts";

/** Answers given in time may still arrive this long after the server closed an expired sitting. */
const LATE_ARRIVAL_MS = 72 * 3_600_000;

/** Ends a sitting once. Every repeat answers with the grade that is current. */
export const submitAnswers = ({ db, user, input, now, house }: Call<typeof sittings.submitAnswers>) =>
  inTransaction(db, async (db) => {
    const sitting = await sittingOf(db, user.id, { uuid: input.session_id }, true);
    if (!sitting || sitting.state === "abandoned") return fail("not_found", "This test session does not exist.");
    const places = await paperOf(house, db, sitting);
    const entries = readAnswers(sitting, places, input.answers, { now, elapsed_ms: input.elapsed_ms });
    const stored = await readSheet(db, sitting.id, true);
    if (sitting.state === "submitted") return repeat(db, sitting, places, stored.sheet);
    if (sitting.state === "expired" && now.getTime() - Date.parse(sitting.deadline_at!) > LATE_ARRIVAL_MS)
      return repeat(db, sitting, places, stored.sheet);
    const sheet = await keepEntries(db, sitting, stored, entries, now);
    const marked = markSheet(sitting, places, sheet);
    if (sitting.state === "expired") {
      const before = (await currentGrade(db, sitting.id))!;
      const grade =
        marked.correct === before.correct && sheet === stored.sheet
          ? before
          : await writeGrade(db, sitting, marked, "late_arrival", now);
      await close(db, sitting.id, "submitted", now);
      return outcomeShown(sitting, places, sheet, grade);
    }
    const grade = await writeGrade(db, sitting, marked, "submitted", now);
    await close(db, sitting.id, "submitted", now);
    return answer(outcomeShown(sitting, places, sheet, grade), { status: 201 });
  });

async function repeat(db: Db, sitting: SittingHead, places: PaperPlace[], sheet: AnswerSheet) {
  return outcomeShown(sitting, places, sheet, (await currentGrade(db, sitting.id)) as GradeRow);
}

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
    const sitting = await anySitting(db, id);
    if (sitting?.state !== "open") return;
    const places = await paperOf(house, db, sitting);
    const { sheet } = await readSheet(db, id, true);
    await writeGrade(db, sitting, markSheet(sitting, places, sheet), "expired", now);
    await close(db, id, "expired", now);
  });
