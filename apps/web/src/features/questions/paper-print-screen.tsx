import { papers } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useState } from "react";
import { useParams } from "react-router";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { read } from "../../lib/query.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { PapersLink } from "./papers-link.tsx";
import { chooseWords, optionsOf } from "./question-words.ts";
import "./questions.css";

/** A paper for the printer, as the class gets it. The key is included only on request, on its own page. */
export function PaperPrintScreen() {
  usePageTitle(t("Print a paper"));
  const { paperId = "" } = useParams();
  const found = useQuery(read(papers.read, { paper_id: paperId }));
  const [withKey, setWithKey] = useState(false);
  return (
    <div className="stack gap-6">
      <div className="no-print row justify-between">
        <PapersLink paper={found.data?.paper} />
        <div className="row">
          <label className="check">
            <input type="checkbox" checked={withKey} onChange={(event) => setWithKey(event.target.checked)} />
            <span>{t("Include the answer key")}</span>
          </label>
          <Button onClick={() => window.print()}>
            <Printer className="icon" aria-hidden="true" />
            {t("Print")}
          </Button>
        </div>
      </div>
      <Await query={found}>
        {({ paper, questions }) => (
          <div className="paper-print stack gap-5">
            <h1>
              {paper.exam_type.name} {paper.subject.name} {paper.year}
            </h1>
            <p className="num">
              {t(
                "{questions, plural, one {# question} other {# questions}}, {minutes, plural, one {# minute} other {# minutes}}",
                { questions: questions.length, minutes: paper.minutes },
              )}
            </p>
            <ol className="list-decimal pl-8">
              {questions.map((question, at) => (
                <li key={question.id}>
                  {/* Several questions stand on one text; it is printed above the first of them. */}
                  {question.passage && question.passage.uuid !== questions[at - 1]?.passage?.uuid && (
                    <div className="mb-3 border-l-4 border-line pl-4">
                      <b>{question.passage.title}</b>
                      <StoredMarkup markup={question.passage.body} />
                    </div>
                  )}
                  {/* Said once above the questions in a row that share it. */}
                  {question.instruction && question.instruction !== questions[at - 1]?.instruction && (
                    <p className="mb-2 font-semibold">
                      <StoredMarkup inline markup={question.instruction} />
                    </p>
                  )}
                  <StoredMarkup markup={question.question_body} />
                  {question.picture_url && (
                    <img src={question.picture_url} alt={question.picture_alt ?? ""} className="paper-picture" />
                  )}
                  {chooseWords(question) && <p className="font-semibold">{chooseWords(question)}</p>}
                  <ul className="paper-options">
                    {optionsOf(question).map(({ letter, markup }) => (
                      <li key={letter}>
                        <b>{letter}.</b>
                        <StoredMarkup inline markup={markup} />
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
            {withKey && (
              <section className="paper-key" aria-label={t("Answer key")}>
                <h2>{t("Answer key")}</h2>
                <ol className="num mt-3 grid list-none grid-cols-4 gap-2 md:grid-cols-8">
                  {questions.map((question, at) => (
                    <li key={question.id}>
                      {at + 1}. <b>{question.is_void ? t("void") : question.accepted.join(", ")}</b>
                    </li>
                  ))}
                </ol>
              </section>
            )}
          </div>
        )}
      </Await>
    </div>
  );
}
