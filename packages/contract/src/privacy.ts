// What the law and good manners ask for: consents, a copy of everything, a clean slate.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { timestamp } from "./fields.ts";

/** The words a guardian's consent was given to; a change of them is a new version. */
export const GUARDIAN_CONSENT_VERSION = "2026-11";
export const CLEAR_WORD = "CLEAR";
/** Days a finished copy can be fetched. */
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
  /** A signed link of a few minutes, once the copy is ready. */
  url: z.nullable(z.string()),
  size: z.nullable(z.number()),
});
export type DataExport = z.output<typeof dataExport>;

export const privacy = {
  read: endpoint({
    method: "GET",
    path: "/candidates/privacy",
    summary: "What the candidate agreed to and when, and the newest copy of their data",
    audience: "candidate",
    study: false,
    data: z.object({
      is_adult: z.nullable(z.boolean()),
      consents: z.array(consent),
      data_export: z.nullable(dataExport),
    }),
  }),
  consent: endpoint({
    method: "POST",
    path: "/candidates/privacy/consent",
    summary: "Says that the candidate is of age, or that a parent or guardian agrees to being seen by others",
    audience: "candidate",
    study: false,
    limits: [{ per: "account", times: 20, seconds: 3600 }],
    body: z.object({ who: z.enum(["adult", "guardian"], { error: "Please choose one of the two" }) }),
    data: z.null(),
  }),
  withdraw: endpoint({
    method: "DELETE",
    path: "/candidates/privacy/consent",
    summary: "Takes the guardian's consent back; the candidate is hidden from others at once",
    audience: "candidate",
    study: false,
    data: z.null(),
  }),
  startExport: endpoint({
    method: "POST",
    path: "/candidates/privacy/export",
    summary: "Begins a ZIP of everything held about the candidate, as JSON and CSV",
    audience: "candidate",
    study: false,
    status: 201,
    limits: [{ per: "account", times: 5, seconds: 86_400 }],
    message: "We are putting your data together. A notice and a mail will tell you when it is ready.",
    data: dataExport,
  }),
  clear: endpoint({
    method: "POST",
    path: "/candidates/privacy/clear",
    summary: "Clears the study history; account, plan and payments stay",
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
