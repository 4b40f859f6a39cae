import { questions, type StaffQuestion } from "@sabiprep/contract";
import { useEffect, useState } from "react";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { KeyMark } from "./question-card.tsx";
import type { TypedTexts } from "./typed-texts.ts";

const RESTED_MS = 400;

type PreviewState = Record<string, { html: string; problem: string | null }>;

const first = (question: StaffQuestion | null): PreviewState =>
  question
    ? {
        question_body: { html: question.question_body, problem: null },
        option_a: { html: question.option_a, problem: null },
        option_b: { html: question.option_b, problem: null },
        option_c: { html: question.option_c ?? "", problem: null },
        option_d: { html: question.option_d ?? "", problem: null },
        option_e: { html: question.option_e ?? "", problem: null },
        option_f: { html: question.option_f ?? "", problem: null },
        answer_explanation: { html: question.answer_explanation, problem: null },
        hint: { html: question.hint, problem: null },
        ...Object.fromEntries(
          question.whys.map(({ letter, html }) => [`why_${letter.toLowerCase()}`, { html, problem: null }]),
        ),
      }
    : {};

/** While a formula is unfinished, the last valid version is shown, with the error beside it. */
const beside = (
  { name, html, problem }: PreviewState[string] & { name: string },
  before: PreviewState,
): PreviewState[string] => ({
  html: problem ? (before[name]?.html ?? "") : html,
  problem,
});

const letters = ["a", "b", "c", "d", "e", "f"] as const;

interface LivePreviewProps {
  typed: TypedTexts;
  question: StaffQuestion | null;
  /** The letters marked as correct. */
  right: string;
}

/** The texts as candidates will see them, including formulas, once typing pauses, with the answer marked as correct. */
export function LivePreview({ typed, question, right }: LivePreviewProps) {
  const [shown, setShown] = useState<PreviewState>(() => first(question));
  useEffect(() => {
    const texts = Object.entries(typed).map(([name, source]) => ({ name, source: source ?? "" }));
    if (texts.length === 0) return;
    const timer = setTimeout(async () => {
      const { texts: made } = await call(questions.preview, { texts }).catch(() => ({ texts: [] }));
      setShown((before) => ({ ...before, ...Object.fromEntries(made.map((one) => [one.name, beside(one, before)])) }));
    }, RESTED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  if (!shown.question_body?.html && !shown.question_body?.problem)
    return (
      <section className="card stack hidden gap-3 bg-canvas min-[75rem]:grid" aria-label={t("Preview")}>
        <b className="text-sm text-muted">{t("Preview")}</b>
        <p className="text-muted">{t("Start typing. The question will show here as students see it.")}</p>
      </section>
    );
  return (
    <section className="card stack gap-3 bg-canvas" aria-label={t("Preview")}>
      <b className="text-sm text-muted">{t("Preview")}</b>
      <Line className="bank-question" text={shown.question_body} />
      {(shown.hint?.html || shown.hint?.problem) && <Line className="bank-why" text={shown.hint} />}
      <ul className="bank-options">
        {letters.map((letter) => {
          const text = shown[`option_${letter}`];
          const why = shown[`why_${letter}`];
          return text?.html || text?.problem ? (
            <li key={letter} className={right.includes(letter.toUpperCase()) ? "is-key" : undefined}>
              <b>{letter.toUpperCase()}</b>
              <span className="min-w-0">
                <Line text={text} inline />
                {(why?.html || why?.problem) && <Line className="bank-why" text={why} />}
              </span>
              {right.includes(letter.toUpperCase()) && <KeyMark />}
            </li>
          ) : null;
        })}
      </ul>
      <Line text={shown.answer_explanation} />
    </section>
  );
}

function Line({
  text,
  inline,
  className,
}: {
  text: PreviewState[string] | undefined;
  inline?: boolean;
  className?: string;
}) {
  if (!text) return null;
  return (
    <>
      {text.html && (
        <StoredMarkup markup={text.html} {...(inline ? { inline } : {})} {...(className ? { className } : {})} />
      )}
      {text.problem && <span className="block text-sm font-semibold text-danger">{text.problem}</span>}
    </>
  );
}
