// Renders every text of some questions in a separate thread before the questions are checked.
import type { NewQuestion } from "@sabiprep/contract";
import { optionLetters } from "@sabiprep/exam";
import { whyField } from "../whys.ts";
import { type Outcome, renderInChildProcess, type TextToRender } from "./render-in-child.ts";

/** The result for a text. It must be one of the rendered texts. */
export type RenderedQuestion = (text: TextToRender) => Outcome;

const keyOf = ({ source, inline }: TextToRender) => `${inline ? "-" : "="}${source}`;

export async function renderTexts(texts: readonly TextToRender[], lane: "desk" | "files"): Promise<RenderedQuestion> {
  const different = new Map(texts.map((text) => [keyOf(text), text]));
  const outcomes = await renderInChildProcess([...different.values()], lane);
  const byKey = new Map([...different.keys()].map((key, at) => [key, outcomes[at]!]));
  return (text) => byKey.get(keyOf(text)) ?? { problem: "the text was not rendered" };
}

export const textsOf = (row: NewQuestion): TextToRender[] =>
  [
    { source: row.question_body, inline: false },
    { source: row.answer_explanation, inline: false },
    { source: row.hint, inline: false },
    { source: row.instruction, inline: true },
    ...optionLetters.map((letter) => ({
      source: row[`option_${letter.toLowerCase()}` as "option_a"],
      inline: true,
    })),
    ...optionLetters.map((letter) => ({ source: row[whyField(letter)], inline: false })),
  ].flatMap(({ source, inline }) => (source?.trim() ? [{ source: source.trim(), inline }] : []));

export const renderQuestions = (
  rows: readonly NewQuestion[],
  lane: "desk" | "files" = "desk",
): Promise<RenderedQuestion> => renderTexts(rows.flatMap(textsOf), lane);
