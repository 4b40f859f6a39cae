// What is read from Paystack's calls, how often each is processed, and who may send one.
import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Clock } from "../../adapters/clock.ts";
import { type Paystack, PaystackAway, PaystackRefusal } from "../../adapters/paystack.ts";
import type { AppContext } from "../../app-context.ts";
import type { OpenDatabase } from "../../db/open.ts";
import { freshDatabase } from "../../testing/database.ts";
import { startApi } from "../../testing/start-api.ts";
import { receiptUrl } from "./receipt.ts";
import { keepCall, workOffInbox } from "./webhook-inbox.ts";

let database: OpenDatabase;
let time: number;
let asked: string[];
let logged: string[];
/** Paystack's answer to every request. */
let says: () => null;
let context: AppContext;

beforeAll(async () => {
  database = await freshDatabase();
  return () => database.close();
});
beforeEach(() => {
  time = Date.parse("2026-11-16T12:00:00Z");
  asked = [];
  logged = [];
  says = () => null;
  const ask = (what: string) => async (which: string | number) => {
    asked.push(`${what} ${which}`);
    return says();
  };
  const paystack = {
    domain: "test",
    verify: ask("payment"),
    subscription: ask("subscription"),
    dispute: ask("dispute"),
  };
  const clock: Clock = { now: () => new Date(time), steady: () => new Date(time) };
  const log = pino({ level: "info" }, { write: (line: string) => void logged.push(line) });
  context = { db: database.db, clock, log, paystack: paystack as unknown as Paystack } as AppContext;
});
afterEach(() => database.db.deleteFrom("webhook_inbox").execute());

const keep = (call: unknown) => keepCall(context, Buffer.from(typeof call === "string" ? call : JSON.stringify(call)));
const inbox = () => database.db.selectFrom("webhook_inbox").selectAll().orderBy("id").execute();
const outcomes = async () => (await inbox()).map(({ outcome }) => outcome);

describe("a call only says what to look up", () => {
  test.each([
    ["charge.success", { reference: "r1" }, ["payment r1"], "unknown"],
    ["charge.success", { domain: "test", reference: "r1" }, ["payment r1"], "unknown"],
    ["charge.success", { domain: "live", reference: "r1" }, [], "sent in live mode"],
    ["refund.processed", { transaction_reference: "r2", reference: "not this" }, ["payment r2"], "unknown"],
    ["refund.processed", { reference: "a refund's own" }, [], "nothing to do"],
    ["subscription.create", { subscription_code: "S1" }, ["subscription S1"], "unknown"],
    [
      "invoice.update",
      { subscription: { subscription_code: "S2" }, subscription_code: "S1" },
      ["subscription S2"],
      "unknown",
    ],
    [
      "invoice.update",
      { transaction: { reference: "r3" }, subscription: { subscription_code: "S2" } },
      ["payment r3", "subscription S2"],
      "unknown, unknown",
    ],
    [
      "charge.dispute.create",
      { id: 7, transaction: { reference: "r4" } },
      ["payment r4", "dispute 7"],
      "unknown, unknown",
    ],
    ["charge.success", { id: 7 }, [], "nothing to do"],
    ["charge.success", { reference: "x".repeat(201) }, [], "nothing to do"],
    ["transfer.success", {}, [], "nothing to do"],
  ])("%s %j", async (event, data, looksUp, outcome) => {
    await keep({ event, data });
    expect(await workOffInbox(context)).toBe(1);
    expect(asked).toEqual(looksUp);
    expect(await inbox()).toMatchObject([{ event, outcome, attempts: 1, processed_at: "2026-11-16T12:00:00.000Z" }]);
    expect(await workOffInbox(context)).toBe(0);
  });

  test.each([
    "",
    "{",
    "null",
    "[]",
    '{"event":"x"}',
    '{"data":{}}',
    JSON.stringify({ event: "e".repeat(101), data: {} }),
  ])("what can not be read is kept and asks nothing: %s", async (text) => {
    await keep(text);
    expect(await inbox()).toMatchObject([
      { event: "unreadable", hint: { domain: null, reference: null, subscription: null, dispute: null } },
    ]);
    await workOffInbox(context);
    expect([asked, await outcomes()]).toEqual([[], ["nothing to do"]]);
  });

  test("the same bytes are one call, and other bytes are another", async () => {
    const call = { event: "charge.success", data: { reference: "r1" } };
    for (let times = 0; times < 3; times++) await keep(call);
    await keep({ ...call, more: 1 });
    expect(await inbox()).toHaveLength(2);
  });
});

describe("a call that gets no answer from Paystack", () => {
  const wait = async () => {
    const [row] = await inbox();
    return (Date.parse(row!.next_attempt_at) - time) / 1000;
  };

  test.each([new PaystackAway("away"), new PaystackRefusal("no", 500)])(
    "waits ever longer, half an hour at most: %s",
    async (problem) => {
      says = () => {
        throw problem;
      };
      await keep({ event: "charge.success", data: { reference: "r1" } });
      const waits: number[] = [];
      for (let times = 0; times < 11; times++) {
        expect(await workOffInbox(context)).toBe(1);
        expect(await outcomes()).toEqual(["waiting"]);
        waits.push(await wait());
        expect(await workOffInbox(context)).toBe(0);
        time += waits.at(-1)! * 1000;
      }
      expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 1800, 1800, 1800]);
      expect(logged.join()).toContain("a Paystack webhook will be retried");
      says = () => null;
      await workOffInbox(context);
      expect(await outcomes()).toEqual(["unknown"]);
    },
  );

  test("differs from any other failure, which is logged, and the call is retried after its lease", async () => {
    says = () => {
      throw new Error("a fault of ours");
    };
    await keep({ event: "charge.success", data: { reference: "r1" } });
    await expect(workOffInbox(context)).rejects.toThrow("a fault of ours");
    expect(await wait()).toBe(120);
    expect(await workOffInbox(context)).toBe(0);
    time += 120_000;
    says = () => null;
    expect(await workOffInbox(context)).toBe(1);
  });
});

test("a dispute that Paystack confirms is recorded with its payment, and an unknown one is not", async () => {
  await sql`insert into payments (reference, paystack_id, price_id, plan_id, duration, amount_kobo, renews, paid_at,
    recorded_at)
    select 'r9', 1, p.id, p.plan_id, p.duration, 250000, false, now(), now()
    from plan_prices p where p.amount_kobo > 0 limit 1`.execute(database.db);
  const known = { id: 7, status: "pending", createdAt: "2026-11-16T11:00:00Z", transaction: { reference: "r9" } };
  context = {
    ...context,
    paystack: { ...context.paystack!, dispute: async (id: number) => (id === 7 ? known : null) } as Paystack,
  };
  for (const id of [7, 8]) await keep({ event: "charge.dispute.create", data: { id } });
  expect(await workOffInbox(context)).toBe(2);
  expect(await outcomes()).toEqual(["disputed", "unknown"]);
  const recorded = await database.db.selectFrom("disputes").select(["paystack_id", "state"]).execute();
  expect(recorded).toEqual([{ paystack_id: 7, state: "open" }]);
});

test("calls are processed twenty at a time, in the order in which they are due", async () => {
  for (let at = 0; at < 22; at++) {
    await keep({ event: "charge.success", data: { reference: `r${at}` } });
    time += 1;
  }
  expect([await workOffInbox(context), await workOffInbox(context), await workOffInbox(context)]).toEqual([20, 2, 0]);
  expect(new Set(asked.slice(20))).toEqual(new Set(["payment r20", "payment r21"]));
});

test("without a key nothing is processed", async () => {
  await keep({ event: "charge.success", data: { reference: "r1" } });
  expect(await workOffInbox({ ...context, paystack: null })).toBe(0);
  expect(await outcomes()).toEqual([null]);
});

describe("the webhook endpoint", () => {
  const key = "sk_test_webhook";
  const sign = (text: string) => createHmac("sha512", key).update(text).digest("hex");
  const post = (url: string, body: string, headers: Record<string, string>) =>
    fetch(`${url}/api/webhooks/paystack`, {
      method: "POST",
      body,
      headers: { "content-type": "application/json", ...headers },
    });

  test("accepts only a body that is signed byte by byte", async () => {
    const api = await startApi({ PAYSTACK_SECRET_KEY: key });
    const body = JSON.stringify({ event: "charge.success", data: {} });
    const refused = await Promise.all([
      post(api.url, body, {}),
      post(api.url, body, { "x-paystack-signature": "" }),
      post(api.url, body, { "x-paystack-signature": sign(`${body} `) }),
      post(api.url, "", { "x-paystack-signature": sign(body) }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(await refused[0]!.json()).toMatchObject({ code: "bad_signature" });
    const large = JSON.stringify({ event: "x".repeat(256 * 1024), data: {} });
    expect((await post(api.url, large, { "x-paystack-signature": sign(large) })).status).toBe(413);
    const fits = JSON.stringify({ event: "charge.success", data: {}, more: "x".repeat(256 * 1024 - 64) });
    expect((await post(api.url, fits, { "x-paystack-signature": sign(fits) })).status).toBe(200);
    expect(await api.db.selectFrom("webhook_inbox").select("event").execute()).toHaveLength(1);
    const taken = await post(api.url, body, { "x-paystack-signature": sign(body) });
    expect(await taken.json()).toEqual({ status_code: 200, message: "OK", data: null });
    expect(await api.db.selectFrom("webhook_inbox").select("event").execute()).toHaveLength(2);
    // A signed call with an empty body is accepted too.
    expect((await post(api.url, "", { "x-paystack-signature": sign("") })).status).toBe(200);
    const receipt = await fetch(`${api.url}/api/receipts/r1?expires=99999999999&signature=x`);
    expect([receipt.status, (await receipt.json()).message]).toEqual([404, "This link is no longer valid."]);
    // A signed link works, although here its payment does not exist.
    const signed = await fetch(`${api.url}${receiptUrl(api.context, "r1", api.clock.now())}`);
    expect([signed.status, (await signed.json()).message]).toEqual([404, "We could not find that payment."]);
  });

  test("does not exist when nothing can be bought", async () => {
    const api = await startApi();
    expect((await post(api.url, "{}", { "x-paystack-signature": "x" })).status).toBe(404);
  });
});
