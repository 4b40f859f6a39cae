import { type TheoryResponse, theory } from "@sabiprep/contract";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { useCall } from "../../lib/query.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Button } from "../../ui/button.tsx";
import { type Choices, GuideForm, isComplete, NO_CHOICES, ticksOf, unsureOf } from "./guide-form.tsx";
import { AnswerPhotos } from "./photo-viewer.tsx";
import { QuestionPaper } from "./question-paper.tsx";
import { SpecimenChecked } from "./specimen-checked.tsx";

interface StepProps {
  response: TheoryResponse;
  onDone: (next: TheoryResponse) => void;
}

/** Students mark somebody else's answer first, because that shows what an examiner looks for. */
export function SpecimenMarking({ response, onDone }: StepProps) {
  const [choices, setChoices] = useState<Choices>(NO_CHOICES);
  const save = useCall(theory.markSpecimen);
  const { guide, question, specimen } = response;
  if (!guide || !specimen) return null;
  const compare = () =>
    save.mutate({ response_id: response.uuid, ticks: ticksOf(guide, choices) }, { onSuccess: onDone });
  return (
    <>
      <p>
        {t(
          "First mark this sample answer of another student. Then you see what the examiner gave it. It shows you where marks are won and lost.",
        )}
      </p>
      <Fold title={t("The question")}>
        <QuestionPaper question={question} />
      </Fold>
      <div className="theory-columns">
        <section className="card stack gap-3" aria-labelledby="sample">
          <h2 id="sample">{t("The sample answer")}</h2>
          <StoredMarkup className="note" markup={specimen.html} />
        </section>
        <section className="card stack gap-4" aria-labelledby="guide">
          <h2 id="guide">{t("Is it on the page?")}</h2>
          <GuideForm guide={guide} question={question} choices={choices} onChange={setChoices} withUnsure={false} />
          <Submit
            label={t("Compare with the examiner")}
            isReady={isComplete(guide, choices)}
            isBusy={save.isPending}
            problem={save.error}
            onPress={compare}
          />
        </section>
      </div>
    </>
  );
}

/** The student's own answer beside the model answer. */
export function OwnMarking({ response, onDone }: StepProps) {
  const [choices, setChoices] = useState<Choices>(NO_CHOICES);
  const [isReady, setReady] = useState(response.mark !== null);
  const save = useCall(theory.mark);
  const { guide, question, answers, photos, model_html } = response;
  if (!guide) return null;
  if (!isReady)
    return (
      <>
        <SpecimenChecked response={response} />
        <Button large className="justify-self-start" onClick={() => setReady(true)}>
          {t("Now mark your own answer")}
        </Button>
      </>
    );
  const add = () =>
    save.mutate(
      { response_id: response.uuid, ticks: ticksOf(guide, choices), unsure: unsureOf(choices) },
      { onSuccess: onDone },
    );
  return (
    <>
      <p>{t("Be strict: a mark counts only if the words or the step are really on the page.")}</p>
      <div className="theory-columns">
        <section className="card stack gap-3" aria-labelledby="own">
          <h2 id="own">{t("Your answer")}</h2>
          <QuestionPaper
            question={question}
            below={({ id }) => <OwnText text={answers[id]} hasPhotos={photos.length > 0} />}
          />
          <AnswerPhotos photos={photos} />
          <Fold title={t("The model answer")}>
            {model_html && <StoredMarkup className="note" markup={model_html} />}
          </Fold>
        </section>
        <section className="card stack gap-4" aria-labelledby="own-guide">
          <h2 id="own-guide">{t("Is it on the page?")}</h2>
          <GuideForm guide={guide} question={question} choices={choices} onChange={setChoices} withUnsure />
          <Submit
            label={t("Add up my marks")}
            isReady={isComplete(guide, choices)}
            isBusy={save.isPending}
            problem={save.error}
            onPress={add}
          />
        </section>
      </div>
    </>
  );
}

export const OwnText = ({ text, hasPhotos }: { text: string | undefined; hasPhotos: boolean }) =>
  text?.trim() ? (
    <p className="theory-own">{text}</p>
  ) : (
    <p className="text-sm text-muted">
      {hasPhotos ? t("Nothing typed here. Look at your photographs.") : t("Nothing typed here. Look at your paper.")}
    </p>
  );

export const Fold = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <details className="theory-fold">
    <summary className="tap font-bold">{title}</summary>
    <div className="pt-2">{children}</div>
  </details>
);

interface SubmitProps {
  label: string;
  isReady: boolean;
  isBusy: boolean;
  problem: Error | null;
  onPress: () => void;
}

/** The button can always be pressed, and says what is missing. */
function Submit({ label, isReady, isBusy, problem, onPress }: SubmitProps) {
  const [wasEarly, setEarly] = useState(false);
  return (
    <div className="stack gap-2">
      <Button large disabled={isBusy} onClick={() => (isReady ? onPress() : setEarly(true))}>
        {label}
      </Button>
      {wasEarly && !isReady && <p role="alert">{t("Choose an answer for every mark first.")}</p>}
      {problem && <p role="alert">{problem.message}</p>}
    </div>
  );
}
