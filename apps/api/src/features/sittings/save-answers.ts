import type { sittings } from "@sabiprep/contract";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { foldIn, storeSheet } from "./answer-store.ts";
import { readAnswers } from "./read-answers.ts";
import { paperOf, sittingWithSheet } from "./read-sitting.ts";

const MOST_TRIES = 10;

/**
 * Keeps a batch of answers. Repeating it is harmless; the latest answered_at wins for each question. Two devices that
 * write at once take turns: whoever finds the sheet changed reads it again.
 */
export async function saveAnswers({ db, user, input, now, house }: Call<typeof sittings.saveAnswers>) {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const found = await sittingWithSheet(db, user.id, input.session_id);
    if (!found || found.sitting.state === "abandoned") return fail("not_found", "This test session does not exist.");
    const { sitting, stored } = found;
    const places = await paperOf(house, db, sitting);
    const entries = readAnswers(sitting, places, input.answers, { now, elapsed_ms: input.elapsed_ms });
    const { state, deadline_at } = sitting;
    const told = { state, deadline_at, server_now: now.toISOString() };
    if (state !== "open") return { ...told, kept: 0 };
    if (await storeSheet(db, sitting, stored, foldIn(stored, entries, now))) return { ...told, kept: entries.length };
  }
  return fail(
    "unavailable",
    "Too many devices write to this test at once. Your answers are on this device; please try again.",
  );
}
