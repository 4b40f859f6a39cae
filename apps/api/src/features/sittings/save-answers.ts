import type { InputOf, sittings } from "@sabiprep/contract";
import type { Db } from "../../db/transaction.ts";
import type { House } from "../../house.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { foldIn, sheetAfter, storeSheet } from "./answer-store.ts";
import { atHand } from "./at-hand.ts";
import { readAnswers } from "./read-answers.ts";
import { paperOf, sittingWithSheet } from "./read-sitting.ts";

const MOST_TRIES = 10;

/**
 * Keeps a batch of answers. Repeating it is harmless; the latest answered_at wins for each question. Two devices that
 * write at once take turns: whoever finds the sheet changed reads it again.
 */
export const saveAnswers = (call: Call<typeof sittings.saveAnswers>) => saveFor(call, call.user.id, call.input);

export async function saveFor(
  { db, house, now }: { db: Db; house: House; now: Date },
  candidateId: number,
  input: InputOf<typeof sittings.saveAnswers>,
) {
  const hand = atHand(house);
  let known = hand.take(candidateId, input.session_id);
  for (let tries = 0; tries < MOST_TRIES; tries++, known = undefined) {
    const found = known ?? (await sittingWithSheet(db, candidateId, input.session_id));
    if (!found || found.sitting.state === "abandoned") return fail("not_found", "This test session does not exist.");
    const { sitting, stored } = found;
    const places = await paperOf(house, db, sitting);
    const entries = readAnswers(sitting, places, input.answers, { now, elapsed_ms: input.elapsed_ms });
    const { state, deadline_at } = sitting;
    const told = { state, deadline_at, server_now: now.toISOString(), seq: stored.last_seq };
    if (state !== "open" && state !== "issued") return { ...told, kept: 0 };
    const next = foldIn(stored, entries, now);
    // Where nothing is to be written, nothing would check what was at hand.
    if (known && !next.entry) continue;
    if (!(await storeSheet(db, sitting, stored, next))) continue;
    const after = sheetAfter(stored, next);
    hand.keep({ sitting: { ...sitting, state: "open" }, stored: after });
    return { ...told, state: "open", seq: after.last_seq, kept: entries.length };
  }
  return fail(
    "unavailable",
    "Too many devices write to this test at once. Your answers are on this device; please try again.",
  );
}
