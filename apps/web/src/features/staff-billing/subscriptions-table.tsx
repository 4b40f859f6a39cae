import {
  billingStaff,
  type InputOf,
  type StaffPlan,
  type StaffSubscription,
  subscriptionStatuses,
} from "@sabiprep/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { useMay } from "../../lib/staff-role.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { Table } from "../../ui/table.tsx";
import { shortDay } from "./day.ts";
import { ExportButton } from "./export-button.tsx";
import { TakeBack } from "./take-back.tsx";

type Filter = Pick<InputOf<typeof billingStaff.subscriptions>, "search" | "plan" | "status">;
const isNarrowed = (filter: Filter) => Object.values(filter).some(Boolean);

const statusLooks = () =>
  ({
    active: [t("Active"), "ok"],
    cancelled: [t("Cancelled"), "mid"],
    expired: [t("Expired"), "plain"],
  }) as const;

export function SubscriptionsTable({ plans }: { plans: readonly StaffPlan[] }) {
  const [filter, setFilter] = useState<Filter>({});
  const may = useMay();
  const list = useInfiniteQuery({
    queryKey: [...read(billingStaff.subscriptions, filter).queryKey, "pages"],
    queryFn: ({ pageParam, signal }) =>
      call(billingStaff.subscriptions, { ...filter, ...(pageParam && { before: pageParam }) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
  return (
    <section className="card stack gap-4" aria-labelledby="subscriptions">
      <div className="row justify-between">
        <h2 id="subscriptions">{t("Subscriptions")}</h2>
        <ExportButton filter={filter} />
      </div>
      <Filters plans={plans} filter={filter} onChange={(more) => setFilter({ ...filter, ...more })} />
      <Await query={list}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items);
          if (rows.length === 0)
            return (
              <EmptyState title={isNarrowed(filter) ? t("No subscriptions found") : t("No subscriptions here yet")}>
                {isNarrowed(filter)
                  ? t("Try other words or fewer filters.")
                  : t("They appear with the first payment, or when you give somebody a plan.")}
              </EmptyState>
            );
          return (
            <>
              <Table
                caption={t("Subscriptions")}
                rows={rows}
                rowKey={({ id }) => String(id)}
                columns={columns(may(billingStaff.revokeGrant))}
              />
              {list.hasNextPage && (
                <Button tone="plain" disabled={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
                  {t("Show older")}
                </Button>
              )}
            </>
          );
        }}
      </Await>
    </section>
  );
}

const columns = (mayTakeBack: boolean) => [
  {
    label: t("User"),
    cell: (row: StaffSubscription) => (
      <>
        {row.name ?? t("Deleted account")}
        {row.email && <span className="block text-sm font-normal break-all text-muted">{row.email}</span>}
      </>
    ),
  },
  { label: t("Plan"), cell: (row: StaffSubscription) => row.plan_name },
  { label: t("Status"), cell: (row: StaffSubscription) => <Status row={row} /> },
  { label: t("Start"), cell: (row: StaffSubscription) => shortDay(row.starts_at) },
  { label: t("End"), cell: (row: StaffSubscription) => shortDay(row.ends_at) },
  {
    label: t("Next billing"),
    cell: (row: StaffSubscription) =>
      row.next_billing ? (
        shortDay(row.next_billing)
      ) : row.source === "staff" ? (
        <>
          {t("Given: {reason}", { reason: row.reason ?? "" })}
          {mayTakeBack && row.status === "active" && <TakeBack subscription={row} />}
        </>
      ) : (
        "–"
      ),
  },
];

function Status({ row }: { row: StaffSubscription }) {
  const [name, tone] = statusLooks()[row.status];
  return <Chip tone={tone}>{name}</Chip>;
}

interface FiltersProps {
  plans: readonly StaffPlan[];
  filter: Filter;
  onChange: (more: Filter) => void;
}

function Filters({ plans, filter, onChange }: FiltersProps) {
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("search");
    onChange({ search: String(typed ?? "").trim() || undefined });
  }
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <form onSubmit={search}>
        <TextField name="search" type="search" label={t("Search by name or e-mail")} />
      </form>
      <Select
        name="plan"
        label={t("Plan")}
        prompt={t("All plans")}
        value={filter.plan ?? ""}
        choices={plans.filter(({ slug }) => slug !== "free").map(({ slug, name }) => ({ value: slug, label: name }))}
        onChange={({ target }) => onChange({ plan: target.value || undefined })}
      />
      <Select
        name="status"
        label={t("Status")}
        prompt={t("Any status")}
        value={filter.status ?? ""}
        choices={subscriptionStatuses.map((value) => ({ value, label: statusLooks()[value][0] }))}
        onChange={({ target }) => onChange({ status: subscriptionStatuses.find((status) => status === target.value) })}
      />
    </div>
  );
}
