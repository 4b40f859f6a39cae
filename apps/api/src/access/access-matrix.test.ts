// Access control. Every endpoint of the contract has a row in the matrix. The tests call the server as each kind of
// caller and check that it follows the row.
import { type AnyEndpoint, contract, type Role, roles } from "@sabiprep/contract";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { openSession } from "../features/auth/sessions.ts";
import { aCandidate, aStaffMember } from "../testing/people.ts";
import { type Api, startApi } from "../testing/start-api.ts";
import { type Access, accessMatrix } from "./access-matrix.ts";

const endpoints: AnyEndpoint[] = Object.values(contract).flatMap((group) => Object.values(group) as AnyEndpoint[]);
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;
const rowOf = (endpoint: AnyEndpoint): Access => accessMatrix[nameOf(endpoint)]!;

const callers = ["nobody", "candidate", ...roles] as const;
type CallerKind = (typeof callers)[number];

/** The expected result for each caller, by the row: allowed, or refused with this code. */
function expected({ audience, roles: allowed }: Access, caller: CallerKind): string {
  if (audience === "public") return "let in";
  if (caller === "nobody") return "unauthenticated";
  if ((caller === "candidate") !== (audience === "candidate")) return "unauthorized";
  if (caller === "candidate") return "let in";
  return allowed.includes(caller as Role) ? "let in" : "not_allowed";
}

const leased = "lends an answer to the caller for some minutes, or takes it back";
const looksUp = "looks something up; nothing is changed";

/** Staff endpoints that are not GET and still write no audit entry, each with the reason. */
const notAudited: Record<string, string> = {
  "POST /admin/question/preview": looksUp,
  "POST /admin/question/bulk-preview": looksUp,
  "POST /admin/question/duplicates": looksUp,
  "POST /admin/question/{question_id}/key-preview": looksUp,
  "POST /admin/paper/suggest": looksUp,
  "POST /admin/paper/swap": looksUp,
  "POST /admin/materials/preview": looksUp,
  "POST /admin/messages/preview": looksUp,
  "POST /admin/audit/verification": looksUp,
  "POST /admin/auth/logout": "ends the caller's own session",
  "POST /admin/auth/confirm": "asks for the password; sign-ins have an entry of their own",
  "POST /admin/marking/{round_id}/next": leased,
  "POST /admin/marking/{round_id}/next-moderation": leased,
  "POST /admin/marking/tasks/{task_id}/put-back": leased,
  "POST /admin/marking/tasks/{task_id}/marks": "the log of marks says who ticked what and when",
  "POST /admin/passkeys/begin": "makes a challenge; the call that adds the passkey is audited",
  "POST /admin/totp": "makes a secret that is not in force yet; the call that puts it in force is audited",
};

const refusals = new Set(["unauthenticated", "unauthorized", "not_allowed"]);

/** Fills a path with fresh ids that match nothing, so that an allowed caller finds nothing to change. */
const fill = (path: string) => path.replaceAll(/\{\w+\}/g, () => uuidv7());

async function ask(api: Api, endpoint: AnyEndpoint, token: string | null) {
  const response = await fetch(`${api.url}/api${fill(endpoint.path)}`, {
    method: endpoint.method,
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(endpoint.method !== "GET" && { body: "{}" }),
  });
  const { code } = (await response.json()) as { code?: string };
  return { status: response.status, code: code ?? "" };
}

test("every endpoint has a row, every row has an endpoint, and both agree", () => {
  const where = "apps/api/src/access/access-matrix.ts has a row for every endpoint";
  expect(Object.keys(accessMatrix).sort(), where).toEqual(endpoints.map(nameOf).sort());
  for (const endpoint of endpoints) {
    const { audience, roles: allowed } = rowOf(endpoint);
    const said = `${nameOf(endpoint)} in apps/api/src/access/access-matrix.ts says what the contract says`;
    expect([endpoint.audience, [...(endpoint.roles ?? [])].sort()], said).toEqual([audience, [...allowed].sort()]);
  }
});

test("staff changes are audited, and calls on people, plans, exports and two-step sign-in ask for the password", () => {
  const changing = endpoints.filter(({ audience, method }) => audience === "staff" && method !== "GET");
  const unwritten = changing.filter(({ audit }) => !audit).map(nameOf);
  // Compares the full list, so that an exemption that is no longer needed also fails.
  expect(unwritten.sort()).toEqual(Object.keys(notAudited).sort());
  const weighty = changing
    .filter(({ path }) => /\/(users|grants|staff|totp|passkeys)\b|\/export/.test(path))
    .filter(({ step_up }) => !step_up);
  expect(weighty.map(nameOf)).toEqual([]);
});

test("each kind of caller gets the result in its row at every endpoint", async () => {
  const api = await startApi();
  const candidate = await aCandidate(api);
  const members = await Promise.all(roles.map(async (role) => [role, await aStaffMember(api, { role })] as const));
  const staffIds = new Map(members.map(([role, { id }]) => [role as CallerKind, id]));
  const found: string[] = [];
  for (const endpoint of endpoints)
    for (const caller of callers) {
      // Each call gets its own session, because some calls end it.
      const owner = caller === "candidate" ? { candidate_id: candidate.id } : { staff_id: staffIds.get(caller)! };
      const from = { userAgent: "", deviceToken: null };
      const token = caller === "nobody" ? null : (await openSession(api.db, owner, from, api.clock.now())).access_token;
      const { status, code } = await ask(api, endpoint, token);
      const outcome = refusals.has(code) ? code : "let in";
      const wanted = expected(rowOf(endpoint), caller);
      if (outcome !== wanted) found.push(`${nameOf(endpoint)} as ${caller}: ${outcome}, not ${wanted}`);
      if (status >= 500 && status !== 503) found.push(`${nameOf(endpoint)} as ${caller}: ${status}`);
    }
  expect(found).toEqual([]);
}, 120_000);
