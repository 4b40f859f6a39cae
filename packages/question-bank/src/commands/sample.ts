// npm run bank:sample -- --subject physics --count 20 [--seed 7] [--blind | --answers | --rate]
// Prints questions for a person to read. --blind prints them as JSON lines without keys and explanations, --answers the
// keys of the same draw, so that a fresh reader's sheet can be marked, --rate a sheet to be filled in
// for bank:rated. Several subjects: --subject physics,biology.
import { parseArgs } from "node:util";
import { optionLetters } from "@sabiprep/exam";
import { render, renderInline } from "@sabiprep/markup";
import type { SubjectBank } from "../authoring.ts";
import { assembleBank, type ShippedQuestion } from "../bank.ts";
import { drawing } from "../draw.ts";
import { keyLetter } from "../rating.ts";
import { readSubject } from "./read-subject.ts";

const { values } = parseArgs({
  options: {
    subject: { type: "string" },
    count: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
    blind: { type: "boolean", default: false },
    answers: { type: "boolean", default: false },
    rate: { type: "boolean", default: false },
  },
});

async function chosenBanks(): Promise<readonly SubjectBank[]> {
  return values.subject
    ? Promise.all(values.subject.split(",").map(readSubject))
    : (await import("../subjects/index.ts")).subjectBanks;
}

const lettered = ({ options }: ShippedQuestion) =>
  options.map(({ text }, at) => [optionLetters[at] ?? "?", renderInline(text).text] as const);

/** A blind reader sees no name that could speak of the topic's template or of the key. */
const blind = (question: ShippedQuestion, more: object = {}) =>
  JSON.stringify({
    id: question.uuid,
    subject: question.subject,
    ...(question.passage && { passage: render(question.passage.body).text }),
    ...(question.picture && { picture: question.picture.svg, picture_alt: question.picture.alt }),
    body: render(question.body).text,
    body_source: question.body,
    options: Object.fromEntries(lettered(question)),
    options_source: question.options.map(({ text }) => text),
    ...more,
  });

/** The same with the places a reader fills in; docs/rating.md says what they mean. */
const toRate = (question: ShippedQuestion) =>
  blind(question, { answer: "", live: null, giveaway: null, level: null, quality: null, share: null });

const answer = (question: ShippedQuestion) =>
  JSON.stringify({ id: question.uuid, answer: keyLetter(question), key: question.key });

function forReading(question: ShippedQuestion): string {
  const { key, topic, difficulty, class_level, passage, picture } = question;
  return [
    `── ${key}  (${topic}, ${difficulty}, ${class_level})`,
    ...(passage ? [`[${passage.title}] ${render(passage.body).text}`, ""] : []),
    render(question.body).text,
    ...(picture ? [`[picture: ${picture.alt}]`] : []),
    ...lettered(question).map(([letter, text]) => `   ${letter}. ${text}`),
    `Key: ${keyLetter(question)}. ${render(question.explanation).text}`,
    "",
  ].join("\n");
}

const questions = assembleBank(await chosenBanks()).subjects.flatMap((subject) => subject.questions);
const drawn = drawing(`sample/${values.seed}`).some(questions, Number(values.count));
const print = values.rate ? toRate : values.blind ? blind : values.answers ? answer : forReading;
if (print === forReading) console.log(`${drawn.length} of ${questions.length} questions, seed ${values.seed}\n`);
for (const question of drawn) console.log(print(question));
