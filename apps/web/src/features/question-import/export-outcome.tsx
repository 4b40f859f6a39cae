import { type DataOf, figureText, type questionImports } from "@sabiprep/contract";
import { CircleAlert, CircleCheck, Download } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { Banner } from "../../ui/banner.tsx";
import { ButtonLink } from "../../ui/button.tsx";

interface Writing {
  data?: DataOf<typeof questionImports.export> | undefined;
  error: Error | null;
}

const upperFirst = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The exported file, and what was left out of it. */
export function ExportOutcome({ writing: { data, error } }: { writing: Writing }) {
  return (
    <>
      {error && (
        <Banner tone="bad" icon={CircleAlert} role="alert">
          {error.message}
        </Banner>
      )}
      {data && (
        <div className="stack gap-4">
          <Banner
            tone="ok"
            icon={CircleCheck}
            role="status"
            action={
              <ButtonLink tone="plain" href={data.url} download={data.file_name}>
                <Download className="icon" aria-hidden="true" />
                {t("Download")}
              </ButtonLink>
            }
          >
            <b className="block">{data.file_name}</b>
            {t("{n, plural, one {# question} other {# questions}} exported", { n: data.written })}
            {data.left_out > 0 && ` · ${t("{n} skipped", { n: figureText(data.left_out) })}`}
            {data.cut && ` · ${t("one file can include up to 20,000 questions. Choose a subject to export the rest")}`}
          </Banner>
          {data.reasons.length > 0 && (
            <section className="stack gap-3" aria-label={t("Skipped")}>
              <h3>{t("Skipped questions by reason")}</h3>
              <ul className="lines">
                {data.reasons.map(({ reason, questions }) => (
                  <li key={reason}>
                    <span className="min-w-0 flex-1">{upperFirst(reason)}</span>
                    <b className="num">{figureText(questions)}</b>
                  </li>
                ))}
              </ul>
              {data.left_out_url && (
                <ButtonLink tone="plain" className="justify-self-start" href={data.left_out_url} download="skipped.csv">
                  <Download className="icon" aria-hidden="true" />
                  {t("List of skipped questions (CSV)")}
                </ButtonLink>
              )}
            </section>
          )}
        </div>
      )}
    </>
  );
}
