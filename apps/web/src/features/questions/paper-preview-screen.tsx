import { papers } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { read } from "../../lib/query.ts";
import { QuestionWalk } from "../../pieces/question-walk.tsx";
import { Await } from "../../ui/await.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PapersLink } from "./papers-link.tsx";
import "./questions.css";

/** A paper as a candidate would see it, question by question. Nothing is saved and nobody is graded. */
export function PaperPreviewScreen() {
  usePageTitle(t("Paper preview"));
  const { paperId = "" } = useParams();
  const found = useQuery(read(papers.preview, { paper_id: paperId }));
  return (
    <div className="stack gap-6">
      <PapersLink paper={found.data?.paper} />
      <Await query={found}>
        {({ paper, questions, left_out }) => (
          <>
            <h1>
              {paper.exam_type.name} {paper.subject.name} {paper.year}
            </h1>
            <p className="num text-muted">
              {t(
                "{questions, plural, one {# question} other {# questions}}, {minutes, plural, one {# minute} other {# minutes}}",
                { questions: questions.length, minutes: paper.minutes },
              )}
              {left_out > 0 &&
                `. ${t("{n, plural, one {# question is not live, so we do not show it.} other {# questions are not live, so we do not show them.}}", { n: left_out })}`}
            </p>
            {questions.length === 0 ? (
              <EmptyState title={t("Nothing to show")}>{t("None of the questions in this paper is live.")}</EmptyState>
            ) : (
              <QuestionWalk questions={questions} />
            )}
          </>
        )}
      </Await>
    </div>
  );
}
