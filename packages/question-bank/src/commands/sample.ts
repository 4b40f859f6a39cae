// Usage: npm run bank:sample -- --subject physics --count 20 [--seed 7] [--blind | --answers | --rate | --explain].
// With --topic waves [--id echo-time] it prints all questions of a topic, or one question, in file order. With --html
// FILE it writes the full subject as a page for a browser. It prints questions for a person to read. --blind prints
// JSON lines without keys and explanations. --answers prints the keys of the same sample, so that a reader's sheet can
// be marked. --rate prints a sheet to fill in for bank:rated. --explain also prints key, explanation and whys, as a
// sheet for bank:explained. Its count is per subject. Several subjects: --subject physics,biology.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { render, renderInline } from "@sabiprep/markup";
import type { SubjectBank } from "../authoring.ts";
import { assembleBank, type ShippedQuestion, type ShippedSubject } from "../bank.ts";
import { drawing } from "../draw.ts";
import { keyLetter } from "../rating.ts";
import { ContentProblems } from "../written-questions.ts";
import { counted } from "./counted.ts";
import { poolNamed, readOptions, refuse } from "./read-options.ts";
import { chosenQuestions, forReading, lettered, NotThere } from "./read-questions.ts";
import { NoSuchSubject, readSubject } from "./read-subject.ts";
import { subjectPage } from "./subject-page.ts";

const usage = `npm run bank:sample -- --subject history                        twenty random questions, with answers and whys
npm run bank:sample -- --subject history --topic decolonisation  all questions of a topic
npm run bank:sample -- --subject history --id garvey-dubois      one question
npm run bank:sample -- --subject history --html FILE             the full subject, as a page for a browser
  --pool paper only questions of one pool, paper or stretch
  --count 5    number of questions    --seed 7    another random choice
  --blind      JSON lines without answers; --answers the answers to the same questions; --rate a sheet to fill in for bank:rated
  --explain    JSON lines with answer, explanation and whys, six per subject, a sheet to fill in for bank:explained`;

const { values } = readOptions(usage, {
  options: {
    subject: { type: "string" },
    topic: { type: "string" },
    id: { type: "string" },
    pool: { type: "string" },
    count: { type: "string" },
    seed: { type: "string", default: "1" },
    blind: { type: "boolean", default: false },
    answers: { type: "boolean", default: false },
    rate: { type: "boolean", default: false },
    explain: { type: "boolean", default: false },
    html: { type: "string" },
  },
});

async function chosenBanks(): Promise<readonly SubjectBank[]> {
  return values.subject
    ? Promise.all(values.subject.split(",").map(readSubject))
    : (await import("../subjects/index.ts")).subjectBanks;
}

/** A blind reader gets no name that could give away the topic's template or the key. */
const blind = (question: ShippedQuestion, more: object = {}) =>
  JSON.stringify({
    id: question.uuid,
    subject: question.subject,
    ...(question.passage && { passage: render(question.passage.body).text }),
    ...(question.picture && { picture: question.picture.svg, picture_alt: question.picture.alt }),
    ...(question.instruction && { instruction: renderInline(question.instruction).text }),
    body: render(question.body).text,
    body_source: question.body,
    options: Object.fromEntries(lettered(question).map(({ letter, text }) => [letter, text])),
    options_source: question.options.map(({ text }) => text),
    ...more,
  });

/** The same, with fields for the reader to fill in. docs/rating.md explains the fields. */
const toRate = (question: ShippedQuestion) =>
  blind(question, { answer: "", live: null, giveaway: null, level: null, quality: null, share: null });

/** What a student sees after the answer, with fields for a reader of explanations to fill in. */
const toExplain = (question: ShippedQuestion) =>
  blind(question, {
    key: question.key,
    answer: keyLetter(question),
    explanation: render(question.explanation).text,
    explanation_source: question.explanation,
    whys: Object.fromEntries(
      lettered(question).flatMap(({ letter, why }) => (why ? [[letter, render(why).text]] : [])),
    ),
    class: "",
    score: null,
    steps: "",
    false: null,
    remark: "",
  });

const answer = (question: ShippedQuestion) =>
  JSON.stringify({ id: question.uuid, answer: keyLetter(question), key: question.key });

function writePage(file: string, subjects: readonly ShippedSubject[]): void {
  const [subject] = subjects;
  if (!subject || subjects.length > 1) refuse("--html shows one subject. Name it with --subject.");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, subjectPage(subject));
  console.log(
    `${file}: ${counted(subject.questions.length, "question")} in ${subject.about.name}. Open it in a browser`,
  );
}

/**
 * A named topic or question is printed in file order. Otherwise, or with --count, the questions are a random sample.
 */
function printSample(subjects: readonly ShippedSubject[]): void {
  const pool = values.pool === undefined ? undefined : poolNamed(values.pool);
  const questions = chosenQuestions(subjects, { ...values, pool });
  const named = values.topic ?? values.id;
  const count = Number(values.count ?? (values.explain ? 6 : 20));
  if (!Number.isInteger(count) || count < 1) refuse(`--count ${values.count} is not a number of questions.`);
  const some = (of: readonly ShippedQuestion[]) => drawing(`sample/${values.seed}`).some(of, count);
  if (values.explain && !named) {
    for (const subject of subjects)
      for (const question of some(chosenQuestions([subject], { pool }))) console.log(toExplain(question));
    return;
  }
  const drawn = named && !values.count ? questions : some(questions);
  const print = values.explain
    ? toExplain
    : values.rate
      ? toRate
      : values.blind
        ? blind
        : values.answers
          ? answer
          : forReading;
  if (print === forReading)
    console.log(`${drawn.length} of ${counted(questions.length, "question")}${named ? "" : `, seed ${values.seed}`}\n`);
  for (const question of drawn) console.log(print(question));
}

try {
  const { subjects } = assembleBank(await chosenBanks());
  if (values.html) writePage(values.html, subjects);
  else printSample(subjects);
} catch (problem) {
  if (!(problem instanceof ContentProblems || problem instanceof NoSuchSubject || problem instanceof NotThere))
    throw problem;
  refuse(problem.message);
}
