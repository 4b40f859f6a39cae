import { billing, billingStaff, type PlanBody, staff } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { aShop, type Shop } from "../../testing/shop.ts";
import { hashPassword } from "../auth/public.ts";
import { entitlement } from "./public.ts";

const PASSWORD = "Jollof4Everyone";
const DAY = 86_400_000;

/** A member of staff who has just confirmed the password. */
async function anOwner(shop: Shop) {
  const owner = await aStaffMember(shop, { role: "finance", password_hash: await hashPassword(PASSWORD) });
  await owner.as.call(staff.confirm, { password: PASSWORD });
  return owner;
}

async function planNow(owner: Awaited<ReturnType<typeof anOwner>>, slug: string): Promise<PlanBody> {
  const {
    subscribers: _,
    revenue_kobo: __,
    slug: ___,
    ...body
  } = (await owner.as.call(billingStaff.plans, {})).find((plan) => plan.slug === slug)!;
  return body;
}

test("a price change never affects a running subscription, and new buyers pay the new price", async () => {
  const shop = await aShop();
  const owner = await anOwner(shop);
  const ada = await shop.aBuyer();
  await shop.buy(ada);
  const code = shop.subscriptionCode();
  const premium = await planNow(owner, "premium");
  await owner.as.call(billingStaff.changePlan, {
    slug: "premium",
    ...premium,
    monthly_kobo: 300_000,
    quarterly_kobo: 800_000,
  });
  expect(await ada.as.call(billing.subscription, {})).toMatchObject({ renewal: { amount_kobo: 250_000 } });
  shop.clock.advance(31 * DAY);
  await shop.paystack.renew(code);
  await shop.handle();
  expect((await ada.as.call(billing.payments, {})).map(({ amount_kobo }) => amount_kobo)).toEqual([250_000, 250_000]);

  const bola = await shop.aBuyer();
  await shop.buy(bola);
  const chidi = await shop.aBuyer();
  await shop.buy(chidi, "premium", { duration: "quarterly" });
  expect((await bola.as.call(billing.payments, {}))[0]?.amount_kobo).toBe(300_000);
  expect((await chidi.as.call(billing.payments, {}))[0]?.amount_kobo).toBe(800_000);
  shop.clock.advance(80 * DAY);
  expect([await shop.planOf(bola), await shop.planOf(chidi)]).toEqual(["free", "premium"]);
});

test("the revenue shown is payments minus refunds, on the cards, the months and the plans", async () => {
  const shop = await aShop();
  const owner = await anOwner(shop);
  const people = [await shop.aBuyer(), await shop.aBuyer(), await shop.aBuyer(), await shop.aBuyer()] as const;
  await shop.buy(people[0], "premium");
  await shop.buy(people[1], "pro", { duration: "yearly", renews: false });
  const returned = await shop.buy(people[2], "pro");
  await people[2].as.call(billing.refund, { reference: returned });
  await shop.paystack.finishRefund(returned);
  const disputed = await shop.buy(people[3], "premium", { renews: false });
  await shop.paystack.resolveDispute(await shop.paystack.dispute(disputed), "merchant-accepted");
  await shop.handle();

  const figures = await owner.as.call(billingStaff.figures, {});
  const paid = 250_000 + 5_000_000 + 500_000 + 250_000;
  const back = 500_000 + 250_000;
  expect(figures).toMatchObject({
    payments_kobo: paid,
    refunds_kobo: back,
    revenue_kobo: paid - back,
    revenue_this_month_kobo: paid - back,
    subscribers: 2,
    conversion: { joined: 4, paid: 4 },
    churn: { had: 0, left: 0 },
  });
  expect(figures.months).toHaveLength(12);
  expect(figures.months.at(-1)?.revenue_kobo).toBe(paid - back);
  const plans = await owner.as.call(billingStaff.plans, {});
  expect(plans.map(({ revenue_kobo, subscribers }) => [revenue_kobo, subscribers])).toEqual([
    [0, 0],
    [250_000, 1],
    [5_000_000, 1],
  ]);
});

test("staff find subscriptions by name, plan and status, and export the same list", async () => {
  const shop = await aShop();
  const owner = await anOwner(shop);
  const ada = await shop.aBuyer();
  await shop.db
    .updateTable("candidates")
    .set({ first_name: "=HYPERLINK(1)", last_name: "Musa" })
    .where("id", "=", ada.id)
    .execute();
  await shop.buy(ada);
  const bola = await shop.aBuyer();
  await shop.buy(bola, "pro");
  await bola.as.call(billing.cancel, {});
  const all = await owner.as.call(billingStaff.subscriptions, {});
  expect(all.items.map(({ plan_name, status }) => [plan_name, status])).toEqual([
    ["Pro", "cancelled"],
    ["Premium", "active"],
  ]);
  const found = async (filter: object) =>
    (await owner.as.call(billingStaff.subscriptions, filter)).items.map(({ candidate_uuid }) => candidate_uuid);
  expect(await found({ search: "musa" })).toEqual([ada.uuid]);
  expect(await found({ search: bola.email.slice(0, 14) })).toEqual([bola.uuid]);
  expect(await found({ search: "%" })).toEqual([]);
  expect(await found({ plan: "pro" })).toEqual([bola.uuid]);
  expect(await found({ status: "active" })).toEqual([ada.uuid]);
  expect(await found({ before: all.items[0]!.id })).toEqual([ada.uuid]);
  const { csv, rows } = await owner.as.call(billingStaff.exportSubscriptions, { plan: "premium" });
  expect([rows, csv]).toEqual([1, expect.stringContaining("'=HYPERLINK(1) Musa,")]);
});

test("a plan given by staff needs a reason, starts immediately, is audited and can be revoked", async () => {
  const shop = await aShop();
  const owner = await anOwner(shop);
  const ada = await shop.aBuyer();
  const gift = { email: ada.email.toUpperCase(), plan: "pro", days: 10, reason: "Won the school quiz" };
  expect((await refused(owner.as.call(billingStaff.grant, { ...gift, reason: " " }))).errors.reason).toBeDefined();
  expect(
    (await refused(owner.as.call(billingStaff.grant, { ...gift, email: "no@one.ng" }))).errors.email,
  ).toBeDefined();
  const { id } = await owner.as.call(billingStaff.grant, gift);
  expect(await ada.as.call(billing.subscription, {})).toMatchObject({
    plan: { slug: "pro" },
    source: "staff",
    renewal: null,
  });
  const entry = await shop.db
    .selectFrom("audit_bodies")
    .select(["verb", "subject"])
    .orderBy("seq", "desc")
    .executeTakeFirst();
  expect(entry).toEqual({ verb: "grant.give", subject: ada.uuid });
  await owner.as.call(billingStaff.revokeGrant, { id });
  expect(await shop.planOf(ada)).toBe("free");
  await shop.buy(ada);
  const { items } = await owner.as.call(billingStaff.subscriptions, {});
  expect((await refused(owner.as.call(billingStaff.revokeGrant, { id: items[0]!.id }))).code).toBe("not_found");
});

test("a new plan is sold with its limits, and odd plans, other roles and unconfirmed sessions are refused", async () => {
  const shop = await aShop();
  const owner = await anOwner(shop);
  const premium = await planNow(owner, "premium");
  const starter = {
    ...premium,
    name: "Starter",
    color: "red" as const,
    features: ["20 tests a month"],
    tests_a_month: 20,
    all_years: false,
    questions_a_day: 700,
    monthly_kobo: 100_000,
    yearly_kobo: null,
  };
  const { slug } = await owner.as.call(billingStaff.addPlan, starter);
  const ada = await shop.aBuyer();
  await shop.buy(ada, slug);
  expect(await entitlement(shop.db, ada.id, shop.clock.now())).toMatchObject({
    slug: "starter",
    tests_a_month: 20,
    all_years: false,
    questions_a_day: 700,
  });
  const { plans } = await ada.as.call(billing.plans, {});
  expect(plans.map(({ name }) => name)).toEqual(["Free", "Starter", "Premium", "Pro"]);
  const colors = (await owner.as.call(billingStaff.plans, {})).map(({ color }) => color);
  expect(colors).toEqual(["blue", "red", "green", "gold"]);
  await owner.as.call(billingStaff.changePlan, { slug, ...starter, is_active: false });
  expect((await refused(shop.order(await shop.aBuyer(), slug))).code).toBe("not_found");
  expect(await shop.planOf(ada)).toBe("starter");

  const odd = async (more: Partial<PlanBody>) =>
    Object.keys((await refused(owner.as.call(billingStaff.addPlan, { ...starter, name: "Odd", ...more }))).errors);
  expect(await odd({ most_questions_per_test: 10 })).toEqual(["most_questions_per_test"]);
  expect(await odd({ monthly_kobo: null })).toEqual(["monthly_kobo"]);
  expect(await odd({ monthly_kobo: 0 })).toEqual(["monthly_kobo"]);
  expect(await odd({ name: "Premium" })).toEqual(["name"]);
  expect(await odd({ features: [] })).toEqual(["features"]);
  expect(await odd({ color: "plaid" as "red" })).toEqual(["color"]);
  const unconfirmed = await aStaffMember(shop, { role: "owner" });
  expect((await refused(unconfirmed.as.call(billingStaff.addPlan, starter))).code).toBe("step_up");
  const support = await aStaffMember(shop, { role: "support" });
  expect((await refused(support.as.call(billingStaff.addPlan, starter))).code).toBe("not_allowed");
  const editor = await aStaffMember(shop, { role: "editor" });
  expect((await refused(editor.as.call(billingStaff.figures, {}))).code).toBe("not_allowed");
});

test("the plans differ in their limits: Pro gives twice as many new questions as Premium", async () => {
  const shop = await aShop();
  const ada = await shop.aBuyer();
  const allowed = async () => (await entitlement(shop.db, ada.id, shop.clock.now())).questions_a_day;
  const free = await allowed();
  await shop.buy(ada, "premium", { renews: false });
  const premium = await allowed();
  await shop.buy(ada, "pro", { renews: false });
  expect([free, premium, await allowed()]).toEqual([600, 1500, 3000]);
});
