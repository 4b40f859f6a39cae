import {
  billingStaff,
  COUPON_MOST_NAIRA,
  COUPON_MOST_PERCENT,
  type Coupon,
  couponTexts,
  type StaffPlan,
} from "@sabiprep/contract";
import { lagosDay } from "@sabiprep/exam";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { send } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { naira } from "../../lib/naira.ts";
import { read } from "../../lib/query.ts";
import { useMay } from "../../lib/staff-role.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { Select } from "../../ui/select.tsx";
import { Table } from "../../ui/table.tsx";
import { toast } from "../../ui/toast.tsx";
import { shortDay } from "./day.ts";

const states = (): Record<Coupon["state"], { label: string; tone?: "ok" | "mid" | "bad" }> => ({
  open: { label: t("Open"), tone: "ok" },
  used_up: { label: t("Used up"), tone: "mid" },
  expired: { label: t("Expired"), tone: "mid" },
  retired: { label: t("Closed") },
});

/** A discount on one payment, with its limits and how often each was used. */
export function Coupons({ plans }: { plans: readonly StaffPlan[] }) {
  const [page, setPage] = useState(1);
  const [adding, setAdding] = useState(false);
  const [closing, setClosing] = useState<Coupon | null>(null);
  const found = useQuery({ ...read(billingStaff.coupons, { page }), placeholderData: keepPreviousData });
  const may = useMay();
  return (
    <section className="card stack gap-4" aria-labelledby="coupons">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="stack gap-1">
          <h2 id="coupons">{t("Coupons")}</h2>
          <p className="text-muted">
            {t("A coupon gives a discount on one payment with Pay once. Each student can use a coupon once.")}
          </p>
        </div>
        {may(billingStaff.addCoupon) && (
          <Button tone="plain" onClick={() => setAdding(true)}>
            <Plus className="icon" aria-hidden="true" />
            {t("Add coupon")}
          </Button>
        )}
      </div>
      <Await query={found}>
        {({ items, total, per_page }) =>
          total === 0 ? (
            <p className="text-muted">{t("No coupons yet.")}</p>
          ) : (
            <>
              <Table
                caption={t("Coupons")}
                rows={items}
                rowKey={({ uuid }) => uuid}
                columns={[
                  { label: t("Code"), cell: (row) => <code className="break-all">{row.code}</code> },
                  {
                    label: t("Discount"),
                    figure: true,
                    cell: (row) => (row.percent === null ? naira(row.amount_kobo ?? 0) : `${row.percent}%`),
                  },
                  { label: t("Plan"), cell: (row) => row.plan_name ?? t("All plans") },
                  {
                    label: t("Used"),
                    figure: true,
                    cell: (row) =>
                      row.most_uses === null ? row.uses : t("{n} of {most}", { n: row.uses, most: row.most_uses }),
                  },
                  { label: t("Until"), cell: (row) => (row.expires_at ? shortDay(row.expires_at) : "–") },
                  { label: t("For"), cell: (row) => row.note },
                  {
                    label: t("Status"),
                    cell: (row) => <Chip {...states()[row.state]}>{states()[row.state].label}</Chip>,
                  },
                  {
                    label: t("Close"),
                    cell: (row) =>
                      row.state !== "retired" && may(billingStaff.retireCoupon) ? (
                        <Button
                          tone="plain"
                          aria-label={t("Close {code}", { code: row.code })}
                          onClick={() => setClosing(row)}
                        >
                          {t("Close…")}
                        </Button>
                      ) : (
                        "–"
                      ),
                  },
                ]}
              />
              {total > per_page && (
                <nav className="row justify-between" aria-label={t("Pages of coupons")}>
                  <Button tone="plain" disabled={page === 1} onClick={() => setPage(page - 1)}>
                    {t("Newer")}
                  </Button>
                  <span className="num">
                    {t("Page {n} of {total}", { n: page, total: Math.ceil(total / per_page) })}
                  </span>
                  <Button tone="plain" disabled={page * per_page >= total} onClick={() => setPage(page + 1)}>
                    {t("Older")}
                  </Button>
                </nav>
              )}
            </>
          )
        }
      </Await>
      <Dialog open={adding} onClose={() => setAdding(false)} title={t("Add coupon")}>
        {adding && <CouponForm plans={plans} onDone={() => setAdding(false)} />}
      </Dialog>
      <CloseCoupon coupon={closing} onDone={() => setClosing(null)} />
    </section>
  );
}

function CloseCoupon({ coupon, onDone }: { coupon: Coupon | null; onDone: () => void }) {
  const queries = useQueryClient();
  async function close(coupon_id: string) {
    const outcome = await send(billingStaff.retireCoupon, { coupon_id }).catch((problem: Error) => problem);
    toast(outcome instanceof Error ? { title: outcome.message, destructive: true } : { title: outcome.message });
    await queries.invalidateQueries();
    onDone();
  }
  return (
    <Dialog
      decision
      open={coupon !== null}
      onClose={onDone}
      title={t("Close this coupon?")}
      foot={
        <>
          <Button tone="plain" onClick={onDone}>
            {t("Keep it")}
          </Button>
          <Button tone="danger" onClick={() => coupon && void close(coupon.uuid)}>
            {t("Close it")}
          </Button>
        </>
      }
    >
      <p>
        {t("Nobody will be able to use {code}. Payments already made do not change.", { code: coupon?.code ?? "" })}
      </p>
    </Dialog>
  );
}

const figureOrNothing = (error: string) =>
  z.string().check(z.refine((typed) => typed.trim() === "" || /^\d{1,9}$/.test(typed.trim()), { error }));

const mostOf = (off: string) => (off === "percent" ? COUPON_MOST_PERCENT : COUPON_MOST_NAIRA);

const typedCoupon = z
  .object({
    ...couponTexts,
    off: z.enum(["percent", "amount"]),
    worth: z.string().check(z.regex(/^[1-9]\d{0,6}$/, { error: "Enter a whole number" })),
    plan: z.string(),
    most_uses: figureOrNothing("Enter a whole number, or leave this empty"),
    last_day: z.string(),
  })
  .check(
    z.refine(({ off, worth }) => !(Number(worth) > mostOf(off)), {
      error: ({ input }) => `Must be at most ${mostOf((input as { off: string }).off)}`,
      path: ["worth"],
    }),
    z.refine(({ last_day }) => last_day === "" || last_day >= lagosDay(new Date()), {
      error: "This day has passed",
      path: ["last_day"],
    }),
  );

/** Fields that have other names in the form than in the call. */
const names: Record<string, string> = { percent: "worth", amount_kobo: "worth" };

function CouponForm({ plans, onDone }: { plans: readonly StaffPlan[]; onDone: () => void }) {
  const queries = useQueryClient();
  const form = useForm({
    schema: typedCoupon,
    submit: async ({ off, worth, plan, most_uses, last_day, ...typed }) => {
      const { message } = await send(billingStaff.addCoupon, {
        ...typed,
        percent: off === "percent" ? Number(worth) : null,
        amount_kobo: off === "amount" ? Number(worth) * 100 : null,
        plan: plan || null,
        most_uses: most_uses.trim() ? Number(most_uses) : null,
        last_day: last_day || null,
      }).catch((problem) => {
        for (const [theirs, ours] of Object.entries(names))
          if (problem.errors?.[theirs]) problem.errors[ours] = problem.errors[theirs];
        throw problem;
      });
      await queries.invalidateQueries();
      toast({ title: message });
      onDone();
    },
  });
  return (
    <Form form={form}>
      <TextField name="code" label={t("Code")} autoComplete="off" hint={t("4 to 20 letters, numbers and hyphens.")} />
      <Select
        name="off"
        label={t("Type of discount")}
        choices={[
          { value: "percent", label: t("Percentage") },
          { value: "amount", label: t("Amount in naira") },
        ]}
      />
      <TextField name="worth" label={t("Amount")} inputMode="numeric" />
      <Select
        name="plan"
        label={t("Plan")}
        prompt={t("All plans")}
        choices={plans.filter(({ slug }) => slug !== "free").map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <TextField
        name="most_uses"
        label={t("Number of people who can use it")}
        inputMode="numeric"
        hint={t("Leave empty for no limit.")}
      />
      <TextField name="last_day" type="date" label={t("Last day")} hint={t("Leave empty for no end date.")} />
      <TextField name="note" label={t("Note")} hint={t("Only staff see this.")} />
      <SubmitButton>{t("Add coupon")}</SubmitButton>
    </Form>
  );
}
