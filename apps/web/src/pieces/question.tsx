import type { CandidateQuestion } from "@sabiprep/contract";
import { type OptionLetter, optionLetters } from "@sabiprep/exam";
import { clsx } from "clsx";
import { Check, ChevronDown, Lightbulb, X } from "lucide-react";
import { useId } from "react";
import { contentLanguage } from "../lib/content-language.ts";
import { t } from "../lib/i18n.ts";
import { QuestionPicture } from "./question-picture.tsx";
import { StoredMarkup } from "./stored-markup.tsx";

const optionField = {
  A: "option_a",
  B: "option_b",
  C: "option_c",
  D: "option_d",
  E: "option_e",
  F: "option_f",
} as const;

/** The options a question really has: usually four, five on some NECO papers, two for true or false. */
export const optionsOf = (question: CandidateQuestion): { letter: OptionLetter; markup: string }[] =>
  optionLetters.flatMap((letter) => {
    const markup = question[optionField[letter]];
    return markup ? [{ letter, markup }] : [];
  });

/** The question is in an exam that still takes answers. Its key and explanation are sent after the exam. */
export const isKeyHidden = ({ correct_answer, answer_explanation }: CandidateQuestion): boolean =>
  correct_answer === null && answer_explanation === null;

/** The correct answer, if this device has it. */
export const isRight = ({ correct_answer, also_right = "" }: CandidateQuestion, chosen: string | null): boolean =>
  chosen !== null && (chosen === correct_answer || also_right.includes(chosen));

/** "A, C" */
export const listed = (letters: string | null): string => [...(letters ?? "")].join(", ");

/** What to do, above the question. */
export const Instruction = ({ question: { instruction } }: { question: Pick<CandidateQuestion, "instruction"> }) =>
  instruction ? <StoredMarkup className="question font-semibold" markup={`<p>${instruction}</p>`} /> : null;

/** Passage, text, picture and sound of a question. In a list the passage is collapsed. */
export function QuestionBody({ question, folded = false }: { question: CandidateQuestion; folded?: boolean }) {
  return (
    <div className="stack">
      {question.passage && (
        <details className="rounded-md bg-canvas p-4" open={!folded}>
          <summary className="font-bold" lang={contentLanguage(question.passage.body)}>
            {question.passage.title}
          </summary>
          <StoredMarkup className="question mt-3" markup={question.passage.body} />
        </details>
      )}
      <Instruction question={question} />
      <StoredMarkup className="question" markup={question.question_body} />
      <QuestionPicture key={question.uuid} question={question} />
      {question.audio_url && (
        // biome-ignore lint/a11y/useMediaCaption: test-of-orals recordings are the question itself; a caption would answer it.
        <audio controls preload="none" src={question.audio_url} />
      )}
    </div>
  );
}

interface AnswerOptionsProps {
  question: CandidateQuestion;
  chosen: string | null;
  /** Called with the pressed letter. Where several can be chosen, a second press removes it. */
  onChoose: (letter: OptionLetter) => void;
  /** Shows the correct answer, and accepts no more choices. */
  marked?: boolean;
  /** A wrong option that was crossed out as help. */
  ruledOut?: string | undefined;
}

/**
 * Real radio buttons, or checkboxes, in rows the size of a thumb. The letter on the key cap is the key on the keyboard.
 */
export function AnswerOptions({ question, chosen, onChoose, marked = false, ruledOut }: AnswerOptionsProps) {
  const group = useId();
  const { choose, correct_answer, also_right = "" } = question;
  const isOne = choose === undefined;
  return (
    <fieldset className="options">
      <legend className={isOne ? "sr-only" : "pb-2 font-semibold"}>
        {isOne
          ? t("Choose one answer")
          : choose
            ? t("Choose {n} answers", { n: choose })
            : t("Choose all the correct answers")}
      </legend>
      {optionsOf(question).map(({ letter, markup }) => {
        const isChosen = chosen?.includes(letter) ?? false;
        const right = marked && `${correct_answer}${also_right}`.includes(letter);
        const wrong = marked && isChosen && !right && !isKeyHidden(question);
        return (
          <label key={letter} className="option">
            <input
              type={isOne ? "radio" : "checkbox"}
              name={group}
              value={letter}
              checked={isChosen}
              disabled={marked || letter === ruledOut}
              onChange={() => onChoose(letter)}
            />
            <span
              className={clsx(
                "option-box",
                right && "option-right",
                wrong && "option-wrong",
                letter === ruledOut && "option-out",
              )}
            >
              <span className="keycap" aria-hidden="true">
                {letter}
              </span>
              <span className="min-w-0">
                <span className="sr-only">{letter}: </span>
                <StoredMarkup inline markup={markup} />
              </span>
              <OptionMark right={right} wrong={wrong} chosen={isChosen} out={letter === ruledOut} />
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

function OptionMark({ right, wrong, chosen, out }: Record<"right" | "wrong" | "chosen" | "out", boolean>) {
  if (!right && !wrong && !chosen && !out) return null;
  const Icon = wrong || out ? X : Check;
  const words = out
    ? t("Ruled out")
    : wrong
      ? t("Your answer")
      : right
        ? chosen
          ? t("Correct")
          : t("Correct answer")
        : t("Chosen");
  return (
    <span className="option-mark">
      <Icon className="icon" aria-hidden="true" />
      {words}
    </span>
  );
}

interface ExplanationProps {
  question: CandidateQuestion;
  chosen: string | null;
  /** On paper nothing can be pressed. */
  unfolded?: boolean;
}

/**
 * Why the chosen answer is wrong, then why the correct one is right. It is never hidden once the answer is known. Why
 * the other options are wrong shows on request.
 */
export function Explanation({ question, chosen, unfolded = false }: ExplanationProps) {
  // A test saved on a phone may be older than the reasons.
  const whys = question.whys ?? [];
  const mine = whys.filter(({ letter }) => chosen?.includes(letter));
  const others = whys.filter((why) => !mine.includes(why));
  return (
    <>
      {mine.map(({ letter, html }) => (
        <div key={letter} className="why-chosen">
          <h2>
            <X className="icon" aria-hidden="true" />
            {t("You chose {letter}", { letter })}
          </h2>
          <StoredMarkup markup={html} />
        </div>
      ))}
      {question.answer_explanation && (
        <div className="explanation">
          <h2>
            <Lightbulb className="icon" aria-hidden="true" />
            {question.choose === undefined
              ? t("Why {letter} is right", { letter: question.correct_answer ?? "" })
              : t("Why {letters} are right", { letters: listed(question.correct_answer) })}
          </h2>
          <StoredMarkup markup={question.answer_explanation} />
        </div>
      )}
      {others.length > 0 && (
        <details className="why-others" key={String(unfolded)} open={unfolded}>
          <summary>
            <ChevronDown className="icon" aria-hidden="true" />
            {t("Why the other answers are wrong")}
          </summary>
          <ul>
            {others.map(({ letter, html }) => (
              <li key={letter}>
                <b>{letter}</b>
                <StoredMarkup markup={html} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
