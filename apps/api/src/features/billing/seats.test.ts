import { billing } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { refused } from "../../testing/refused.ts";
import { aShop } from "../../testing/shop.ts";
import { entitlement } from "./public.ts";

const DAY = 86_400_000;

test("Pro gives a seat to one study partner, who has Premium while Pro runs", async () => {
  const shop = await aShop();
  shop.clock.set(new Date("2026-11-03T10:00:00Z"));
  const [ada, bola, chidi] = [await shop.aBuyer(), await shop.aBuyer(), await shop.aBuyer()];
  expect((await refused(ada.as.call(billing.openSeat, {}))).code).toBe("premium");
  await shop.buy(ada, "pro", { renews: false });
  const { code } = await ada.as.call(billing.openSeat, {});
  // 26 characters from an alphabet of 31 give 128 bits.
  expect(code).toMatch(/^[A-HJKMNP-Z2-9]{26}$/);
  expect((await refused(ada.as.call(billing.openSeat, {}))).code).toBe("conflict");
  expect((await refused(ada.as.call(billing.joinSeat, { code }))).errors.code).toBeDefined();
  const typed = ` ${code.slice(0, 5).toLowerCase()}-${code.slice(5)} `;
  const joined = await Promise.allSettled([bola, chidi].map(({ as }) => as.call(billing.joinSeat, { code: typed })));
  expect(joined.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const [partner, other] = joined[0]?.status === "fulfilled" ? [bola, chidi] : [chidi, bola];

  expect((await entitlement(shop.db, partner.id, shop.clock.now())).slug).toBe("premium");
  expect(await partner.as.call(billing.subscription, {})).toMatchObject({
    plan: { slug: "premium" },
    source: "partner",
  });
  expect(await shop.planOf(other)).toBe("free");
  const { seats } = await ada.as.call(billing.seats, {});
  expect(seats).toMatchObject([{ partner: "Chidi B." }]);
  expect((await refused(other.as.call(billing.endSeat, { id: seats[0]!.id }))).code).toBe("not_found");

  // After it ends, the seat is free again only in the next month.
  await ada.as.call(billing.endSeat, { id: seats[0]!.id });
  expect(await shop.planOf(partner)).toBe("free");
  expect((await refused(ada.as.call(billing.openSeat, {}))).message).toContain("next month");
  shop.clock.set(new Date("2026-12-01T10:00:00Z"));
  await other.as.call(billing.joinSeat, await ada.as.call(billing.openSeat, {}));
  expect(await shop.planOf(other)).toBe("premium");

  // The seat ends with the plan. A partner may still buy their own plan.
  await shop.buy(other, "premium", { renews: false });
  shop.clock.advance(10 * DAY);
  expect([await shop.planOf(ada), (await other.as.call(billing.subscription, {})).source]).toEqual(["free", "payment"]);
});
