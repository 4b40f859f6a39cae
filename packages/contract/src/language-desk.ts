// The texts of the other languages as staff correct them: one list out to a native reader, and in again. A correction is in force at once.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { languages } from "./settings.ts";

export const LANGUAGE_LIST_MOST_BYTES = 4 * 1024 * 1024;

const staffOnly = { audience: "staff", roles: ["owner", "editor"] } as const;
const counted = z.object({
  language: z.enum(languages),
  texts: z.number(),
  corrected: z.number(),
  /** English texts without a translation: they show in English. */
  missing: z.array(z.string()),
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
    summary: "Uploads corrected texts. If one row is not valid, the file is rejected",
    ...staffOnly,
    audit: "texts_corrected",
    max_body: { upload_bytes: LANGUAGE_LIST_MOST_BYTES },
    limits: [{ per: "account", times: 60, seconds: 3600 }],
    message: "The corrections are live.",
    data: z.object({ rows: z.number(), changed: z.number() }),
  }),
};
