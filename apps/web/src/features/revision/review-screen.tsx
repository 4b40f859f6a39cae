import { revision } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { BookmarkX } from "lucide-react";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { read, useCall } from "../../lib/query.ts";
import { AnswerOptions, Explanation, QuestionBody } from "../../pieces/question.tsx";
import { Await } from "../../ui/await.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** The questions a candidate wants to come back to, with key and explanation, and the way to every finished test. */
export function ReviewScreen() {
  usePageTitle(t("Review"));
  const bookmarks = useQuery(read(revision.bookmarks));
  const forget = useCall(revision.forget, [revision.bookmarks, revision.bookmarkIds]);
  return (
    <div className="stack gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="stack gap-1">
          <h1>{t("Review")}</h1>
          <p className="text-muted">{t("Questions you bookmarked, newest first.")}</p>
        </div>
        <Link className={buttonClass({ tone: "plain" })} to={`${paths.practiceTests}?tab=completed`}>
          {t("Completed Tests")}
        </Link>
      </div>
      <Await
        query={bookmarks}
        empty={
          <EmptyState
            title={t("Nothing bookmarked yet")}
            action={
              <Link className={buttonClass({})} to={paths.practiceTests}>
                {t("Go to practice tests")}
              </Link>
            }
          >
            {t("Bookmark a question in a test and it waits for you here, with its explanation.")}
          </EmptyState>
        }
      >
        {(list) =>
          list.map(({ question, subject_name, note }) => (
            <article key={question.uuid} className="card stack gap-5" aria-label={subject_name}>
              <div className="flex items-center justify-between gap-2">
                <p className="font-semibold text-muted">
                  {subject_name}
                  {question.topic && ` · ${question.topic}`}
                </p>
                <Button
                  tone="quiet"
                  disabled={forget.isPending}
                  onClick={() => forget.mutate({ question_id: question.uuid })}
                >
                  <BookmarkX className="icon" aria-hidden="true" />
                  {t("Remove")}
                </Button>
              </div>
              <QuestionBody question={question} />
              <AnswerOptions question={question} chosen={null} marked onChoose={() => {}} />
              {note && <p className="rounded-md bg-canvas p-4">{note}</p>}
              <Explanation question={question} />
            </article>
          ))
        }
      </Await>
    </div>
  );
}
