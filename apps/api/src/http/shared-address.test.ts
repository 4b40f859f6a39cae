// A carrier's address may have tens of thousands of users. The tests call the limits directly, as the pipeline does,
// without the cost of a sign-in. All of it happens within one period.
import { auth, notifications } from "@sabiprep/contract";
import { Redis } from "ioredis";
import { expect, onTestFinished, test } from "vitest";
import { startFakeRedis } from "../testing/fake-redis.ts";
import { aCandidate } from "../testing/people.ts";
import { startApi } from "../testing/start-api.ts";
import type { Caller } from "./audience.ts";
import type { Failure } from "./failure.ts";
import { createLimits, type Limits } from "./limits.ts";
import { createTrustedTokens } from "./trusted-tokens.ts";

const CARRIER = "102.89.1.1";
const PER_ADDRESS = 30_000;

const isRefused = (asked: Promise<void>): Promise<boolean> =>
  asked.then(
    () => false,
    (problem: Failure) => {
      expect(problem).toMatchObject({ code: "too_many" });
      return true;
    },
  );

const typed = (email: string) => ({ address: CARRIER, caller: null, input: { email } });

/** Whether a sign-in is refused before its password is checked. */
async function signIn(limits: Limits, account: string, isRight: boolean): Promise<boolean> {
  const who = typed(`${account}@example.ng`);
  if (await isRefused(limits.byEndpoint(auth.login, who))) return true;
  if (isRight) await limits.succeeded(auth.login, who, account);
  return false;
}

const numbers = new Map<string, number>();

/** Whether a call with a valid token is refused. */
async function call(limits: Limits, account: string): Promise<boolean> {
  const authorization = `Bearer ${account}`;
  if (await isRefused(limits.byAddress("calls", CARRIER, authorization))) return true;
  if (!numbers.has(account)) numbers.set(account, numbers.size);
  const caller = { audience: "candidate", id: numbers.get(account) } as Caller;
  return isRefused(limits.byEndpoint(notifications.unread, { address: CARRIER, authorization, caller, input: {} }));
}

test("fifty thousand users of one address sign in, one in five at the second try, and work without a refusal", async () => {
  const limits = createLimits(null, PER_ADDRESS);
  let refused = 0;
  for (let n = 0; n < 50_000; n++) {
    const account = `candidate-${n}`;
    if (n % 5 === 0) refused += Number(await signIn(limits, account, false));
    refused += Number(await signIn(limits, account, true));
    for (let calls = 0; calls < 2; calls++) refused += Number(await call(limits, account));
  }
  expect(refused).toBe(0);
}, 120_000);

test("guessing from one address ends after 1,200 wrong tries, and own sign-ins give back one try in four", async () => {
  const guesses = async (limits: Limits) => {
    let evaluated = 0;
    for (let n = 0; n < 5_000; n++) evaluated += Number(!(await signIn(limits, `victim-${n}`, false)));
    return evaluated;
  };
  expect(await guesses(createLimits(null, PER_ADDRESS))).toBe(1_200);

  const farmed = createLimits(null, PER_ADDRESS);
  for (let n = 0; n < 40; n++) expect(await signIn(farmed, `own-${n}`, true)).toBe(false);
  expect(await guesses(farmed)).toBe(1_210);

  // One account that signs in again and again is not a crowd. Each time costs as much as a wrong password.
  const alone = createLimits(null, PER_ADDRESS);
  let signedIn = 0;
  for (let n = 0; n < 5_000; n++) signedIn += Number(!(await signIn(alone, "own", true)));
  expect(signedIn).toBe(1_201);
});

test("a refused caller spends nothing, and may try again once others succeed", async () => {
  const limits = createLimits(null, PER_ADDRESS);
  const under = Array.from({ length: 1_200 }, (_, n) => typed(`slow-${n}@example.ng`));
  for (const who of under) expect(await isRefused(limits.byEndpoint(auth.login, who))).toBe(false);
  for (let n = 0; n < 3_000; n++) expect(await signIn(limits, "late", true)).toBe(true);
  await limits.succeeded(auth.login, under[0]!, "slow-0");
  expect(await signIn(limits, "late", true)).toBe(false);
});

test("a stranger's flood does not stop signed-in users of the address, and they have a limit too", async () => {
  const limits = createLimits(null, 100);
  expect(await call(limits, "ada")).toBe(false);
  for (let n = 0; n < 200; n++) await isRefused(limits.byAddress("calls", CARRIER, `Bearer invented-${n}`));
  expect(await isRefused(limits.byAddress("calls", CARRIER))).toBe(true);
  expect(await call(limits, "ada")).toBe(false);
  expect(await call(limits, "bola")).toBe(true);
  // One account that never stops. After its own limit it counts as a stranger again, which costs very little.
  let answered = 0;
  for (let n = 0; n < 700; n++) answered += Number(!(await call(limits, "ada")));
  expect(answered).toBe(600 - 2);
  expect(await isRefused(limits.byAddress("calls", CARRIER, "Bearer ada"))).toBe(true);
  // All of them together.
  const many = createLimits(null, 10);
  const people = Array.from({ length: 9 }, (_, n) => `person-${n}`);
  for (const one of people) expect(await call(many, one)).toBe(false);
  let together = 0;
  for (let n = 0; n < 400; n++) together += Number(!(await call(many, people[n % 9]!)));
  expect(together).toBe(200);
});

test("two instances that share a Redis count and give back together", async () => {
  const redis = await startFakeRedis();
  const [here, there] = [1, 2].map(() => {
    const client = new Redis(redis.url);
    onTestFinished(() => client.disconnect());
    // No time limit: slow Redis is covered by another test.
    return createLimits({ redis: client, orElse: (shared) => shared(), close: () => {} }, PER_ADDRESS);
  }) as [Limits, Limits];
  let evaluated = 0;
  for (let n = 0; n < 1_199; n++) evaluated += Number(!(await signIn(here, `victim-${n}`, false)));
  expect(evaluated).toBe(1_199);
  for (let n = 0; n < 3; n++) expect(await signIn(there, `own-${n}`, true)).toBe(false);
  expect(await signIn(there, "victim", false)).toBe(false);
  expect(await signIn(here, "victim", false)).toBe(true);
  expect(await signIn(there, "own-3", true)).toBe(true);
});

test("over HTTP, a valid token is counted for its account and an invented one for the address", async () => {
  const api = await startApi({ RATE_LIMITS: "on", REQUESTS_PER_ADDRESS: "5" });
  const { access_token } = await aCandidate(api);
  const ask = async (token: string) =>
    (await fetch(`${api.url}/api${notifications.unread.path}`, { headers: { authorization: `Bearer ${token}` } }))
      .status;
  for (let n = 0; n < 20; n++) expect(await ask(access_token)).toBe(200);
  const invented: number[] = [];
  for (let n = 0; n < 7; n++) invented.push(await ask(`invented-${n}`));
  expect(invented).toEqual([403, 403, 403, 403, 403, 429, 429]);
  expect(await ask(access_token)).toBe(200);
});

test("a trusted token expires after a quarter of an hour without a call, and the oldest are removed first", () => {
  let now = 0;
  const trustedTokens = createTrustedTokens(() => now);
  expect([trustedTokens.add("ada"), trustedTokens.add("ada")]).toEqual([true, false]);
  now = 14 * 60_000;
  expect(trustedTokens.add("ada")).toBe(false);
  now = 28 * 60_000;
  expect(trustedTokens.has("ada")).toBe(true);
  now = 29 * 60_000;
  expect(trustedTokens.has("ada")).toBe(false);
  expect(trustedTokens.add("ada")).toBe(true);
  for (let n = 0; n < 200_000; n++) trustedTokens.add(`other-${n}`);
  expect(trustedTokens.has("ada")).toBe(false);
});
