import { privacy, profile, settings } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { Feature } from "../../feature.ts";
import { fail } from "../../http/failure.ts";
import { route } from "../../http/route.ts";
import { CANDIDATE_IDLE_MS, endSession } from "../auth/public.ts";
import { answerGuardianConsent, readGuardianConsent } from "./answer-guardian.ts";
import { askGuardian, remindGuardian } from "./ask-guardian.ts";
import { removeAvatar, setAvatar } from "./avatar.ts";
import { changePassword } from "./change-password.ts";
import { clearHistory } from "./clear-history.ts";
import { consentsOf, giveConsent, isAdult, withdrawConsent } from "./consents.ts";
import { askDeletion, keepAccount } from "./deletion.ts";
import { newestExport, startExport } from "./export-data.ts";
import { guardianRequestOf } from "./guardian-requests.ts";
import { preparedFor, prepareFor } from "./prepare-for.ts";
import { readSettings } from "./settings.ts";
import { updateProfile } from "./update-profile.ts";
import { updateSettings } from "./update-settings.ts";
import { userOf } from "./user-of.ts";

export const profileRoutes = (features: () => Feature[]) => [
  route(profile.read, ({ db, user, house }) => userOf(house, db, user.id)),
  route(profile.update, updateProfile),
  route(profile.setAvatar, setAvatar),
  route(profile.removeAvatar, removeAvatar),
  route(profile.changePassword, changePassword),
  route(profile.preparedFor, ({ db, user }) => preparedFor(db, user.id)),
  route(profile.prepareFor, prepareFor),
  route(profile.sessions, ({ db, user, now }) => sessionsOf(db, user, now)),
  route(profile.endSession, async ({ db, user, input }) => {
    const ended = await endSession(db, { candidate_id: user.id }, { uuid: input.session_uuid });
    if (!ended) fail("not_found", "This session is over already.");
    return null;
  }),
  route(profile.askDeletion, askDeletion),
  route(profile.keepAccount, keepAccount),
  route(settings.read, ({ db, user }) => readSettings(db, user.id)),
  route(settings.update, updateSettings),
  route(privacy.read, async ({ db, user, house, now }) => ({
    is_adult: await isAdult(db, user.id),
    consents: await consentsOf(db, user.id),
    guardian: await guardianRequestOf(db, user.id, house.config.RESEND_COOLDOWN_SECONDS, now),
    data_export: await newestExport(house, db, user, now),
  })),
  route(privacy.consent, giveConsent),
  route(privacy.withdraw, withdrawConsent),
  route(privacy.askGuardian, askGuardian),
  route(privacy.remindGuardian, remindGuardian),
  route(privacy.readGuardianConsent, readGuardianConsent),
  route(privacy.answerGuardianConsent, answerGuardianConsent),
  route(privacy.startExport, startExport),
  route(privacy.clear, clearHistory(features)),
];

/** Sessions, and devices that stay signed in; a session such a device opened is not told of twice. */
async function sessionsOf(db: Db, user: { id: number; session_id: number }, now: Date) {
  const { rows } = await sql<SessionRow>`
    select s.uuid, s.device, s.started_at, s.last_seen_at, s.id = ${user.session_id} as is_current, false as is_kept
    from auth_sessions s
    where s.candidate_id = ${user.id} and s.kept_id is null and s.expires_at > ${now}
      and s.last_seen_at > ${new Date(now.getTime() - CANDIDATE_IDLE_MS)}
    union all
    select k.uuid, k.device, k.started_at, greatest(k.last_used_at, max(s.last_seen_at)),
      coalesce(bool_or(s.id = ${user.session_id}), false), true
    from kept_sign_ins k left join auth_sessions s on s.kept_id = k.id
    where k.candidate_id = ${user.id} and k.expires_at > ${now} group by k.id
    order by last_seen_at desc limit 50`.execute(db);
  return rows;
}

interface SessionRow {
  uuid: string;
  device: string;
  started_at: string;
  last_seen_at: string;
  is_current: boolean;
  is_kept: boolean;
}
