// Candidates' accounts: sign up, sign in, verify, recover.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import {
  firstName,
  lastName,
  mustAgree,
  named,
  newPassword,
  nothing,
  optionalText,
  phone,
  registrationEmail,
  requiredText,
  signInEmail,
  signInPassword,
  timestamp,
  uuid,
} from "./fields.ts";
import { user } from "./profile.ts";

export const RESEND_COOLDOWN_SECONDS = 60;
export const UNVERIFIED_WINDOW_MINUTES = 30;
/** The version of the terms that a candidate accepts at complete-profile. */
export const TERMS_VERSION = "2026-11-15";

export const UNVERIFIED = "Acount not verified. You can only use {site} for {minutes}mins without email verification.";

const tokenPair = { access_token: z.string(), expires_at: timestamp };
/**
 * The browser stores it beside the session: a device that signed in before is not locked out by a stranger's wrong
 * attempts.
 */
const device = { device_token: z.string() };

/** A device that asked to stay signed in does so for this long without use, and at most for this long in total. */
export const KEPT_IDLE_DAYS = 30;
export const KEPT_MOST_DAYS = 180;
/** "Keep me signed in on this device": also sets the cookie that auth.resume takes. */
const keep = z.optional(z.boolean());

const linkParams = z.object({ token: requiredText("Verification token is required", 200) });
const linkQuery = z.object({
  hash: z.optional(z.string().check(z.maxLength(200))),
  ref: z.optional(z.string().check(z.maxLength(200))),
});

/** The rule of the form. The server also applies the registration rule to a new password. */
export const resetBody = z
  .object({ new_password: signInPassword, confirm_password: z.string({ error: "Passwords do not match" }) })
  .check(
    z.refine((passwords) => passwords.new_password === passwords.confirm_password, {
      error: "Passwords do not match",
      path: ["confirm_password"],
      when: () => true,
    }),
  );

export const auth = {
  login: endpoint({
    method: "POST",
    path: "/candidates/auth/login",
    summary: "Signs a candidate in",
    audience: "public",
    limits: [{ per: "address", times: 1200, seconds: 900, counts: "failures" }],
    body: z.object({ email: signInEmail, password: signInPassword, keep }),
    data: z.object({ ...tokenPair, ...device, user }),
  }),
  register: endpoint({
    method: "POST",
    path: "/candidates/auth/register",
    summary: "Creates a student account and signs in",
    audience: "public",
    limits: [{ per: "address", times: 4000, seconds: 3600 }],
    status: 201,
    message: "Your account has been created.",
    body: z.object({
      first_name: firstName,
      last_name: lastName,
      email: registrationEmail,
      password: newPassword,
      terms_and_conditions: mustAgree,
    }),
    data: z.object({ jwtDetails: z.object({ ...tokenPair, ...device }), user }),
  }),
  registrationData: endpoint({
    method: "GET",
    path: "/candidates/auth/registeration-data",
    summary: "The choices of the complete-profile form",
    audience: "public",
    data: z.object({ exam_types: z.array(named), class_levels: z.array(named) }),
  }),
  completeProfile: endpoint({
    method: "POST",
    path: "/candidates/auth/complete-profile",
    summary: "The second step of registration, with consent to the terms",
    audience: "candidate",
    study: false,
    status: 201,
    message: "Your profile is complete.",
    body: z.object({
      phone,
      exam_targeted: uuid("Please select an exam type"),
      current_grade: uuid("Please select your grade"),
      terms_and_conditions: mustAgree,
      /** An optional field beside the specified ones: "under 18" involves a guardian in later choices. */
      is_adult: z.optional(z.nullable(z.boolean())),
    }),
    data: z.object({ user }),
  }),
  google: endpoint({
    method: "POST",
    path: "/candidates/auth/socials/google",
    summary:
      "Signs in with a proof of googleCode, or with a Google access token where the site allows it. Returns 201 for a new account",
    audience: "public",
    limits: [{ per: "address", times: 1200, seconds: 900, counts: "failures" }],
    body: z.object({ token: requiredText("Unable to login with the selected Google account", 4096), keep }),
    data: z.object({ user, ...tokenPair, ...device }),
  }),
  googleBegin: endpoint({
    method: "POST",
    path: "/candidates/auth/socials/google/begin",
    summary: "Begins a sign-in with Google: an address for the browser, and a cookie that the code must come back with",
    audience: "public",
    limits: [{ per: "address", times: 3000, seconds: 900 }],
    data: z.object({ authorization_url: z.string() }),
  }),
  googleCode: endpoint({
    method: "POST",
    path: "/candidates/auth/socials/google/code",
    summary: "Exchanges Google's authorization code for a proof, good for five minutes and one sign-in",
    audience: "public",
    limits: [{ per: "address", times: 1200, seconds: 900, counts: "failures" }],
    body: z.object({
      code: requiredText("Unable to login with the selected Google account", 2048),
      state: requiredText("Unable to login with the selected Google account", 200),
    }),
    data: z.object({ token: z.string() }),
  }),
  verifyEmail: endpoint({
    method: "PUT",
    path: "/candidates/auth/email/verification/{token}",
    summary: "Verifies the email address with the link we sent",
    audience: "public",
    limits: [{ per: "address", times: 600, seconds: 900, counts: "failures" }],
    message: "Email Verified Successfully!",
    params: linkParams,
    query: linkQuery,
    /**
     * Needed if the browser is not the one that registered: an empty password makes the server ask for it. Without it,
     * the person who registered loses access.
     */
    body: z.object({ password: optionalText(128) }),
    /**
     * No session is returned if the link is older than ten minutes, or if the opener is unknown to the registration.
     */
    data: z.object({ access_token: z.nullable(z.string()), expires_at: z.nullable(timestamp), user: z.nullable(user) }),
  }),
  resendVerification: endpoint({
    method: "PUT",
    path: "/candidates/auth/email/resend",
    summary: "Sends the verification email again. The response is the same for known and unknown addresses",
    audience: "public",
    limits: [{ per: "address", times: 3000, seconds: 900 }],
    message: "Verification Email Sent",
    body: z.object({ email: signInEmail }),
    data: nothing,
  }),
  correctEmail: endpoint({
    method: "PUT",
    path: "/candidates/auth/email",
    summary: "Corrects an unverified email address, or adds one to an account that has none. Needs the password",
    audience: "candidate",
    study: false,
    limits: [{ per: "account", times: 10, seconds: 3600 }],
    renews_session: true,
    message: "Verification Email Sent",
    body: z.object({ email: registrationEmail, password: signInPassword }),
    data: z.object({ user }),
  }),
  forgotPassword: endpoint({
    method: "POST",
    path: "/candidates/password/forgotten",
    summary: "Sends a reset link. The response is the same for known and unknown addresses",
    audience: "public",
    limits: [
      { per: "address", times: 3000, seconds: 900 },
      { per: { field: "email" }, times: 5, seconds: 900 },
    ],
    message: "If there is an account with that email, we have sent a link to it.",
    body: z.object({ email: signInEmail }),
    data: nothing,
  }),
  resetPassword: endpoint({
    method: "PUT",
    path: "/candidates/password/forgotten/{token}",
    summary: "Sets a new password with the link we sent and ends all sessions",
    audience: "public",
    limits: [{ per: "address", times: 600, seconds: 900, counts: "failures" }],
    message: "Your password has been changed. Please sign in.",
    params: linkParams,
    query: linkQuery,
    body: resetBody,
    data: nothing,
  }),
  resume: endpoint({
    method: "POST",
    path: "/candidates/auth/stay",
    summary: 'Signs in with the "stay signed in" cookie, which changes at every use',
    audience: "public",
    limits: [{ per: "address", times: 1200, seconds: 900, counts: "failures" }],
    data: z.object({ ...tokenPair, ...device, user }),
  }),
  keep: endpoint({
    method: "POST",
    path: "/candidates/auth/keep",
    summary: "Keeps this session signed in on its own device, with the same cookie as a sign-in that asks for it",
    audience: "candidate",
    study: false,
    limits: [{ per: "account", times: 20, seconds: 3600 }],
    message: "You will stay signed in on this device.",
    data: nothing,
  }),
  leave: endpoint({
    method: "DELETE",
    path: "/candidates/auth/stay",
    summary: 'Ends "stay signed in" on this device, with or without a session',
    audience: "public",
    limits: [{ per: "address", times: 12_000, seconds: 900 }],
    data: nothing,
  }),
  logout: endpoint({
    method: "POST",
    path: "/candidates/auth/logout",
    summary: "Ends this session",
    audience: "candidate",
    study: false,
    message: "Logged out successfully",
    data: nothing,
  }),
};
