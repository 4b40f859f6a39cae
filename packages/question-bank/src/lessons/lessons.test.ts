import { expect, test } from "vitest";
import { loadBank } from "../index.ts";
import { lessonProblems } from "./lesson-rules.ts";
import { artefactLesson, type Lesson, readLessons } from "./read-lessons.ts";

const lessons = readLessons();

test("every lesson follows the rules and belongs to an existing topic", () => {
  const topics = new Set(
    loadBank().subjects.flatMap((subject) => subject.topics.map(({ slug }) => `${subject.about.slug}/${slug}`)),
  );
  expect(lessons.length).toBeGreaterThan(0);
  const problems = lessons.flatMap((lesson) => {
    const name = `${lesson.subject}/${lesson.topic}`;
    const found = [...(topics.has(name) ? [] : ["is no topic of the syllabus"]), ...lessonProblems(lesson)];
    return found.map((problem) => `${name} ${problem}`);
  });
  expect(problems).toEqual([]);
});

const plain: Lesson = {
  subject: "physics",
  topic: "waves",
  title: "Waves",
  description: "What a wave is.",
  body: [
    "Why it matters.",
    "![A wave](wave.svg)",
    ...["What the syllabus asks", "Worked examples", "Common mistakes", "Exam terms"].map((name) => `## ${name}`),
    "word ".repeat(600),
  ].join("\n\n"),
  figures: [{ name: "wave.svg", alt: "A wave", svg: "<svg/>", width: 300, height: 100 }],
};

test("a broken rule is reported in words", () => {
  expect(lessonProblems(plain)).toEqual([]);
  expect(lessonProblems({ ...plain, body: plain.body.replace("## Exam terms", "## Terms") })).toEqual([
    'has no section "Exam terms"',
  ]);
  expect(lessonProblems({ ...plain, body: plain.body.slice(0, 400) })).toEqual([
    expect.stringMatching(/^has \d+ words/),
  ]);
  expect(lessonProblems({ ...plain, body: `${plain.body}\n\nSee ![A wave](wave.svg) here.` })).toEqual([
    "has a figure that is not on a line of its own",
  ]);
  const drawn = (svg: string) => lessonProblems({ ...plain, figures: [{ ...plain.figures[0]!, svg }] });
  expect(drawn('<svg><script>x</script><rect style="x"/></svg>')).toEqual([
    "wave.svg has <script>; figures are drawn with lines, shapes and text",
    "wave.svg has a style, class, id, link or script",
  ]);
  expect(drawn(`<svg>${"<line/>".repeat(900)}</svg>`)).toEqual(["wave.svg is over 5 KB"]);
});

test("a lesson gives no share of errors, marks or candidates, because nobody counted them", () => {
  const problemsOf = (sentence: string) => lessonProblems({ ...plain, body: `${plain.body}\n\n${sentence}` });
  for (const [sentence, figure] of [
    ["The synonym stands among the options, and half of the errors here come from choosing it.", "half of the errors"],
    ["Two thirds of all candidates forget the unit.", "Two thirds of all candidates"],
    ["Here 30 % of the marks are lost.", "30 % of the marks"],
    ["It carries more marks than any other topic.", "more marks than any"],
  ])
    expect(problemsOf(sentence!)).toEqual([`gives a figure that nobody counted: "${figure}"`]);
  expect(problemsOf("In a class of 40 pupils, half of the girls are twelve. It is 20 % of the mass.")).toEqual([]);
});

test("a figure is stored by its hash and size", () => {
  const { body, pictures } = artefactLesson(plain);
  expect(pictures).toEqual([{ sha256: expect.stringMatching(/^[0-9a-f]{64}$/), svg: "<svg/>" }]);
  expect(body).toContain(`![A wave](picture:${pictures[0]!.sha256} 300x100)`);
});
