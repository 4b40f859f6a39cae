import { exams, type ImportSettings, importField, type QuestionImport, questionImports } from "@sabiprep/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { ChevronDown, CircleAlert } from "lucide-react";
import { type FormEvent, useState } from "react";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Select } from "../../ui/select.tsx";
import { ImportColumns } from "./import-columns.tsx";

interface Props {
  found: QuestionImport;
  onChanged: (changed: QuestionImport) => void;
}

const textOf = (values: FormData, name: string) => String(values.get(name) ?? "");

/** The values of the form. An empty choice leaves it to the file. */
function settingsOf(form: HTMLFormElement, columns: number, { meanings, status }: ImportSettings): ImportSettings {
  const values = new FormData(form);
  const chosen = <Key extends keyof ImportSettings>(name: Key) =>
    textOf(values, name) === "" ? {} : { [name]: textOf(values, name) };
  const year = textOf(values, "year");
  const mapping = Array.from({ length: columns }, (_, at) => {
    const parsed = importField.safeParse(textOf(values, `column_${at}`));
    return parsed.success ? parsed.data : null;
  });
  return {
    ...chosen("delimiter"),
    ...chosen("encoding"),
    ...chosen("sheet"),
    ...chosen("subject_id"),
    ...chosen("exam_type_id"),
    ...chosen("difficulty_level"),
    ...chosen("source"),
    ...(year ? { year: Number(year) } : {}),
    ...(columns > 0 ? { columns: mapping, has_header: values.get("has_header") === "on" } : {}),
    take_duplicates: values.get("take_duplicates") === "on",
    // These two are chosen elsewhere on the screen.
    ...(meanings ? { meanings } : {}),
    ...(status ? { status } : {}),
  };
}

/** The meaning of each column, and the defaults for rows. Every change is checked again, and nothing is saved. */
export function ImportSettingsForm({ found, onChanged }: Props) {
  const choices = useQuery(read(exams.creationData));
  const [open, setOpen] = useState(found.rows_ready === 0);
  const table = found.found?.table ?? null;
  const changing = useMutation({
    mutationFn: (settings: ImportSettings) => call(questionImports.change, { import_id: found.id, ...settings }),
    onSuccess: onChanged,
  });
  const { settings } = found;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // Another sheet, delimiter or encoding gives other columns, so those are detected again.
    const next = settingsOf(form, table?.columns.length ?? 0, settings);
    const isOther = (name: "delimiter" | "encoding" | "sheet") => (next[name] ?? "") !== (settings[name] ?? "");
    const cutAgain = isOther("delimiter") || isOther("encoding") || isOther("sheet");
    const { columns: _, has_header: __, ...rest } = next;
    changing.mutate(cutAgain ? rest : next);
  };
  const named = (list: { uuid: string; name: string }[] | undefined) =>
    (list ?? []).map(({ uuid, name }) => ({ value: uuid, label: name }));

  return (
    <details className="card fold py-0!" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <b>{t("Columns and defaults")}</b>
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      <form className="stack gap-5 pt-2 pb-6" key={`${choices.isSuccess} ${found.state}`} onSubmit={submit}>
        {changing.error && (
          <Banner tone="bad" icon={CircleAlert} role="alert">
            {changing.error.message}
          </Banner>
        )}
        {table && <ImportColumns table={table} settings={settings} />}
        <fieldset className="import-fields">
          <legend>
            <b>{t("Defaults for empty cells")}</b>
          </legend>
          <Select
            name="subject_id"
            label={t("Subject")}
            prompt={t("Use only the values in the file")}
            choices={named(choices.data?.subjects)}
            defaultValue={settings.subject_id ?? ""}
          />
          <Select
            name="exam_type_id"
            label={t("Exam")}
            prompt={t("Use only the values in the file")}
            choices={named(choices.data?.exam_types)}
            defaultValue={settings.exam_type_id ?? ""}
          />
          <Select
            name="year"
            label={t("Year")}
            prompt={t("No year")}
            choices={(choices.data?.exam_years ?? []).map((year) => ({ value: String(year), label: String(year) }))}
            defaultValue={String(settings.year ?? "")}
          />
          <Select
            name="difficulty_level"
            label={t("Difficulty")}
            choices={[
              { value: "easy", label: t("Easy") },
              { value: "medium", label: t("Medium") },
              { value: "hard", label: t("Hard") },
            ]}
            defaultValue={settings.difficulty_level ?? "medium"}
          />
          <Select
            name="source"
            label={t("Source")}
            choices={[
              { value: "school", label: t("A school's own question") },
              { value: "original", label: t("Written by us") },
              { value: "official", label: t("An exam board, with permission") },
            ]}
            defaultValue={settings.source ?? "school"}
          />
        </fieldset>
        <Checkbox
          name="take_duplicates"
          label={t("Import duplicates too")}
          defaultChecked={settings.take_duplicates ?? false}
        />
        <Button type="submit" tone="plain" className="justify-self-start" disabled={changing.isPending}>
          {t("Check again")}
        </Button>
      </form>
    </details>
  );
}
