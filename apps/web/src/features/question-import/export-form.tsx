import { exams, type QuestionFormat, questionFormat, questionImports, questionStage } from "@sabiprep/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { ExportOutcome } from "./export-outcome.tsx";
import { formatNames } from "./import-words.ts";

/** Questions to a file. What the format has no room for is named beside the link. */
export function ExportForm() {
  const choices = useQuery(read(exams.creationData));
  const writing = useMutation({
    mutationFn: (form: HTMLFormElement) => {
      const values = new FormData(form);
      const given = (name: string) => String(values.get(name) ?? "") || undefined;
      const year = given("year");
      return call(questionImports.export, {
        format: questionFormat.parse(given("format")),
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
  const stages = { draft: t("Drafts"), review: t("In review"), live: t("Live"), retired: t("Retired") };
  return (
    <section className="card stack gap-5" aria-labelledby="export-questions">
      <div className="stack gap-1">
        <h2 id="export-questions">{t("Export questions")}</h2>
        <p className="text-muted">
          {t("You can import this file again later. It contains the answers, so we ask for your password.")}
        </p>
      </div>
      <form className="stack gap-5" onSubmit={submit}>
        <div className="import-fields">
          <Select
            name="format"
            label={t("Format")}
            choices={questionFormat.options.map((value: QuestionFormat) => ({ value, label: formatNames[value] }))}
          />
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
            label={t("Year")}
            prompt={t("All years")}
            choices={(choices.data?.exam_years ?? []).map((year) => ({ value: String(year), label: String(year) }))}
          />
          <Select
            name="stage"
            label={t("Stage")}
            prompt={t("All in use")}
            choices={Object.entries(stages).map(([value, label]) => ({ value, label }))}
          />
        </div>
        <Button type="submit" className="self-start" disabled={writing.isPending}>
          {writing.isPending ? t("Preparing the file...") : t("Export")}
        </Button>
      </form>
      <ExportOutcome writing={writing} />
    </section>
  );
}
