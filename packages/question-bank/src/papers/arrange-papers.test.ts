import { expect, test } from "vitest";
import { assembleBank } from "../bank.ts";
import { aSubject, everyExam } from "../gate/a-question.ts";
import { checkPapers, papersShare, papersSound, passagesTogether } from "../gate/paper-rules.ts";
import { arrangePapers } from "./arrange-papers.ts";
import { sharesOf } from "./shares.ts";

const subject = aSubject(500, (serial) => ({
  family: serial % 3 ? `physics/family-${serial % 80}` : `physics/own-${serial}`,
  ...(serial % 10 === 0 && {
    wrong: [1, 2, 3].map((more) => ({ text: `It holds ${serial + more} mangoes`, slip: "" })),
  }),
  ...(serial % 25 < 4 && {
    passage: { key: `physics/passage-${Math.floor(serial / 25)}`, title: "A passage", body: "Read this." },
    topic: "topic-0",
  }),
}));
const papers = arrangePapers(assembleBank([subject]));

test("fifteen years of four exams are full and follow the rules", () => {
  expect(papers).toHaveLength(60);
  expect(checkPapers(papers)).toEqual([]);
  expect(papers.find(({ exam }) => exam === "neco")?.questions).toHaveLength(60);
  expect(papers.filter(({ questions }) => questions.some(({ passage }) => passage)).length).toBeGreaterThan(30);
});

test("the same bank always gives the same papers", () => {
  const keys = (list: typeof papers) => list.map(({ questions }) => questions.map(({ key }) => key));
  expect(keys(arrangePapers(assembleBank([subject])))).toEqual(keys(papers));
});

test("a paper has the bank's mix of topics and difficulties", () => {
  for (const { questions } of papers.filter(({ exam }) => exam === "waec")) {
    expect(new Set(questions.map(({ topic }) => topic)).size).toBe(5);
    const easy = questions.filter(({ difficulty }) => difficulty === "easy").length / questions.length;
    expect(easy).toBeGreaterThan(0.25);
    expect(easy).toBeLessThan(0.55);
  }
});

test("a growing subject gets shorter papers, but never under twenty questions", () => {
  const music = { ...aSubject(210), slug: "music" };
  const found = arrangePapers(
    assembleBank([{ ...music, questions: music.questions.map((one) => ({ ...one, subject: "music" })) }]),
  );
  expect(checkPapers(found)).toEqual([]);
  const lengths = found.map(({ questions }) => questions.length);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(20);
  expect(Math.max(...lengths)).toBeLessThan(60);
});

test("the rules find every fault of a paper", () => {
  const [first, second, ...rest] = papers.filter(({ exam }) => exam === "waec");
  if (!first || !second) throw new Error("no papers");
  expect(papersShare([first, { ...second, questions: first.questions }, ...rest])).not.toEqual([]);
  expect(papersSound([{ ...first, questions: [...first.questions, ...first.questions.slice(0, 1)] }])).not.toEqual([]);
  expect(
    papersSound([
      { ...first, exam: "jamb", questions: first.questions.map((one) => ({ ...one, exams: everyExam.slice(0, 2) })) },
    ]),
  ).not.toEqual([]);
  const member = subject.questions.find(({ passage }) => passage);
  const torn = assembleBank([
    {
      ...subject,
      questions: subject.questions.filter(({ passage }) => !passage || passage.key === member?.passage?.key),
    },
  ]);
  const [one, ...others] = torn.subjects[0]?.questions.filter(({ passage }) => passage) ?? [];
  const plain = torn.subjects[0]?.questions.find(({ passage }) => !passage);
  if (!one || !plain) throw new Error("no passage");
  expect(passagesTogether([{ ...first, questions: [one, plain, ...others] }])).not.toEqual([]);
});

test("shares are whole numbers, add up, and change with the years", () => {
  const weights = new Map([
    ["a", 10],
    ["b", 10],
    ["c", 10],
  ]);
  for (let turn = 0; turn < 12; turn++)
    expect([...sharesOf(10, weights, turn).values()].reduce((sum, one) => sum + one, 0)).toBe(10);
  const favoured = new Set(
    Array.from({ length: 12 }, (_, turn) => [...sharesOf(10, weights, turn)].find(([, share]) => share === 4)?.[0]),
  );
  expect(favoured.size).toBeGreaterThan(1);
});

test("years use only the paper pool once it has the shape and fills all of them; until then no year loses a question", () => {
  const withPaper = (count: number, share: number, inShape: string[]) =>
    arrangePapers(
      assembleBank([aSubject(count, (serial) => ({ pool: serial % 100 < share ? "paper" : "stretch" }))]),
      inShape,
    );
  const many = withPaper(1500, 60, ["physics"]);
  expect(checkPapers(many)).toEqual([]);
  expect(new Set(many.flatMap(({ questions }) => questions.map(({ pool }) => pool)))).toEqual(new Set(["paper"]));
  const keys = (list: typeof many) => list.map(({ questions }) => questions.map(({ key }) => key));
  const before = keys(withPaper(500, 0, []));
  expect(keys(withPaper(500, 60, []))).toEqual(before);
  expect(keys(withPaper(500, 10, ["physics"]))).toEqual(before);
});
