// Whatever a field of a path, query or body contains, the server reports what is wrong with it and never fails.
import { type AnyEndpoint, contract } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { openSession } from "../features/auth/sessions.ts";
import { aCandidate, aStaffMember } from "../testing/people.ts";
import { startApi } from "../testing/start-api.ts";

const endpoints: AnyEndpoint[] = Object.values(contract).flatMap((group) => Object.values(group) as AnyEndpoint[]);
const NOBODYS = "0192f0c1-0000-7000-8000-000000000000";
const garbage = [
  "2026-99-99",
  "2026-02-31",
  "9999-12-31",
  "0000-01-01T00:00:00Z",
  "2026-01-01T00:00:00+23:00",
  "1e300",
  "99999999999999999999",
  "-1",
  '["not-a-date",1]',
  '["0000-01-01T00:00:00Z",1]',
  '["2026-01-01T00:00:00Z",99999999999999999999]',
  "\\%'😀",
];

const fieldsOf = (schema: unknown): string[] =>
  Object.keys((schema as { def?: { shape?: object } } | undefined)?.def?.shape ?? {});

/**
 * Path and query fields are tested one at a time, because one refused field hides the others. Body fields are tested
 * together.
 */
function questionsFor({ path, query, body }: AnyEndpoint): { path: string; body: object }[] {
  const filled = (value: string) => path.replaceAll(/\{\w+\}/g, encodeURIComponent(value));
  return garbage.flatMap((value) => [
    ...(path.includes("{") ? [{ path: filled(value), body: {} }] : []),
    ...fieldsOf(query).map((field) => ({
      path: `${filled(NOBODYS)}?${new URLSearchParams({ [field]: value })}`,
      body: {},
    })),
    ...(fieldsOf(body).length > 0
      ? [{ path: filled(NOBODYS), body: Object.fromEntries(fieldsOf(body).map((field) => [field, value])) }]
      : []),
  ]);
}

test("no field of any call makes the server fail", async () => {
  const api = await startApi();
  const candidate = await aCandidate(api);
  const owner = await aStaffMember(api);
  const found: string[] = [];
  /** The session has just confirmed its password, so no call stops at the password check. */
  const signIn = async (endpoint: AnyEndpoint) => {
    const whose = endpoint.audience === "staff" ? { staff_id: owner.id } : { candidate_id: candidate.id };
    const opened = await openSession(api.db, whose, { userAgent: "", deviceToken: null }, api.clock.now());
    const confirmed_at = api.clock.now();
    await api.db.updateTable("auth_sessions").set({ confirmed_at }).where("staff_id", "=", owner.id).execute();
    return opened.access_token;
  };
  const send = async ({ method }: AnyEndpoint, path: string, body: object, token: string) => {
    const { status } = await fetch(`${api.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(method !== "GET" && { body: JSON.stringify(body) }),
    });
    return status;
  };
  for (const endpoint of endpoints) {
    const token = await signIn(endpoint);
    const ask = async ({ path, body }: { path: string; body: object }) => {
      let status = await send(endpoint, path, body, token);
      // A parallel call ended the session before this call was handled, so it is sent again.
      if (status === 401 || status === 403) status = await send(endpoint, path, body, await signIn(endpoint));
      if (status >= 500 && status !== 503) found.push(`${status} ${endpoint.method} ${path} ${JSON.stringify(body)}`);
    };
    await Promise.all(questionsFor(endpoint).map(ask));
  }
  expect(found).toEqual([]);
}, 240_000);
