// Every text of a subject, rendered once. The gate first reports texts that do not render.
import { type RenderedFormula, RenderProblem, render, renderInline } from "@sabiprep/markup";
import type { BankQuestion, SubjectBank } from "../authoring.ts";
import type { Problem } from "./problem.ts";

export interface PrintedQuestion {
  question: BankQuestion;
  /** Shown once above a group. It is not part of the stem. */
  instruction: RenderedFormula;
  body: RenderedFormula;
  right: RenderedFormula;
  wrong: RenderedFormula[];
  /** Why wrong options are wrong, for options that have a why. */
  whys: RenderedFormula[];
  explanation: RenderedFormula;
  hint: RenderedFormula;
}

export interface PrintedSubject {
  bank: SubjectBank;
  questions: PrintedQuestion[];
  problems: Problem[];
}

const nothing: RenderedFormula = { html: "", text: "" };

export function printSubject(bank: SubjectBank): PrintedSubject {
  const problems: Problem[] = [];
  const attempt = (key: string, part: string, source: string, how: typeof render): RenderedFormula => {
    try {
      const { html, words } = how(source);
      if (/ style=/.test(html)) problems.push({ rule: "renders", key, message: `${part}: has a style attribute` });
      return { html, text: words };
    } catch (error) {
      if (!(error instanceof RenderProblem)) throw error;
      problems.push({ rule: "renders", key, message: `${part}: ${error.message}` });
      return nothing;
    }
  };
  const questions = bank.questions.map((question) => ({
    question,
    instruction: question.instruction
      ? attempt(question.key, "instruction", question.instruction, renderInline)
      : nothing,
    body: attempt(question.key, "body", question.body, render),
    right: attempt(question.key, "right option", question.right, renderInline),
    wrong: question.wrong.map(({ text }) => attempt(question.key, "wrong option", text, renderInline)),
    whys: question.wrong.flatMap(({ why }) => (why ? [attempt(question.key, "why", why, render)] : [])),
    explanation: attempt(question.key, "explanation", question.explanation, render),
    hint: question.hint ? attempt(question.key, "hint", question.hint, render) : nothing,
  }));
  for (const passage of new Map(
    bank.questions.flatMap(({ passage }) => (passage ? [[passage.key, passage]] : [])),
  ).values())
    attempt(passage.key, "passage", passage.body, render);
  return { bank, questions, problems };
}
