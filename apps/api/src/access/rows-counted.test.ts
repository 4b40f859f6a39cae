// What staff read is counted (`counts_rows` in the contract). A new call that shows rows has to be counted or to be
// listed here with a reason.
import { type AnyEndpoint, contract } from "@sabiprep/contract";
import { expect, test } from "vitest";
import * as z from "zod/mini";

const ours = "the site's own settings and texts: no question and no student";
const totals = "numbers about many people: no question and no student";
const staffOnly = "members of staff, for themselves or for owners";
const typed = "shows the caller's own text again";

const notCounted: Record<string, string> = {
  "GET /admin/dashboard": totals,
  "GET /admin/analytics": totals,
  "GET /admin/billing": totals,
  "GET /admin/audit": "owners only: what staff did",
  "GET /admin/staff": staffOnly,
  "GET /admin/sessions": staffOnly,
  "GET /admin/question/reviewers": staffOnly,
  "GET /admin/schools": "names of schools and how many seats each has",
  "GET /admin/schools/{school_id}": "a school's heads and what was paid for its seats",
  "GET /admin/passkeys": "the caller's own",
  "POST /admin/passkeys/begin": "the caller's own",
  "GET /admin/my-schools": "the caller's own schools",
  "GET /admin/school/{school_id}": "the classes and colleagues of the caller's own school",
  "GET /admin/school/{school_id}/classes/{class_id}": "the pupils of the caller's own class, at most one class a call",
  "GET /admin/school/{school_id}/work-choices": "names of exams and subjects",
  "GET /admin/school/{school_id}/work-choices/{exam_id}/{subject_id}": "names of topics and years of papers",
  "GET /admin/school/{school_id}/work": "what teachers of the caller's own school set",
  "GET /admin/school/{school_id}/work/{work_id}": "the caller's own work, with five of its questions",
  "GET /admin/school/{school_id}/classes/{class_id}/grid": "the pupils and the work of the caller's own class",
  "GET /admin/school/{school_id}/classes/{class_id}/pupils/{pupil_id}/work": "one pupil of the caller's own class",
  "GET /admin/school/{school_id}/roster-imports/{import_id}/rows": "what the caller's own school typed",
  "GET /admin/plans": ours,
  "GET /admin/coupons": ours,
  "GET /admin/payment-problems": "payments that fit no order: an amount and a reference, no student",
  "GET /admin/blueprint": ours,
  "GET /admin/blueprint/five-options": ours,
  "GET /admin/calendar": ours,
  "GET /admin/question/creation-data": ours,
  "GET /admin/question/saved-filters": ours,
  "GET /admin/subject": ours,
  "GET /admin/subject/{subject_id}": ours,
  "GET /admin/paper": "names of papers and how many questions each has",
  "GET /admin/messages": ours,
  "GET /admin/messages/choices": ours,
  "GET /admin/languages": ours,
  "GET /admin/languages/waiting": ours,
  "GET /admin/materials": ours,
  "GET /admin/materials/choices": ours,
  "GET /admin/marking": "names of papers and how many answers are left",
  "GET /admin/marking/{round_id}": "how many answers are left, by question and by marker: no student",
  "POST /admin/marking/{round_id}/next": "one answer that the caller marks, without its writer's name",
  "POST /admin/marking/{round_id}/next-moderation": "one answer that the caller decides, without its writer's name",
  "GET /admin/question-import": "names of files and how many rows each has",
  "GET /admin/question-import/{import_id}": "columns of a file and the values that we did not know",
  "POST /admin/question/preview": typed,
};

interface JsonSchema {
  type?: string;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

/** True if a response can contain a list of objects, at any depth. */
function showsRows(schema: JsonSchema, root = schema, isRow = false): boolean {
  if (schema.$ref) return showsRows(root.$defs?.[schema.$ref.split("/").at(-1)!] ?? {}, root, isRow);
  if (schema.properties && isRow) return true;
  if (schema.items && showsRows(schema.items, root, true)) return true;
  const inside = [...Object.values(schema.properties ?? {}), schema.additionalProperties];
  const either = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  return (
    inside.some((part) => typeof part === "object" && showsRows(part, root)) ||
    either.some((part) => showsRows(part, root, isRow))
  );
}

const endpoints: AnyEndpoint[] = Object.values(contract).flatMap((group) => Object.values(group) as AnyEndpoint[]);
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;
const schemaOf = ({ data }: AnyEndpoint) => z.toJSONSchema(data, { unrepresentable: "any" }) as JsonSchema;

/** Reads of staff. A call with an audit entry of its own leaves a trace anyway. */
const reads = endpoints.filter(
  ({ audience, method, audit }) => audience === "staff" && (method === "GET" || audit === undefined),
);

test("every read of staff that shows rows is counted in the daily limit, or is listed with a reason", () => {
  const uncounted = reads.filter((endpoint) => !endpoint.counts_rows && showsRows(schemaOf(endpoint))).map(nameOf);
  expect([...new Set(uncounted)].sort()).toEqual(Object.keys(notCounted).sort());
});

test("the lists that are counted are lists in the response", () => {
  const counted = endpoints.filter(({ counts_rows }) => counts_rows);
  expect(counted.length).toBeGreaterThan(15);
  for (const endpoint of counted) {
    const { list = [] } = endpoint.counts_rows!;
    const schema = schemaOf(endpoint);
    for (const field of [list].flat())
      expect(`${nameOf(endpoint)} ${field} ${schema.properties?.[field]?.type}`).toBe(
        `${nameOf(endpoint)} ${field} array`,
      );
  }
});
