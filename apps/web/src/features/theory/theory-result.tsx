import type { TheoryAtom, TheoryMarking, TheoryResponse } from "@sabiprep/contract";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { topicPath } from "../../lib/paths.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { AtomNotes } from "./guide-form.tsx";
import { Fold, OwnText } from "./marking-steps.tsx";
import { AnswerPhotos } from "./photo-viewer.tsx";
import { marksText, QuestionPaper } from "./question-paper.tsx";
import { ScoreRange } from "./score-range.tsx";
import { SpecimenChecked } from "./specimen-checked.tsx";

export function TheoryResult({ response, onMarkAgain }: { response: TheoryResponse; onMarkAgain: () => void }) {
  const { mark, guide, question, answers, photos, model_html } = response;
  if (!mark || !guide) return null;
  return (
    <>
      <section className="card stack gap-3" aria-labelledby="score">
        <h2 id="score" className="theory-score">
          <span className="num">{t("{score} of {max}", { score: mark.score, max: mark.max })}</span>{" "}
          <span className="chip">{t("self-marked")}</span>
        </h2>
        <ScoreRange low={mark.low} high={mark.high} score={mark.score} max={mark.max} />
        <p className="text-sm text-muted">
          {mark.unsure.length > 0
            ? t("The range is wider because you were unsure about {n, plural, one {# mark} other {# marks}}.", {
                n: mark.unsure.length,
              })
            : t("How close you were to the examiner on sample answers decides how wide the range is.")}
        </p>
      </section>
      <LostMarks mark={mark} atoms={guide.atoms} />
      <section className="card stack gap-3" aria-labelledby="answer">
        <h2 id="answer">{t("Your answer")}</h2>
        <QuestionPaper
          question={question}
          below={({ id }) => <OwnText text={answers[id]} hasPhotos={photos.length > 0} />}
        />
        <AnswerPhotos photos={photos} />
        <Fold title={t("The model answer")}>{model_html && <StoredMarkup className="note" markup={model_html} />}</Fold>
        <Fold title={t("The sample you marked")}>
          <SpecimenChecked response={response} />
        </Fold>
      </section>
      <div className="row flex-wrap gap-3">
        <Link className={buttonClass({})} to={topicPath(question.topic.uuid)}>
          {t("Read the lesson: {topic}", { topic: question.topic.name })}
        </Link>
        <Button tone="plain" onClick={onMarkAgain}>
          {t("Mark again")}
        </Button>
      </div>
    </>
  );
}

export function LostMarks({ mark: { lost, deductions }, atoms }: { mark: TheoryMarking; atoms: TheoryAtom[] }) {
  const byId = new Map(atoms.map((atom) => [atom.id, atom]));
  const taken = deductions.filter(({ marks }) => marks > 0);
  const shown = lost.filter(({ reason }) => reason !== "group_full");
  if (shown.length === 0 && taken.length === 0) return null;
  return (
    <section className="card stack gap-3" aria-labelledby="lost">
      <h2 id="lost">{t("Where marks were lost")}</h2>
      <ul className="stack gap-3">
        {shown.map(({ atom: id, marks, reason, needs }) => {
          const atom = byId.get(id);
          return (
            atom && (
              <li key={id} className="theory-atom">
                <div className="stack gap-1">
                  <p>
                    <b className="theory-atom-id">{id}</b> <StoredMarkup inline markup={atom.html} />{" "}
                    <span className="num text-sm text-muted">{marksText(marks)}</span>
                  </p>
                  {reason === "needs" ? (
                    <p className="hint">
                      {t("It does not count without {marks}.", { marks: (needs ?? []).join(", ") })}
                    </p>
                  ) : (
                    <AtomNotes atom={atom} />
                  )}
                </div>
              </li>
            )
          );
        })}
        {taken.map(({ code, part, marks }) => (
          <li key={`${code}${part}`}>{t("Taken off: {marks}", { marks: marksText(marks) })}</li>
        ))}
      </ul>
    </section>
  );
}
