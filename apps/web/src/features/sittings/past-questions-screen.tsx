import { type DataOf, exams, figureText } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, GraduationCap, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { isKnown, t, translateServerText } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { read } from "../../lib/query.ts";
import { subjectName } from "../../lib/subject-name.ts";
import { ContinueTest } from "../../pieces/continue-test.tsx";
import { subjectTile } from "../../pieces/subject-icon.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ProgressRing } from "../../ui/progress-ring.tsx";
import { Steps } from "../../ui/steps.tsx";
import { Tile } from "../../ui/tile.tsx";
import { PaperYears } from "./paper-years.tsx";
import "../../styles/choosing-and-results.css";

/** Exam, subject, year: each step is in the URL, so that the browser's Back button works. */
export function PastQuestionsScreen() {
  usePageTitle(t("Past Questions"));
  const [search, setSearch] = useSearchParams();
  const examId = search.get("exam") ?? "";
  const subjectId = search.get("subject") ?? "";
  const list = useQuery(read(exams.list));
  const subjects = useQuery({ ...read(exams.subjects, { exam_type_id: examId }), enabled: examId !== "" });
  const exam = list.data?.find(({ uuid }) => uuid === examId);
  const subject = subjects.data?.subjects.find(({ uuid }) => uuid === subjectId);

  if (exam && subject)
    return (
      <Step
        at={3}
        title={`${exam.name} ${subject.name}`}
        onBack={() => setSearch({ exam: examId })}
        back={t("Back to subjects")}
      >
        <PaperYears exam={exam} subject={subject} />
      </Step>
    );
  if (exam)
    return (
      <Step at={2} title={exam.name} onBack={() => setSearch({})} back={t("Back to exams")}>
        <p className="text-muted">{t("Choose a subject")}</p>
        <Await query={subjects}>
          {({ subjects }) =>
            subjects.length === 0 ? (
              <EmptyState title={t("We are preparing {exam} papers", { exam: exam.name })} />
            ) : (
              <Cards
                cards={subjects.map((subject) => ({
                  uuid: subject.uuid,
                  name: subjectName(subject.name),
                  description: subject.description,
                  tile: subjectTile(subject.icon),
                  ...papersDone(subject),
                }))}
                onChoose={(subject) => setSearch({ exam: examId, subject })}
              />
            )
          }
        </Await>
      </Step>
    );
  return (
    <Step at={1} title={t("Past Questions")}>
      <p className="text-muted">
        {t("Full-length papers by year. We wrote them to match each syllabus. Official papers are marked as official.")}
      </p>
      <ContinueTest />
      <p className="text-muted">{t("Choose an exam")}</p>
      <Await query={list}>
        {(exams) => (
          <Cards
            cards={exams.map(({ uuid, name, description, questions }) => ({
              uuid,
              name: name.toUpperCase(),
              description,
              note: t("{n} questions", { n: figureText(questions) }),
              tile: { icon: GraduationCap, tone: "brand" as const },
            }))}
            onChoose={(exam) => setSearch({ exam })}
          />
        )}
      </Await>
    </Step>
  );
}

/** Nothing is shown for a subject without a finished paper. */
function papersDone({ papers, papers_done, best_score }: DataOf<typeof exams.subjects>["subjects"][number]) {
  if (papers_done === 0) return {};
  const done = t("{n} of {papers} papers done", { n: papers_done, papers });
  const best = best_score === null ? "" : ` · ${t("Best {n}%", { n: best_score })}`;
  return { note: `${done}${best}`, done: (100 * papers_done) / papers };
}

interface StepProps {
  at: 1 | 2 | 3;
  title: string;
  back?: string;
  onBack?: () => void;
  children: ReactNode;
}

function Step({ at, title, back, onBack, children }: StepProps) {
  return (
    <div className="stack gap-6">
      <div className="stack gap-2">
        {onBack && (
          <div>
            <Button tone="quiet" className="-ml-3" onClick={onBack}>
              <ArrowLeft className="icon" aria-hidden="true" />
              {back}
            </Button>
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h1>{title}</h1>
          <Steps names={[t("Exam"), t("Subject"), t("Year")]} done={at - 1} />
        </div>
      </div>
      {children}
    </div>
  );
}

function DoneRing({ name, done, icon: Icon }: { name: string; done: number; icon: LucideIcon }) {
  return (
    <ProgressRing small value={done} label={t("{name} papers done", { name })}>
      <Icon aria-hidden="true" />
    </ProgressRing>
  );
}

interface CardsProps {
  cards: {
    uuid: string;
    name: string;
    description: string;
    note?: string;
    /** The completed percentage, as a ring around its icon. */
    done?: number;
    tile: Parameters<typeof Tile>[0];
  }[];
  onChoose: (uuid: string) => void;
}

function Cards({ cards, onChoose }: CardsProps) {
  return (
    <div className="card-grid">
      {cards.map(({ uuid, name, description, note, done, tile }) => (
        <article key={uuid} className="card test-card">
          <div className="flex gap-3">
            {done === undefined ? <Tile {...tile} /> : <DoneRing name={name} done={done} icon={tile.icon} />}
            <div className="stack gap-1">
              <h2>{name}</h2>
              <p className="text-sm text-muted" lang={isKnown(description) ? undefined : "en"}>
                {translateServerText(description)}
              </p>
              {note && <p className="num text-sm">{note}</p>}
            </div>
          </div>
          <Button tone="plain" className="start" onClick={() => onChoose(uuid)}>
            {t("Choose")}
            <span className="sr-only"> {name}</span>
          </Button>
        </article>
      ))}
    </div>
  );
}
