import { createHmac } from "node:crypto";
import { billing } from "@sabiprep/contract";
import { expect, test } from "vitest";
import type { Knobs } from "../../testing/fake-paystack-state.ts";
import { aShop, type Shop } from "../../testing/shop.ts";

const grants = async (shop: Shop) => (await shop.db.selectFrom("grants").select("id").execute()).length;

/** Two hundred almost correct signatures. */
function forgeries(body: string, key: string): [string, string | null][] {
  const sign = (text: string, algorithm = "sha512", secret = key) =>
    createHmac(algorithm, secret).update(text).digest("hex");
  const right = sign(body);
  const flipped = Array.from({ length: 128 }, (_, at): [string, string] => {
    const digit = ((Number.parseInt(right[at]!, 16) + 1) % 16).toString(16);
    return [body, right.slice(0, at) + digit + right.slice(at + 1)];
  });
  const cut = Array.from({ length: 42 }, (_, at): [string, string] => [body, right.slice(0, at * 3 + 1)]);
  const keys = ["sk_test_other", "sk_live_fake", "", " ", key.toUpperCase(), `${key} `, key.slice(0, -1), "null"];
  const otherKeys = keys.map((secret): [string, string] => [body, sign(body, "sha512", secret)]);
  const reserialised = [
    JSON.stringify(JSON.parse(body), null, 1),
    `${body} `,
    ` ${body}`,
    `${body}\n`,
    body.replace("{", "{ "),
  ];
  const otherBodies = reserialised.map((text): [string, string] => [text, right]);
  const changed = ["amount", "reference", "domain", "status", "currency", "paid_at", "customer", "channel"].map(
    (field): [string, string] => [body.replace(`"${field}"`, `"${field}_"`), right],
  );
  const odd = [
    null,
    "",
    "undefined",
    right.toUpperCase(),
    `${right}00`,
    `sha512=${right}`,
    `${right},${right}`,
    Buffer.from(right, "hex").toString("base64"),
    sign(body, "sha256"),
    sign(body, "sha1"),
    sign(`${body}${key}`, "sha512", ""),
  ].map((signature): [string, string | null] => [body, signature]);
  return [...flipped, ...cut, ...otherKeys, ...otherBodies, ...changed, ...odd];
}

test("none of two hundred forged signatures is accepted, and nothing changes", async () => {
  const shop = await aShop();
  shop.paystack.behave({ webhooks: "never" });
  const ada = await shop.aBuyer();
  const { reference } = await shop.order(ada);
  await shop.paystack.pay(reference);
  const body = JSON.stringify(shop.paystack.calls[0]);
  const tries = forgeries(body, shop.paystack.key);
  expect(tries.length).toBeGreaterThanOrEqual(200);
  expect(new Set(tries.map((pair) => JSON.stringify(pair))).size).toBe(tries.length);
  const statuses = await Promise.all(
    tries.map(async ([text, signature]) => {
      const headers = {
        "content-type": "application/json",
        ...(signature !== null && { "x-paystack-signature": signature }),
      };
      return (await fetch(`${shop.url}/api/webhooks/paystack`, { method: "POST", headers, body: text })).status;
    }),
  );
  expect(statuses.filter((status) => status !== 400)).toEqual([]);
  await shop.handle();
  expect(await shop.db.selectFrom("webhook_inbox").select("id").execute()).toEqual([]);
  expect(await grants(shop)).toBe(0);
  // The same bytes with the right signature are accepted.
  expect(await shop.paystack.deliver(body)).toBe(200);
  await shop.handle();
  expect(await grants(shop)).toBe(1);
});

const frauds: [string, Knobs, string][] = [
  ["a hundred kobo for Pro", { amount: 100 }, "kobo"],
  ["one kobo less", { amount: 499_999 }, "kobo"],
  ["more than asked", { amount: 500_001 }, "kobo"],
  ["dollars", { currency: "USD" }, "USD"],
  ["another customer", { email: "someone@else.ng" }, "a different customer"],
  ["the other world", { domain: "live" }, "live"],
];

test("a wrong amount, currency, owner or mode gives no grant, and staff see why", async () => {
  const shop = await aShop();
  for (const [name, knobs, reason] of frauds) {
    const ada = await shop.aBuyer();
    shop.paystack.behave(knobs);
    const { reference } = await shop.order(ada, "pro", { renews: false });
    await shop.paystack.pay(reference);
    await shop.handle();
    expect([name, await ada.as.call(billing.confirm, { reference })]).toEqual([name, { state: "failed" }]);
    shop.clock.advance(3_600_000);
    await shop.reconcile();
    expect([name, await grants(shop), await shop.planOf(ada)]).toEqual([name, 0, "free"]);
    const problem = await shop.db
      .selectFrom("payment_problems")
      .select("reason")
      .where("reference", "=", reference)
      .execute();
    expect(problem).toEqual([{ reason: expect.stringContaining(reason) }]);
  }
});

test("test events are refused with a live key", async () => {
  const shop = await aShop({ key: "sk_live_fake" });
  const ada = await shop.aBuyer();
  const { reference } = await shop.order(ada, "pro", { renews: false });
  await shop.paystack.pay(reference);
  await shop.handle();
  expect(await ada.as.call(billing.confirm, { reference })).toEqual({ state: "failed" });
  expect([await grants(shop), await shop.planOf(ada)]).toEqual([0, "free"]);
  const [call] = await shop.db.selectFrom("webhook_inbox").select("outcome").execute();
  expect(call?.outcome).toContain("test");
});

test("an unknown reference, and a signed call with false data, grant nothing", async () => {
  const shop = await aShop();
  const ada = await shop.aBuyer();
  const { reference } = await shop.order(ada);
  // The call is signed, but Paystack itself says that nothing was paid.
  const lie = {
    event: "charge.success",
    data: { reference, status: "success", amount: 250_000, currency: "NGN", domain: "test" },
  };
  expect(await shop.paystack.deliver(lie)).toBe(200);
  expect(await shop.paystack.deliver({ event: "charge.success", data: { reference: "somebody-elses" } })).toBe(200);
  expect(await shop.paystack.deliver({ event: "party.invited", data: {} })).toBe(200);
  expect(await shop.paystack.deliver("[1,2")).toBe(200);
  await shop.handle();
  expect(await grants(shop)).toBe(0);
  const outcomes = await shop.db.selectFrom("webhook_inbox").select(["event", "outcome"]).orderBy("id").execute();
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(["failed", "unknown", "nothing to do", "nothing to do"]);
});

test("one reference fifty times in parallel makes one payment, one grant and one receipt", async () => {
  const shop = await aShop();
  shop.paystack.behave({ webhooks: "never" });
  const ada = await shop.aBuyer();
  const { reference } = await shop.order(ada);
  await shop.paystack.pay(reference);
  const [call] = shop.paystack.calls;
  // Half use the candidate's return page. Half are webhook calls that differ by one byte, so all are stored.
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, at) => [
      ada.as.call(billing.confirm, { reference }).then(({ state }) => state),
      shop.paystack.deliver({ ...call!, data: { ...call!.data, retry: at } }),
    ]).flat(),
  );
  expect(new Set(answers)).toEqual(new Set(["paid", 200]));
  await Promise.all([shop.handle(), shop.handle(), shop.handle()]);
  expect(await grants(shop)).toBe(1);
  expect(await shop.db.selectFrom("payments").select("id").execute()).toHaveLength(1);
  const { payments_kobo } = await shop.db.selectFrom("revenue_days").select("payments_kobo").executeTakeFirstOrThrow();
  expect(payments_kobo).toBe(250_000);
  await shop.settle();
  expect(shop.mails.filter(({ subject }) => subject.startsWith("Your receipt"))).toHaveLength(1);
});
