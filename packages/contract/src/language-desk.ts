// The texts of the other languages as staff correct them: one list is exported for a native reader and imported again.
// The texts appear in emails, consents and payments in our name. So a correction goes live only when a second member of
// staff has confirmed it.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { nothing, timestamp, uuid } from "./fields.ts";
import { languages } from "./settings.ts";
import { staffName } from "./staff-question.ts";

export const LANGUAGE_LIST_MOST_BYTES = 4 * 1024 * 1024;

/** The number of corrections that are shown, confirmed or declined together. */
export const CORRECTIONS_AT_ONCE = 100;

const staffOnly = { audience: "staff", roles: ["owner", "editor"] } as const;
const counted = z.object({
  language: z.enum(languages),
  texts: z.number(),
  corrected: z.number(),
  /** Corrections that wait for a second person. */
  waiting: z.number(),
  /** English texts without a translation, which show in English. */
  missing: z.array(z.string()),
});

const waitingText = z.object({
  uuid: z.string(),
  language: z.enum(languages),
  english: z.string(),
  /** The current text. Empty if it is the English text. */
  before: z.string(),
  text: z.string(),
  staff_name: staffName,
  is_mine: z.boolean(),
  created_at: timestamp,
});
export type WaitingText = z.output<typeof waitingText>;

const chosen = z.object({
  uuids: z
    .array(uuid("We could not find that correction."))
    .check(z.minLength(1, { error: "Choose at least one correction" }), z.maxLength(CORRECTIONS_AT_ONCE)),
});

export const languageDesk = {
  read: endpoint({
    method: "GET",
    path: "/admin/languages",
    summary: "The languages, with how many texts each has, how many were corrected here and which are missing",
    ...staffOnly,
    data: z.array(counted),
  }),
  list: endpoint({
    method: "GET",
    path: "/admin/languages/{language}/list",
    summary: "Every text of a language with its English, as a CSV file",
    ...staffOnly,
    params: z.object({ language: z.enum(languages, { error: "Choose a language from the list" }) }),
    data: z.object({ name: z.string(), csv: z.string() }),
  }),
  correct: endpoint({
    method: "POST",
    path: "/admin/languages/list",
    summary:
      "Uploads corrected texts for another member of staff to confirm. If one row is not valid, the file is rejected",
    ...staffOnly,
    step_up: true,
    audit: "texts_corrected",
    max_body: { upload_bytes: LANGUAGE_LIST_MOST_BYTES },
    limits: [{ per: "account", times: 60, seconds: 3600 }],
    message: "Another member of staff must confirm the corrections.",
    data: z.object({ rows: z.number(), changed: z.number() }),
  }),
  waiting: endpoint({
    method: "GET",
    path: "/admin/languages/waiting",
    summary: "Corrected texts that another member of staff must confirm, oldest first",
    ...staffOnly,
    data: z.object({ items: z.array(waitingText), total: z.number() }),
  }),
  confirm: endpoint({
    method: "POST",
    path: "/admin/languages/waiting/confirm",
    summary: "Puts a colleague's corrections live",
    ...staffOnly,
    step_up: true,
    audit: "texts_confirmed",
    message: "The corrections are live.",
    body: chosen,
    data: z.object({ changed: z.number() }),
  }),
  decline: endpoint({
    method: "POST",
    path: "/admin/languages/waiting/decline",
    summary: "Declines corrections, or takes back your own",
    ...staffOnly,
    audit: "texts_declined",
    message: "The texts have not changed.",
    body: chosen,
    data: nothing,
  }),
};
