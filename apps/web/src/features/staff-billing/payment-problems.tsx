import { billingStaff } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { send } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { naira } from "../../lib/naira.ts";
import { read } from "../../lib/query.ts";
import { useMay } from "../../lib/staff-role.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { Table } from "../../ui/table.tsx";
import { shortDay } from "./day.ts";

/** Payments that match no order. Nothing was granted for them, and a person must check them. */
export function PaymentProblems() {
  const problems = useQuery(read(billingStaff.problems));
  const [settling, setSettling] = useState<number | null>(null);
  const may = useMay();
  if (!problems.data || problems.data.length === 0) return null;
  return (
    <section className="card stack gap-3" aria-labelledby="problems">
      <h2 id="problems">{t("Payments to check")}</h2>
      <p className="text-muted">{t("These payments do not match an order, so no plan was started.")}</p>
      <Table
        caption={t("Payments to check")}
        rows={problems.data}
        rowKey={({ id }) => String(id)}
        columns={[
          { label: t("Reference"), cell: (row) => <code className="break-all">{row.reference}</code> },
          { label: t("Problem"), cell: (row) => row.reason },
          {
            label: t("Amount"),
            figure: true,
            cell: (row) =>
              row.currency === "NGN" ? naira(row.amount_kobo) : `${row.amount_kobo / 100} ${row.currency}`,
          },
          { label: t("Date"), cell: (row) => shortDay(row.at) },
          {
            label: t("Settle"),
            cell: (row) =>
              may(billingStaff.settleProblem) ? (
                <Button tone="plain" onClick={() => setSettling(row.id)}>
                  {t("Mark as settled…")}
                </Button>
              ) : (
                "–"
              ),
          },
        ]}
      />
      <Dialog open={settling !== null} onClose={() => setSettling(null)} title={t("How was it settled?")}>
        {settling !== null && (
          <SettleFields
            id={settling}
            onDone={() => {
              setSettling(null);
              void problems.refetch();
            }}
          />
        )}
      </Dialog>
    </section>
  );
}

function SettleFields({ id, onDone }: { id: number; onDone: () => void }) {
  const form = useForm({
    schema: billingStaff.settleProblem.body!,
    submit: async ({ note }) => {
      await send(billingStaff.settleProblem, { id, note });
      onDone();
    },
  });
  return (
    <Form form={form}>
      <TextArea name="note" label={t("Note")} rows={3} hint={t("Refunded on Paystack, plan granted, …")} />
      <SubmitButton>{t("Save")}</SubmitButton>
    </Form>
  );
}
