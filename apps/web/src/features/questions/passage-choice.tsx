import { questions, type StaffQuestion } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { TextField } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";

/** The passage of a question, found by its words. */
export function PassageChoice({ question }: { question: StaffQuestion | null }) {
  const [search, setSearch] = useState("");
  const found = useQuery(read(questions.passages, search ? { search } : {})).data?.items ?? [];
  const own = question?.passage;
  const known = own && !found.some(({ uuid }) => uuid === own.uuid) ? [own, ...found] : found;
  return (
    <>
      <TextField
        name="passage_search"
        label={t("Find a passage")}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Select
        key={known.length}
        name="passage_id"
        label={t("Passage")}
        prompt={t("No passage")}
        choices={known.map(({ uuid, title }) => ({ value: uuid, label: title }))}
        defaultValue={own?.uuid ?? ""}
      />
    </>
  );
}
