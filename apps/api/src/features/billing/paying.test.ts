import { billing } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { aCandidate } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { aShop } from "../../testing/shop.ts";
import { startApi } from "../../testing/start-api.ts";

const DAY = 86_400_000;

test("a payment unlocks the plan, which renews, can be stopped, and runs until the end of the paid time", async () => {
  const shop = await aShop();
  const ada = await shop.aBuyer();
  expect(await shop.planOf(ada)).toBe("free");
  await shop.buy(ada);
  const first = await ada.as.call(billing.subscription, {});
  expect(first).toMatchObject({ plan: { slug: "premium" }, cancelled: false, renewal: { amount_kobo: 250_000 } });

  shop.clock.advance(30 * DAY);
  await shop.paystack.renew(shop.subscriptionCode());
  await shop.handle();
  shop.clock.advance(5 * DAY);
  expect(await shop.planOf(ada)).toBe("premium");

  const { ends_at } = await ada.as.call(billing.cancel, {});
  expect(shop.paystack.books.subscriptions.get(shop.subscriptionCode())?.status).toBe("non-renewing");
  expect(await ada.as.call(billing.subscription, {})).toMatchObject({ cancelled: true, renewal: null });
  shop.clock.set(new Date(Date.parse(ends_at!) - 60_000));
  expect(await shop.planOf(ada)).toBe("premium");
  shop.clock.advance(120_000);
  expect(await shop.planOf(ada)).toBe("free");
  await shop.reconcile();
  await shop.settle();
  const subjects = shop.mails.map(({ subject }) => subject);
  expect(subjects).toEqual([
    "Your receipt: ₦2,500 for Premium",
    "Your receipt: ₦2,500 for Premium",
    "Premium will not renew",
    "Your Premium plan has ended",
  ]);
});

test("a renewal that Paystack has not created yet shows as coming, is not paid twice, and is not awaited forever", async () => {
  const shop = await aShop();
  const ada = await shop.aBuyer();
  const { reference } = await shop.order(ada);
  shop.paystack.behave({ webhooks: "never" });
  await shop.paystack.pay(reference);
  const { subscriptions } = shop.paystack.books;
  const code = shop.subscriptionCode();
  const made = subscriptions.get(code)!;
  subscriptions.delete(code);
  expect(await ada.as.call(billing.confirm, { reference })).toEqual({ state: "paid" });
  const plan = () => ada.as.call(billing.subscription, {});
  expect(await plan()).toMatchObject({ plan: { slug: "premium" }, renewal: null, renewal_coming: true });
  expect(await refused(shop.order(ada))).toMatchObject({ code: "conflict" });

  shop.clock.advance(61 * 60_000);
  expect(await plan()).toMatchObject({ renewal: null, renewal_coming: false, cancelled: false });
  subscriptions.set(code, made);
  for (const call of shop.paystack.calls) await shop.paystack.deliver(call);
  await shop.handle();
  expect(await plan()).toMatchObject({ renewal: { amount_kobo: 250_000 }, renewal_coming: false });
});

test("a failed renewal keeps the days of grace and is reported once, and a new payment continues the plan", async () => {
  const shop = await aShop();
  const ada = await shop.aBuyer();
  await shop.buy(ada);
  shop.clock.advance(31 * DAY);
  const code = shop.subscriptionCode();
  await shop.paystack.renew(code, { declined: true });
  await shop.handle();
  await shop.paystack.deliver(shop.paystack.calls.at(-1)!);
  await shop.handle();
  expect(await ada.as.call(billing.subscription, {})).toMatchObject({
    plan: { slug: "premium" },
    renewal: { failed: true },
  });
  await shop.settle();
  expect(shop.mails.filter(({ subject }) => subject === "We could not renew Premium")).toHaveLength(1);
  await shop.buy(ada);
  await shop.reconcile();
  expect(shop.paystack.books.subscriptions.get(code)?.status).toBe("non-renewing");
  shop.clock.advance(20 * DAY);
  expect(await shop.planOf(ada)).toBe("premium");
  shop.clock.advance(40 * DAY);
  expect(await shop.planOf(ada)).toBe("free");
});

test("the days of grace end", async () => {
  const shop = await aShop();
  const ada = await shop.aBuyer();
  await shop.buy(ada);
  await shop.paystack.renew(shop.subscriptionCode(), { declined: true });
  await shop.handle();
  shop.clock.advance(32 * DAY);
  expect(await shop.planOf(ada)).toBe("premium");
  shop.clock.advance(3 * DAY);
  expect(await ada.as.call(billing.subscription, {})).toMatchObject({
    plan: { slug: "free" },
    renewal: { failed: true },
  });
  await ada.as.call(billing.cancel, {});
  expect(await ada.as.call(billing.subscription, {})).toMatchObject({ renewal: null });
});

test("an upgrade takes effect immediately, and the lower plan is not charged again", async () => {
  const shop = await aShop();
  const ada = await shop.aBuyer();
  await shop.buy(ada, "premium");
  const lower = shop.subscriptionCode();
  expect((await refused(shop.order(ada, "premium"))).code).toBe("conflict");
  shop.clock.advance(DAY);
  await shop.buy(ada, "pro", { duration: "yearly" });
  expect(await shop.planOf(ada)).toBe("pro");
  await shop.reconcile();
  expect(shop.paystack.books.subscriptions.get(lower)?.status).toBe("non-renewing");
  expect((await refused(shop.order(ada, "premium"))).message).toContain("Pro");

  const bola = await shop.aBuyer();
  await shop.buy(bola, "premium");
  const running = shop.subscriptionCode();
  shop.clock.advance(DAY);
  await shop.buy(bola, "pro", { renews: false });
  await shop.reconcile();
  expect(shop.paystack.books.subscriptions.get(running)?.status).toBe("non-renewing");
  shop.clock.advance(29.5 * DAY);
  expect(await shop.planOf(bola)).toBe("pro");
});

test("a refund is possible within seven days, once, and the plan ends with the request", async () => {
  const shop = await aShop();
  const ada = await shop.aBuyer();
  const reference = await shop.buy(ada);
  const bola = await shop.aBuyer();
  expect((await refused(bola.as.call(billing.refund, { reference }))).code).toBe("not_found");
  const presses = await Promise.allSettled(Array.from({ length: 8 }, () => ada.as.call(billing.refund, { reference })));
  expect(presses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(shop.paystack.books.refunds).toHaveLength(1);
  expect(await shop.planOf(ada)).toBe("free");
  await shop.paystack.finishRefund(reference);
  await shop.settle();
  expect((await ada.as.call(billing.payments, {}))[0]?.state).toBe("refunded");
  expect(shop.mails.at(-1)?.subject).toBe("Your refund is on its way");

  const second = await shop.buy(ada, "premium", { renews: false });
  expect((await refused(ada.as.call(billing.refund, { reference: second }))).message).toContain("once");
  const late = await shop.buy(bola);
  shop.clock.advance(7 * DAY + 60_000);
  expect((await refused(bola.as.call(billing.refund, { reference: late }))).message).toContain("older");
});

test("a failed refund returns the time, and a dispute takes it until it is won", async () => {
  const shop = await aShop();
  const ada = await shop.aBuyer();
  const reference = await shop.buy(ada);
  await ada.as.call(billing.refund, { reference });
  await shop.paystack.finishRefund(reference, "failed");
  await shop.handle();
  expect(await shop.planOf(ada)).toBe("premium");
  const dispute = await shop.paystack.dispute(reference);
  await shop.handle();
  expect(await shop.planOf(ada)).toBe("free");
  await shop.paystack.resolveDispute(dispute, "declined");
  await shop.handle();
  expect(await shop.planOf(ada)).toBe("premium");
  await shop.paystack.resolveDispute(await shop.paystack.dispute(reference), "merchant-accepted");
  await shop.handle();
  expect(await shop.planOf(ada)).toBe("free");
});

test("when a webhook is never received, the reconciler grants within minutes, renewals too", async () => {
  const shop = await aShop();
  const ada = await shop.aBuyer();
  shop.paystack.behave({ webhooks: "never" });
  await shop.buy(ada);
  expect(await shop.planOf(ada)).toBe("free");
  shop.clock.advance(4 * 60_000);
  await shop.reconcile();
  expect(await shop.planOf(ada)).toBe("premium");
  expect(await ada.as.call(billing.subscription, {})).toMatchObject({ renewal: { failed: false } });

  shop.clock.advance(31 * DAY);
  await shop.paystack.renew(shop.subscriptionCode());
  shop.clock.advance(7 * 3_600_000);
  await shop.reconcile();
  shop.clock.advance(20 * DAY);
  expect(await shop.planOf(ada)).toBe("premium");
  expect(await ada.as.call(billing.payments, {})).toHaveLength(2);
});

test("the candidate's return page settles the payment without any webhook", async () => {
  const shop = await aShop();
  const ada = await shop.aBuyer();
  shop.paystack.behave({ webhooks: "never" });
  const { reference } = await shop.order(ada, "pro", { renews: false });
  expect(await ada.as.call(billing.confirm, { reference })).toEqual({ state: "failed" });
  await shop.paystack.pay(reference);
  expect(await ada.as.call(billing.confirm, { reference })).toEqual({ state: "paid" });
  expect(await shop.planOf(ada)).toBe("pro");
  const bola = await shop.aBuyer();
  expect((await refused(bola.as.call(billing.confirm, { reference }))).code).toBe("not_found");
});

test("when Paystack is down, there is a clear message, nothing is half done, and requests are sent later", async () => {
  const shop = await aShop();
  const ada = await shop.aBuyer();
  const reference = await shop.buy(ada);
  for (const answers of ["500", "bad json"] as const) {
    const bola = await shop.aBuyer();
    shop.paystack.behave({ answers });
    const failure = await refused(shop.order(bola, "pro", { renews: false }));
    expect([failure.status, failure.message]).toEqual([
      503,
      "We cannot reach Paystack right now. You have not been charged. Please try again in a minute.",
    ]);
    const orders = await shop.db.selectFrom("orders").select("outcome").where("candidate_id", "=", bola.id).execute();
    expect(orders).toEqual([{ outcome: "not_started" }]);
  }
  expect((await ada.as.send(billing.refund, { reference })).message).toContain("as soon as we can");
  expect(await shop.planOf(ada)).toBe("free");
  await shop.reconcile();
  shop.paystack.behave({});
  shop.clock.advance(5 * 60_000);
  await shop.reconcile();
  expect(shop.paystack.books.refunds).toHaveLength(1);
  expect(shop.paystack.books.subscriptions.get(shop.subscriptionCode())?.status).toBe("non-renewing");
});

test("a second press opens the same page, and an unverified candidate verifies first", async () => {
  const shop = await aShop();
  const ada = await shop.aBuyer();
  expect(await shop.order(ada)).toEqual(await shop.order(ada));
  const bola = await aCandidate(shop, { verified: false });
  expect((await refused(shop.order(bola))).code).toBe("email_unverified");
  expect((await refused(shop.order(ada, "free"))).code).toBe("bad_request");
  expect((await refused(shop.order(ada, "premium", { duration: "quarterly" }))).code).toBe("not_found");
});

test("without a key nothing can be bought, and Paystack's webhook path is not found", async () => {
  const api = await startApi();
  const ada = await aCandidate(api);
  const failure = await refused(ada.as.call(billing.checkout, { plan: "pro", duration: "monthly", renews: true }));
  expect(failure.message).toBe("Payment Coming Soon");
  expect((await fetch(`${api.url}/api/webhooks/paystack`, { method: "POST", body: "{}" })).status).toBe(404);
});

test("a receipt is a PDF behind a link that only its owner gets", async () => {
  const shop = await aShop();
  const ada = await shop.aBuyer();
  const reference = await shop.buy(ada);
  const { url } = await ada.as.call(billing.receipt, { reference });
  const answer = await fetch(`${shop.url}${url}`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  expect((await fetch(`${shop.url}${url.replace(/signature=./, "signature=_")}`)).status).toBe(404);
  const bola = await shop.aBuyer();
  expect((await refused(bola.as.call(billing.receipt, { reference }))).code).toBe("not_found");
  shop.clock.advance(11 * 60_000);
  expect((await fetch(`${shop.url}${url}`)).status).toBe(404);
});
