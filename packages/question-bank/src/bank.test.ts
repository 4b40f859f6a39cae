// The whole gate over everything that is shipped.
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
/** Every step of an answer there is a formula, and formulas are long on the wire: it may take a tenth more. */
const TARGET_OF_FORMULAS = 16.5 * 1024;
/** Above its target a paper is named, and this much above it the test fails. */
const HEADROOM = 1.1;

const papers = arrangePapers(loadBank());

test("something is shipped, each subject once", () => {
  expect(subjectBanks.length).toBeGreaterThan(0);
  expect(new Set(subjectBanks.map(({ slug }) => slug)).size).toBe(subjectBanks.length);
});

describe.each(subjectBanks)("$slug", (bank) => {
  test("every question keeps every rule, and every computed one was solved again", () => {
    expect(checkQuestions(bank)).toEqual({ problems: [], unchecked: [] });
  });

  test("its papers are full, sound and share little", () => {
    expect(checkPapers(papers.filter(({ subject }) => subject === bank.slug))).toEqual([]);
  });

  test("forty questions travel within 10 % of 15 KB, of further mathematics of 16.5", () => {
    const target = bank.slug === "further-mathematics" ? TARGET_OF_FORMULAS : REPLY_TARGET;
    for (const paper of papers.filter(({ subject, year }) => subject === bank.slug && year % 7 === 0)) {
      const name = `${paper.exam} ${bank.slug} ${paper.year}`;
      const { length } = gzipSync(replyOf(paper));
      if (length >= target) console.warn(`${name}: ${(length / 1024).toFixed(1)} KB, target ${target / 1024} KB`);
      expect(length, name).toBeLessThan(target * HEADROOM);
    }
  });
});

/** Explanations that compare all the options name the one that is left out too. Their number may only fall. */
const MAX_NAMED_AT = 600;

test("what is read after an answer names only options on the screen, but for few questions", () => {
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

/** What a candidate receives in practice mode, key and explanation included. */
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
