// The data that a question must have before anybody reads it.
import { classLevels, difficulties, examSlugs } from "@sabiprep/exam";
import type { BankQuestion } from "../authoring.ts";
import type { PrintedSubject } from "./printed.ts";
import type { Problem } from "./problem.ts";

const keyForm = /^[a-z0-9-]+\/[a-z0-9-]+\/[a-z0-9-]+$/;

export function schema({ bank }: PrintedSubject): Problem[] {
  const topics = new Set(bank.topics.map(({ slug }) => slug));
  const seen = new Set<string>();
  return bank.questions.flatMap((question) => {
    const { key } = question;
    const faults = faultsOf(question, bank.slug, topics);
    if (seen.has(key)) faults.push("this question key is used twice");
    seen.add(key);
    return faults.map((message) => ({ rule: "schema", key, message }));
  });
}

function faultsOf(question: BankQuestion, subject: string, topics: Set<string>): string[] {
  const faults: string[] = [];
  const expect = (holds: boolean, message: string) => {
    if (!holds) faults.push(message);
  };
  expect(
    keyForm.test(question.key),
    "the question key is not subject/family/serial in small letters, digits and hyphens",
  );
  expect(question.key.startsWith(`${subject}/`) && question.subject === subject, `the subject is not ${subject}`);
  expect(topics.has(question.topic), `the topic ${question.topic} is not in topics.ts`);
  expect(question.objective.length > 0, "no objective");
  expect(difficulties.includes(question.difficulty), `difficulty ${question.difficulty}`);
  expect(classLevels.includes(question.class_level), `class level ${question.class_level}`);
  expect(question.exams?.every((exam) => examSlugs.includes(exam)) ?? true, `exams ${question.exams}`);
  expect(question.exams?.length !== 0, "has no exam");
  expect(question.wrong.length === 3 || question.wrong.length === 4, `${question.wrong.length} wrong options`);
  expect(!question.computed || question.wrong.every(({ slip }) => slip), "a wrong option of a family has no slip");
  expect(isWholeOrder(question), "the pinned order does not list each option once");
  expect(question.order?.[0] !== question.right, "the pinned order starts with the correct answer");
  return faults;
}

function isWholeOrder({ order, right, wrong }: BankQuestion): boolean {
  if (!order) return true;
  const texts = [right, ...wrong.map(({ text }) => text)];
  return order.length === texts.length && texts.every((text) => order.includes(text));
}

/** Questions of one passage share exactly the same text, and a passage has at least three questions. */
export function passages({ bank }: PrintedSubject): Problem[] {
  const bodies = new Map<string, string>();
  const counts = new Map<string, number>();
  const problems: Problem[] = [];
  for (const { passage, key } of bank.questions) {
    if (!passage) continue;
    counts.set(passage.key, (counts.get(passage.key) ?? 0) + 1);
    if ((bodies.get(passage.key) ?? passage.body) !== passage.body)
      problems.push({ rule: "passages", key, message: `the passage key ${passage.key} is used for another text` });
    bodies.set(passage.key, passage.body);
  }
  for (const [key, count] of counts)
    if (count < 3)
      problems.push({
        rule: "passages",
        key,
        message: `a passage needs at least 3 questions, and this one has ${count}`,
      });
  return problems;
}

const unsafeSvg =
  /<(?!\/?(?:svg|g|path|line|polyline|polygon|circle|ellipse|rect|text|tspan|defs|marker|title)\b)|\son[a-z]+=|\sstyle=|href|url\((?!#)|<!|<\?/i;
const LARGEST_SVG = 6_000;

export function pictures({ bank }: PrintedSubject): Problem[] {
  return bank.questions.flatMap(({ key, picture }) => {
    if (!picture) return [];
    const faults: string[] = [];
    const { svg, alt } = picture;
    if (!/^<svg [^>]*viewBox="[^"]+"[^>]*>.*<\/svg>$/s.test(svg.trim())) faults.push("not one <svg> with a viewBox");
    if (unsafeSvg.test(svg))
      faults.push("the svg has a tag or attribute that is not allowed (style, script, links, events)");
    if (svg.length > LARGEST_SVG) faults.push(`the svg has ${svg.length} characters, more than ${LARGEST_SVG}`);
    if (/NaN|undefined|Infinity/.test(svg)) faults.push("the svg contains NaN or undefined");
    if (alt.trim().length < 10) faults.push("the text alternative is too short");
    return faults.map((message) => ({ rule: "pictures", key, message }));
  });
}
