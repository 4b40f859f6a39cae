import type { InputOf, sittings } from "@sabiprep/contract";
import type { AnswerSheet } from "@sabiprep/exam";
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import { answer, type Call } from "../../http/route.ts";
import { questionCacheOf, uncachedQuestions } from "../questions/public.ts";
import { useForFirstAnswer } from "./allowance.ts";
import { applyEntries, isAnswered, readSheet, type StoredSheet, storeSheet } from "./answer-store.ts";
import { clampLateAnswers } from "./clamp-late-answers.ts";
import { effectiveNow, expire, isOver, LATE_ARRIVAL_MS } from "./close-sitting.ts";
import { currentGrade, markSheet, outcomeShown, waitingShown } from "./mark-sitting.ts";
import { markWaiting, submitWaiting } from "./marking-waits.ts";
import { protectedQuestions, waitedFor } from "./protected-questions.ts";
import { readAnswers } from "./read-answers.ts";
import { type PaperPlace, paperFrom, paperOf, type SittingHead, sittingOf, sittingWithSheet } from "./read-sitting.ts";
import { sittingCacheOf } from "./sitting-cache.ts";
import { withSittingLock } from "./sitting-lock.ts";
import { assertMayMark, submitOne, writeGrade } from "./write-grades.ts";

/**
 * Ends a sitting once. Every repeat returns the current grade. The first submission is one statement if the sitting is
 * in the cache, otherwise it needs one more read. If the sitting changed in between, the caller looks again.
 */
export const submitAnswers = (call: Call<typeof sittings.submitAnswers>) => submitFor(call, call.user.id, call.input);

interface SubmitContext {
  db: Db;
  context: AppContext;
  now: Date;
}
type SubmitResult = InputOf<typeof sittings.submitAnswers>;

export async function submitFor(desk: SubmitContext, candidateId: number, input: SubmitResult) {
  const { context, now } = desk;
  let tried: number[] | null = null;
  const submitted = await withSittingLock({ db: desk.db, own: context.db }, input.session_id, async (db, tries) => {
    const known = tries === 0 ? sittingCacheOf(context).take(candidateId, input.session_id) : undefined;
    const found = known ?? (await sittingWithSheet(db, { candidateId, uuid: input.session_id }));
    if (!found || found.sitting.state === "abandoned") return fail("not_found", "We could not find that test.");
    const { sitting, stored } = found;
    // The first try may use the cache. After a conflict, everything is read again.
    const places = tries === 0 ? await paperOf(context, db, sitting) : await paperFrom(uncachedQuestions, db, sitting);
    const entries = readAnswers(sitting, places, input.answers, { now, elapsed_ms: input.elapsed_ms });
    if (sitting.state === "expired") return answersAfterExpiry({ ...desk, db }, candidateId, input, sitting);
    if (sitting.state === "submitted") return outcomeOf({ ...desk, db }, sitting, places, stored.sheet);
    if (isOver(sitting, effectiveNow(context, now))) {
      await expire(db, sitting.id, now);
      return null;
    }
    if (tries > 0 && (await submitWaiting(db, candidateId, sitting.id, entries, now))) {
      const waiting = (await sittingWithSheet(db, { candidateId, uuid: input.session_id }))!;
      const outcome = await outcomeOf({ ...desk, db }, waiting.sitting, places, waiting.stored.sheet);
      return answer(outcome, { status: 201 });
    }
    const next = applyEntries(stored, entries, now);
    if (isAnswered(next.sheet)) await useForFirstAnswer(db, sitting, now);
    const marked = markSheet(sitting, places, next.sheet);
    if (tries > 0 && tried && String(tried) !== String(marked.keys.versions)) questionCacheOf(context).invalidate();
    tried = marked.keys.versions;
    const grade = await submitOne(db, { sitting, cause: "submitted", known: stored, next, marked, now });
    if (grade)
      return answer(outcomeShown(sitting, places, next.sheet, grade, new Set(grade.hiddenKeys), marked), {
        status: 201,
      });
    if (!known) await assertMayMark(db);
    return null;
  });
  return (
    submitted ??
    fail("conflict", "We are updating this test. Your answers are safe on this device. Please try again in a minute.")
  );
}

/** The result of a finished test. A test that no longer has to wait is marked first. */
export async function outcomeOf(
  { db, now }: Pick<SubmitContext, "db" | "now">,
  sitting: SittingHead,
  places: PaperPlace[],
  sheet: AnswerSheet,
) {
  if (sitting.waiting_cause && sitting.state === "submitted")
    await inTransaction(db, (db) => markWaiting(db, [sitting.id], now));
  const grade = await currentGrade(db, sitting.id);
  const isExpired = sitting.state === "expired";
  const isHidden = isExpired || sitting.results_held;
  const hiddenKeys = isHidden ? "all" : (await protectedQuestions(db, sitting.candidate_id!, sitting.id)).uuids;
  if (grade) return outcomeShown(sitting, places, sheet, grade, hiddenKeys);
  if (!sitting.waiting_cause) return fail("unavailable", "We are marking your test. Please try again in a minute.");
  const exam = isExpired ? undefined : await waitedFor(db, sitting.id);
  if (!isExpired && !exam) return fail("unavailable", "We are marking your test. Please try again in a minute.");
  return waitingShown(sitting, places, sheet, hiddenKeys, exam);
}

/**
 * The server closed the sitting at its deadline. Answers that were given in time and are received within 72 hours make
 * a new version.
 */
const answersAfterExpiry = (
  { context, now, ...desk }: SubmitContext,
  candidateId: number,
  input: SubmitResult,
  before: SittingHead,
) =>
  inTransaction(desk.db, async (db) => {
    const places = await paperFrom(uncachedQuestions, db, before);
    // The sheet is locked before the sitting, as everywhere: writers that lock in the same order cannot deadlock.
    const stored: StoredSheet = await readSheet(db, before.id, true);
    const sitting = (await sittingOf(db, candidateId, { uuid: before.uuid }, true))!;
    const tooLate = effectiveNow(context, now).getTime() - Date.parse(sitting.deadline_at!) > LATE_ARRIVAL_MS;
    const shown = async (sheet: AnswerSheet) =>
      outcomeOf({ db, now }, (await sittingOf(db, candidateId, { id: sitting.id }))!, places, sheet);
    if (tooLate && sitting.state === "expired") await close(db, sitting.id);
    if (sitting.state !== "expired" || tooLate) return shown(stored.sheet);
    const said = readAnswers(sitting, places, input.answers, { now, elapsed_ms: input.elapsed_ms });
    const entries = clampLateAnswers(
      said,
      stored.sheet,
      await lastHeard(db, sitting),
      Date.parse(sitting.deadline_at!),
      now,
    );
    const next = applyEntries(stored, entries, now);
    if (isAnswered(next.sheet)) await useForFirstAnswer(db, sitting, now);
    await storeSheet(db, sitting, stored, next);
    // An older build that marked at the deadline left a grade. This is the next version of it.
    if (next.entry && !sitting.waiting_cause)
      await writeGrade(db, sitting, markSheet(sitting, places, next.sheet), "late_arrival", now);
    await close(db, sitting.id, next.entry ? "late_arrival" : "expired");
    return shown(next.sheet);
  });

/** When the server last received something for the sitting before it was over. */
async function lastHeard(db: Db, { id, started_at }: SittingHead): Promise<number> {
  const { at } = await db
    .selectFrom("answer_batches")
    .select((row) => row.fn.max("received_at").as("at"))
    .where("sitting_id", "=", id)
    .executeTakeFirstOrThrow();
  return Date.parse(at ?? started_at);
}

/** It was submitted when its time was over. From now on no more answers are accepted. */
export const close = (db: Db, id: number, cause: "expired" | "late_arrival" = "expired") =>
  db
    .updateTable("sittings")
    .set({ state: "submitted", waiting_cause: sql`case when waiting_cause is not null then ${cause}::text end` })
    .where("id", "=", id)
    .execute();
