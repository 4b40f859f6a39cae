// A pupil's side of a school: joining a class, leaving it, and signing in with a printed slip.
import * as z from "zod/mini";
import { admissionNumber } from "./class-roster.ts";
import { endpoint } from "./endpoint.ts";
import { mustAgree, newPassword, nothing, requiredText, timestamp, uuid } from "./fields.ts";
import { user } from "./profile.ts";

export const JOIN_CODE_LENGTH = 8;
/** Letters and digits that nobody mixes up: no I, L, O, 0 or 1. */
export const CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
export const plainCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");

const joinCode = requiredText("Enter the code of your class", 40);
const signedIn = z.object({ access_token: z.string(), expires_at: timestamp, device_token: z.string(), user });

export const pupilClass = z.object({
  uuid: z.string(),
  name: z.string(),
  school: z.string(),
  year: z.string(),
  teachers: z.array(z.string()),
  joined_at: timestamp,
  /** The last day of its school year. */
  ends_on: z.string(),
  is_over: z.boolean(),
});
export type PupilClass = z.output<typeof pupilClass>;

export const myClasses = {
  list: endpoint({
    method: "GET",
    path: "/candidates/classes",
    summary: "The classes of the student",
    audience: "candidate",
    study: false,
    data: z.array(pupilClass),
  }),
  look: endpoint({
    method: "GET",
    path: "/candidates/class-codes/{join_code}",
    summary: "The class behind a join code, before joining",
    audience: "candidate",
    study: false,
    limits: [{ per: "account", times: 20, seconds: 900 }],
    params: z.object({ join_code: joinCode }),
    data: z.object({ name: z.string(), school: z.string(), teachers: z.array(z.string()), is_member: z.boolean() }),
  }),
  join: endpoint({
    method: "POST",
    path: "/candidates/classes",
    summary: "Joins a class by its code. The teacher then sees the name and the class work",
    audience: "candidate",
    limits: [{ per: "account", times: 20, seconds: 3600 }],
    status: 201,
    message: "You have joined the class.",
    body: z.object({ join_code: joinCode }),
    data: pupilClass,
  }),
  leave: endpoint({
    method: "DELETE",
    path: "/candidates/classes/{class_id}",
    summary: "Leaves a class. The student keeps all results, and the teacher sees no more of them",
    audience: "candidate",
    study: false,
    message: "You have left the class. Your results are still yours.",
    params: z.object({ class_id: uuid("We could not find that class.") }),
    data: nothing,
  }),
  slipSignIn: endpoint({
    method: "POST",
    path: "/candidates/auth/school",
    summary: "Signs a pupil in with school code and admission number, or checks the sign-in code of a slip",
    audience: "public",
    limits: [{ per: "address", times: 1200, seconds: 900, counts: "failures" }],
    body: z.object({
      school_code: requiredText("Enter the school code from your slip", 40),
      number: admissionNumber,
      secret: requiredText("Enter the sign-in code from your slip, or your password", 128),
    }),
    /** After a sign-in code: a ticket, with which the pupil chooses a password. */
    data: z.union([
      signedIn,
      z.object({
        ticket: z.string(),
        first_name: z.string(),
        last_name: z.string(),
        school: z.string(),
        /** Who printed a new slip that ended the old password. */
        renewed: z.nullable(z.object({ by: z.string(), at: timestamp })),
      }),
    ]),
  }),
  choosePassword: endpoint({
    method: "PUT",
    path: "/candidates/auth/school/password",
    summary: "Chooses the first password with the ticket of a slip, and signs in",
    audience: "public",
    limits: [{ per: "address", times: 1200, seconds: 900, counts: "failures" }],
    body: z.object({
      ticket: requiredText("Please enter the code from your slip again", 300),
      new_password: newPassword,
      terms_and_conditions: mustAgree,
    }),
    data: signedIn,
  }),
};
