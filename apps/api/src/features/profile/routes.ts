import { profile } from "@sabiprep/contract";
import type { Db } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import { route } from "../../http/route.ts";
import { endSession } from "../auth/public.ts";
import { removeAvatar, setAvatar } from "./avatar.ts";
import { changePassword } from "./change-password.ts";
import { askDeletion, keepAccount } from "./deletion.ts";
import { updateProfile } from "./update-profile.ts";
import { userOf } from "./user-of.ts";

export const profileRoutes = [
  route(profile.read, ({ db, user, house }) => userOf(house, db, user.id)),
  route(profile.update, updateProfile),
  route(profile.setAvatar, setAvatar),
  route(profile.removeAvatar, removeAvatar),
  route(profile.changePassword, changePassword),
  route(profile.sessions, ({ db, user, now }) => sessionsOf(db, user, now)),
  route(profile.endSession, async ({ db, user, input }) => {
    const ended = await endSession(db, { candidate_id: user.id }, { uuid: input.session_uuid });
    if (!ended) fail("not_found", "This session is over already.");
    return null;
  }),
  route(profile.askDeletion, askDeletion),
  route(profile.keepAccount, keepAccount),
];

async function sessionsOf(db: Db, user: { id: number; session_id: number }, now: Date) {
  const rows = await db
    .selectFrom("auth_sessions")
    .select(["id", "uuid", "device", "started_at", "last_seen_at"])
    .where("candidate_id", "=", user.id)
    .where("expires_at", ">", now.toISOString())
    .orderBy("last_seen_at", "desc")
    .limit(50)
    .execute();
  return rows.map((row) => ({ ...row, is_current: row.id === user.session_id }));
}
