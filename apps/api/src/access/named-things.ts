// Finds the fields that name something of one candidate. The contract gives them: every path placeholder, and every
// query or body field that takes a uuid. Fields that name nothing owned are listed below with the reason.
import { type AnyEndpoint, placeholdersOf } from "@sabiprep/contract";
import { type CandidateEndpoint, candidateEndpoints } from "./walk-endpoints.ts";

interface Def {
  shape?: Record<string, unknown>;
  element?: unknown;
  innerType?: unknown;
  options?: unknown[];
  format?: string;
  [other: string]: unknown;
}

/** The fields of a schema that take a uuid. Elements of a list use the name of the list. */
function uuidFields(schema: unknown, name = ""): string[] {
  const def = (schema as { def?: Def } | undefined)?.def;
  if (!def) return [];
  if (def.shape)
    return Object.entries(def.shape).flatMap(([field, inner]) => uuidFields(inner, name ? `${name}.${field}` : field));
  const inner = [def.element, def.innerType, def.in, def.out, def.valueType, ...(def.options ?? [])];
  return [...(/^(uuid|guid)$/.test(def.format ?? "") ? [name] : []), ...inner.flatMap((one) => uuidFields(one, name))];
}

/** A name used in a path also names something elsewhere, even if it is not a uuid, such as `reference`. */
const namesInPaths = new Set(candidateEndpoints.flatMap(({ endpoint }) => placeholdersOf(endpoint.path)));

const fieldsNaming = ({ path, query, body }: AnyEndpoint): string[] => [
  ...new Set([
    ...placeholdersOf(path),
    ...[query, body].flatMap((schema) => [
      ...uuidFields(schema),
      ...Object.keys((schema as { def?: Def } | undefined)?.def?.shape ?? {}).filter((field) =>
        namesInPaths.has(field),
      ),
    ]),
  ]),
];

const catalogue = "part of the catalogue, the same for every candidate";
const pages = "a cursor of the candidate's own list";

/** Keyed by the field, or by the endpoint and the field. */
export const notOwned: Record<string, string> = {
  exam_id: catalogue,
  exam_type_id: catalogue,
  exam_targeted: catalogue,
  current_grade: catalogue,
  subject_id: catalogue,
  topic: catalogue,
  topic_id: catalogue,
  material_id: catalogue,
  theory_question_id: catalogue,
  paper_id: catalogue,
  exams: catalogue,
  subjects: catalogue,
  after: pages,
  before: pages,
  day: "a date",
  join_code: "the code of a class: anyone who has it may join",
  token: "the secret of a link: anyone who has it may follow it",
  "challenges.bring try_id": "the secret of a try made without an account: the device that made it has it",
  "answers.question_id": "a question of the test that session_id names; others are ignored",
  "photos.id": "a page of an answer: a photograph that is not the student's own is shown to nobody",
  "written.photos.id": "a page of an answer: a photograph that is not the student's own is shown to nobody",
  "daily.answerMine question_id": "the question of the day, the same for everybody",
  "reports.submit question_id": "a question of the bank, which anyone may report",
  "revision.answerCard answer_id": "chosen by the caller, so that an answer sent twice counts once",
};

/**
 * The caller chooses these ids for something new, so there is no "missing" case to compare with. Another owner's id is
 * refused.
 */
export const chosenByCaller: Record<string, string> = {
  "sittings.issuePack pack_id": "a device chooses the id of the pack it downloads",
  "sittings.start session_id": "a device chooses the id of a test that it prepares",
  "sittings.startByGet session_id": "a device chooses the id of a test that it prepares",
  "theory.start response_id": "a device chooses the id of an answer that it starts",
  "theory.addPhoto photo_id": "a device chooses the id of a photograph that it uploads",
  "theory.startPaper sitting_id": "a device chooses the id of a theory test that it starts",
};

export interface OwnEndpoint extends CandidateEndpoint {
  /** The fields that name something that belongs to one candidate. */
  fields: string[];
}

/** Endpoints with fields that name something, without the fields that `list` exempts. */
export const fieldsBesides = (...lists: Record<string, string>[]): OwnEndpoint[] =>
  candidateEndpoints
    .map((one) => ({
      ...one,
      fields: fieldsNaming(one.endpoint).filter(
        (field) => !lists.some((list) => list[field] || list[`${one.name} ${field}`]),
      ),
    }))
    .filter(({ fields }) => fields.length > 0);

export const ownEndpoints = fieldsBesides(notOwned, chosenByCaller);

/** List entries that exempt no field of any endpoint. */
export function staleEntries(): string[] {
  const named = new Set(
    fieldsBesides().flatMap(({ name, fields }) => fields.flatMap((field) => [field, `${name} ${field}`])),
  );
  return [...Object.keys(notOwned), ...Object.keys(chosenByCaller)].filter((entry) => !named.has(entry));
}
