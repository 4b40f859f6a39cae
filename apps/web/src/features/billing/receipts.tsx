import { billing, type CandidatePayment } from "@sabiprep/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { naira } from "../../lib/naira.ts";
import { read } from "../../lib/query.ts";
import { dayOf } from "../../lib/when.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Table } from "../../ui/table.tsx";
import { durationName } from "./plan-words.ts";

const PAGE = 12;

/** All payments, with a receipt for each. Shows nothing before the first payment. */
export function Receipts() {
  const payments = useInfiniteQuery({
    queryKey: read(billing.payments).queryKey.slice(0, 1),
    queryFn: ({ pageParam }) => call(billing.payments, pageParam ? { before: pageParam } : {}),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last.length === PAGE ? (last.at(-1)?.paid_at ?? null) : null),
  });
  const rows = payments.data?.pages.flat() ?? [];
  if (rows.length === 0) return null;
  return (
    <section className="card stack gap-3" aria-labelledby="receipts">
      <h2 id="receipts">{t("Receipts")}</h2>
      <Table
        caption={t("Receipts")}
        rows={rows}
        rowKey={(payment) => payment.reference}
        columns={[
          { label: t("Date"), cell: (payment) => dayOf(payment.paid_at) },
          { label: t("Plan"), cell: (payment) => `${payment.plan_name}, ${durationName(payment.duration)}` },
          { label: t("Amount"), figure: true, cell: (payment) => naira(payment.amount_kobo) },
          { label: t("Status"), cell: (payment) => <State payment={payment} /> },
          { label: t("Receipt"), cell: (payment) => <ReceiptButton payment={payment} /> },
        ]}
      />
      {payments.hasNextPage && (
        <Button tone="plain" disabled={payments.isFetchingNextPage} onClick={() => payments.fetchNextPage()}>
          {t("Show older")}
        </Button>
      )}
    </section>
  );
}

function State({ payment }: { payment: CandidatePayment }) {
  if (payment.state === "paid") return <Chip tone="ok">{t("Paid")}</Chip>;
  if (payment.state === "refunded") return <Chip>{t("Refunded")}</Chip>;
  return <Chip tone="mid">{payment.state === "refunding" ? t("Refund on its way") : t("Disputed")}</Chip>;
}

function ReceiptButton({ payment }: { payment: CandidatePayment }) {
  const [failure, setFailure] = useState<string | null>(null);

  async function download() {
    setFailure(null);
    try {
      const { url } = await call(billing.receipt, { reference: payment.reference });
      window.location.assign(url);
    } catch (problem) {
      setFailure((problem as Error).message);
    }
  }

  return (
    <>
      <Button tone="quiet" onClick={download}>
        <Download className="icon" aria-hidden="true" />
        {payment.receipt_number}
        <span className="sr-only"> {t("as PDF")}</span>
      </Button>
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
