import { exams, type ImportMeaning, type QuestionImport, questionImports, subjects } from "@sabiprep/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.tsx";

type Unknown = NonNullable<NonNullable<QuestionImport["found"]>["unknown"]>[number];

const LEFT_OPEN = "-";
const keyOf = ({ field, said, subject_id }: Pick<Unknown, "field" | "said" | "subject_id">) =>
  `${field}/${subject_id ?? ""}/${said}`;

/** "MTH means Mathematics": every unknown name in the file, with its possible meanings. */
export function ImportMeanings({
  found,
  onChanged,
}: {
  found: QuestionImport;
  onChanged: (next: QuestionImport) => void;
}) {
  const unknown = found.found?.unknown ?? [];
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const changing = useMutation({
    mutationFn: (meanings: ImportMeaning[]) =>
      call(questionImports.change, { import_id: found.id, ...found.settings, meanings }),
    onSuccess: onChanged,
  });
  if (unknown.length === 0) return null;
  const said = unknown.flatMap((name): ImportMeaning[] => {
    const id = chosen[keyOf(name)];
    return id ? [{ ...name, id: id === LEFT_OPEN ? null : id }] : [];
  });
  const apply = () =>
    changing.mutate([
      ...(found.settings.meanings ?? []).filter(
        (before) =>
          !said.some(
            (now) =>
              keyOf({ ...now, subject_id: now.subject_id ?? null }) ===
              keyOf({ ...before, subject_id: before.subject_id ?? null }),
          ),
      ),
      ...said.map(({ field, said, subject_id, id }) => ({ field, said, subject_id: subject_id ?? null, id })),
    ]);
  return (
    <section className="card stack gap-4" aria-labelledby="import-meanings">
      <h2 id="import-meanings">{t("Names we do not recognise")}</h2>
      <p className="text-muted">{t("Tell us what they mean. We will remember your choices for the next file.")}</p>
      <div className="import-fields">
        {unknown.map((name) => (
          <Meaning
            key={keyOf(name)}
            name={name}
            value={chosen[keyOf(name)] ?? ""}
            onChoose={(id) => setChosen((before) => ({ ...before, [keyOf(name)]: id }))}
          />
        ))}
      </div>
      {changing.error && <p className="field-error">{changing.error.message}</p>}
      <Button className="justify-self-start" disabled={said.length === 0 || changing.isPending} onClick={apply}>
        {t("Check again with these meanings")}
      </Button>
    </section>
  );
}

interface MeaningProps {
  name: Unknown;
  value: string;
  onChoose: (id: string) => void;
}

function Meaning({ name, value, onChoose }: MeaningProps) {
  const client = useQueryClient();
  const creation = useQuery(read(exams.creationData)).data;
  const subject_id = name.subject_id ?? "";
  const isTopic = name.field === "topic";
  const subject = useQuery({ ...read(subjects.read, { subject_id }), enabled: isTopic && subject_id !== "" });
  const lists: Record<Unknown["field"], { uuid: string; name: string }[]> = {
    subject: creation?.subjects ?? [],
    exam_type: creation?.exam_types ?? [],
    class_level: creation?.class_levels ?? [],
    topic: subject.data?.topics ?? [],
  };
  const words: Record<Unknown["field"], string> = {
    subject: t("Subject"),
    exam_type: t("Exam"),
    class_level: t("Class"),
    topic: t("Topic in {subject}", { subject: name.subject_name ?? "" }),
  };
  const mayBeOpen = isTopic || name.field === "class_level";
  const create = useMutation({
    mutationFn: () => call(subjects.addTopic, { subject_id, name: name.said.slice(0, 200) }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [read(subjects.read, { subject_id }).queryKey[0]] });
      const { data } = await subject.refetch();
      const made = data?.topics.find((topic) => topic.name === name.said);
      if (made) onChoose(made.uuid);
    },
    onError: (problem) =>
      toast({ title: t("We could not add the topic"), description: problem.message, destructive: true }),
  });
  return (
    <div className="stack gap-2">
      <Select
        name={keyOf(name)}
        label={t("{kind}: “{said}”", { kind: words[name.field], said: name.said })}
        hint={t("{n, plural, one {in # row} other {in # rows}}", { n: name.rows })}
        prompt={t("Choose one")}
        choices={[
          ...(mayBeOpen ? [{ value: LEFT_OPEN, label: t("Leave blank") }] : []),
          ...lists[name.field].map(({ uuid, name }) => ({ value: uuid, label: name })),
        ]}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      />
      <div className="row">
        {name.near && value === "" && (
          <Button tone="plain" onClick={() => onChoose(name.near!.uuid)}>
            {t("Use {name}", { name: name.near.name })}
          </Button>
        )}
        {isTopic && value === "" && (
          <Button tone="quiet" disabled={create.isPending} onClick={() => create.mutate()}>
            {t("Add as a new topic")}
          </Button>
        )}
      </div>
    </div>
  );
}
