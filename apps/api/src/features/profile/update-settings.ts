import { type CandidateSettings, GUARDIAN_NEEDED, type settings } from "@sabiprep/contract";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { joinLeaderboard, leaveLeaderboard, leaveLeague } from "../leaderboard/public.ts";
import { mayBeSeen } from "./consents.ts";
import { keepSettings, readSettings, settingsOf } from "./settings.ts";

type SettingsInput = Partial<CandidateSettings>;

export const updateSettings = ({ db, input, user, now }: Call<typeof settings.update>) =>
  inTransaction(db, async (db) => {
    // Two switches pressed at the same time update the row one after the other, so neither is lost.
    await db.selectFrom("candidates").select("id").where("id", "=", user.id).forNoKeyUpdate().execute();
    const before = await settingsOf(db, user.id);
    const after = { ...before, ...input, ...seenAs(input) };
    if (after.share_progress !== before.share_progress) await showOrHide(db, user.id, input, after, now);
    await keepSettings(db, user.id, after, now);
    return readSettings(db, user.id);
  });

/** Being public and sharing progress are the same thing: the leaderboard. Each switch changes the other. */
function seenAs({ profile_visibility, share_progress }: SettingsInput): SettingsInput {
  if (profile_visibility !== undefined) return { share_progress: profile_visibility === "public" };
  if (share_progress === undefined) return {};
  return { profile_visibility: share_progress ? "public" : "private" };
}

async function showOrHide(
  db: Db,
  candidateId: number,
  wish: SettingsInput,
  after: CandidateSettings,
  now: Date,
): Promise<void> {
  if (!after.share_progress) {
    await leaveLeaderboard(db, candidateId, now);
    return leaveLeague(db, candidateId);
  }
  if (!(await mayBeSeen(db, candidateId)))
    failField(wish.share_progress ? "share_progress" : "profile_visibility", GUARDIAN_NEEDED);
  await joinLeaderboard(db, candidateId, true, now);
}
