// Selects questions and prints them for a person to read in a terminal.
import { optionLetters, type Pool } from "@sabiprep/exam";
import { render, renderInline } from "@sabiprep/markup";
import type { ShippedQuestion, ShippedSubject } from "../bank.ts";
import { keyLetter } from "../rating.ts";

/** Thrown when a named topic or question is not in the bank. */
export class NotThere extends Error {}

interface ReadOptions {
  topic?: string | undefined;
  /** The id after "## ", or the full key. */
  id?: string | undefined;
  pool?: Pool | undefined;
}

/** All questions of the subjects, or only those of a topic or pool, or the one with this id. */
export function chosenQuestions(
  subjects: readonly ShippedSubject[],
  { topic, id, pool }: ReadOptions,
): ShippedQuestion[] {
  const topics = subjects.flatMap((subject) => subject.topics);
  if (topic && !topics.some(({ slug }) => slug === topic))
    throw new NotThere(
      `We could not find the topic “${topic}”. The topics are:\n  ${topics.map(({ slug }) => slug).join("\n  ")}`,
    );
  const questions = subjects
    .flatMap((subject) => subject.questions)
    .filter((question) => (!topic || question.topic === topic) && (!pool || question.pool === pool))
    .filter(({ key }) => !id || key === id || key.endsWith(`/${id}`));
  if (id && questions.length === 0) throw new NotThere(`No question has the id “${id}”${topic ? ` in ${topic}` : ""}.`);
  return questions;
}

export const lettered = ({ options }: ShippedQuestion) =>
  options.map(({ text, why }, at) => ({ letter: optionLetters[at] ?? "?", text: renderInline(text).text, why }));

export function forReading(question: ShippedQuestion): string {
  const { key, topic, difficulty, class_level, pool, passage, picture, instruction } = question;
  return [
    `── ${key}  (${topic}, ${difficulty}, ${class_level}, ${pool})`,
    ...(passage ? [`[${passage.title}] ${render(passage.body).text}`, ""] : []),
    ...(instruction ? [`[${renderInline(instruction).text}]`] : []),
    render(question.body).text,
    ...(picture ? [`[picture: ${picture.alt}]`] : []),
    ...lettered(question).flatMap(({ letter, text, why }) => [
      `   ${letter}. ${text}`,
      ...(why ? [`      > ${render(why).text.replaceAll("\n", "\n        ")}`] : []),
    ]),
    ...(question.hint ? [`Hint: ${render(question.hint).text}`] : []),
    `Key: ${keyLetter(question)}. ${render(question.explanation).text}`,
    "",
  ].join("\n");
}
