// The candidate's own record: profile, sessions on other devices, password, deletion.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import {
  date,
  firstName,
  lastName,
  named,
  newPassword,
  nothing,
  optionalText,
  profilePhone,
  timestamp,
  uuid,
} from "./fields.ts";

/** Days between the request for deletion and the erasure. */
export const DELETION_DAYS = 7;
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;

export const user = z.object({
  uuid: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** Null for a pupil whose school made the account, until they add their own. */
  email: z.nullable(z.string()),
  is_verified: z.boolean(),
  registered_at: timestamp,
  /** False until consent was given at complete-profile. The web app redirects there. */
  profile_complete: z.boolean(),
  has_password: z.boolean(),
  phone: z.nullable(z.string()),
  exam_targeted: z.nullable(z.string()),
  current_grade: z.nullable(z.string()),
  location: z.nullable(z.string()),
  school: z.nullable(z.string()),
  class: z.nullable(z.string()),
  exam_year: z.nullable(z.string()),
  target_exam: z.nullable(z.string()),
  exam_date: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
  delete_at: z.nullable(timestamp),
});
export type User = z.output<typeof user>;

export const session = z.object({
  uuid: z.string(),
  device: z.string(),
  started_at: timestamp,
  last_seen_at: timestamp,
  is_current: z.boolean(),
  /** The device asked to stay signed in: it is signed in without a password until it is signed out here. */
  is_kept: z.boolean(),
});

const anyOf = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));

/** The session's holder confirms their identity: by the password, or without one by a recent Google sign-in. */
const again = z.object({ password: optionalText(128), google_token: optionalText(4096) });

export const MAX_MY_EXAMS = 6;
export const MAX_MY_SUBJECTS = 12;
const chosenList = (most: number, noun: string, message: string) =>
  z.array(uuid(message)).check(z.maxLength(most, { error: `Choose up to ${most} ${noun}` }));
const preparedFor = z.object({ exams: z.array(named), subjects: z.array(named) });

export const profile = {
  read: endpoint({
    method: "GET",
    path: "/candidates/profile",
    summary: "The signed-in candidate",
    audience: "candidate",
    study: false,
    data: user,
  }),
  preparedFor: endpoint({
    method: "GET",
    path: "/candidates/profile/exams",
    summary: "The exams and subjects the student chose",
    audience: "candidate",
    study: false,
    data: preparedFor,
  }),
  prepareFor: endpoint({
    method: "PUT",
    path: "/candidates/profile/exams",
    summary: "Sets the student's exams (main exam first) and subjects. Lists show them first",
    audience: "candidate",
    study: false,
    message: "Your exams and subjects have been saved.",
    body: z.object({
      exams: chosenList(MAX_MY_EXAMS, "exams", "We could not find that exam.").check(
        z.minLength(1, { error: "Please select an exam type" }),
      ),
      subjects: chosenList(MAX_MY_SUBJECTS, "subjects", "We could not find that subject."),
    }),
    data: preparedFor,
  }),
  update: endpoint({
    method: "PUT",
    path: "/candidates/profile",
    summary: "Changes the profile. Missing fields stay as they are",
    audience: "candidate",
    study: false,
    message: "Your profile has been successfully updated.",
    body: z.object({
      first_name: z.optional(firstName),
      last_name: z.optional(lastName),
      phone: anyOf(profilePhone),
      location: optionalText(200),
      school: optionalText(200),
      class: optionalText(50),
      exam_year: anyOf(z.string().check(z.regex(/^\d{4}$/, { error: "Use 4-digit year" }))),
      target_exam: optionalText(100),
      exam_date: anyOf(date),
    }),
    data: user,
  }),
  setAvatar: endpoint({
    method: "POST",
    path: "/candidates/profile/avatar",
    summary: "Uploads a profile picture, which is cropped to a small square",
    audience: "candidate",
    study: false,
    limits: [{ per: "account", times: 20, seconds: 3600 }],
    max_body: { upload_bytes: AVATAR_MAX_BYTES },
    message: "Your picture has been saved.",
    data: user,
  }),
  removeAvatar: endpoint({
    method: "DELETE",
    path: "/candidates/profile/avatar",
    summary: "Removes the picture",
    audience: "candidate",
    study: false,
    data: user,
  }),
  changePassword: endpoint({
    method: "PUT",
    path: "/candidates/profile/password",
    summary: "Changes the password and ends all other sessions. Accounts without a password confirm with Google",
    audience: "candidate",
    study: false,
    limits: [{ per: "account", times: 10, seconds: 900 }],
    renews_session: true,
    message: "Your password has been changed.",
    body: z.object({
      current_password: optionalText(128),
      new_password: newPassword,
      /** If there is no password yet: the token of a recent Google sign-in. */
      google_token: optionalText(4096),
    }),
    data: nothing,
  }),
  sessions: endpoint({
    method: "GET",
    path: "/candidates/profile/sessions",
    summary: "The devices where the student is signed in",
    audience: "candidate",
    study: false,
    data: z.array(session),
  }),
  endSession: endpoint({
    method: "DELETE",
    path: "/candidates/profile/sessions/{session_uuid}",
    summary: "Signs out another device. Needs the password or a new Google sign-in",
    audience: "candidate",
    study: false,
    limits: [{ per: "account", times: 20, seconds: 900 }],
    renews_session: true,
    params: z.object({ session_uuid: uuid() }),
    body: again,
    data: nothing,
  }),
  askDeletion: endpoint({
    method: "POST",
    path: "/candidates/profile/deletion",
    summary: "Schedules the account for deletion in seven days. Needs the password or a new Google sign-in",
    audience: "candidate",
    study: false,
    limits: [{ per: "account", times: 10, seconds: 900 }],
    renews_session: true,
    message: "We will delete your account in 7 days. Sign in before then to keep it.",
    body: again,
    data: user,
  }),
  keepAccount: endpoint({
    method: "DELETE",
    path: "/candidates/profile/deletion",
    summary: "Cancels the deletion",
    audience: "candidate",
    study: false,
    message: "We will not delete your account.",
    data: user,
  }),
};
