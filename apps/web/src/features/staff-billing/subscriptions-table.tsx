import { billingStaff, type StaffPlan, type StaffSubscription, subscriptionStatuses } from "@sabiprep/contract";
import type { FilterOf } from "../../lib/address-filter.ts";
import { t } from "../../lib/i18n.ts";
import { useLongList } from "../../lib/long-list.ts";
import { useMay } from "../../lib/staff-role.ts";
import { useTypedSearch } from "../../lib/typed-search.ts";
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

const { before: _, ...narrowing } = billingStaff.subscriptions.query!.def.shape;
type Filter = FilterOf<typeof narrowing>;
const isNarrowed = (filter: Filter) => Object.values(filter).some(Boolean);

const statusLooks = () =>
  ({
    active: [t("Active"), "ok"],
    cancelled: [t("Cancelled"), "mid"],
    expired: [t("Expired"), "plain"],
  }) as const;

export function SubscriptionsTable({ plans }: { plans: readonly StaffPlan[] }) {
  const { list, filter, change, more } = useLongList(billingStaff.subscriptions, narrowing, "before");
  const may = useMay();
  return (
    <section className="card stack gap-4" aria-labelledby="subscriptions">
      <div className="row justify-between">
        <h2 id="subscriptions">{t("Subscriptions")}</h2>
        {may(billingStaff.exportSubscriptions) && <ExportButton filter={filter} />}
      </div>
      <Filters plans={plans} filter={filter} onChange={change} />
      <Await query={list}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items);
          if (rows.length === 0)
            return (
              <EmptyState title={isNarrowed(filter) ? t("No subscriptions found") : t("No subscriptions here yet")}>
                {isNarrowed(filter)
                  ? t("Try other words or fewer filters.")
                  : t("They show here after the first payment, or when you grant someone a plan.")}
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
              {more && (
                <Button tone="plain" disabled={list.isFetchingNextPage} onClick={more}>
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
    cell: (row: StaffSubscription) => row.name ?? t("Deleted account"),
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
          {t("Granted: {reason}", { reason: row.reason ?? "" })}
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
  onChange: (next: Filter, typing?: boolean) => void;
}

function Filters({ plans, filter, onChange }: FiltersProps) {
  const { typed, setTyped } = useTypedSearch(filter.search ?? "", (text) =>
    onChange({ search: text || undefined }, true),
  );
  return (
    <search className="grid gap-4 md:grid-cols-3">
      <TextField
        name="search"
        type="search"
        label={t("Search by name or email")}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
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
    </search>
  );
}
