// The pupils of a class, as their teacher sees them: the roster, its import, and printed slips.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { nothing, requiredText, timestamp, uuid } from "./fields.ts";
import { cleanName, isName } from "./person-name.ts";
import { inClass, inSchool, schoolPeople, seatsInForce } from "./school-parts.ts";
import { classRow } from "./schools.ts";

export const ROSTER_MOST_ROWS = 2_000;
export const ROSTER_MOST_BYTES = 2 * 1_048_576;
export const FIRST_CODE_LENGTH = 8;
/** A slip that nobody used works this long. */
export const FIRST_CODE_DAYS = 90;
/** An import can be undone this long. */
export const ROSTER_UNDO_DAYS = 14;

const inImport = { ...inSchool, import_id: uuid("We could not find that import.") };
const onePupil = { ...inClass, pupil_id: uuid("We could not find that pupil.") };

export const sexes = ["f", "m"] as const;

const pupilName = (label: string) =>
  requiredText(`${label} is required`, 50).check(
    z.refine((name) => isName(cleanName(name)), {
      error: `Use letters in the ${label.toLowerCase()}, with no links or symbols`,
    }),
  );

/** Letters and digits with / - . and spaces. It is compared without spaces and in upper case. */
export const admissionNumber = requiredText("Enter the admission number", 30).check(
  z.regex(/^[\p{L}\p{N}][\p{L}\p{N}\s/.-]*$/u, { error: "Use letters, numbers, / and - in the admission number" }),
);
export const admissionKey = (typed: string): string => typed.normalize("NFKC").replaceAll(/\s/g, "").toUpperCase();

export const pupilFields = z.object({
  last_name: pupilName("Last name"),
  first_name: pupilName("First name"),
  sex: z.nullable(z.enum(sexes, { error: "Write F or M" })),
  number: admissionNumber,
});

/** Everything a teacher sees of a pupil. Nothing of other practice, plan, phone or email address. */
export const rosterPupil = z.object({
  uuid: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  sex: z.nullable(z.enum(sexes)),
  number: z.nullable(z.string()),
  joined_by: z.enum(["roster", "hand", "code"]),
  joined_at: timestamp,
  /** `waiting` until the pupil chooses a password with a slip. `own` once the account has its own email address. */
  account: z.enum(["waiting", "school", "own"]),
  slip_at: z.nullable(timestamp),
});
export type RosterPupil = z.output<typeof rosterPupil>;

export const rosterProblem = z.object({ field: z.string(), message: z.string() });

export const rosterImport = z.object({
  uuid: z.string(),
  file_name: z.string(),
  state: z.enum(["checked", "running", "done", "undone"]),
  rows_total: z.number(),
  rows_done: z.number(),
  rows_with_problems: z.number(),
  /** What the import will do, or did. */
  will_make: z.number(),
  will_add: z.number(),
  already_there: z.number(),
  new_classes: z.array(z.string()),
  message: z.nullable(z.string()),
  created_at: timestamp,
  can_undo_until: z.nullable(timestamp),
  seats: seatsInForce,
});
export type RosterImport = z.output<typeof rosterImport>;

export const rosterRow = z.object({
  row: z.number(),
  last_name: z.string(),
  first_name: z.string(),
  sex: z.string(),
  class_name: z.string(),
  number: z.string(),
  problems: z.array(rosterProblem),
  outcome: z.enum(["made", "added", "known", "problem"]),
});
export type RosterRow = z.output<typeof rosterRow>;

export const classRoster = {
  read: endpoint({
    method: "GET",
    path: "/admin/school/{school_id}/classes/{class_id}",
    summary: "A class with its pupils",
    audience: "staff",
    roles: schoolPeople,
    params: z.object(inClass),
    data: z.object({
      ...classRow.def.shape,
      school: z.object({ uuid: z.string(), name: z.string(), code: z.string() }),
      join_code: z.nullable(z.string()),
      leaderboard: z.enum(["off", "improvement", "points"]),
      /** False without seats, after the school year, or before the school confirmed its authority. */
      may_add: z.boolean(),
      pupils: z.array(rosterPupil),
    }),
  }),
  openCode: endpoint({
    method: "POST",
    path: "/admin/school/{school_id}/classes/{class_id}/join-code",
    summary: "Makes a new join code. The old one stops working",
    audience: "staff",
    roles: schoolPeople,
    audit: "class.code.open",
    limits: [{ per: "account", times: 100, seconds: 86_400 }],
    params: z.object(inClass),
    data: z.object({ join_code: z.string() }),
  }),
  closeCode: endpoint({
    method: "DELETE",
    path: "/admin/school/{school_id}/classes/{class_id}/join-code",
    summary: "Nobody can join by code any more",
    audience: "staff",
    roles: schoolPeople,
    audit: "class.code.close",
    params: z.object(inClass),
    data: nothing,
  }),
  addPupil: endpoint({
    method: "POST",
    path: "/admin/school/{school_id}/classes/{class_id}/pupils",
    summary: "Adds one pupil by hand",
    audience: "staff",
    roles: schoolPeople,
    audit: "class.pupil.add",
    limits: [{ per: "account", times: 500, seconds: 86_400 }],
    status: 201,
    message: "The pupil has been added.",
    params: z.object(inClass),
    body: pupilFields,
    data: z.object({ pupil_uuid: z.string() }),
  }),
  changePupil: endpoint({
    method: "PUT",
    path: "/admin/school/{school_id}/classes/{class_id}/pupils/{pupil_id}",
    summary: "Corrects the name, sex or admission number of a pupil whose account the school made",
    audience: "staff",
    roles: schoolPeople,
    audit: "class.pupil.change",
    message: "We have saved the pupil's details.",
    params: z.object(onePupil),
    body: pupilFields,
    data: nothing,
  }),
  removePupil: endpoint({
    method: "DELETE",
    path: "/admin/school/{school_id}/classes/{class_id}/pupils/{pupil_id}",
    summary: "Takes a pupil out of the class. Their account and results stay theirs",
    audience: "staff",
    roles: schoolPeople,
    audit: "class.pupil.remove",
    message: "The pupil is no longer in this class.",
    params: z.object(onePupil),
    data: nothing,
  }),
  slips: endpoint({
    method: "POST",
    path: "/admin/school/{school_id}/classes/{class_id}/slips",
    summary: "A PDF with slips for the pupils who have not chosen a password yet, or for those named here",
    audience: "staff",
    roles: schoolPeople,
    audit: "class.slips",
    limits: [{ per: "account", times: 200, seconds: 86_400 }],
    params: z.object(inClass),
    body: z.object({ pupil_ids: z.optional(z.array(uuid()).check(z.maxLength(500))) }),
    data: z.object({ url: z.string(), slips: z.number() }),
  }),
  renewSlip: endpoint({
    method: "POST",
    path: "/admin/school/{school_id}/classes/{class_id}/pupils/{pupil_id}/slip",
    summary: "A new slip for one pupil. The old password and the old code stop working, and the pupil is signed out",
    audience: "staff",
    roles: schoolPeople,
    audit: "class.slip.renew",
    limits: [{ per: "account", times: 200, seconds: 86_400 }],
    message: "The pupil's old password no longer works.",
    params: z.object(onePupil),
    data: z.object({ url: z.string(), slips: z.number() }),
  }),
  upload: endpoint({
    method: "POST",
    path: "/admin/school/{school_id}/roster-imports",
    summary: "Checks a roster, from a CSV or XLSX file. Nothing is added yet",
    audience: "staff",
    roles: schoolPeople,
    audit: "roster.check",
    limits: [{ per: "account", times: 60, seconds: 3600 }],
    status: 201,
    max_body: { upload_bytes: ROSTER_MOST_BYTES },
    params: z.object(inSchool),
    /** For rows without a class, and for teachers, who may only add to their own. */
    query: z.object({ class_id: z.optional(uuid("We could not find that class.")) }),
    data: rosterImport,
  }),
  paste: endpoint({
    method: "POST",
    path: "/admin/school/{school_id}/pasted-rosters",
    summary: "The same for rows that were pasted from a spreadsheet",
    audience: "staff",
    roles: schoolPeople,
    audit: "roster.check",
    limits: [{ per: "account", times: 60, seconds: 3600 }],
    status: 201,
    max_body: "answers",
    params: z.object(inSchool),
    body: z.object({
      rows: requiredText("Paste the rows of your list", 400_000),
      class_id: z.optional(z.nullable(uuid("We could not find that class."))),
    }),
    data: rosterImport,
  }),
  readImport: endpoint({
    method: "GET",
    path: "/admin/school/{school_id}/roster-imports/{import_id}",
    summary: "How far an import is",
    audience: "staff",
    roles: schoolPeople,
    params: z.object(inImport),
    data: rosterImport,
  }),
  rows: endpoint({
    method: "GET",
    path: "/admin/school/{school_id}/roster-imports/{import_id}/rows",
    summary: "The rows of an import, those with problems first",
    audience: "staff",
    roles: schoolPeople,
    params: z.object(inImport),
    query: z.object({ from: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(ROSTER_MOST_ROWS))) }),
    data: z.object({ items: z.array(rosterRow), next: z.nullable(z.number()) }),
  }),
  run: endpoint({
    method: "POST",
    path: "/admin/school/{school_id}/roster-imports/{import_id}/run",
    summary: "Adds all rows of a roster without problems, or none",
    audience: "staff",
    roles: schoolPeople,
    audit: "roster.run",
    params: z.object(inImport),
    data: rosterImport,
  }),
  undo: endpoint({
    method: "POST",
    path: "/admin/school/{school_id}/roster-imports/{import_id}/undo",
    summary: "Takes back an import. Accounts that a pupil has already used stay, outside the class",
    audience: "staff",
    roles: schoolPeople,
    audit: "roster.undo",
    params: z.object(inImport),
    data: rosterImport,
  }),
};
