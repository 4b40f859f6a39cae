import { type DataOf, type TheoryPaper, theory } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Clock, PenLine } from "lucide-react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { t } from "../../lib/i18n.ts";
import { newUuid } from "../../lib/new-uuid.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths, theoryAnswerPath, theoryPaperPath } from "../../lib/paths.ts";
import { read, useCall } from "../../lib/query.ts";
import { subjectName } from "../../lib/subject-name.ts";
import { subjectTile } from "../../pieces/subject-icon.ts";
import { Await } from "../../ui/await.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Tile } from "../../ui/tile.tsx";
import "./theory.css";

type Subject = DataOf<typeof theory.subjects>[number];
type Question = TheoryPaper["sections"][number]["questions"][number];

/** Theory papers: first the subjects, then the papers of one of them. */
export function TheoryScreen() {
  usePageTitle(t("Theory papers"));
  const [search] = useSearchParams();
  const subjectId = search.get("subject");
  return (
    <div className="stack gap-6">
      <div className="stack gap-1">
        <h1>{t("Theory papers")}</h1>
        <p className="text-muted">
          {t("Write the answer, learn how an examiner marks it, then mark your own. All free.")}
        </p>
      </div>
      {subjectId ? <Papers subjectId={subjectId} topicId={search.get("topic") ?? undefined} /> : <Subjects />}
    </div>
  );
}

function Subjects() {
  const subjects = useQuery(read(theory.subjects));
  return (
    <Await query={subjects} empty={<NoPapers />}>
      {(list) => (
        <ul className="theory-subjects">
          {list.map((subject) => (
            <SubjectCard key={subject.uuid} subject={subject} />
          ))}
        </ul>
      )}
    </Await>
  );
}

const NoPapers = () => (
  <EmptyState title={t("No theory papers yet")}>
    {t("You can practise objective questions in every subject.")}
  </EmptyState>
);

const SubjectCard = ({ subject: { uuid, name, papers, questions } }: { subject: Subject }) => (
  <li className="card">
    <Tile {...subjectTile(name)} />
    <div className="min-w-0 flex-1">
      <Link className="tap font-bold" to={`${paths.theory}?subject=${uuid}`}>
        {subjectName(name)}
      </Link>
      <p className="num text-sm text-muted">
        {t(
          "{papers, plural, one {# paper} other {# papers}}, {questions, plural, one {# question} other {# questions}}",
          {
            papers,
            questions,
          },
        )}
      </p>
    </div>
  </li>
);

function Papers({ subjectId, topicId }: { subjectId: string; topicId: string | undefined }) {
  const list = useQuery(read(theory.list, { subject_id: subjectId, ...(topicId && { topic_id: topicId }) }));
  return (
    <>
      <Link className="tap justify-self-start underline" to={paths.theory}>
        {t("All subjects")}
      </Link>
      <Await query={list}>
        {({ subject, papers }) => (
          <>
            <h2>{subjectName(subject.name)}</h2>
            {papers.length === 0 && <NoPapers />}
            {papers.map((paper) => (
              <Paper key={paper.uuid} paper={paper} isWhole={!topicId} />
            ))}
          </>
        )}
      </Await>
    </>
  );
}

function Paper({ paper, isWhole }: { paper: TheoryPaper; isWhole: boolean }) {
  const { uuid, title, sections, best } = paper;
  return (
    <section className="card stack gap-4" aria-labelledby={`paper-${uuid}`}>
      <div className="stack gap-1">
        <h3 id={`paper-${uuid}`}>{title}</h3>
        <p className="num text-sm text-muted">
          {t("{minutes} minutes, {marks} marks", { minutes: paper.minutes, marks: paper.marks })}
        </p>
        {best && (
          <p className="num text-sm">
            {t("Your best: {score} of {max}, marked by yourself", { score: best.score, max: best.max })}
          </p>
        )}
      </div>
      {isWhole && <SitPaper paper={paper} />}
      {sections.map(({ id, title, instruction, questions }) => (
        <div key={id} className="stack gap-2">
          <h4>{title}</h4>
          <p className="text-sm text-muted">{instruction}</p>
          <ul className="lines">
            {questions.map((question) => (
              <QuestionLine key={question.uuid} question={question} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function SitPaper({ paper: { uuid, open_sitting } }: { paper: TheoryPaper }) {
  const navigate = useNavigate();
  const start = useCall(theory.startPaper, [theory.list]);
  const begin = () => {
    const sitting_id = newUuid();
    start.mutate({ sitting_id, paper_id: uuid }, { onSuccess: () => navigate(theoryPaperPath(sitting_id)) });
  };
  if (open_sitting)
    return (
      <Link className={buttonClass({ large: true }, "justify-self-start")} to={theoryPaperPath(open_sitting.uuid)}>
        <Clock className="icon" aria-hidden="true" />
        {t("Continue the paper")}
      </Link>
    );
  return (
    <div className="stack gap-2">
      <Button large className="justify-self-start" disabled={start.isPending} onClick={begin}>
        <Clock className="icon" aria-hidden="true" />
        {t("Write the whole paper")}
      </Button>
      {start.error && <p role="alert">{start.error.message}</p>}
    </div>
  );
}

function QuestionLine({ question: { uuid, number, topic, marks, last } }: { question: Question }) {
  const navigate = useNavigate();
  const start = useCall(theory.start, [theory.list]);
  const begin = () => {
    const response_id = newUuid();
    start.mutate(
      { response_id, theory_question_id: uuid },
      { onSuccess: () => navigate(theoryAnswerPath(response_id)) },
    );
  };
  return (
    <li className="flex-wrap gap-y-1">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-bold">
          <span className="num">{number}.</span> {topic.name}
        </p>
        <p className="num text-sm text-muted">
          {t("{n, plural, one {# mark} other {# marks}}", { n: marks })}
          {last?.score != null && <> · {t("you: {score}", { score: last.score })}</>}
        </p>
        {start.error && <p role="alert">{start.error.message}</p>}
      </div>
      {last && (!last.is_finished || last.score === null) ? (
        <Link className={buttonClass({ tone: "line" })} to={theoryAnswerPath(last.uuid)}>
          {t("Continue")}
          <span className="sr-only">: {t("question {n}", { n: number })}</span>
        </Link>
      ) : (
        <>
          {last && (
            <Link className={buttonClass({ tone: "quiet" })} to={theoryAnswerPath(last.uuid)}>
              {t("See result")}
              <span className="sr-only">: {t("question {n}", { n: number })}</span>
            </Link>
          )}
          <Button tone="line" disabled={start.isPending} onClick={begin}>
            <PenLine className="icon" aria-hidden="true" />
            {last ? t("Try again") : t("Write")}
            <span className="sr-only">: {t("question {n}", { n: number })}</span>
          </Button>
        </>
      )}
    </li>
  );
}
