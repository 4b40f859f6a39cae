// Calls every candidate endpoint with all the values that the exam-in-progress world offers for its fields, and checks
// the replies. The contract lists the endpoints, so there is no list to maintain.
import { createECDH } from "node:crypto";
import { type AnyEndpoint, contract, privacy } from "@sabiprep/contract";
import { unzipSync } from "fflate";
import { sql } from "kysely";
import { answersWith } from "../testing/an-exam.ts";
import { signedInAgain } from "../testing/people.ts";
import type { Api } from "../testing/start-api.ts";
import { aBank, aSession, aWorld, type World } from "./guarded-world.ts";
import { leaksIn, secretsOf } from "./key-leaks.ts";

export interface CandidateEndpoint {
  name: string;
  endpoint: AnyEndpoint;
}

export const candidateEndpoints: CandidateEndpoint[] = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints as Record<string, AnyEndpoint>)
    .filter(([, { audience }]) => audience === "candidate")
    .map(([name, endpoint]) => ({ name: `${group}.${name}`, endpoint })),
);

interface Def {
  shape?: Record<string, { def: Def }>;
  entries?: Record<string, string>;
  values?: unknown[];
  type?: string;
  [inner: string]: unknown;
}
const defOf = (schema: unknown): Def => (schema as { def: Def } | undefined)?.def ?? {};

/** Whether the reply schema has a key field anywhere. */
export const carriesKeys = (schema: unknown, seen = new Set<unknown>()): boolean => {
  if (typeof schema !== "object" || schema === null || seen.has(schema)) return false;
  seen.add(schema);
  const def = defOf(schema);
  if ("correct_answer" in (def.shape ?? {})) return true;
  const inner = [...Object.values(def.shape ?? {}), def.element, def.innerType, ...((def.options as unknown[]) ?? [])];
  return inner.some((one) => carriesKeys(one, seen));
};

export const browsersKey = createECDH("prime256v1").generateKeys("base64url");

const sessionsOf = (w: World) => [
  w.practice.session.uuid,
  w.running,
  w.over,
  ...w.finished,
  w.retaken,
  ...w.packed,
  w.free,
];

/** The values that a field of this name can take. */
const fillings = (w: World): Record<string, unknown[]> => ({
  exam_id: [w.room.exam.uuid],
  exam_type_id: [w.room.exam.uuid],
  current_grade: [w.level],
  exam_targeted: [w.room.exam.uuid],
  subject_id: [w.room.subject.uuid],
  topic: [w.room.topic.uuid],
  topic_id: [w.room.topic.uuid],
  session_id: sessionsOf(w),
  study_session_id: [w.study_session_id],
  again: [...sessionsOf(w), true],
  question_id: [w.protected_question, w.free_question],
  material_id: [w.material_id],
  theory_question_id: [w.theory_question_id],
  paper_id: [w.paper_id],
  response_id: [w.response_id, w.marked_response_id],
  sitting_id: [w.sitting_id, w.marked_sitting_id],
  photo_id: [w.photo_id],
  photos: [[{ id: w.photo_id, turns: 1 }]],
  ticks: [{ atoms: ["M1"], bands: {}, deductions: [] }],
  unsure: [[]],
  seq: [1],
  report_uuid: [w.report_uuid],
  link_id: [w.link_id],
  pack_id: [w.pack_id],
  challenge_id: [w.challenge_id],
  class_id: [w.class_id],
  work_id: [w.work_id],
  join_code: [w.join_code],
  token: [w.token],
  try_id: [w.try_id],
  file: [w.file],
  slug: [w.mock],
  subjects: [[]],
  exams: [[w.room.exam.uuid]],
  year: [2024],
  count: [10],
  questions: [10],
  tests: [1],
  rating: [5],
  minutes: [30],
  shuffle: [0],
  selected_option: ["A"],
  answer_id: ["0192f0c1-0000-7000-8000-000000000000"],
  email: [`other-${w.id}@example.ng`],
  phone: ["08030000000"],
  name: ["Mother"],
  description: ["Good."],
  new_password: ["Brand-New-Word-7"],
  day: [aSession.date],
  from: [aSession.date],
  before: [new Date(Date.now() + 9e9).toISOString()],
  sessions: [[aSession]],
  completed: [true],
  limit: [50],
  exam_date: ["2031-01-07"],
  endpoint: ["https://fcm.googleapis.com/fcm/send/abc"],
  keys: [{ p256dh: browsersKey, auth: "A".repeat(22) }],
  answers: [answersWith(w.practice.exams, 3), []],
  title: ["Algebra"],
  words: ["right", "notes"],
  date: [aSession.date],
  start_time: [aSession.start_time],
  end_time: [aSession.end_time],
  ...w.more,
});

/** The innermost schema of an optional or nullable field. */
const coreOf = (schema: unknown): Def => {
  const def = defOf(schema);
  return def.innerType ? coreOf(def.innerType) : def;
};

function choicesFor(name: string, schema: unknown, w: World): unknown[] {
  const core = coreOf(schema);
  if (core.entries) return Object.values(core.entries);
  if (core.values) return core.values;
  if (core.type === "boolean") return [true, false];
  return fillings(w)[name] ?? [];
}

/** The fields of a call with their possible values, and a call with only the required fields. */
export function fieldsFor({ name, endpoint }: CandidateEndpoint, w: World) {
  const shapes = [endpoint.params, endpoint.query, endpoint.body].map((schema) => defOf(schema).shape ?? {});
  const fields = Object.assign({}, ...shapes) as Record<string, { def: Def }>;
  const special: Record<string, unknown[]> = name.startsWith("challengeLinks.")
    ? { answers: [[]] }
    : name.startsWith("theory.")
      ? { answers: [{ a: "14 / 2 = 7" }] }
      : {};
  const choices: Record<string, unknown[]> = Object.fromEntries(
    Object.entries(fields).map(([field, schema]) => [field, special[field] ?? choicesFor(field, schema, w)]),
  );
  const required = Object.entries(fields).filter(([, schema]) => defOf(schema).type !== "optional");
  // A required text with no known value gets some words.
  const words = (schema: unknown) => (coreOf(schema).type === "string" ? "Some words" : undefined);
  const base = Object.fromEntries(required.map(([field, schema]) => [field, choices[field]![0] ?? words(schema)]));
  return { choices, base };
}

/** First all required fields, then each field in turn with each of its values. Modes and years are also combined. */
export function inputsFor(asked: CandidateEndpoint, w: World): Record<string, unknown>[] {
  const { choices, base } = fieldsFor(asked, w);
  const varied = Object.entries(choices).flatMap(([field, values]) =>
    values.map((value) => ({ ...base, [field]: value })),
  );
  const papers = "year" in choices ? [{ ...base, year: 2024, mode: "practice" }] : [];
  return [base, ...papers, ...varied];
}

interface WalkResult {
  /** How many calls of each endpoint succeeded. */
  answered: Map<string, number>;
  leaks: { endpoint: string; leak: string }[];
}

/** Walks all endpoints, or only the named ones. */
export async function walkEndpoints(api: Api, wanted = candidateEndpoints): Promise<WalkResult> {
  const bank = await aBank(api);
  const answered = new Map<string, number>();
  const leaks: WalkResult["leaks"] = [];
  let world = await aWorld(api, bank);
  const whole = await stateOf(api, world.id);
  /** Removes a test that a call added. If something else ended or was replaced, a new world is created. */
  const restored = async () => {
    await sql`delete from sittings where candidate_id = ${world.id} and id > ${world.last_sitting}`.execute(api.db);
    return (await stateOf(api, world.id)) === whole;
  };
  for (const asked of wanted) {
    for (const input of inputsFor(asked, world)) {
      const as = await signedInAgain(api, world.id);
      // The previous call may have sent an email. Its cooldown must not block this call.
      await sql`delete from cooldowns`.execute(api.db);
      const reply = await as.call(asked.endpoint, input as never).catch((problem: Error) => problem);
      const secrets = await secretsOf(api.db, world.id);
      const told = [{ ...input, ...(reply as object) }, reply, ...(await filesBehind(api, asked, world))];
      for (const leak of new Set(told.flatMap((one) => leaksIn(one, secrets))))
        leaks.push({ endpoint: asked.name, leak });
      if (reply instanceof Error) continue;
      answered.set(asked.name, (answered.get(asked.name) ?? 0) + 1);
      if ((await stateOf(api, world.id)) !== whole && !(await restored())) world = await aWorld(api, bank);
    }
  }
  return { answered, leaks };
}

/** The state that must be unchanged before the next call: the sittings and the account. */
async function stateOf(api: Api, candidateId: number): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select c.delete_at is null || ' ' || (select string_agg(s.state || s.mode, ',' order by s.id) from sittings s
      where s.candidate_id = c.id and s.state in ('open', 'expired', 'issued')) as state
    from candidates c where c.id = ${candidateId}`.execute(api.db);
  return rows[0]?.state ?? "";
}

/** A data export is created later and fetched through a link. */
async function filesBehind(api: Api, { name }: CandidateEndpoint, world: World): Promise<unknown[]> {
  if (name !== "privacy.startExport") return [];
  await api.settle();
  const { data_export: copy } = await (await signedInAgain(api, world.id)).call(privacy.read, {});
  const bytes = await (await fetch(new URL(copy!.url!, api.url))).arrayBuffer();
  const files = unzipSync(new Uint8Array(bytes));
  const texts = Object.values(files).map((file) => new TextDecoder().decode(file));
  return [...texts, JSON.parse(new TextDecoder().decode(files["data.json"]))];
}
