// Runs the full gate over everything that is shipped.
import { gzipSync } from "node:zlib";
import { render, renderInline } from "@sabiprep/markup";
import { describe, expect, test } from "vitest";
import { optionsShown } from "./bank.ts";
import { majorSubjects } from "./catalogue/subjects.ts";
import { fifthOf, isNamed } from "./fifth-option.ts";
import { checkQuestions } from "./gate/index.ts";
import { checkPapers } from "./gate/paper-rules.ts";
import { arrangePapers, loadBank, type Paper } from "./index.ts";
import { subjectBanks } from "./subjects/index.ts";

const REPLY_TARGET = 15 * 1024;
/**
 * Every step of an answer in further mathematics is a formula, and formulas are long to send. Its target is a tenth
 * higher.
 */
const TARGET_OF_FORMULAS = 16.5 * 1024;
/** A paper above its target is reported. A paper above its target by more than this factor fails the test. */
const HEADROOM = 1.1;

const papers = arrangePapers(loadBank());

test("the bank is not empty and has each subject once", () => {
  expect(subjectBanks.length).toBeGreaterThan(0);
  expect(new Set(subjectBanks.map(({ slug }) => slug)).size).toBe(subjectBanks.length);
});

describe.each(subjectBanks)("$slug", (bank) => {
  test("every question follows every rule, and the checker solved every computed question again", () => {
    expect(checkQuestions(bank)).toEqual({ problems: [], unchecked: [] });
  });

  test("the bank's papers are full, sound and share few questions", () => {
    expect(checkPapers(papers.filter(({ subject }) => subject === bank.slug))).toEqual([]);
  });

  test("forty questions are at most 10 % over 15 KB, or 16.5 KB for further mathematics", () => {
    const target = bank.slug === "further-mathematics" ? TARGET_OF_FORMULAS : REPLY_TARGET;
    for (const paper of papers.filter(({ subject, year }) => subject === bank.slug && year % 7 === 0)) {
      const name = `${paper.exam} ${bank.slug} ${paper.year}`;
      const { length } = gzipSync(replyOf(paper));
      if (length >= target) console.warn(`${name}: ${(length / 1024).toFixed(1)} KB, target ${target / 1024} KB`);
      expect(length, name).toBeLessThan(target * HEADROOM);
    }
  });
});

/** Explanations that compare all the options also name the one that is left out. Their number may only decrease. */
const MAX_NAMED_AT = 630;

test("texts shown after an answer name only options on the screen, with few exceptions", () => {
  const named = loadBank().subjects.flatMap(({ questions }) =>
    questions.filter((question) => {
      const fifth = fifthOf(question);
      return fifth && isNamed(question, fifth);
    }),
  );
  expect(named.length).toBeLessThanOrEqual(MAX_NAMED_AT);
});

const majors = subjectBanks.filter(({ slug }) => majorSubjects.includes(slug));

test("the seven major subjects have at least 6,600 questions", () => {
  expect(majors).toHaveLength(7);
  expect(majors.reduce((total, { questions }) => total + questions.length, 0)).toBeGreaterThanOrEqual(6_600);
});

/** The response that a student receives in practice mode, including key and explanation. */
function replyOf({ questions, blueprint, year }: Paper): string {
  return JSON.stringify(
    questions.slice(0, 40).map((question) => ({
      uuid: question.uuid,
      question_body: render(question.body).html,
      options: optionsShown(question, blueprint.options).map(({ text }) => renderInline(text).html),
      passage: question.passage ? { title: question.passage.title, body: render(question.passage.body).html } : null,
      image_url: question.picture ? `/api/files/${question.uuid}` : null,
      topic: question.topic,
      difficulty_level: question.difficulty,
      year,
      correct_answer: "A",
      answer_explanation: render(question.explanation).html,
    })),
  );
}
