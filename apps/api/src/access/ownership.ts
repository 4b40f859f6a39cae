// Calls endpoints as a stranger and as the owner of what they name. The findings are a list of sentences. It is empty
// when every handler checks the owner.
import { ApiError, type Client } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { aPicture, formWith } from "../testing/form-with.ts";
import { aCandidate, signedInAgain } from "../testing/people.ts";
import type { Api } from "../testing/start-api.ts";
import type { World } from "./guarded-world.ts";
import type { OwnEndpoint } from "./named-things.ts";
import { type CandidateEndpoint, fieldsFor, inputsFor } from "./walk-endpoints.ts";
import { rowsBesides, rowsNaming } from "./whole-database.ts";

type Input = Record<string, unknown>;

/** Removes ids, times, signatures and file bytes, because they differ from call to call. */
const blurred = (said: unknown): string =>
  JSON.stringify(said)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "#")
    .replaceAll(/\d{4}-\d\d-\d\d[T ][\d:.]+(Z|\+[\d:]+)?|expires=\d+|signature=[\w-]+|"base64":"[^"]*"/g, "#");

/** The columns of a row that are filled, without their values. */
const outlineOf = (row: string): string =>
  blurred(row).replaceAll(/\b[\w-]{43}\b|\\\\x[0-9a-f]+|[\w.@-]*\d[\w.@-]*/g, "#");

/** The server's answer, whether it is a refusal or not. */
async function replyTo(as: Client, { endpoint }: CandidateEndpoint, input: Input) {
  const form = typeof endpoint.max_body === "object" && { form: formWith(await aPicture(), "picture.png") };
  try {
    const { data, message } = await as.send(endpoint, { ...input, ...form } as never);
    return { ok: true, says: blurred({ data, message }) };
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
    const { status, code, message, errors, data } = problem;
    return { ok: false, says: blurred({ status, code, message, errors, data }) };
  }
}

/**
 * The same call with something that does not exist. A question that no candidate has seen replaces a missing card or
 * bookmark.
 */
async function aboutNothing(api: Api, fields: string[], input: Input): Promise<Input> {
  const { rows } = await sql<{ uuid: string }>`
    select q.uuid from questions q where q.state = 'live' and not exists (
      select from sitting_sections n where q.live_revision_id = any(n.revision_ids)) limit 1`.execute(api.db);
  const missing: Input = { id: 999_999, reference: `nobody-${uuidv7()}`, question_id: rows[0]!.uuid };
  const named = fields.filter((field) => input[field] !== undefined);
  return { ...input, ...Object.fromEntries(named.map((field) => [field, missing[field] ?? uuidv7()])) };
}

/** Calls that name the owner's things: first the usual calls, then each thing again with every other field filled. */
export function inputsNaming(own: OwnEndpoint, world: World): Input[] {
  const { choices, base } = fieldsFor(own, world);
  const full = Object.fromEntries(Object.entries(choices).map(([field, [first]]) => [field, first ?? base[field]]));
  const filled = own.fields.flatMap((field) => choices[field]!.map((value) => ({ ...full, [field]: value })));
  const names = (value: unknown) => typeof value === "string" || typeof value === "number";
  return [...inputsFor(own, world), ...filled].filter((input) => own.fields.some((field) => names(input[field])));
}

/** Two strangers call, one with the owner's thing and one with a missing thing. The two answers must be the same. */
export async function callAsStranger(api: Api, world: World, own: OwnEndpoint): Promise<string[]> {
  const { name, fields } = own;
  const found: string[] = [];
  const stranger = await aCandidate(api);
  const other = await aCandidate(api);
  const before = await rowsBesides(api, [stranger.id, other.id]);
  for (const input of inputsNaming(own, world)) {
    const hers = await replyTo(stranger.as, own, input);
    const nobodys = await replyTo(other.as, own, await aboutNothing(api, fields, input));
    if (hers.says !== nobodys.says)
      found.push(`${name}: a stranger is answered ${hers.says}, for what does not exist ${nobodys.says}`);
  }
  const after = new Set(await rowsBesides(api, [stranger.id, other.id]));
  for (const row of before.filter((one) => !after.has(one))) found.push(`${name}: a stranger changed ${row}`);
  const written = (await rowsNaming(api, stranger.id)).map(outlineOf).sort();
  const expected = (await rowsNaming(api, other.id)).map(outlineOf).sort();
  for (const [at, row] of written.entries())
    if (row !== expected[at]) found.push(`${name}: a stranger wrote ${row}, for what does not exist ${expected[at]}`);
  return found;
}

interface Outcome {
  /** Whether the owner's call succeeded with at least one input. If not, nothing was compared. */
  answered: boolean;
  found: string[];
}

/** The strangers call first, then the owner with the same input. */
export async function compareOwners(api: Api, world: World, own: OwnEndpoint): Promise<Outcome> {
  const found = await callAsStranger(api, world, own);
  const owner = await signedInAgain(api, world.id);
  const replies = [];
  for (const input of inputsNaming(own, world)) replies.push(await replyTo(owner, own, input));
  const answered = replies.some(({ ok }) => ok);
  if (!answered) found.push(`${own.name}: its owner is answered ${replies[0]?.says ?? "nothing: no field is filled"}`);
  return { answered, found };
}

/** Makes calls that name nothing of one candidate. Returns whether at least one call succeeded. */
export async function callAs(api: Api, world: World, asked: CandidateEndpoint): Promise<boolean> {
  let answered = false;
  for (const input of inputsFor(asked, world)) {
    // A call that sends an email is limited to one a minute.
    await sql`delete from cooldowns`.execute(api.db);
    const { ok } = await replyTo(await signedInAgain(api, world.id), asked, input);
    answered ||= ok;
  }
  return answered;
}

/** All answers a candidate gets from these endpoints, with every field filled that can be. */
export async function readAll(api: Api, world: World, reads: CandidateEndpoint[]): Promise<Map<string, string>> {
  const replies = new Map<string, string>();
  // Old sessions would show in one of the answers, so they are deleted.
  await api.db.deleteFrom("auth_sessions").where("candidate_id", "=", world.id).execute();
  for (const asked of reads)
    for (const [no, input] of inputsFor(asked, world).entries()) {
      const as = await signedInAgain(api, world.id);
      replies.set(`${asked.name}, call ${no + 1}`, (await replyTo(as, asked, input)).says);
    }
  return replies;
}
