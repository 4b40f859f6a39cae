// The personal data in billing. Payments stay in the books without a name, as the law requires of a business.
import type { Feature } from "../../feature.ts";

const linked = ["orders", "payments", "subscriptions", "grants"] as const;

export const personal: Feature["personal"] = {
  export: async (db, candidateId) => {
    const rows = async (table: (typeof linked)[number] | "paystack_customers") =>
      db.selectFrom(table).selectAll().where("candidate_id", "=", candidateId).execute();
    const ofPayments = (table: "refunds" | "disputes") =>
      db
        .selectFrom(table)
        .selectAll(table)
        .innerJoin("payments", "payments.id", `${table}.payment_id`)
        .where("payments.candidate_id", "=", candidateId)
        .execute();
    return {
      orders: await rows("orders"),
      payments: await rows("payments"),
      subscriptions: (await rows("subscriptions")).map((row) => ({ ...row, email_token: undefined })),
      grants: await rows("grants"),
      paystack_customers: await rows("paystack_customers"),
      refunds: await ofPayments("refunds"),
      disputes: await ofPayments("disputes"),
      plan_seats: await db
        .selectFrom("plan_seats")
        .selectAll()
        .where(({ eb, or }) => or([eb("owner_id", "=", candidateId), eb("member_id", "=", candidateId)]))
        .execute(),
    };
  },
  erase: async (db, candidateId) => {
    const now = new Date();
    // An erased person is not charged again. The reconciler cancels at Paystack.
    await db
      .updateTable("subscriptions")
      .set({ cancel_asked_at: now, next_check_at: now })
      .where("candidate_id", "=", candidateId)
      .where("status", "in", ["active", "attention"])
      .where("cancel_asked_at", "is", null)
      .execute();
    await db
      .updateTable("subscriptions")
      .set({ customer_code: null })
      .where("candidate_id", "=", candidateId)
      .execute();
    await db
      .updateTable("payments")
      .set({ customer_code: null, card: null })
      .where("candidate_id", "=", candidateId)
      .execute();
    await db
      .updateTable("orders")
      .set({ payer_email: null, authorization_url: null })
      .where("candidate_id", "=", candidateId)
      .execute();
    await db.updateTable("grants").set({ reason: null }).where("candidate_id", "=", candidateId).execute();
    await db.deleteFrom("paystack_customers").where("candidate_id", "=", candidateId).execute();
    await db.deleteFrom("plan_seats").where("owner_id", "=", candidateId).execute();
    await db
      .updateTable("plan_seats")
      .set({ member_id: null, left_at: now })
      .where("member_id", "=", candidateId)
      .execute();
    for (const table of linked)
      await db.updateTable(table).set({ candidate_id: null }).where("candidate_id", "=", candidateId).execute();
  },
};
