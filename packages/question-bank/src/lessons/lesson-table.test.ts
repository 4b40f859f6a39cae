import { expect, test } from "vitest";
import { subjectBanks } from "../subjects/index.ts";
import { lessonRows, missingLessons } from "./lesson-table.ts";
import { type Lesson, readLessons } from "./read-lessons.ts";

const lesson = (topic: string, more: Partial<Lesson> = {}): Lesson => ({
  subject: "physics",
  topic,
  title: topic,
  description: "",
  body: "## Worked examples\n**Example 1.** One two three.\n",
  figures: [{ name: "a.svg", alt: "A", svg: "<svg/>", width: 1, height: 1 }],
  ...more,
});
const topics = ["heat", "waves"].map((slug) => ({ slug, name: slug, objectives: [] }));
const physics = { slug: "physics", topics, questions: [{ topic: "heat", computed: true }] };

test("the statistics of a subject's lessons are counted", () => {
  expect(lessonRows([physics], [lesson("heat"), lesson("waves", { figures: [] })])).toEqual([
    expect.objectContaining({ subject: "physics", topics: 2, lessons: 2, figures: 1, drawn: 1, examples: 2 }),
  ]);
});

test("missing lessons are reported", () => {
  expect(missingLessons([physics], [lesson("heat"), lesson("waves")])).toEqual([]);
  expect(missingLessons([physics], [lesson("heat", { body: "No sums." })])).toEqual([
    "physics/heat needs worked sums and has none. Write “**Example 1.** …” under “Worked examples”",
    "physics/waves has no lesson. Write content/physics/waves.lesson.md",
  ]);
  expect(missingLessons([physics], [lesson("heat"), lesson("waves", { body: "x".repeat(70_000) })])).toEqual([
    "physics/waves weighs 69 KB with its figures; at most 66",
  ]);
  expect(missingLessons([physics], [lesson("heat", { figures: [] }), lesson("waves")])).toEqual([
    "50 % of the lessons have a figure. At least 60 % must have one",
  ]);
});

test("every topic of the syllabus has a lesson, and the lessons reach their minimums", () => {
  expect(missingLessons(subjectBanks, readLessons())).toEqual([]);
});
