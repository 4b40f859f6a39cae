import { ApiError, itemAnalysis, questions, type StaffQuestion } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { t } from "../../lib/i18n.ts";
import { read, useCall } from "../../lib/query.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Button } from "../../ui/button.tsx";
import { FieldNotes, TextArea } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";
import { FixImpact } from "./fix-impact.tsx";
import { answersNames, optionsOf } from "./question-words.ts";

type Letter = StaffQuestion["accepted"][number];

const stale = [
  itemAnalysis.ofQuestion,
  itemAnalysis.askedFixes,
  itemAnalysis.suspects,
  questions.read,
  questions.list,
  questions.tiles,
  questions.history,
];

interface CorrectKeyProps {
  question: StaffQuestion;
  /** False if the container has the title. */
  titled?: boolean;
  onDone: () => void;
}

/**
 * A corrected key, with a reason. Every past test that contains the question is graded again and its candidate
 * notified.
 */
export function CorrectKeyForm({ question, titled = true, onDone }: CorrectKeyProps) {
  const known = useQuery(read(itemAnalysis.ofQuestion, { question_id: question.id, from: "first" })).data;
  /** The site requires confirmation by a second person. */
  const needsSecond = known?.needs_second_person === true;
  const asked = useCall(itemAnalysis.askFix, stale);
  const done = useCall(itemAnalysis.fixKey, stale);
  const fix = needsSecond ? asked : done;
  const [accepted, setAccepted] = useState<Letter[]>(question.accepted);
  const [isVoid, setVoid] = useState(question.is_void);
  const [reason, setReason] = useState("");
  const box = useRef<HTMLFormElement>(null);
  // It opens below the statistics.
  useEffect(() => {
    // Without braces the effect would return what a newer browser returns here: a promise, which is no cleanup.
    box.current?.scrollIntoView({ block: "start" });
  }, []);
  const errors = fix.error instanceof ApiError ? fix.error.errors : {};
  const general = fix.error && Object.keys(errors).length === 0 ? fix.error.message : undefined;

  async function send(event: FormEvent) {
    event.preventDefault();
    const wanted = { question_id: question.id, accepted: isVoid ? [] : accepted, is_void: isVoid, reason };
    await (needsSecond ? asked.mutateAsync(wanted) : done.mutateAsync(wanted));
    toast({ title: (needsSecond ? itemAnalysis.askFix : itemAnalysis.fixKey).message ?? "" });
    onDone();
  }
  const toggle = (letter: Letter, on: boolean) =>
    setAccepted(on ? [...accepted, letter] : accepted.filter((one) => one !== letter));

  return (
    <form ref={box} className="card stack gap-4" noValidate onSubmit={(event) => void send(event).catch(() => {})}>
      {titled && <h3 className="text-lg">{t("Correct the answer key")}</h3>}
      <StoredMarkup className="bank-question" markup={question.question_body} />
      <p className="text-muted">
        {needsSecond
          ? t("A second owner or reviewer must confirm this. Then we will mark every test with this question again.")
          : t("We will mark every test with this question again and tell each student once.")}
      </p>
      <fieldset className="field" disabled={isVoid}>
        <legend className="label pb-1.5">{t("Correct answers")}</legend>
        <div className="stack gap-1">
          {optionsOf(question).map(({ letter, markup }) => (
            <label key={letter} className="check">
              <input
                type="checkbox"
                aria-label={letter}
                aria-describedby={`key-option-${letter}`}
                checked={!isVoid && accepted.includes(letter)}
                onChange={(event) => toggle(letter, event.target.checked)}
              />
              <span className="row gap-2">
                <b>{letter}</b>
                <span id={`key-option-${letter}`}>
                  <StoredMarkup inline markup={markup} />
                </span>
              </span>
            </label>
          ))}
        </div>
        <FieldNotes
          id="accepted"
          error={errors.accepted?.[0]}
          hint={question.answers_wanted === "one" ? undefined : answersNames()[question.answers_wanted]}
        />
      </fieldset>
      <label className="check">
        <input type="checkbox" checked={isVoid} onChange={(event) => setVoid(event.target.checked)} />
        <span>{t("Void: no answer is correct, so everyone gets the mark")}</span>
      </label>
      <TextArea
        name="reason"
        label={t("Reason")}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        {...(errors.reason?.[0] ? { error: errors.reason[0] } : {})}
      />
      <FixImpact question={question} accepted={isVoid ? [] : accepted} isVoid={isVoid} />
      {general && (
        <p className="field-error" role="alert">
          {general}
        </p>
      )}
      <div className="row justify-end">
        <Button tone="plain" onClick={onDone}>
          {t("Cancel")}
        </Button>
        <Button type="submit" disabled={fix.isPending || !known}>
          {needsSecond ? t("Ask a second reviewer") : t("Correct and re-mark tests")}
        </Button>
      </div>
    </form>
  );
}
