import type { InputOf, sittings } from "@sabiprep/contract";
import type { Db } from "../../db/transaction.ts";
import type { House } from "../../house.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { useForFirstAnswer } from "./allowance.ts";
import {
  appendEntry,
  foldIn,
  isAnswered,
  isFarBehind,
  type NextSheet,
  type StoredSheet,
  sheetAfter,
  storeSheet,
  type Written,
} from "./answer-store.ts";
import { expire, isOver, judgedAt } from "./close-sitting.ts";
import { appendTogether } from "./gather-saves.ts";
import { readAnswers } from "./read-answers.ts";
import { paperOf, sittingWithSheet } from "./read-sitting.ts";
import { sittingCacheOf } from "./sitting-cache.ts";
import { inTurn } from "./take-turns.ts";

/**
 * Keeps a batch of answers. Repeating it is harmless; the latest answered_at wins for each question. Devices that write at
 * once take turns: whoever finds the sheet changed reads it again.
 */
export const saveAnswers = (call: Call<typeof sittings.saveAnswers>) => saveFor(call, call.user.id, call.input);

export async function saveFor(
  { db, house, now }: { db: Db; house: House; now: Date },
  candidateId: number,
  input: InputOf<typeof sittings.saveAnswers>,
) {
  const saved = await inTurn({ db, own: house.db }, input.session_id, async (db, tries) => {
    const cache = sittingCacheOf(house);
    const known = tries === 0 ? cache.take(candidateId, input.session_id) : undefined;
    const found = known ?? (await sittingWithSheet(db, { candidateId, uuid: input.session_id }));
    if (!found || found.sitting.state === "abandoned") return fail("not_found", "We could not find that test.");
    const { sitting, stored } = found;
    const places = await paperOf(house, db, sitting);
    const entries = readAnswers(sitting, places, input.answers, { now, elapsed_ms: input.elapsed_ms });
    if (isOver(sitting, judgedAt(house, now))) {
      await expire(db, sitting.id, now);
      return null;
    }
    const { state, deadline_at } = sitting;
    const told = { state, deadline_at, server_now: now.toISOString(), seq: stored.last_seq };
    if (state !== "open" && state !== "issued") return { ...told, kept: 0 };
    const next = foldIn(stored, entries, now);
    // Where nothing is to be written, nothing would check what was at cache.
    if (known && !next.entry) return null;
    // Before it is written: an answer that is kept was counted.
    if (isAnswered(next.sheet)) await useForFirstAnswer(db, sitting, now);
    if (!(await written(db, sitting, stored, next, tries === 0))) return null;
    const after = sheetAfter(stored, next, next.entry !== null && isFarBehind(stored));
    const first_answer_costs = isAnswered(next.sheet) ? null : sitting.first_answer_costs;
    cache.keep({ sitting: { ...sitting, state: "open", first_answer_costs }, stored: after });
    return { ...told, state: "open" as const, seq: after.last_seq, kept: entries.length };
  });
  return (
    saved ??
    fail("conflict", "We are updating this test. Your answers are safe on this device. Please try again in a minute.")
  );
}

/** Writes what is new, on the first try with the saves of others; false when something changed since it was read. */
async function written(
  db: Db,
  sitting: Written,
  known: StoredSheet,
  next: NextSheet,
  isFirst: boolean,
): Promise<boolean> {
  const { entry } = next;
  if (!entry) return true;
  if (isFarBehind(known)) return storeSheet(db, sitting, known, next);
  if (isFirst && !db.isTransaction && sitting.state === "open") return appendTogether(db, { sitting, known, entry });
  return appendEntry(db, sitting, known, entry);
}
