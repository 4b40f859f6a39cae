import { exams, type QuestionFormat, questionFormat, questionImports, questionStage } from "@sabiprep/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, Download } from "lucide-react";
import type { FormEvent } from "react";
import { call } from "../../lib/api.ts";
import { localeTag, t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
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
  const stages = { draft: t("Drafts"), review: t("In review"), live: t("Live"), retired: t("Taken out of use") };
  return (
    <section className="card stack gap-5" aria-labelledby="export-questions">
      <div className="stack gap-1">
        <h2 id="export-questions">{t("Write questions to a file")}</h2>
        <p className="text-muted">
          {t(
            "The file can be read back here and gives the same questions. It holds the answers, so your password is asked for.",
          )}
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
          {writing.isPending ? t("Writing the file...") : t("Export")}
        </Button>
      </form>
      {writing.error && (
        <Banner tone="bad" icon={CircleAlert} role="alert">
          {writing.error.message}
        </Banner>
      )}
      {writing.data && (
        <div className="stack gap-4">
          <Banner
            tone="ok"
            icon={CircleCheck}
            role="status"
            action={
              <ButtonLink tone="plain" href={writing.data.url} download={writing.data.file_name}>
                <Download className="icon" aria-hidden="true" />
                {t("Download")}
              </ButtonLink>
            }
          >
            <b className="block">{writing.data.file_name}</b>
            {t("{n, plural, one {# question} other {# questions}} written", { n: writing.data.written })}
            {writing.data.left_out > 0 &&
              ` · ${t("{n} left out", { n: writing.data.left_out.toLocaleString(localeTag()) })}`}
            {writing.data.cut && ` · ${t("one file takes 20,000: choose a subject for the rest")}`}
          </Banner>
          {writing.data.reasons.length > 0 && (
            <ul className="lines" aria-label={t("Left out")}>
              {writing.data.reasons.map(({ id, question, reason }) => (
                <li key={id}>
                  <span className="min-w-0 flex-1 truncate">{question}</span>
                  <b>{reason}</b>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
}
