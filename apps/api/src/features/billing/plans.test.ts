import { contract } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { aCandidate } from "../../testing/people.ts";
import { startApi } from "../../testing/start-api.ts";

test("three plans are on offer at the specified prices, and a new candidate is on Free", async () => {
  const api = await startApi();
  const ada = await aCandidate(api);
  const { plans, payments_enabled } = await ada.as.call(contract.billing.plans, {});
  const naira = (slug: string, duration: string) =>
    (plans.find((plan) => plan.slug === slug)?.prices.find((price) => price.duration === duration)?.amount_kobo ?? -1) /
    100;
  expect(plans.map(({ name, is_current }) => [name, is_current])).toEqual([
    ["Free", true],
    ["Premium", false],
    ["Pro", false],
  ]);
  expect([naira("free", "monthly"), naira("premium", "monthly"), naira("premium", "yearly")]).toEqual([0, 2500, 25000]);
  expect([naira("pro", "monthly"), naira("pro", "yearly")]).toEqual([5000, 50000]);
  for (const slug of ["premium", "pro"])
    expect(Math.round((1 - naira(slug, "yearly") / (12 * naira(slug, "monthly"))) * 100)).toBe(17);
  expect(payments_enabled).toBe(false);
});
