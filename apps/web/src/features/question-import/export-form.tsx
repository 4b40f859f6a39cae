import { exams, type QuestionFormat, questionFormat, questionImports, questionStage } from "@sabiprep/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { ExportLimits } from "./export-limits.tsx";
import { ExportOutcome } from "./export-outcome.tsx";
import { useExportScope } from "./export-scope.ts";
import { formatNames } from "./import-words.ts";

/** Exports questions to a file. What the format cannot store is named beside the link. */
export function ExportForm() {
  const scope = useExportScope();
  const choices = useQuery({ ...read(exams.creationData), enabled: scope === null });
  const [format, setFormat] = useState<QuestionFormat>("csv");
  const writing = useMutation({
    mutationFn: (form: HTMLFormElement) => {
      const values = new FormData(form);
      const given = (name: string) => String(values.get(name) ?? "") || undefined;
      const year = given("year");
      return call(questionImports.export, {
        format,
        ...scope?.input,
        subject_id: given("subject_id"),
        exam_type_id: given("exam_type_id"),
        year: year ? Number(year) : undefined,
        stage: given("stage") ? questionStage.parse(given("stage")) : undefined,
      });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    writing.mutate(event.currentTarget);
  };
  const named = (list: { uuid: string; name: string }[] | undefined) =>
    (list ?? []).map(({ uuid, name }) => ({ value: uuid, label: name }));
  const stages = { draft: t("Drafts"), review: t("In review"), live: t("Live"), retired: t("Deleted") };
  return (
    <section className="card stack gap-5" aria-labelledby="export-questions">
      <div className="stack gap-1">
        <h2 id="export-questions">{t("Export questions")}</h2>
        <p className="text-muted">{t("The file contains the answers, so we ask for your password.")}</p>
      </div>
      <form className="stack gap-5" onSubmit={submit}>
        <div className="import-fields">
          <Select
            name="format"
            label={t("Format")}
            choices={questionFormat.options.map((value: QuestionFormat) => ({ value, label: formatNames[value] }))}
            value={format}
            onChange={({ target }) => setFormat(questionFormat.parse(target.value))}
          />
        </div>
        {scope ? (
          <p>
            <b>{scope.words}.</b>{" "}
            <Link className="link underline" to={`${paths.adminQuestionImport}?tab=export`}>
              {t("Choose by subject and exam")}
            </Link>
          </p>
        ) : (
          <div className="import-fields">
            <Select
              name="subject_id"
              label={t("Subject")}
              prompt={t("All subjects")}
              choices={named(choices.data?.subjects)}
            />
            <Select
              name="exam_type_id"
              label={t("Exam")}
              prompt={t("All exams")}
              choices={named(choices.data?.exam_types)}
            />
            <Select
              name="year"
              label={t("Year of the question or its paper")}
              prompt={t("All years")}
              choices={(choices.data?.exam_years ?? []).map((year) => ({ value: String(year), label: String(year) }))}
            />
            <Select
              name="stage"
              label={t("Stage")}
              prompt={t("All except deleted")}
              choices={Object.entries(stages).map(([value, label]) => ({ value, label }))}
            />
          </div>
        )}
        <ExportLimits format={format} />
        <Button type="submit" className="justify-self-start" disabled={writing.isPending}>
          {writing.isPending ? t("Preparing the file...") : t("Export")}
        </Button>
      </form>
      <ExportOutcome writing={writing} />
    </section>
  );
}
