import { exams, subjects } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { useTypedSearch } from "../../lib/typed-search.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextField } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import type { Filters } from "./address-filters.ts";
import { difficulties, poolNames, stageNames, typeNames } from "./question-words.ts";

interface Props {
  filters: Filters;
  /** `typing`: one of many changes in a row, so it gets no history entry. */
  onChange: (filters: Filters, typing?: boolean) => void;
}

const named = (rows: { uuid: string; name: string }[] | undefined) =>
  (rows ?? []).map(({ uuid, name }) => ({ value: uuid, label: name }));

/** The search starts when typing pauses. "/" moves to it from anywhere on the page. */
export function QuestionFilters({ filters: said, onChange: say }: Props) {
  // The URL follows a moment later, but a click shows immediately.
  const [filters, setFilters] = useState(said);
  useEffect(() => setFilters(said), [said]);
  const onChange = useCallback(
    (next: Filters, typing?: boolean) => {
      setFilters(next);
      say(next, typing);
    },
    [say],
  );
  const choices = useQuery(read(exams.creationData)).data;
  const { typed, setTyped } = useTypedSearch(filters.search ?? "", (text) =>
    onChange({ ...filters, search: text || undefined }, true),
  );
  const box = useRef<HTMLDivElement>(null);
  const many = more.filter((name) => filters[name] !== undefined).length;
  const [isOpen, setOpen] = useState(many > 0);

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

  return (
    <search ref={box} className="stack gap-3">
      <div className="bank-tools">
        <TextField
          name="search"
          label={<span className="sr-only">{t("Search questions")}</span>}
          type="search"
          placeholder={t("Search or paste text")}
          maxLength={1_000}
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
          onChange={(event) =>
            onChange({ ...filters, subject_id: event.target.value || undefined, topic_id: undefined })
          }
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
        <Button tone="plain" aria-expanded={isOpen} aria-controls="more-filters" onClick={() => setOpen(!isOpen)}>
          {many > 0 ? t("More filters ({n} set)", { n: many }) : t("More filters")}
          <ChevronDown className="icon" aria-hidden="true" />
        </Button>
      </div>
      {isOpen && <MoreFilters filters={filters} onChange={onChange} years={choices?.exam_years ?? []} />}
    </search>
  );
}

const more = [
  "topic_id",
  "year",
  "difficulty_level",
  "pool",
  "question_type",
  "has",
  "lacks",
  "tag",
  "reviewer",
  "native_review",
] as const;

function MoreFilters({ filters, onChange, years }: Props & { years: number[] }) {
  const subject_id = filters.subject_id ?? "";
  const topics = useQuery({ ...read(subjects.read, { subject_id }), enabled: subject_id !== "" }).data?.topics;
  const pick = (name: keyof Filters) => (event: { target: { value: string } }) =>
    onChange({ ...filters, [name]: event.target.value || undefined });
  return (
    <div id="more-filters" className="bank-more">
      <Select
        name="topic"
        label={t("Topic")}
        prompt={subject_id ? t("Any topic") : t("Choose a subject first")}
        disabled={!subject_id}
        choices={named(topics)}
        value={filters.topic_id ?? ""}
        onChange={pick("topic_id")}
      />
      <Select
        name="year"
        label={t("Year")}
        prompt={t("Any year")}
        choices={years.map((year) => ({ value: String(year), label: String(year) }))}
        value={String(filters.year ?? "")}
        onChange={(event) => onChange({ ...filters, year: Number(event.target.value) || undefined })}
      />
      <Select
        name="difficulty"
        label={t("Difficulty")}
        prompt={t("Any difficulty")}
        choices={Object.entries(difficulties()).map(([value, { label }]) => ({ value, label }))}
        value={filters.difficulty_level ?? ""}
        onChange={pick("difficulty_level")}
      />
      <Select
        name="pool"
        label={t("Pool")}
        prompt={t("Any pool")}
        choices={Object.entries(poolNames()).map(([value, label]) => ({ value, label }))}
        value={filters.pool ?? ""}
        onChange={pick("pool")}
      />
      <Select
        name="kind"
        label={t("Question type")}
        prompt={t("Any type")}
        choices={Object.entries(typeNames()).map(([value, label]) => ({ value, label }))}
        value={filters.question_type ?? ""}
        onChange={pick("question_type")}
      />
      <Select
        name="has"
        label={t("Has")}
        prompt={t("Anything")}
        choices={[
          { value: "picture", label: t("A picture") },
          { value: "recording", label: t("A recording") },
          { value: "passage", label: t("A passage") },
        ]}
        value={filters.has ?? ""}
        onChange={pick("has")}
      />
      <Select
        name="lacks"
        label={t("Missing")}
        prompt={t("Not filtered")}
        choices={[
          { value: "why", label: t("Reasons for wrong options") },
          { value: "explanation", label: t("An explanation") },
          { value: "topic", label: t("A topic") },
          { value: "year", label: t("A year") },
        ]}
        value={filters.lacks ?? ""}
        onChange={pick("lacks")}
      />
      <TagFilter tag={filters.tag} onChange={(tag) => onChange({ ...filters, tag })} />
      <div className="row full gap-x-6">
        <Checkbox
          name="reviewer"
          label={t("For me to review")}
          checked={filters.reviewer === "me"}
          onChange={(event) => onChange({ ...filters, reviewer: event.target.checked ? "me" : undefined })}
        />
        <Checkbox
          name="native_review"
          label={t("Needs a native speaker")}
          checked={filters.native_review === "waiting"}
          onChange={(event) => onChange({ ...filters, native_review: event.target.checked ? "waiting" : undefined })}
        />
      </div>
    </div>
  );
}

/** Searched when the field is left or Enter is pressed, because half a tag is not a tag. */
function TagFilter({ tag, onChange }: { tag: string | undefined; onChange: (tag: string | undefined) => void }) {
  const say = (typed: string) => {
    const wanted = typed.trim().toLowerCase() || undefined;
    if (wanted !== tag) onChange(wanted);
  };
  return (
    <TextField
      key={tag ?? ""}
      name="tag"
      label={t("Tag")}
      defaultValue={tag ?? ""}
      maxLength={40}
      onBlur={(event) => say(event.target.value)}
      onKeyDown={(event) => event.key === "Enter" && say(event.currentTarget.value)}
    />
  );
}
