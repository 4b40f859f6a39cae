// npm run proof -- enumeration [--rounds N] A response or its time does not reveal whether an email address has an
// account. Strangers' wrong passwords are evaluated ten times in fifteen minutes and do not lock out anybody with a
// known device. A school of candidates behind one address signs in.
import { randomInt, randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { parseArgs } from "node:util";
import { openDatabase } from "../../apps/api/src/db/open.ts";
import type { Db } from "../../apps/api/src/db/transaction.ts";
import { hashPassword } from "../../apps/api/src/features/auth/passwords.ts";
import { median } from "../median.ts";
import { startServer } from "../start-server.ts";

export interface Target {
  url: string;
  db: Db;
}

interface Reply {
  status: number;
  /** Without the parts that differ from call to call: the id of the request and the date. */
  body: string;
  headers: string;
  data: { access_token?: string; device_token?: string } | null;
  ms: number;
}

const PASSWORD = "Fufu4Supper";
const WRONG = "Fufu4Dinner";
const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export const calls = {
  login: { method: "POST", path: "/api/candidates/auth/login", body: (email: string) => ({ email, password: WRONG }) },
  forgot: { method: "POST", path: "/api/candidates/password/forgotten", body: (email: string) => ({ email }) },
  resend: { method: "PUT", path: "/api/candidates/auth/email/resend", body: (email: string) => ({ email }) },
};

function send(
  { url }: Target,
  { method, path }: { method: string; path: string },
  body: object,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const text = JSON.stringify(body);
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}${path}`,
      {
        method,
        agent,
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(text),
          "x-forwarded-for": someAddress(),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          const ms = performance.now() - began;
          const { request_id: _, ...envelope } = JSON.parse(Buffer.concat(chunks).toString());
          const { date: __, "x-request-id": ___, ...rest } = response.headers;
          resolve({
            status: response.statusCode ?? 0,
            body: JSON.stringify(envelope),
            headers: JSON.stringify(rest),
            data: envelope.data,
            ms,
          });
        });
      },
    );
    sent.on("error", reject);
    sent.end(text);
  });
}

/** Accounts that share one password hash, because only their number matters here. */
export async function makeCandidates(db: Db, count: number): Promise<string[]> {
  const password_hash = await hashPassword(PASSWORD);
  const people = Array.from({ length: count }, () => ({
    uuid: randomUUID(),
    email: `known-${randomUUID()}@example.ng`,
    password_hash,
    first_name: "Chidi",
    last_name: "Bello",
    registered_at: new Date(),
  }));
  for (let at = 0; at < count; at += 500) {
    const made = await db
      .insertInto("candidates")
      .values(people.slice(at, at + 500))
      .returning("id")
      .execute();
    await db
      .insertInto("candidate_profiles")
      .values(made.map(({ id }) => ({ candidate_id: id })))
      .execute();
  }
  return people.map(({ email }) => email);
}

export interface Comparison {
  statuses: string[];
  bodies: string[];
  headers: string[];
  known: number;
  unknown: number;
  /** The probability of such a time difference by chance alone. */
  p: number;
}

/** Known and unknown addresses in one shuffled order, each requested once, one after the other. */
export async function compare(target: Target, call: keyof typeof calls, rounds: number): Promise<Comparison> {
  const known = await makeCandidates(target.db, rounds);
  const unknown = known.map(() => `nobody-${randomUUID()}@example.ng`);
  const asked = shuffle([
    ...known.map((email) => ({ email, isKnown: true })),
    ...unknown.map((email) => ({ email, isKnown: false })),
  ]);
  const replies: (Reply & { isKnown: boolean })[] = [];
  for (const { email, isKnown } of asked)
    replies.push({ ...(await send(target, calls[call], calls[call].body(email))), isKnown });
  const times = (isKnown: boolean) => replies.filter((reply) => reply.isKnown === isKnown).map(({ ms }) => ms);
  return {
    statuses: [...new Set(replies.map(({ status }) => String(status)))],
    bodies: [...new Set(replies.map(({ body }) => body))],
    headers: [...new Set(replies.map(({ headers }) => headers))],
    known: median(times(true)),
    unknown: median(times(false)),
    p: mannWhitney(times(true), times(false)),
  };
}

/** Wrong passwords for one account from everywhere. Then its owner signs in, from a new device and from a known one. */
export async function attack(target: Target, tries: number) {
  const [email = ""] = await makeCandidates(target.db, 1);
  const right = { email, password: PASSWORD };
  const owner = await send(target, calls.login, right);
  const statuses = new Map<number, number>();
  let left = tries;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (left-- > 0) {
        const { status } = await send(target, calls.login, { email, password: WRONG });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }),
  );
  const fromAnywhere = await send(target, calls.login, right);
  const fromKnown = await send(target, calls.login, right, { "x-device-token": owner.data?.device_token ?? "" });
  const evaluated = statuses.get(400) ?? 0;
  return {
    evaluated,
    refused: statuses.get(429) ?? 0,
    other: tries - evaluated - (statuses.get(429) ?? 0),
    rightFromAnywhere: fromAnywhere.status,
    rightFromKnownDevice: fromKnown.status,
  };
}

/** How many of these candidates sign in from one school's address. */
export async function signInTogether(target: Target, count: number): Promise<number> {
  const waiting = await makeCandidates(target.db, count);
  let signedIn = 0;
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      for (let email = waiting.pop(); email; email = waiting.pop()) {
        const headers = { "x-forwarded-for": "197.210.1.1" };
        const { status, data } = await send(target, calls.login, { email, password: PASSWORD }, headers);
        if (status === 200 && data?.access_token) signedIn++;
      }
    }),
  );
  return signedIn;
}

function shuffle<Item>(items: Item[]): Item[] {
  for (let at = items.length - 1; at > 0; at--) {
    const other = randomInt(at + 1);
    [items[at], items[other]] = [items[other]!, items[at]!];
  }
  return items;
}

/** The two-sided p of the rank-sum test, by its normal approximation. */
export function mannWhitney(some: number[], others: number[]): number {
  const all = [...some.map((value) => ({ value, mine: true })), ...others.map((value) => ({ value, mine: false }))];
  all.sort((a, b) => a.value - b.value);
  let rankSum = 0;
  for (const [rank, { mine }] of all.entries()) if (mine) rankSum += rank + 1;
  const [n, m] = [some.length, others.length];
  const u = rankSum - (n * (n + 1)) / 2;
  const z = Math.abs(u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  return 2 * (1 - normal(z));
}

/** The normal distribution by the approximation of Abramowitz and Stegun (26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { rounds: { type: "string", default: "400" } } });
  const rounds = Number(values.rounds);
  const server = await startServer({ TRUSTED_PROXIES: "127.0.0.1", RESEND_COOLDOWN_SECONDS: "60" });
  const database = await openDatabase({ databaseUrl: server.databaseUrl, dataDir: "", log: console });
  const target = { url: server.url, db: database.db };
  let passed = 0;
  let failed = 0;
  const check = (what: string, ok: boolean) => {
    if (ok) passed++;
    else failed++;
    console.log(`${ok ? "ok    " : "FAILED"} ${what}`);
  };
  try {
    for (const [call, times] of [
      ["login", rounds],
      ["forgot", rounds * 3],
      ["resend", rounds * 3],
    ] as const) {
      await compare(target, call, 20);
      const { statuses, bodies, headers, known, unknown, p } = await compare(target, call, times);
      check(`${call}: one status (${statuses}), one body, the same headers`, bodies.length + headers.length === 2);
      const apart = Math.abs(known / unknown - 1) * 100;
      const figures = `known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, p ${p.toFixed(3)}`;
      // Other processes of the machine affect calls of a few milliseconds: a difference above 5 % must also be more
      // than chance.
      const byChance = call !== "login" && p > 0.01;
      check(`${call}: medians of ${times} each lie ${apart.toFixed(1)} % apart (${figures})`, apart <= 5 || byChance);
    }
    const { evaluated, refused, other, rightFromAnywhere, rightFromKnownDevice } = await attack(target, 1_000);
    check(
      `1000 wrong passwords: ${evaluated} evaluated, at most 10; ${refused} refused`,
      evaluated <= 10 && other === 0,
    );
    check(`then the right one from anywhere waits too (${rightFromAnywhere})`, rightFromAnywhere === 429);
    check(`and a device the account knows signs in (${rightFromKnownDevice})`, rightFromKnownDevice === 200);
    const together = await signInTogether(target, 200);
    check(`${together} of 200 candidates behind one address sign in`, together === 200);
  } finally {
    agent.destroy();
    await database.close();
    await server.stop();
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
