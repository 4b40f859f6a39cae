import type { sittings } from "@sabiprep/contract";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { readSheet } from "./answer-store.ts";
import { currentGrade, outcomeShown } from "./mark-sitting.ts";
import { paperOf, sessionOf, shownTo, sittingOf } from "./read-sitting.ts";

/** A finished test, opened again: every question with what was chosen, the key and the explanation. */
export async function review({ db, user, input, now, house }: Call<typeof sittings.review>) {
  const sitting = await sittingOf(db, user.id, { uuid: input.session_id });
  const grade = sitting && (await currentGrade(db, sitting.id));
  if (!sitting || !grade) return fail("not_found", "This test has not been submitted.");
  const places = await paperOf(house, db, sitting);
  const { sheet } = await readSheet(db, sitting.id);
  return {
    ...outcomeShown(sitting, places, sheet, grade),
    exams: shownTo(places, sitting.year, true),
    session: sessionOf(sitting, now, false),
  };
}

export async function keepFeedback({ db, user, input, now }: Call<typeof sittings.feedback>) {
  const sitting = await db
    .selectFrom("sittings")
    .select("id")
    .where("uuid", "=", input.session_id)
    .where("candidate_id", "=", user.id)
    .where("state", "in", ["submitted", "expired"])
    .executeTakeFirst();
  if (!sitting) return fail("not_found", "This test has not been submitted.");
  const said = { rating: input.rating, comments: input.comments?.trim() || null, created_at: now };
  await db
    .insertInto("sitting_feedback")
    .values({ sitting_id: sitting.id, candidate_id: user.id, ...said })
    .onConflict((conflict) => conflict.column("sitting_id").doUpdateSet(said))
    .execute();
  return null;
}
