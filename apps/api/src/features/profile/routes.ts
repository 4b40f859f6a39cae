import { privacy, profile, settings } from "@sabiprep/contract";
import type { Feature } from "../../feature.ts";
import { fail } from "../../http/failure.ts";
import { route } from "../../http/route.ts";
import { endSession, proveAgain, sessionsOf } from "../auth/public.ts";
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
  route(profile.read, ({ db, user, context }) => userOf(context, db, user.id)),
  route(profile.update, updateProfile),
  route(profile.setAvatar, setAvatar),
  route(profile.removeAvatar, removeAvatar),
  route(profile.changePassword, changePassword),
  route(profile.preparedFor, ({ db, user }) => preparedFor(db, user.id)),
  route(profile.prepareFor, prepareFor),
  route(profile.sessions, ({ db, user, now }) => sessionsOf(db, { candidate_id: user.id }, user.session_id, now)),
  route(profile.endSession, async ({ db, user, input, context, now }) => {
    await proveAgain(context, db, user, { ...input, justSignedIn: now });
    const ended = await endSession(db, { candidate_id: user.id }, { uuid: input.session_uuid });
    if (!ended) fail("not_found", "This session has already ended.");
    return null;
  }),
  route(profile.askDeletion, askDeletion),
  route(profile.keepAccount, keepAccount),
  route(settings.read, ({ db, user }) => readSettings(db, user.id)),
  route(settings.update, updateSettings),
  route(privacy.read, async ({ db, user, context, now }) => ({
    is_adult: await isAdult(db, user.id),
    consents: await consentsOf(db, user.id),
    guardian: await guardianRequestOf(db, user.id, context.config.RESEND_COOLDOWN_SECONDS, now),
    data_export: await newestExport(context, db, user, now),
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
