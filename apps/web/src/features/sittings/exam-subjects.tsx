import { type DataOf, exams, figureText } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { isKnown, t, translateServerText } from "../../lib/i18n.ts";
import { subjectPath } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { subjectName } from "../../lib/subject-name.ts";
import { subjectTile } from "../../pieces/subject-icon.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field.tsx";
import { ProgressRing } from "../../ui/progress-ring.tsx";
import { Tile } from "../../ui/tile.tsx";
import type { ChosenTest } from "./start-dialog.tsx";

interface ExamSubjectsProps {
  exam: { uuid: string; name: string };
  /** The initial search text. */
  find?: string;
  onChoose: (test: ChosenTest) => void;
}

export function ExamSubjects({ exam, find = "", onChoose }: ExamSubjectsProps) {
  const subjects = useQuery(read(exams.subjects, { exam_type_id: exam.uuid }));
  return (
    <Await query={subjects}>
      {({ subjects }) =>
        subjects.length === 0 ? (
          <EmptyState title={t("We are preparing {exam} tests", { exam: exam.name })}>
            {t("The first subjects will appear here soon. Other exams cover most of the same topics.")}
          </EmptyState>
        ) : (
          <SubjectCards subjects={subjects} exam={exam} find={find} onChoose={onChoose} />
        )
      }
    </Await>
  );
}

type Subjects = DataOf<typeof exams.subjects>["subjects"];

/** From this number on, people search for a name and do not look through the cards. */
const MANY = 8;

function SubjectCards({ subjects, exam, find = "", onChoose }: ExamSubjectsProps & { subjects: Subjects }) {
  const [wanted, setWanted] = useState(find);
  const found = subjects.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  const mine = found.filter(({ is_mine }) => is_mine);
  const rest = found.filter(({ is_mine }) => !is_mine);
  const cards = (list: Subjects) => <CardGrid subjects={list} exam={exam} onChoose={onChoose} />;
  return (
    <div className="stack gap-6">
      {(subjects.length > MANY || find) && (
        <div className="max-w-96">
          <TextField
            name="subject"
            type="search"
            label={t("Find a subject")}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </div>
      )}
      {found.length === 0 && <p role="status">{t("We could not find a subject with that name.")}</p>}
      {mine.length > 0 && (
        <section className="stack gap-4" aria-labelledby="mine">
          <h2 id="mine">{t("My subjects")}</h2>
          {cards(mine)}
        </section>
      )}
      {rest.length > 0 &&
        (mine.length > 0 ? (
          <section className="stack gap-4" aria-labelledby="the-rest">
            <h2 id="the-rest">{t("More subjects")}</h2>
            {cards(rest)}
          </section>
        ) : (
          cards(rest)
        ))}
    </div>
  );
}

function CardGrid({ subjects, exam, onChoose }: ExamSubjectsProps & { subjects: Subjects }) {
  return (
    <div className="card-grid">
      {subjects.map(({ uuid, name, description, questions, icon, topics, best_score }) => (
        <article key={uuid} className="card test-card">
          <div className="flex gap-3">
            <TopicRing name={name} icon={icon} topics={topics} />
            <div className="stack gap-1">
              <h2>
                <Link to={subjectPath(uuid)}>{subjectName(name)}</Link>
              </h2>
              <p className="text-sm text-muted" lang={isKnown(description) ? undefined : "en"}>
                {translateServerText(description)}
              </p>
              <p className="num text-sm">
                {t("{n} questions", { n: figureText(questions) })}
                {best_score !== null && <b> · {t("Best {n}%", { n: best_score })}</b>}
              </p>
              <TopicsDone topics={topics} />
            </div>
          </div>
          <Button
            tone="plain"
            className="start"
            onClick={() =>
              onChoose({ title: `${exam.name} ${name}`, exam_id: exam.uuid, subject_id: uuid, topics, questions })
            }
          >
            {t("Start Test")}
            <span className="sr-only">: {name}</span>
          </Button>
        </article>
      ))}
    </div>
  );
}

type Topics = Subjects[number]["topics"];

const practised = (topics: Topics) => topics.filter(({ percent }) => percent !== null).length;

/**
 * The subject's icon, with a ring that shows how much of the syllabus has been practised. A subject that was not
 * started has only the icon.
 */
function TopicRing({ name, icon, topics }: { name: string; icon: string; topics: Topics }) {
  const { icon: Icon, tone } = subjectTile(icon);
  const met = practised(topics);
  if (met === 0) return <Tile icon={Icon} tone={tone} />;
  return (
    <ProgressRing small value={(100 * met) / topics.length} label={t("{name} topics practised", { name })}>
      <Icon aria-hidden="true" />
    </ProgressRing>
  );
}

function TopicsDone({ topics }: { topics: Topics }) {
  const met = practised(topics);
  const strong = topics.filter(({ is_strong }) => is_strong).length;
  if (met === 0) return null;
  return (
    <p className="num text-sm">
      {t("{met} of {topics} topics practised", { met, topics: topics.length })}
      {strong > 0 && <b> · {t("{n} strong", { n: strong })}</b>}
    </p>
  );
}
