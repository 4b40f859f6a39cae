import type { sittings } from "@sabiprep/contract";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import { ownRow } from "../../http/own-row.ts";
import type { Call } from "../../http/route.ts";
import { readSheet } from "./answer-store.ts";
import { protectedQuestions } from "./protected-questions.ts";
import { paperOf, sessionOf, shownTo, sittingOf } from "./read-sitting.ts";
import { close, outcomeOf } from "./submit-answers.ts";

const NOT_SUBMITTED = "You have not submitted this test yet.";

/**
 * A finished test, opened again: every question with the chosen option, the key and the explanation. While late answers
 * to an expired test are possible, there are no keys. `look` asks for them, and then no more answers are accepted.
 */
export async function review({ db, user, input, now, context }: Call<typeof sittings.review>) {
  if (input.look) await endByLooking(db, user.id, input.session_id);
  const sitting = await sittingOf(db, user.id, { uuid: input.session_id });
  if (!sitting) return fail("not_found", "We could not find that test in your account.");
  if (sitting.state !== "submitted" && sitting.state !== "expired") return fail("not_found", NOT_SUBMITTED);
  const places = await paperOf(context, db, sitting);
  const { sheet } = await readSheet(db, sitting.id);
  const others = await protectedQuestions(db, user.id, sitting.id);
  const hiddenKeys = sitting.state === "expired" || sitting.results_held ? "all" : others.uuids;
  return {
    ...(await outcomeOf({ db, now }, sitting, places, sheet)),
    exams: shownTo(places, sitting.year, hiddenKeys),
    session: sessionOf(sitting, now, false),
  };
}

/**
 * Late answers take the same locks in the same order. They run before the view and count, or after it and do not count.
 */
const endByLooking = (db: Db, candidateId: number, uuid: string): Promise<void> =>
  inTransaction(db, async (db) => {
    const found = await sittingOf(db, candidateId, { uuid });
    if (found?.state !== "expired") return;
    await readSheet(db, found.id, true);
    const sitting = await sittingOf(db, candidateId, { uuid }, true);
    if (sitting?.state === "expired") await close(db, sitting.id);
  });

export async function keepFeedback({ db, user, input, now }: Call<typeof sittings.feedback>) {
  const sitting = await ownRow(db, "sittings", user.id, ["uuid", input.session_id], NOT_SUBMITTED);
  if (sitting.state !== "submitted" && sitting.state !== "expired") fail("not_found", NOT_SUBMITTED);
  const said = { rating: input.rating, comments: input.comments?.trim() || null, created_at: now };
  await db
    .insertInto("sitting_feedback")
    .values({ sitting_id: sitting.id, candidate_id: user.id, ...said })
    .onConflict((conflict) => conflict.column("sitting_id").doUpdateSet(said))
    .execute();
  return null;
}
