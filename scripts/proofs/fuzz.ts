// npm run proof -- fuzz [--calls N] [--seed N] Every operation of the contract, and every address beside it, is called
// by every kind of caller with requests that are almost right. Whatever they contain, the server reports what is wrong
// with them (4xx) and never fails itself (5xx).
import { parseArgs } from "node:util";
import { type AnyEndpoint, accountRoles, contract, type Role } from "@sabiprep/contract";
import { openSession } from "../../apps/api/src/features/auth/sessions.ts";
import { aCandidate, aStaffMember } from "../../apps/api/src/testing/people.ts";
import type { Api } from "../../apps/api/src/testing/start-api.ts";
import { runCommand } from "../run-command.ts";
import { type Dice, diceOf, oddCall } from "./fuzz-writer.ts";

const callers = ["nobody", "candidate", ...accountRoles] as const;
type CallerKind = (typeof callers)[number];

const AT_ONCE = 8;
const MAX_IDS = 400;

export interface FuzzReport {
  calls: number;
  byStatus: Record<string, number>;
  failures: string[];
}

const fromContract: AnyEndpoint[] = Object.values(contract).flatMap((group) => Object.values(group) as AnyEndpoint[]);

/**
 * The visitor's ten questions are from the shipped bank, which is not loaded here, and /ready reports whether an
 * instance is ready: "unavailable" is correct in both cases.
 */
const isHonest = ({ path }: AnyEndpoint, status: number) =>
  status === 503 && ["/site/sample", "/ready", "/api/ready"].includes(path);

/** What is served beside the contract: files, feeds, pages, the webhook. */
function besideIt({ app }: Api): AnyEndpoint[] {
  const known = new Set(
    fromContract.map(({ method, path }) => `${method} /api${path.replaceAll(/\{(\w+)\}/g, ":$1")}`),
  );
  return app.routes
    .filter(({ method, url }) => method !== "HEAD" && url.startsWith("/api/") && !known.has(`${method} ${url}`))
    .map(({ method, url }) => {
      const path = url.slice(4).replaceAll(/:(\w+)/g, "{$1}");
      return { method, path, audience: "public", summary: "" } as unknown as AnyEndpoint;
    });
}

/** A caller whose request ended the session is replaced by a new one of the same kind. */
function createPeople(api: Api) {
  const tokens = new Map<CallerKind, Promise<string>>();
  const arrive = async (kind: CallerKind): Promise<string> => {
    if (kind === "candidate") return (await aCandidate(api)).access_token;
    const member = await aStaffMember(api, { role: kind as Role });
    const { access_token } = await openSession(
      api.db,
      { staff_id: member.id },
      { userAgent: "", deviceToken: null },
      api.clock.now(),
    );
    // The identity was just confirmed, so that no call stops at the password.
    const confirmed_at = api.clock.now();
    await api.db.updateTable("auth_sessions").set({ confirmed_at }).where("staff_id", "=", member.id).execute();
    return access_token;
  };
  return {
    tokenOf: async (kind: CallerKind): Promise<string | null> => {
      if (kind === "nobody") return null;
      if (!tokens.has(kind)) tokens.set(kind, arrive(kind));
      return tokens.get(kind)!;
    },
    replace: (kind: CallerKind) => void tokens.delete(kind),
  };
}

function callerFor({ audience, roles: allowed }: AnyEndpoint, dice: Dice): CallerKind {
  if (dice.chance(0.12) || audience === "public") return dice.pick(callers);
  return audience === "staff" ? dice.pick(allowed as Role[]) : "candidate";
}

const isUuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

export async function fuzz(api: Api, { calls, seed, ids }: { calls: number; seed: number; ids: string[] }) {
  const endpoints = [...fromContract, ...besideIt(api)];
  const people = createPeople(api);
  const known = [...ids];
  const report: FuzzReport = { calls: 0, byStatus: {}, failures: [] };

  const learn = (text: string, dice: Dice) => {
    for (const id of text.match(isUuid)?.slice(0, 5) ?? [])
      if (known.length < MAX_IDS) known.push(id);
      else known[dice.upTo(MAX_IDS - 1)] = id;
  };
  const ask = async (at: number) => {
    const dice = diceOf(seed * 1_000_003 + at);
    const endpoint = at < endpoints.length ? endpoints[at]! : dice.pick(endpoints);
    const kind = callerFor(endpoint, dice);
    const token = await people.tokenOf(kind);
    const { method, path, type, body } = oddCall(endpoint, dice, known);
    const logged = api.logged.length;
    const response = await fetch(`${api.url}${path}`, {
      method,
      redirect: "manual",
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...(type !== null && { "content-type": type }) },
      ...(body !== null && { body: body as NonNullable<RequestInit["body"]> }),
    });
    const text = await response.text();
    report.calls++;
    report.byStatus[response.status] = (report.byStatus[response.status] ?? 0) + 1;
    if (response.status === 403) people.replace(kind);
    if (response.ok) learn(text, dice);
    if (report.calls % 20_000 === 0)
      console.log(`${report.calls} calls, ${report.failures.length} answered 5xx: ${JSON.stringify(report.byStatus)}`);
    if (response.status >= 500 && !isHonest(endpoint, response.status)) {
      const why = api.logged.slice(logged).find((line) => line.includes('"level":50')) ?? text;
      const what = /"message":"(.*?)(?<!\\)","stack":"(?:.*?)(apps\/api\/src\/features[^)]*)/.exec(why);
      const failure = `${response.status} ${method} ${endpoint.path} as ${kind}: ${what ? `${what[1]} at ${what[2]}` : why.slice(0, 300)}
  ${path.slice(0, 200)} ${String(body).slice(0, 300)}`;
      report.failures.push(failure);
      // Reported immediately: a run of a quarter of an hour may be cut short.
      console.error(failure);
    }
    if (api.logged.length > 5_000) api.logged.length = 0;
  };
  let next = 0;
  const work = async () => {
    while (next < calls) await ask(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return report;
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: { calls: { type: "string", default: "200000" }, seed: { type: "string", default: "1" } },
  });
  const { code } = await runCommand("vitest", ["run", "scripts/proofs/fuzz.test.ts", "--testTimeout=5400000"], {
    FUZZ_CALLS: values.calls,
    FUZZ_SEED: values.seed,
  });
  process.exit(code);
}
