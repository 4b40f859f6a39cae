// What the law and good manners require: consents, a copy of all data, and clearing the data.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { requiredText, signInEmail, timestamp } from "./fields.ts";

/** The version of the text that a guardian consented to. A changed text is a new version. */
export const GUARDIAN_CONSENT_VERSION = "2026-11";
/** How long a guardian can answer the email. */
export const GUARDIAN_LINK_DAYS = 30;
/** A guardian who refused is not asked again by the same candidate for this long. */
export const GUARDIAN_REST_DAYS = 30;
export const CLEAR_WORD = "CLEAR";
/** Days for which a finished copy can be downloaded. */
export const EXPORT_DAYS = 7;

const consent = z.object({
  kind: z.string(),
  version: z.string(),
  given_at: timestamp,
  withdrawn_at: z.nullable(timestamp),
});

const dataExport = z.object({
  uuid: z.string(),
  asked_at: timestamp,
  ready_at: z.nullable(timestamp),
  /** A signed link that is valid for a few minutes, once the copy is ready. */
  url: z.nullable(z.string()),
  size: z.nullable(z.number()),
});
export type DataExport = z.output<typeof dataExport>;

const guardianRequest = z.object({
  state: z.enum(["waiting", "expired", "agreed", "declined", "withdrawn"]),
  /** Only while an answer is awaited. */
  email: z.nullable(z.string()),
  asked_at: timestamp,
  expires_at: timestamp,
  answered_at: z.nullable(timestamp),
  /** From when on the email can be sent again. */
  resend_at: timestamp,
});
export type GuardianRequest = z.output<typeof guardianRequest>;

const guardianConsent = z.object({
  /** The candidate's name at the time of the request. */
  name: z.string(),
  state: z.enum(["waiting", "agreed", "declined", "withdrawn"]),
  version: z.string(),
  asked_at: timestamp,
  expires_at: timestamp,
  answered_at: z.nullable(timestamp),
});
export type GuardianConsent = z.output<typeof guardianConsent>;

const guardianToken = z.object({
  token: requiredText("This link is incomplete. Copy the full link and try again.", 100),
});

export const privacy = {
  read: endpoint({
    method: "GET",
    path: "/candidates/privacy",
    summary: "The student's consents with dates, and the newest copy of their data",
    audience: "candidate",
    study: false,
    data: z.object({
      is_adult: z.nullable(z.boolean()),
      consents: z.array(consent),
      /** The state of the request to a parent or guardian. Null when nobody was asked. */
      guardian: z.nullable(guardianRequest),
      data_export: z.nullable(dataExport),
    }),
  }),
  consent: endpoint({
    method: "POST",
    path: "/candidates/privacy/consent",
    summary: "Records that the student is an adult and agrees to be seen by others",
    audience: "candidate",
    study: false,
    limits: [{ per: "account", times: 20, seconds: 3600 }],
    body: z.object({
      who: z.literal("adult", { error: "Only you can confirm this. Your guardian answers by email." }),
    }),
    data: z.null(),
  }),
  askGuardian: endpoint({
    method: "POST",
    path: "/candidates/privacy/guardian",
    summary: "Emails a parent or guardian to ask for consent. A new address replaces the old one",
    audience: "candidate",
    study: false,
    status: 201,
    limits: [{ per: "account", times: 5, seconds: 86_400 }],
    message: "We have emailed your parent or guardian.",
    body: z.object({ email: signInEmail }),
    data: guardianRequest,
  }),
  remindGuardian: endpoint({
    method: "POST",
    path: "/candidates/privacy/guardian/reminder",
    summary: "Sends the guardian email again. The old link stops working",
    audience: "candidate",
    study: false,
    limits: [{ per: "account", times: 5, seconds: 86_400 }],
    message: "We have sent the email again.",
    data: guardianRequest,
  }),
  readGuardianConsent: endpoint({
    method: "GET",
    path: "/guardian-consents/{token}",
    summary: "The consent question for a guardian, for anyone with the link in the email",
    audience: "public",
    unsigned: true,
    limits: [{ per: "address", times: 120, seconds: 60 }],
    params: guardianToken,
    data: guardianConsent,
  }),
  answerGuardianConsent: endpoint({
    method: "PUT",
    path: "/guardian-consents/{token}",
    summary: "Saves a guardian's answer, once. Consent can be withdrawn with the same link",
    audience: "public",
    unsigned: true,
    limits: [{ per: "address", times: 60, seconds: 60 }],
    params: guardianToken,
    body: z.object({
      answer: z.enum(["agree", "decline", "withdraw"], { error: "Please choose one of the answers" }),
    }),
    data: guardianConsent,
  }),
  withdraw: endpoint({
    method: "DELETE",
    path: "/candidates/privacy/consent",
    summary: "Withdraws the consent or the request to a guardian. The student is hidden from others straight away",
    audience: "candidate",
    study: false,
    data: z.null(),
  }),
  startExport: endpoint({
    method: "POST",
    path: "/candidates/privacy/export",
    summary: "Starts an export of all data about the student, as a ZIP of JSON and CSV",
    audience: "candidate",
    study: false,
    status: 201,
    limits: [{ per: "account", times: 5, seconds: 86_400 }],
    message: "We are preparing your data. We will notify and email you when it is ready.",
    data: dataExport,
  }),
  clear: endpoint({
    method: "POST",
    path: "/candidates/privacy/clear",
    summary: "Deletes the study history. Account, plan and payments stay",
    audience: "candidate",
    study: false,
    limits: [{ per: "account", times: 10, seconds: 3600 }],
    message: "Your study history has been cleared.",
    body: z.object({
      confirmation: z.literal(CLEAR_WORD, { error: `Type ${CLEAR_WORD} to confirm` }),
    }),
    data: z.null(),
  }),
};
