import { groupMessages, type UserRow, userSorts, userStatuses, users } from "@sabiprep/contract";
import { type FormEvent, useState } from "react";
import { type FilterOf, useOpenedThing } from "../../lib/address-filter.ts";
import { t } from "../../lib/i18n.ts";
import { useLongList } from "../../lib/long-list.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { useMay } from "../../lib/staff-role.ts";
import { useTypedSearch } from "../../lib/typed-search.ts";
import { momentOf } from "../../lib/when.ts";
import { DemoLabel } from "../../pieces/demo-label.tsx";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { Table } from "../../ui/table.tsx";
import { BulkActions } from "./bulk-actions.tsx";
import { MessageGroup } from "./message-group.tsx";
import { UserDialog } from "./user-dialog.tsx";
import { statusLooks } from "./user-status.ts";
import "../../styles/staff-desk.css";

const { after: _, ...narrowing } = users.list.query!.def.shape;
type Filter = FilterOf<typeof narrowing>;

const sortNames = () => ({ newest: t("Newest first"), last_seen: t("Recently active first"), name: t("Name, A to Z") });

export function UsersScreen() {
  usePageTitle(t("Users"));
  const { list, filter, change: narrow, more } = useLongList(users.list, narrowing, "after");
  const [open, setOpen] = useOpenedThing("user");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const may = useMay();

  const change = (next: Filter, typing?: boolean) => {
    setChosen(new Set());
    narrow(next, typing);
  };
  const choose = (uuid: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(uuid);
    else next.delete(uuid);
    setChosen(next);
  };

  return (
    <div className="stack gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="stack gap-1">
          <h1>{t("Users")}</h1>
          <p className="text-muted">{t("Find a student, check their progress and help them.")}</p>
        </div>
        {may(groupMessages.send) && <MessageGroup />}
      </div>
      <Filters filter={filter} onChange={change} />
      {may(users.many) && <BulkActions chosen={[...chosen]} onDone={() => setChosen(new Set())} />}
      <Await query={list}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items);
          const { total, total_is_more } = pages[0]!;
          if (rows.length === 0)
            return (
              <EmptyState title={t("No users found")}>
                {t("Try the start of a first name, last name or email address.")}
              </EmptyState>
            );
          return (
            <div className="stack">
              <div className="flex flex-wrap items-center gap-3">
                <p className="num text-sm text-muted" role="status">
                  {total_is_more
                    ? t("{n}+ users", { n: total.toLocaleString("en-NG") })
                    : rows.length > total
                      ? t("{n, plural, one {# user} other {# users}}, not counting demo accounts", { n: total })
                      : t("{n, plural, one {# user} other {# users}}", { n: total })}
                </p>
                <DemoLabel shown={pages[0]!.includes_demo} />
              </div>
              <Table
                caption={t("Users")}
                rows={rows}
                rowKey={({ uuid }) => uuid}
                columns={columns(setOpen, may(users.many) ? { chosen, choose } : null)}
              />
              {more && (
                <Button tone="line" disabled={list.isFetchingNextPage} onClick={more}>
                  {list.isFetchingNextPage ? t("Loading...") : t("Show more")}
                </Button>
              )}
            </div>
          );
        }}
      </Await>
      {open && <UserDialog uuid={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

interface FiltersProps {
  filter: Filter;
  onChange: (next: Filter, typing?: boolean) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  const { typed, setTyped, now } = useTypedSearch(filter.search ?? "", (text) =>
    onChange({ search: text || undefined }, true),
  );
  const search = (event: FormEvent) => {
    event.preventDefault();
    now();
  };
  return (
    <form className="desk-filters" onSubmit={search}>
      <TextField
        name="search"
        label={t("Search by name or email")}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Select
        name="status"
        label={t("Status")}
        prompt={t("All")}
        value={filter.status ?? ""}
        choices={userStatuses.map((value) => ({ value, label: statusLooks()[value][0] }))}
        onChange={(event) => onChange({ status: userStatuses.find((status) => status === event.target.value) })}
      />
      <Select
        name="sort"
        label={t("Order")}
        value={filter.sort ?? "newest"}
        choices={userSorts.map((value) => ({ value, label: sortNames()[value] }))}
        onChange={(event) => onChange({ sort: userSorts.find((sort) => sort === event.target.value) })}
      />
      <Button type="submit">{t("Search")}</Button>
    </form>
  );
}

interface Choosing {
  chosen: ReadonlySet<string>;
  choose: (uuid: string, isChosen: boolean) => void;
}

function columns(onOpen: (uuid: string) => void, choosing: Choosing | null) {
  return [
    {
      label: t("Name"),
      cell: (user: UserRow) => (
        <span className="flex items-start gap-3">
          {choosing && (
            <input
              type="checkbox"
              className="mt-1 size-5"
              aria-label={t("Select {name}", { name: `${user.first_name} ${user.last_name}` })}
              checked={choosing.chosen.has(user.uuid)}
              onChange={(event) => choosing.choose(user.uuid, event.target.checked)}
            />
          )}
          <span className="min-w-0">
            <button type="button" className="text-left font-bold text-brand-ink" onClick={() => onOpen(user.uuid)}>
              {user.first_name} {user.last_name}
            </button>
          </span>
        </span>
      ),
    },
    {
      label: t("Status"),
      cell: ({ status }: UserRow) => <Chip tone={statusLooks()[status][1]}>{statusLooks()[status][0]}</Chip>,
    },
    { label: t("Subscription"), cell: (user: UserRow) => user.subscription },
    { label: t("Tests"), figure: true, cell: (user: UserRow) => user.tests_completed },
    {
      label: t("Average"),
      figure: true,
      cell: (user: UserRow) => (user.avg_score === null ? "–" : `${user.avg_score}%`),
    },
    { label: t("Last sign-in"), cell: (user: UserRow) => (user.last_login ? momentOf(user.last_login) : t("Never")) },
  ];
}
