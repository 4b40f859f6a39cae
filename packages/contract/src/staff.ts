// Staff accounts: two-step sign-in, recovery, invitations.
import * as z from "zod/mini";
import { resetBody } from "./auth.ts";
import { accountRoles, endpoint, roles } from "./endpoint.ts";
import { newPassword, nothing, requiredText, signInEmail, signInPassword, timestamp, uuid } from "./fields.ts";
import { isName } from "./person-name.ts";
import { session } from "./profile.ts";

export const ADMIN_LOGIN_REDIRECT_MS = 1500;
export const ADMIN_LOGOUT_REDIRECT_MS = 500;

export const staffMember = z.object({
  uuid: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(accountRoles),
});

const signedIn = z.object({
  token: z.string(),
  expires_at: timestamp,
  device_token: z.string(),
  admin: staffMember,
  /** The session allows only the set-up of the second step, until that is done. */
  second_step_needed: z.boolean(),
});
const totpAsked = z.object({ totp_required: z.literal(true), ticket: z.string() });

const linkParams = z.object({ token: requiredText("This link is incomplete. Copy the full link and try again.", 200) });
const linkQuery = z.object({
  hash: z.optional(z.string().check(z.maxLength(200))),
  ref: z.optional(z.string().check(z.maxLength(200))),
});

const code = requiredText("Enter the 6-digit code or a recovery code", 40);
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

const memberName = requiredText("Name is required", 100).check(
  z.refine(isName, { error: "Name must be written in letters, without links or symbols" }),
);

export const staff = {
  login: endpoint({
    method: "POST",
    path: "/admin/auth/login",
    summary: "Signs in a member of staff, or asks for the second code",
    audience: "public",
    limits: [{ per: "address", times: 300, seconds: 900 }],
    body: z.object({ email: signInEmail, password: signInPassword }),
    data: z.union([signedIn, totpAsked]),
  }),
  loginCode: endpoint({
    method: "POST",
    path: "/admin/auth/login/code",
    summary: "Two-step sign-in: the code from the authenticator app, or a recovery code",
    audience: "public",
    limits: [{ per: { field: "ticket" }, times: 5, seconds: 600 }],
    body: z.object({ ticket: requiredText("Please sign in again", 200), code }),
    data: signedIn,
  }),
  logout: endpoint({
    method: "POST",
    path: "/admin/auth/logout",
    summary: "Ends this session",
    audience: "staff",
    roles: accountRoles,
    before_second_step: true,
    message: "Logged out successfully",
    data: nothing,
  }),
  forgotPassword: endpoint({
    method: "POST",
    path: "/admin/password/forgotten",
    summary: "Sends a reset link. The response is the same for known and unknown addresses",
    audience: "public",
    limits: [
      { per: "address", times: 300, seconds: 900 },
      { per: { field: "email" }, times: 5, seconds: 900 },
    ],
    message: "If there is an account with that email, we have sent a link to it.",
    body: z.object({ email: signInEmail }),
    data: nothing,
  }),
  resetPassword: endpoint({
    method: "PUT",
    path: "/admin/password/forgotten/{token}",
    summary: "Sets a new password with the link we sent and ends all sessions",
    audience: "public",
    limits: [{ per: "address", times: 300, seconds: 900 }],
    message: "Your password has been changed. Please sign in.",
    params: linkParams,
    query: linkQuery,
    body: resetBody,
    data: nothing,
  }),
  profile: endpoint({
    method: "GET",
    path: "/admin/profile",
    summary: "The signed-in member of staff",
    audience: "staff",
    roles: accountRoles,
    before_second_step: true,
    data: z.object({
      ...staffMember.def.shape,
      has_totp: z.boolean(),
      second_step_needed: z.boolean(),
      /** The subjects in which an editor or a reviewer may change questions. Null means all of them. */
      subject_ids: z.nullable(z.array(z.string())),
    }),
  }),
  rename: endpoint({
    method: "PUT",
    path: "/admin/profile",
    summary: "Changes your own name",
    audience: "staff",
    roles: accountRoles,
    audit: "staff.rename",
    message: "We have saved your name.",
    body: z.object({ name: memberName }),
    data: staffMember,
  }),
  confirm: endpoint({
    method: "POST",
    path: "/admin/auth/confirm",
    summary: "Confirms the password before a sensitive action",
    audience: "staff",
    roles: accountRoles,
    before_second_step: true,
    limits: [{ per: "account", times: 10, seconds: 900 }],
    renews_session: true,
    body: z.object({ password: signInPassword }),
    data: nothing,
  }),
  changePassword: endpoint({
    method: "PUT",
    path: "/admin/password",
    summary: "Changes your own password and ends all other sessions",
    audience: "staff",
    roles: accountRoles,
    audit: "staff.password",
    limits: [{ per: "account", times: 10, seconds: 900 }],
    renews_session: true,
    message: "Your password has been changed.",
    body: z.object({ current_password: signInPassword, new_password: newPassword }),
    data: nothing,
  }),
  sessions: endpoint({
    method: "GET",
    path: "/admin/sessions",
    summary: "The devices where this member of staff is signed in",
    audience: "staff",
    roles: accountRoles,
    data: z.array(session),
  }),
  endSession: endpoint({
    method: "DELETE",
    path: "/admin/sessions/{session_uuid}",
    summary: "Signs out another of your devices",
    audience: "staff",
    roles: accountRoles,
    step_up: true,
    audit: "staff.session.end",
    params: z.object({ session_uuid: uuid() }),
    data: nothing,
  }),
  endOtherSessions: endpoint({
    method: "DELETE",
    path: "/admin/sessions",
    summary: "Signs out all your other devices",
    audience: "staff",
    roles: accountRoles,
    step_up: true,
    audit: "staff.session.end_others",
    message: "All your other devices are signed out.",
    data: nothing,
  }),
  prepareTotp: endpoint({
    method: "POST",
    path: "/admin/totp",
    summary: "Creates a secret for the authenticator app, not yet active",
    audience: "staff",
    roles: accountRoles,
    before_second_step: true,
    step_up: true,
    data: z.object({ secret: z.string(), otpauth_url: z.string() }),
  }),
  enableTotp: endpoint({
    method: "PUT",
    path: "/admin/totp",
    summary: "Turns on two-step sign-in with the first correct code",
    audience: "staff",
    roles: accountRoles,
    before_second_step: true,
    step_up: true,
    audit: "staff.totp.enable",
    limits: [{ per: "account", times: 10, seconds: 900 }],
    body: z.object({ code }),
    data: recoveryCodes,
  }),
  newRecoveryCodes: endpoint({
    method: "POST",
    path: "/admin/totp/recovery-codes",
    summary: "Makes ten new recovery codes; the old ones stop working",
    audience: "staff",
    roles: accountRoles,
    step_up: true,
    audit: "staff.totp.recovery",
    limits: [{ per: "account", times: 10, seconds: 900 }],
    data: recoveryCodes,
  }),
  disableTotp: endpoint({
    method: "DELETE",
    path: "/admin/totp",
    summary: "Turns off two-step sign-in",
    audience: "staff",
    roles: accountRoles,
    step_up: true,
    audit: "staff.totp.disable",
    data: nothing,
  }),
  invite: endpoint({
    method: "POST",
    path: "/admin/staff/invitations",
    summary: "Invites a member of staff by email",
    audience: "staff",
    roles: ["owner"],
    step_up: true,
    audit: "staff.invite",
    status: 201,
    message: "We have sent the invitation.",
    body: z.object({
      name: memberName,
      email: signInEmail,
      role: z.enum(roles, { error: "Choose a role" }),
    }),
    data: z.object({ staff_uuid: uuid() }),
  }),
  inviteAgain: endpoint({
    method: "POST",
    path: "/admin/staff/{uuid}/invitation",
    summary: "Sends the invitation of somebody who has not joined again. Suspending them withdraws it",
    audience: "staff",
    roles: ["owner"],
    step_up: true,
    audit: "staff.invite_again",
    message: "We have sent the invitation again.",
    params: z.object({ uuid: uuid() }),
    data: nothing,
  }),
  list: endpoint({
    method: "GET",
    path: "/admin/staff",
    summary: "All staff, with role, two-step sign-in and last sign-in",
    audience: "staff",
    roles: ["owner"],
    data: z.array(
      z.object({
        ...staffMember.def.shape,
        subject_ids: z.nullable(z.array(z.string())),
        has_totp: z.boolean(),
        has_joined: z.boolean(),
        last_sign_in_at: z.nullable(timestamp),
        suspended_at: z.nullable(timestamp),
      }),
    ),
  }),
  change: endpoint({
    method: "PUT",
    path: "/admin/staff/{uuid}",
    summary:
      "Changes a member's role, suspends or reactivates them, or resets two-step sign-in. There is always one owner",
    audience: "staff",
    roles: ["owner"],
    step_up: true,
    audit: "staff.change",
    message: "We have saved the change.",
    params: z.object({ uuid: uuid() }),
    body: z.object({
      role: z.optional(z.enum(roles)),
      suspended: z.optional(z.boolean()),
      /** The subjects in which an editor or a reviewer may change questions. Null means all of them. */
      subject_ids: z.optional(
        z.nullable(
          z
            .array(uuid("We could not find that subject"))
            .check(z.minLength(1, { error: "Choose at least one subject" })),
        ),
      ),
      /** For a member who lost the phone and the recovery codes. Their sessions end. */
      reset_second_step: z.optional(z.boolean()),
    }),
    data: nothing,
  }),
  invitation: endpoint({
    method: "GET",
    path: "/admin/staff/invitations/{token}",
    summary: "Whether an invitation can still be accepted",
    audience: "public",
    limits: [{ per: "address", times: 100, seconds: 900 }],
    params: linkParams,
    query: linkQuery,
    data: z.object({ is_open: z.boolean() }),
  }),
  acceptInvitation: endpoint({
    method: "PUT",
    path: "/admin/staff/invitations/{token}",
    summary: "Accepts an invitation with a new password",
    audience: "public",
    limits: [{ per: "address", times: 100, seconds: 900 }],
    message: "Welcome. Please sign in.",
    params: linkParams,
    query: linkQuery,
    body: z.object({ new_password: newPassword }),
    /** If the second step is required, a session to set it up: that is part of joining. */
    data: z.nullable(signedIn),
  }),
};
