import { staff } from "@sabiprep/contract";
import { fail } from "../../http/failure.ts";
import { route } from "../../http/route.ts";
import { endSession, endSessions, sessionsOf } from "../auth/public.ts";
import { changeStaffPassword } from "./change-password.ts";
import { confirm } from "./confirmed.ts";
import { staffLogin, staffLoginCode } from "./login.ts";
import { changeStaff, listStaff, subjectUuids } from "./members.ts";
import {
  acceptInvitation,
  forgotStaffPassword,
  invitationState,
  invite,
  inviteAgain,
  resetStaffPassword,
} from "./recovery.ts";
import { renameSelf } from "./rename.ts";
import { disableTotp, enableTotp, prepareTotp, renewRecoveryCodes } from "./second-step.ts";
import { isSecondStepNeeded } from "./second-step-needed.ts";

export const staffRoutes = [
  route(staff.login, staffLogin),
  route(staff.loginCode, staffLoginCode),
  route(staff.logout, async ({ db, user }) => {
    await endSession(db, { staff_id: user.id }, { id: user.session_id });
    return null;
  }),
  route(staff.forgotPassword, forgotStaffPassword),
  route(staff.resetPassword, resetStaffPassword),
  route(staff.rename, renameSelf),
  route(staff.profile, async ({ db, user, context }) => {
    const me = await db
      .selectFrom("staff as s")
      .leftJoin("staff_totp as t", (join) => join.onRef("t.staff_id", "=", "s.id").on("t.enabled_at", "is not", null))
      .select(["s.uuid", "s.name", "s.email", "s.role"])
      .select((columns) => columns("t.staff_id", "is not", null).$castTo<boolean>().as("has_totp"))
      .select(subjectUuids.as("subject_ids"))
      .where("s.id", "=", user.id)
      .executeTakeFirstOrThrow();
    return { ...me, second_step_needed: isSecondStepNeeded(context, me.has_totp) };
  }),
  route(staff.confirm, confirm),
  route(staff.changePassword, changeStaffPassword),
  route(staff.sessions, ({ db, user, now }) => sessionsOf(db, { staff_id: user.id }, user.session_id, now)),
  route(staff.endSession, async ({ db, user, input, recordAudit }) => {
    const ended = await endSession(db, { staff_id: user.id }, { uuid: input.session_uuid });
    if (!ended) fail("not_found", "This session has already ended.");
    recordAudit({ subject: user.uuid });
    return null;
  }),
  route(staff.endOtherSessions, async ({ db, user, recordAudit }) => {
    await endSessions(db, { staff_id: user.id }, user.session_id);
    recordAudit({ subject: user.uuid });
    return null;
  }),
  route(staff.prepareTotp, prepareTotp),
  route(staff.enableTotp, enableTotp),
  route(staff.newRecoveryCodes, renewRecoveryCodes),
  route(staff.disableTotp, disableTotp),
  route(staff.invite, invite),
  route(staff.inviteAgain, inviteAgain),
  route(staff.list, listStaff),
  route(staff.change, changeStaff),
  route(staff.invitation, invitationState),
  route(staff.acceptInvitation, acceptInvitation),
];
