import type { sittings } from "@sabiprep/contract";
import { inTransaction } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { keepEntries, readSheet } from "./answer-store.ts";
import { readAnswers } from "./read-answers.ts";
import { paperOf, sittingOf } from "./read-sitting.ts";

/** Keeps a batch of answers. Repeating it is harmless; the latest answered_at wins for each question. */
export const saveAnswers = ({ db, user, input, now, house }: Call<typeof sittings.saveAnswers>) =>
  inTransaction(db, async (db) => {
    const sitting = await sittingOf(db, user.id, { uuid: input.session_id });
    if (!sitting || sitting.state === "abandoned") return fail("not_found", "This test session does not exist.");
    const places = await paperOf(house, db, sitting);
    const entries = readAnswers(sitting, places, input.answers, { now, elapsed_ms: input.elapsed_ms });
    const { state, deadline_at } = sitting;
    const told = { state, deadline_at, server_now: now.toISOString() };
    if (state !== "open") return { ...told, kept: 0 };
    await keepEntries(db, sitting, await readSheet(db, sitting.id, true), entries, now);
    return { ...told, kept: entries.length };
  });
