import { ApiError, type MarkedAnswer, markedAnswers } from "@sabiprep/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths, theoryPaperPath } from "../../lib/paths.ts";
import { read, useCall } from "../../lib/query.ts";
import { dayOf } from "../../lib/when.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Await } from "../../ui/await.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { OwnText } from "./marking-steps.tsx";
import { AnswerPhotos } from "./photo-viewer.tsx";
import { QuestionPaper } from "./question-paper.tsx";
import { LostMarks } from "./theory-result.tsx";
import "./theory.css";

/** The released marks of one answer, with comments, and one query about them. */
export function TheoryMarksScreen() {
  const { responseId = "" } = useParams();
  usePageTitle(t("Your marks"));
  const marks = useQuery(read(markedAnswers.read, { response_id: responseId }));
  if (marks.error instanceof ApiError && [400, 404].includes(marks.error.status))
    return (
      <EmptyState
        title={t("We could not find that answer.")}
        action={
          <Link className={buttonClass({})} to={paths.theory}>
            {t("Theory papers")}
          </Link>
        }
      >
        {t("Its marks may not be released yet.")}
      </EmptyState>
    );
  return <Await query={marks}>{(data) => <Marks responseId={responseId} marked={data} />}</Await>;
}

function Marks({ responseId, marked }: { responseId: string; marked: MarkedAnswer }) {
  const { question, guide, answers, score, max, sitting_id } = marked;
  const commented = guide.atoms.filter(({ id }) => marked.comments[id]);
  return (
    <div className="stack gap-6 theory-answer">
      <header className="stack gap-2">
        <Link className="tap justify-self-start" to={theoryPaperPath(sitting_id)}>
          <ArrowLeft className="icon mr-2" aria-hidden="true" />
          {t("Your paper")}
        </Link>
        <h1>{t("Question {n}", { n: question.number })}</h1>
      </header>
      <section className="card stack gap-3" aria-labelledby="score">
        <h2 id="score" className="theory-score">
          <span className="num">{t("{score} of {max}", { score, max })}</span>{" "}
          <span className="chip">{t("marked by a marker")}</span>
        </h2>
        {commented.map(({ id, html }) => (
          <div key={id} className="stack gap-1">
            <p>
              <b className="theory-atom-id">{id}</b> <StoredMarkup inline markup={html} />
            </p>
            <p className="theory-own">{marked.comments[id]}</p>
          </div>
        ))}
      </section>
      <LostMarks mark={marked} atoms={guide.atoms} />
      <section className="card stack gap-3" aria-labelledby="answer">
        <h2 id="answer">{t("Your answer")}</h2>
        <QuestionPaper
          question={question}
          below={({ id }) => <OwnText text={answers[id]} hasPhotos={marked.photos.length > 0} />}
        />
        <AnswerPhotos photos={marked.photos} />
      </section>
      <Query responseId={responseId} marked={marked} />
    </div>
  );
}

function Query({ responseId, marked: { query, query_until, guide } }: { responseId: string; marked: MarkedAnswer }) {
  const [words, setWords] = useState("");
  const [atom, setAtom] = useState("");
  const client = useQueryClient();
  const ask = useCall(markedAnswers.query);
  if (query)
    return (
      <section className="card stack gap-3" aria-labelledby="query">
        <h2 id="query">{t("Your query")}</h2>
        <p className="theory-own">{query.words}</p>
        {query.reply ? (
          <>
            <h3>{t("Our answer")}</h3>
            <p className="theory-own">{query.reply}</p>
          </>
        ) : (
          <p>{t("Another marker will look at your answer again. We will tell you.")}</p>
        )}
      </section>
    );
  if (!query_until) return null;
  const send = () =>
    ask.mutate(
      { response_id: responseId, atom: atom || null, words },
      {
        onSuccess: (next) => client.setQueryData(read(markedAnswers.read, { response_id: responseId }).queryKey, next),
      },
    );
  return (
    <section className="card stack gap-3" aria-labelledby="query">
      <h2 id="query">{t("Is a mark wrong?")}</h2>
      <p>
        {t("Another marker can look at it again. The mark can go up or down. You can ask once, until {day}.", {
          day: dayOf(query_until),
        })}
      </p>
      <label className="stack gap-1">
        <span>{t("Which mark?")}</span>
        <select className="input" value={atom} onChange={({ target }) => setAtom(target.value)}>
          <option value="">{t("All of it")}</option>
          {guide.atoms.map(({ id }) => (
            <option key={id} value={id}>
              {id}
            </option>
          ))}
        </select>
      </label>
      <label className="stack gap-1">
        <span>{t("What should we look at again?")}</span>
        <textarea
          className="input"
          rows={3}
          maxLength={500}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      <Button className="justify-self-start" disabled={ask.isPending} onClick={send}>
        {t("Send the query")}
      </Button>
      {ask.error && <p role="alert">{ask.error.message}</p>}
    </section>
  );
}
