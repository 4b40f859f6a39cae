import { billing } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "../../db/transaction.ts";
import { aShop } from "../../testing/shop.ts";
import { billingFeature } from "./feature.ts";

const { personal } = billingFeature;

test("a personal data export holds every row, and after an erasure the books have no name and nothing is charged again", async () => {
  const shop = await aShop();
  const [ada, bola] = [await shop.aBuyer(), await shop.aBuyer()];
  await shop.buy(ada, "premium");
  const disputed = await shop.buy(ada, "pro");
  await bola.as.call(billing.joinSeat, await ada.as.call(billing.openSeat, {}));
  await shop.paystack.finishRefund(await shop.buy(bola, "premium", { renews: false }));
  await shop.paystack.dispute(disputed);
  await shop.handle();

  const copy = await personal!.export(shop.db, ada.id);
  const rows = Object.entries(copy).map(([table, all]) => [table, all.length]);
  expect(rows).toEqual([
    ["orders", 2],
    ["payments", 2],
    ["subscriptions", 2],
    ["grants", 2],
    ["paystack_customers", 1],
    ["refunds", 0],
    ["disputes", 1],
    ["plan_seats", 1],
  ]);
  expect(JSON.stringify(copy)).not.toContain(
    shop.paystack.books.subscriptions.get(shop.subscriptionCode())!.email_token,
  );
  expect((await personal!.export(shop.db, bola.id)).refunds).toHaveLength(1);

  await inTransaction(shop.db, async (db) => {
    await personal!.erase(db, ada.id);
    expect(Object.values(await personal!.export(db, ada.id)).flat()).toEqual([]);
  });
  const { customer_code } = shop.paystack.books.customers.get(ada.email)!;
  for (const table of [
    "orders",
    "payments",
    "subscriptions",
    "grants",
    "webhook_inbox",
    "payment_problems",
    "plan_seats",
  ]) {
    const { rows } = await sql<{ found: boolean }>`
      select coalesce(bool_or(t::text like ${`%${ada.email}%`} or t::text like ${`%${customer_code}%`}), false) as found
      from ${sql.table(table)} t`.execute(shop.db);
    expect([table, rows[0]!.found]).toEqual([table, false]);
  }
  expect(await shop.db.selectFrom("payments").select("id").execute()).toHaveLength(3);
  expect(await shop.planOf(bola)).toBe("free");
  await shop.reconcile();
  expect([...shop.paystack.books.subscriptions.values()].map(({ status }) => status)).toEqual([
    "non-renewing",
    "non-renewing",
  ]);
});
