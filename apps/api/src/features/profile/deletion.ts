// A candidate who asks for deletion has seven days to change their mind. Then every feature erases its data.
import { DELETION_DAYS, type profile } from "@sabiprep/contract";
import type { Feature, Job } from "../../feature.ts";
import type { Call } from "../../http/route.ts";
import { proveAgain } from "../auth/public.ts";
import { eraseCandidate } from "./erase-candidate.ts";
import { keepErasedList } from "./erased-list.ts";
import { userOf } from "./user-of.ts";

const DAY_MS = 86_400_000;

export async function askDeletion({ db, input, user, now, context }: Call<typeof profile.askDeletion>) {
  await proveAgain(context, db, user, input);
  const delete_at = new Date(now.getTime() + DELETION_DAYS * DAY_MS);
  await db.updateTable("candidates").set({ delete_at }).where("id", "=", user.id).execute();
  return userOf(context, db, user.id);
}

export async function keepAccount({ db, user, context }: Call<typeof profile.keepAccount>) {
  await db.updateTable("candidates").set({ delete_at: null }).where("id", "=", user.id).execute();
  return userOf(context, db, user.id);
}

export const eraseDueJob =
  (features: () => Feature[]): Job =>
  async ({ db, clock, config }) => {
    const now = clock.now();
    const due = await db
      .selectFrom("candidates")
      .select("id")
      .where("delete_at", "<=", now.toISOString())
      .limit(500)
      .execute();
    for (const { id } of due) await eraseCandidate(db, features(), id, now);
    if (due.length > 0) await keepErasedList(db, config.DATA_DIR);
  };
