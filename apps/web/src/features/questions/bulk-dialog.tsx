import { type DataOf, exams, type InputOf, questions, subjects } from "@sabiprep/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { ArrowRight, CircleAlert } from "lucide-react";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { read, useCall } from "../../lib/query.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import type { Filters } from "./address-filters.ts";
import { difficulties, figure, sourceNames } from "./question-words.ts";

export type BulkSelection = { question_ids: string[] } | { found: Filters };

interface BulkDialogProps {
  open: boolean;
  chosen: BulkSelection;
  /** The only subject of all chosen questions, if the list is filtered to one. Only then do they share topics. */
  subjectId: string | undefined;
  onClose: () => void;
  onDone: (undo: string | null, changed: number) => void;
}

export function BulkDialog({ open, ...rest }: BulkDialogProps) {
  return (
    <Dialog open={open} onClose={rest.onClose} title={t("Change the selected questions")}>
      {open && <BulkForm {...rest} />}
    </Dialog>
  );
}

type Change = Omit<InputOf<typeof questions.bulkChange>, "question_ids" | "found">;
type Field = keyof Omit<Change, "to">;

/** Means "none" for questions that may have none. */
const NONE = "-";

const nullable = new Set<Field>(["topic_id", "year", "class_level_id", "reviewer_id"]);

function BulkForm({ chosen, subjectId, onClose, onDone }: Omit<BulkDialogProps, "open">) {
  const creation = useQuery(read(exams.creationData)).data;
  const reviewers = useQuery(read(questions.reviewers)).data ?? [];
  const topics = useQuery({
    ...read(subjects.read, { subject_id: subjectId ?? "" }),
    enabled: Boolean(subjectId),
  }).data;
  const [field, setField] = useState<Field>("year");
  const [value, setValue] = useState("");
  const preview = useMutation({
    mutationFn: (change: Change) => call(questions.bulkPreview, { ...chosen, ...change }),
  });
  const carryOut = useCall(questions.bulkChange, [questions.list, questions.tiles]);
  const named = (rows: { uuid: string; name: string }[] | undefined) =>
    (rows ?? []).map(({ uuid, name }) => ({ value: uuid, label: name }));
  const choices: Record<
    Exclude<Field, "add_tag" | "remove_tag">,
    { label: string; of: { value: string; label: string }[] }
  > = {
    year: {
      label: t("Year"),
      of: (creation?.exam_years ?? []).map((year) => ({ value: String(year), label: String(year) })),
    },
    topic_id: { label: t("Topic"), of: named(topics?.topics) },
    difficulty_level: {
      label: t("Difficulty"),
      of: Object.entries(difficulties()).map(([level, { label }]) => ({ value: level, label })),
    },
    class_level_id: { label: t("Class"), of: named(creation?.class_levels) },
    source: {
      label: t("Source"),
      of: Object.entries(sourceNames()).map(([source, label]) => ({ value: source, label })),
    },
    add_exam_id: { label: t("Add an exam"), of: named(creation?.exam_types) },
    remove_exam_id: { label: t("Remove an exam"), of: named(creation?.exam_types) },
    reviewer_id: { label: t("Reviewer"), of: named(reviewers) },
  };
  const fields = [
    ...Object.entries(choices).map(([name, { label }]) => ({ value: name, label })),
    { value: "add_tag", label: t("Add a tag") },
    { value: "remove_tag", label: t("Remove a tag") },
  ].filter(({ value }) => value !== "topic_id" || subjectId);
  const list = field === "add_tag" || field === "remove_tag" ? null : choices[field];
  const change = { [field]: value === NONE ? null : field === "year" ? Number(value) : value.trim() } as Change;
  const clear = () => {
    preview.reset();
    carryOut.reset();
  };
  const failure = preview.error ?? carryOut.error;

  return (
    <div className="stack gap-5">
      <Select
        name="field"
        label={t("Field to change")}
        choices={fields}
        value={field}
        onChange={(event) => {
          setField(event.target.value as Field);
          setValue("");
          clear();
        }}
        hint={subjectId ? undefined : t("To change topics, filter the list by one subject.")}
      />
      {list ? (
        <Select
          name="value"
          label={t("To")}
          prompt={t("Choose")}
          choices={[...(nullable.has(field) ? [{ value: NONE, label: t("None") }] : []), ...list.of]}
          value={value}
          onChange={(event) => {
            setValue(event.target.value);
            clear();
          }}
        />
      ) : (
        <TextField
          name="value"
          label={t("Tag")}
          maxLength={40}
          value={value}
          onChange={(event) => {
            setValue(event.target.value);
            clear();
          }}
        />
      )}
      {failure && (
        <Banner tone="bad" icon={CircleAlert} role="alert">
          {failure.message}
        </Banner>
      )}
      {preview.data && <Preview found={preview.data} />}
      <div className="row justify-end">
        <Button tone="plain" onClick={onClose}>
          {t("Cancel")}
        </Button>
        {preview.data && !preview.data.problem && preview.data.changing > 0 ? (
          <Button
            disabled={carryOut.isPending}
            onClick={() =>
              carryOut.mutate({ ...chosen, ...change }, { onSuccess: ({ undo, changed }) => onDone(undo, changed) })
            }
          >
            {t("Change {n, plural, one {# question} other {# questions}}", { n: preview.data.changing })}
          </Button>
        ) : (
          <Button disabled={value.trim() === "" || preview.isPending} onClick={() => preview.mutate(change)}>
            {t("Preview changes")}
          </Button>
        )}
      </div>
    </div>
  );
}

function Preview({ found }: { found: DataOf<typeof questions.bulkPreview> }) {
  if (found.problem)
    return (
      <Banner tone="bad" icon={CircleAlert} role="alert">
        {found.problem}
      </Banner>
    );
  return (
    <section className="stack gap-3" aria-label={t("Preview")}>
      <p role="status">
        {t("{changing} of {all, plural, one {# question} other {# questions}} would change.", {
          changing: figure(found.changing),
          all: found.questions,
        })}
      </p>
      <ul className="lines">
        {found.examples.map(({ id, question_body, facts }) => (
          <li key={id} className="items-start!">
            <div className="stack min-w-0 flex-1 gap-1">
              <StoredMarkup className="bank-short wrap-anywhere" markup={question_body} />
              {facts.map(({ field, before, after }) => (
                <span key={field} className="row gap-2 text-sm">
                  <b>{field}</b> <span>{before}</span>
                  <ArrowRight className="icon" aria-label={t("changes to")} />
                  <span className="font-semibold">{after}</span>
                </span>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
