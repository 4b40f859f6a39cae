import { audit, billing, billingStaff, staff } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { aStaffMember } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { aShop, type Shop } from "../../testing/shop.ts";
import { hashPassword } from "../auth/public.ts";

const PASSWORD = "Jollof4Everyone";
const DAY = 86_400_000;

async function aTill() {
  const shop = await aShop();
  const owner = await aStaffMember(shop, { role: "owner", password_hash: await hashPassword(PASSWORD) });
  await owner.as.call(staff.confirm, { password: PASSWORD });
  const coupon = (more: object) =>
    owner.as.call(billingStaff.addCoupon, {
      ...{ code: "back2school", percent: 20, amount_kobo: null, plan: null, most_uses: null, last_day: null },
      note: "For September",
      ...more,
    });
  const pay = (buyer: Awaited<ReturnType<Shop["aBuyer"]>>, code: string, more: object = {}) =>
    buyer.as.call(billing.checkout, {
      ...{ plan: "premium", duration: "monthly" as const, renews: false, coupon: code },
      ...more,
    });
  const list = async () => (await owner.as.call(billingStaff.coupons, {})).items;
  /** Uses a staff member who has just signed in, however much later it is. */
  const usesNow = async () =>
    (await (await aStaffMember(shop)).as.call(billingStaff.coupons, {})).items.map(({ code, uses, state }) => [
      ...[code, uses, state],
    ]);
  return { shop, owner, coupon, pay, list, usesNow };
}

test("a coupon takes its share off one payment, and checkout, Paystack, payment and books agree", async () => {
  const { shop, owner, coupon, pay, list } = await aTill();
  await coupon({});
  const ada = await shop.aBuyer();
  const told = await ada.as.call(billing.tryCoupon, { coupon: " Back2School ", plan: "premium", duration: "monthly" });
  expect(told).toEqual({ code: "BACK2SCHOOL", off_kobo: 50_000, amount_kobo: 200_000 });
  const { reference } = await pay(ada, "back2school");
  // A second press opens the same page and is not a second use.
  expect((await pay(ada, "BACK2SCHOOL")).reference).toBe(reference);
  await shop.paystack.pay(reference);
  await shop.handle();
  expect(await shop.planOf(ada)).toBe("premium");
  expect((await ada.as.call(billing.payments, {}))[0]).toMatchObject({ amount_kobo: 200_000, state: "paid" });
  expect((await owner.as.call(billingStaff.figures, {})).revenue_kobo).toBe(200_000);
  expect(await list()).toMatchObject([{ code: "BACK2SCHOOL", uses: 1, state: "open", staff_name: expect.any(String) }]);
  const again = await refused(pay(ada, "back2school", { plan: "pro" }));
  expect([again.status, again.errors.coupon]).toEqual([400, ["You have already used this coupon."]]);
  const { items } = await owner.as.call(audit.list, {});
  expect(JSON.stringify(items)).toContain("BACK2SCHOOL");
});

test("each limit has its message and changes nothing", async () => {
  const { shop, owner, coupon, pay, list } = await aTill();
  await coupon({ code: "FOR-PRO", plan: "pro", percent: null, amount_kobo: 100_000 });
  await coupon({ code: "TOO-MUCH", percent: null, amount_kobo: 90_000_000 });
  await coupon({ code: "ONE-DAY", last_day: shop.clock.now().toISOString().slice(0, 10) });
  const { uuid } = await coupon({ code: "CLOSED" });
  await owner.as.call(billingStaff.retireCoupon, { coupon_id: uuid });
  await coupon({ code: "RENEWS" });
  const ada = await shop.aBuyer();
  const says = async (code: string, more: object = {}) => (await refused(pay(ada, code, more))).errors.coupon;
  expect(await says("NOBODY")).toEqual(["We do not recognise the coupon NOBODY."]);
  expect(await says("CLOSED")).toEqual(["We do not recognise the coupon CLOSED."]);
  expect(await says("FOR-PRO")).toEqual(["This coupon is for Pro only."]);
  expect(await says("TOO-MUCH")).toEqual(["This coupon is worth more than the price, so you cannot use it here."]);
  expect(await says("RENEWS", { renews: true })).toEqual(["You can use a coupon only if you choose Pay once."]);
  expect((await list()).map(({ code, uses, state }) => [code, uses, state])).toEqual([
    ["RENEWS", 0, "open"],
    ["CLOSED", 0, "retired"],
    ["ONE-DAY", 0, "open"],
    ["TOO-MUCH", 0, "open"],
    ["FOR-PRO", 0, "open"],
  ]);
  shop.clock.advance(2 * DAY);
  expect(await says("ONE-DAY")).toEqual(["This coupon has expired."]);
  expect(shop.paystack.books.transactions.size).toBe(0);
  await pay(ada, "FOR-PRO", { plan: "pro" });
  shop.clock.advance(21 * 60_000);
  expect(await says("FOR-PRO", { plan: "pro" })).toEqual([
    "You have already started a payment with this coupon. Finish it, or try again in an hour.",
  ]);
});

test("of twelve who try the last three uses together three succeed, and an abandoned order returns its use", async () => {
  const { shop, coupon, pay, list } = await aTill();
  await coupon({ code: "THREE", most_uses: 3 });
  const buyers = await Promise.all(Array.from({ length: 12 }, () => shop.aBuyer()));
  const outcomes = await Promise.allSettled(buyers.map((buyer) => pay(buyer, "THREE")));
  const orders = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
  expect(orders).toHaveLength(3);
  expect(await list()).toMatchObject([{ uses: 3, state: "used_up" }]);
  await shop.db
    .updateTable("orders")
    .set({ closed_at: shop.clock.now(), outcome: "abandoned" })
    .where("reference", "=", orders[0]!.reference)
    .execute();
  expect(await list()).toMatchObject([{ uses: 2, state: "open" }]);
  // A late payment counts, whatever state closed the order.
  await shop.paystack.pay(orders[0]!.reference);
  await shop.handle();
  expect(await list()).toMatchObject([{ uses: 3, state: "used_up" }]);
});

test("an invalid coupon is refused as a whole, and the list is paged", async () => {
  const { owner, coupon } = await aTill();
  for (const [wrong, field, message] of [
    [{ code: "a b" }, "code", "A code must have 4 to 20 letters, numbers and hyphens"],
    [{ amount_kobo: 5_000 }, "percent", "Enter a percentage or an amount, not both"],
    [{ percent: null }, "percent", "Enter a percentage or an amount, not both"],
    [{ percent: 100 }, "percent", "Enter 95 or less"],
    [{ plan: "free" }, "plan", "Choose a paid plan"],
    [{ last_day: "2020-01-01" }, "last_day", "This day has passed"],
    [{ note: " " }, "note", "Enter a note"],
  ] as const)
    expect((await refused(coupon(wrong))).errors[field]).toEqual([message]);
  await coupon({ code: "TAKEN" });
  const all = await refused(coupon({ code: "taken", plan: "free", last_day: "2020-01-01" }));
  expect(Object.keys(all.errors)).toEqual(["code", "plan", "last_day"]);
  for (let n = 10; n < 31; n++) await coupon({ code: `CODE-${n}` });
  expect((await refused(coupon({ code: "code-10" }))).errors.code?.[0]).toContain("This code is already used");
  const first = await owner.as.call(billingStaff.coupons, {});
  const second = await owner.as.call(billingStaff.coupons, { page: 2 });
  expect([first.total, first.items.length, second.items.map(({ code }) => code)]).toEqual([
    22,
    20,
    ["CODE-10", "TAKEN"],
  ]);
});

const HOUR = 3_600_000;

test("an unpaid order holds a coupon for an hour, and other buyers see that it is used up", async () => {
  const { shop, coupon, pay, usesNow } = await aTill();
  await coupon({ code: "ONLY", most_uses: 1 });
  const [ada, bola] = [await shop.aBuyer(), await shop.aBuyer()];
  await pay(ada, "ONLY");
  expect((await refused(pay(bola, "ONLY"))).errors.coupon).toEqual(["This coupon has no uses left."]);
  shop.clock.advance(HOUR + 60_000);
  await shop.reconcile();
  expect(await usesNow()).toEqual([["ONLY", 0, "open"]]);
  await pay(bola, "ONLY");
});

test("an abandoned order that is paid late never uses a coupon over its limit, nor twice for one person", async () => {
  const { shop, coupon, pay, usesNow } = await aTill();
  await coupon({ code: "LAST", most_uses: 1 });
  const [ada, bola] = [await shop.aBuyer(), await shop.aBuyer()];
  const early = await pay(ada, "LAST");
  shop.clock.advance(HOUR + 60_000);
  await shop.reconcile();
  const taken = await pay(bola, "LAST");
  await shop.paystack.pay(taken.reference);
  await shop.handle();
  expect(await shop.planOf(bola)).toBe("premium");
  await shop.paystack.pay(early.reference);
  await shop.handle();
  expect(await shop.planOf(ada)).toBe("free");
  expect(await usesNow()).toEqual([["LAST", 1, "used_up"]]);
  const desk = await aStaffMember(shop, { confirmed: true });
  const [problem] = await desk.as.call(billingStaff.problems, {});
  expect(problem).toMatchObject({
    reference: early.reference,
    reason: "paid late, after the coupon LAST was used up: refund this payment",
  });

  await desk.as.call(billingStaff.addCoupon, {
    ...{ code: "ONCE-EACH", percent: 20, amount_kobo: null, plan: null, most_uses: null, last_day: null, note: "One" },
  });
  const chika = await shop.aBuyer();
  const first = await pay(chika, "ONCE-EACH");
  shop.clock.advance(HOUR + 60_000);
  await shop.reconcile();
  const second = await pay(chika, "ONCE-EACH");
  await shop.paystack.pay(first.reference);
  await shop.handle();
  await shop.paystack.pay(second.reference);
  await shop.handle();
  const later = await aStaffMember(shop);
  expect((await later.as.call(billingStaff.problems, {})).map(({ reference }) => reference)).toContain(
    second.reference,
  );
  expect((await chika.as.call(billing.payments, {})).length).toBe(1);
});
