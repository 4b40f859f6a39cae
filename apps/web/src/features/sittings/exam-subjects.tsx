import { exams } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { localeTag, t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { subjectTile } from "../../pieces/subject-icon.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Tile } from "../../ui/tile.tsx";
import type { ChosenTest } from "./start-dialog.tsx";

interface ExamSubjectsProps {
  exam: { uuid: string; name: string };
  onChoose: (test: ChosenTest) => void;
}

export function ExamSubjects({ exam, onChoose }: ExamSubjectsProps) {
  const subjects = useQuery(read(exams.subjects, { exam_type_id: exam.uuid }));
  return (
    <Await query={subjects}>
      {({ subjects }) =>
        subjects.length === 0 ? (
          <EmptyState title={t("{exam} tests are being prepared", { exam: exam.name })}>
            {t("The first subjects will stand here. The other exams cover most of the same topics.")}
          </EmptyState>
        ) : (
          <div className="card-grid">
            {subjects.map(({ uuid, name, description, questions, icon, topics, best_score }) => (
              <article key={uuid} className="card test-card">
                <div className="flex gap-3">
                  <Tile {...subjectTile(icon)} />
                  <div className="stack gap-1">
                    <h2>{name}</h2>
                    <p className="text-sm text-muted">{description}</p>
                    <p className="num text-sm">
                      {t("{n} questions", { n: questions.toLocaleString(localeTag()) })}
                      {best_score !== null && <b> · {t("Best {n}%", { n: best_score })}</b>}
                    </p>
                  </div>
                </div>
                <Button
                  tone="plain"
                  className="start"
                  onClick={() =>
                    onChoose({ title: `${exam.name} ${name}`, exam_id: exam.uuid, subject_id: uuid, topics })
                  }
                >
                  {t("Start Test")}
                  <span className="sr-only">: {name}</span>
                </Button>
              </article>
            ))}
          </div>
        )
      }
    </Await>
  );
}
