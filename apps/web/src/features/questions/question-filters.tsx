import { exams } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextField } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { stageNames } from "./question-words.ts";

export interface Filters {
  search?: string | undefined;
  subject_id?: string | undefined;
  exam_type_id?: string | undefined;
  stage?: "draft" | "review" | "live" | "retired" | undefined;
  native_review?: "waiting" | undefined;
}

const TYPING_MS = 300;

/** The text is looked for once typing rests; "/" leads to it from anywhere on the page. */
export function QuestionFilters({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
  const choices = useQuery(read(exams.creationData)).data;
  const [typed, setTyped] = useState(filters.search ?? "");
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (typed === (filters.search ?? "")) return;
    const timer = setTimeout(() => onChange({ ...filters, search: typed || undefined }), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, filters, onChange]);

  useEffect(() => {
    const toSearch = (event: KeyboardEvent) => {
      const inField = event.target instanceof HTMLElement && event.target.closest("input, textarea, select, dialog");
      if (event.key !== "/" || inField) return;
      event.preventDefault();
      box.current?.querySelector("input")?.focus();
    };
    document.addEventListener("keydown", toSearch);
    return () => document.removeEventListener("keydown", toSearch);
  }, []);

  const named = (rows: { uuid: string; name: string }[] | undefined) =>
    (rows ?? []).map(({ uuid, name }) => ({ value: uuid, label: name }));
  return (
    <search ref={box} className="bank-tools">
      <TextField
        name="search"
        label={<span className="sr-only">{t("Search questions")}</span>}
        type="search"
        placeholder={t("Search the text of a question")}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Select
        name="subject"
        label={t("Subject")}
        labelHidden
        prompt={t("All Subjects")}
        choices={named(choices?.subjects)}
        value={filters.subject_id ?? ""}
        onChange={(event) => onChange({ ...filters, subject_id: event.target.value || undefined })}
      />
      <Select
        name="exam"
        label={t("Exam")}
        labelHidden
        prompt={t("All Exams")}
        choices={named(choices?.exam_types)}
        value={filters.exam_type_id ?? ""}
        onChange={(event) => onChange({ ...filters, exam_type_id: event.target.value || undefined })}
      />
      <Select
        name="stage"
        label={t("Stage")}
        labelHidden
        prompt={t("Any stage")}
        choices={Object.entries(stageNames()).map(([value, label]) => ({ value, label }))}
        value={filters.stage ?? ""}
        onChange={(event) => onChange({ ...filters, stage: (event.target.value || undefined) as Filters["stage"] })}
      />
      <Checkbox
        name="native_review"
        label={t("For native review")}
        checked={filters.native_review === "waiting"}
        onChange={(event) => onChange({ ...filters, native_review: event.target.checked ? "waiting" : undefined })}
      />
    </search>
  );
}
