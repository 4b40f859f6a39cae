import type { billingStaff } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { fail, failField, failRules } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { usesOf } from "./coupons.ts";

const A_PAGE = 20;
const CODE_TAKEN = "This code is already used, or was used before";

interface Row {
  uuid: string;
  code: string;
  percent: number | null;
  amount_kobo: number | null;
  plan_name: string | null;
  most_uses: number | null;
  uses: number;
  expires_at: string | null;
  note: string;
  staff_name: string | null;
  created_at: string;
  state: "open" | "used_up" | "expired" | "retired";
}

export async function listCoupons({ db, input, now }: Call<typeof billingStaff.coupons>) {
  const page = input.page ?? 1;
  const { rows } = await sql<Row>`
    select c.*, case when c.retired_at is not null then 'retired' when c.expires_at <= ${now} then 'expired'
      when c.uses >= c.most_uses then 'used_up' else 'open' end as state
    from (
      select c.id, c.uuid, c.code, c.percent, c.amount_kobo, p.name as plan_name, c.most_uses, c.expires_at, c.note,
        s.name as staff_name,
        c.created_at, c.retired_at, ${usesOf(sql`c.id`)} as uses
      from coupons c left join plans p on p.id = c.plan_id left join staff s on s.id = c.staff_id
      order by c.id desc limit ${A_PAGE} offset ${(page - 1) * A_PAGE}) c
    order by c.id desc`.execute(db);
  const { total } = await db
    .selectFrom("coupons")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { items: rows, total: Number(total), page, per_page: A_PAGE };
}

export async function addCoupon({ db, user, input, now, recordAudit }: Call<typeof billingStaff.addCoupon>) {
  const code = input.code.trim().toUpperCase();
  const plan = input.plan
    ? await db.selectFrom("plans").select(["id", "slug"]).where("slug", "=", input.plan).executeTakeFirst()
    : null;
  // The last day is included. Lagos is an hour ahead of UTC.
  const expires_at = input.last_day ? new Date(Date.parse(`${input.last_day}T23:00:00Z`)) : null;
  const taken = await db.selectFrom("coupons").select("id").where("code", "=", code).executeTakeFirst();
  const errors = {
    ...(taken && { code: [CODE_TAKEN] }),
    ...((plan === undefined || plan?.slug === "free") && { plan: ["Choose a paid plan"] }),
    ...(expires_at && expires_at <= now && { last_day: ["This day has passed"] }),
  };
  if (Object.keys(errors).length > 0) return failRules(errors);
  const added = await db
    .insertInto("coupons")
    .values({
      ...{ uuid: uuidv7(), code, percent: input.percent, amount_kobo: input.amount_kobo, plan_id: plan?.id ?? null },
      ...{ most_uses: input.most_uses, expires_at, note: input.note.trim(), staff_id: user.id, created_at: now },
    })
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returning("uuid")
    .executeTakeFirst();
  if (!added) return failField("code", CODE_TAKEN);
  const { note: _, ...told } = input;
  recordAudit({ subject: code, after: told });
  return { uuid: added.uuid };
}

/** New orders can no longer use it. A payment that already started with it may finish. */
export async function retireCoupon({ db, input, now, recordAudit }: Call<typeof billingStaff.retireCoupon>) {
  const row = await db
    .updateTable("coupons")
    .set({ retired_at: now })
    .where("uuid", "=", input.coupon_id)
    .where("retired_at", "is", null)
    .returning("code")
    .executeTakeFirst();
  if (!row) return fail("not_found", "We could not find an open coupon with that code.");
  recordAudit({ subject: row.code });
  return null;
}
