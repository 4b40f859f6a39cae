import { questions } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { BookmarkPlus, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { t } from "../../lib/i18n.ts";
import { read, useCall } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";
import type { Filters } from "./address-filters.ts";

interface SavedFiltersProps {
  filters: Filters;
  onChoose: (filters: Filters) => void;
}

const isSet = (filters: Filters) => Object.values(filters).some((value) => value !== undefined && value !== "");

/** Saved searches with names of the user's choice. */
export function SavedFilters({ filters, onChoose }: SavedFiltersProps) {
  const kept = useQuery(read(questions.savedFilters)).data ?? [];
  const save = useCall(questions.saveFilter, [questions.savedFilters]);
  const drop = useCall(questions.dropFilter, [questions.savedFilters]);
  const [naming, setNaming] = useState(false);
  const [name, setName] = useState("");
  const refused = (problem: unknown) =>
    toast({ title: t("That did not work"), description: (problem as Error).message, destructive: true });
  async function keep(event: FormEvent) {
    event.preventDefault();
    await save.mutateAsync({ name, filters }).then(() => {
      toast({ title: questions.saveFilter.message ?? "" });
      setNaming(false);
      setName("");
    }, refused);
  }
  if (kept.length === 0 && !isSet(filters)) return null;
  return (
    <section className="row gap-2" aria-label={t("Saved filters")}>
      {kept.map((one) => (
        <span key={one.uuid} className="row gap-0">
          <Button tone="plain" onClick={() => onChoose(one.filters as Filters)}>
            {one.name}
          </Button>
          <Button
            tone="quiet"
            icon
            aria-label={t("Delete filter {name}", { name: one.name })}
            onClick={() => drop.mutate({ filter_id: one.uuid }, { onError: refused })}
          >
            <X className="icon" aria-hidden="true" />
          </Button>
        </span>
      ))}
      {isSet(filters) && !naming && (
        <span className="row -ms-3 gap-1">
          <Button tone="quiet" onClick={() => setNaming(true)}>
            <BookmarkPlus className="icon" aria-hidden="true" />
            {t("Save these filters")}
          </Button>
          <Button tone="quiet" onClick={() => onChoose({})}>
            <X className="icon" aria-hidden="true" />
            {t("Clear all filters")}
          </Button>
        </span>
      )}
      {naming && (
        <form className="row items-end gap-2" onSubmit={(event) => void keep(event)}>
          <TextField
            name="filter_name"
            label={t("Filter name")}
            maxLength={60}
            required
            autoFocus
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" disabled={save.isPending}>
            {t("Save")}
          </Button>
          <Button tone="plain" onClick={() => setNaming(false)}>
            {t("Cancel")}
          </Button>
        </form>
      )}
    </section>
  );
}
