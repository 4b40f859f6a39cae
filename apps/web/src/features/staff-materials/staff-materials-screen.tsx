import { type DataOf, figureText, materials, type StaffMaterial } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useAddressFilter } from "../../lib/address-filter.ts";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { read, useCall } from "../../lib/query.ts";
import { useTypedSearch } from "../../lib/typed-search.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field.tsx";
import { lazyWithRetry, MountOnce } from "../../ui/lazy-with-retry.tsx";
import { Select } from "../../ui/select.tsx";
import { Table } from "../../ui/table.tsx";
import { toast } from "../../ui/toast.tsx";
import "../../styles/study.css";

const MaterialDialog = lazyWithRetry(async () => (await import("./material-dialog.tsx")).MaterialDialog);

type State = StaffMaterial["state"];
const stateNames: Record<State, () => string> = {
  draft: () => t("Draft"),
  live: () => t("Published"),
  retired: () => t("Retired"),
};
const narrowing = materials.staffList.query!.def.shape;
const tones = { draft: "mid", live: "ok", retired: "plain" } as const;

export function StaffMaterialsScreen() {
  usePageTitle(t("Materials"));
  const { filter, change } = useAddressFilter(narrowing);
  const { typed, setTyped } = useTypedSearch(filter.search ?? "", (text) =>
    change({ search: text || undefined, page: undefined }, true),
  );
  const [editing, setEditing] = useState<StaffMaterial | "new" | null>(null);
  const list = useQuery({ ...read(materials.staffList, filter), placeholderData: (before) => before });
  return (
    <div className="stack gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="stack gap-1">
          <h1>{t("Materials")}</h1>
          <p className="text-muted">
            {t("Students read and download these. We turn text into a page and a PDF automatically.")}
          </p>
        </div>
        <Button onClick={() => setEditing("new")}>
          <Plus className="icon" aria-hidden="true" />
          {t("Add material")}
        </Button>
      </div>
      <search className="material-filter">
        <TextField
          name="search"
          type="search"
          label={t("Search by title or subject")}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Select
          name="state"
          label={t("Status")}
          value={filter.state ?? ""}
          onChange={(event) =>
            change({ state: (event.target.value || undefined) as State | undefined, page: undefined })
          }
          choices={[
            { value: "", label: t("All") },
            ...(Object.keys(stateNames) as State[]).map((value) => ({ value, label: stateNames[value]() })),
          ]}
        />
      </search>
      <Await query={list}>
        {(found) => <Found found={found} onEdit={setEditing} onPage={(page) => change({ page })} />}
      </Await>
      <MountOnce wanted={editing !== null}>
        <MaterialDialog editing={editing} onClose={() => setEditing(null)} />
      </MountOnce>
    </div>
  );
}

interface FoundProps {
  found: DataOf<typeof materials.staffList>;
  onEdit: (material: StaffMaterial) => void;
  onPage: (page: number) => void;
}

function Found({ found: { items, total, page, per_page }, onEdit, onPage }: FoundProps) {
  if (items.length === 0)
    return <EmptyState title={t("No materials found")}>{t("Try adjusting your search criteria")}</EmptyState>;
  const pages = Math.ceil(total / per_page);
  return (
    <div className="stack gap-4">
      <div className="card relative overflow-hidden p-0">
        <Table
          caption={t("Materials")}
          rows={items}
          rowKey={({ uuid }) => uuid}
          columns={[
            { label: t("Material"), cell: (material) => <Named material={material} /> },
            {
              label: t("Status"),
              cell: ({ state }) => <Chip tone={tones[state]}>{stateNames[state]()}</Chip>,
            },
            { label: t("Downloads"), figure: true, cell: ({ downloads }) => figureText(downloads) },
            {
              label: t("Actions"),
              cell: (material) => <Actions material={material} onEdit={() => onEdit(material)} />,
            },
          ]}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="num text-muted">{t("{n, plural, one {# material} other {# materials}}", { n: total })}</p>
        {pages > 1 && (
          <div className="flex items-center gap-2">
            <Button tone="plain" disabled={page === 1} onClick={() => onPage(page - 1)}>
              {t("Previous")}
            </Button>
            <span className="num">{t("Page {page} of {pages}", { page, pages })}</span>
            <Button tone="plain" disabled={page >= pages} onClick={() => onPage(page + 1)}>
              {t("Next")}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function Named({ material: { title, subject, type, is_text } }: { material: StaffMaterial }) {
  return (
    <>
      <span className="wrap-anywhere">{title}</span>
      <span className="block text-sm font-normal text-muted">
        {subject.name} · {is_text ? t("Text") : type}
      </span>
    </>
  );
}

/** The result. Publish and Retire are side by side, and each reverts the other. */
const told: Record<State, (title: string) => string> = {
  live: (title) => t("Published: {title}", { title }),
  retired: (title) => t("Retired: {title}", { title }),
  draft: (title) => t("Back to draft: {title}", { title }),
};

function Actions({ material, onEdit }: { material: StaffMaterial; onEdit: () => void }) {
  const { uuid, title, state } = material;
  const change = useCall(materials.setState, [materials.staffList]);
  const remove = useCall(materials.remove, [materials.staffList]);
  const failure = change.error ?? remove.error;
  const to = (state: State) =>
    change.mutate({ material_id: uuid, state }, { onSuccess: () => toast({ title: told[state](title) }) });
  return (
    <div className="stack gap-1">
      <div className="flex flex-wrap gap-2 whitespace-nowrap">
        <Button tone="plain" aria-label={t("Edit {title}", { title })} onClick={onEdit}>
          {t("Edit")}
        </Button>
        {state !== "live" && (
          <Button
            tone="line"
            disabled={change.isPending}
            aria-label={t("Publish {title}", { title })}
            onClick={() => to("live")}
          >
            {t("Publish")}
          </Button>
        )}
        {state === "live" && (
          <Button
            tone="quiet"
            disabled={change.isPending}
            aria-label={t("Retire {title}", { title })}
            onClick={() => to("retired")}
          >
            {t("Retire")}
          </Button>
        )}
        {state === "draft" && (
          <Button
            tone="quiet"
            disabled={remove.isPending}
            aria-label={t("Delete {title}", { title })}
            onClick={() => remove.mutate({ material_id: uuid })}
          >
            {t("Delete")}
          </Button>
        )}
      </div>
      {failure && (
        <p className="text-sm text-danger" role="alert">
          {failure.message}
        </p>
      )}
    </div>
  );
}
