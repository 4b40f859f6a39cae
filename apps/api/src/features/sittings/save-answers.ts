import type { InputOf, sittings } from "@sabiprep/contract";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { useForFirstAnswer } from "./allowance.ts";
import {
  appendEntry,
  applyEntries,
  isAnswered,
  type NextSheet,
  needsCompaction,
  type SittingRow,
  type StoredSheet,
  sheetAfter,
  storeSheet,
} from "./answer-store.ts";
import { appendInBatch } from "./batch-saves.ts";
import { effectiveNow, expire, isOver } from "./close-sitting.ts";
import { readAnswers } from "./read-answers.ts";
import { paperOf, sittingWithSheet } from "./read-sitting.ts";
import { sittingCacheOf } from "./sitting-cache.ts";
import { withSittingLock } from "./sitting-lock.ts";

/**
 * Saves a batch of answers. Repeating it is harmless: the latest answered_at wins for each question. Devices that write
 * at the same time take turns: if the sheet has changed, the caller reads it again.
 */
export const saveAnswers = (call: Call<typeof sittings.saveAnswers>) => saveFor(call, call.user.id, call.input);

export async function saveFor(
  { db, context, now }: { db: Db; context: AppContext; now: Date },
  candidateId: number,
  input: InputOf<typeof sittings.saveAnswers>,
) {
  const saved = await withSittingLock({ db, own: context.db }, input.session_id, async (db, tries) => {
    const cache = sittingCacheOf(context);
    const known = tries === 0 ? cache.take(candidateId, input.session_id) : undefined;
    const found = known ?? (await sittingWithSheet(db, { candidateId, uuid: input.session_id }));
    if (!found || found.sitting.state === "abandoned") return fail("not_found", "We could not find that test.");
    const { sitting, stored } = found;
    const places = await paperOf(context, db, sitting);
    const entries = readAnswers(sitting, places, input.answers, { now, elapsed_ms: input.elapsed_ms });
    if (isOver(sitting, effectiveNow(context, now))) {
      await expire(db, sitting.id, now);
      return null;
    }
    const { state, deadline_at } = sitting;
    const told = { state, deadline_at, server_now: now.toISOString(), seq: stored.last_seq };
    if (state !== "open" && state !== "issued") return { ...told, kept: 0 };
    const next = applyEntries(stored, entries, now);
    // If nothing is written, no statement would check the cached data.
    if (known && !next.entry) return null;
    // Before the write, so that every saved answer has been counted.
    if (isAnswered(next.sheet)) await useForFirstAnswer(db, sitting, now);
    if (!(await written(db, sitting, stored, next, tries === 0))) return null;
    const after = sheetAfter(stored, next, next.entry !== null && needsCompaction(stored));
    const first_answer_costs = isAnswered(next.sheet) ? null : sitting.first_answer_costs;
    cache.keep({ sitting: { ...sitting, state: "open", first_answer_costs }, stored: after });
    return { ...told, state: "open" as const, seq: after.last_seq, kept: entries.length };
  });
  return (
    saved ??
    fail("conflict", "We are updating this test. Your answers are safe on this device. Please try again in a minute.")
  );
}

/** Writes what is new, on the first try in a batch with other saves. False if something changed since it was read. */
async function written(
  db: Db,
  sitting: SittingRow,
  known: StoredSheet,
  next: NextSheet,
  isFirst: boolean,
): Promise<boolean> {
  const { entry } = next;
  if (!entry) return true;
  if (needsCompaction(known)) return storeSheet(db, sitting, known, next);
  if (isFirst && !db.isTransaction && sitting.state === "open") return appendInBatch(db, { sitting, known, entry });
  return appendEntry(db, sitting, known, entry);
}
