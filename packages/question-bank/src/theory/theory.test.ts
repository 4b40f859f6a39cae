import { marksOfGuide, markTheory } from "@sabiprep/exam";
import { describe, expect, test } from "vitest";
import { artefactTheory } from "./artefact-theory.ts";
import { readTheoryPaper, readTheoryPapers, readTicks } from "./read-theory.ts";
import { theoryProblems } from "./theory-rules.ts";

const shipped = readTheoryPapers();
const sample = `title: Sample
exam: waec
minutes: 60

section A: Section A | 1 | Answer the question.

## demand-falls (section A, demand, level 2)

Use the table.

### (a) 3 marks, working

Calculate the elasticity.

### (b)

### (b)(i) 4 marks, text

Give two reasons.

### Guide

- M1 (a) 1: Divides the two percentages
- A1 (a) 2 needs M1 ft: 0.5
  accept: one half; $\\frac{1}{2}$
  reject: 0.5%
  why: It has no unit.
- P1 (b.i) 2 group reasons: Substitutes
- P2 (b.i) 2 group reasons: Income
- P3 (b.i) 2 group reasons: Habit
group reasons: best 2, max 4
deduct sign: 1 from A, once a question: The sign is missing.

### Model answer

The elasticity is 20 divided by 40, which is 0.5. There are substitutes, and income changes.

### Specimen

0.5 because of substitutes

### Ticks

M1 P1 -sign

### Remark

The division is shown, but the answer was copied with a wrong sign.
`;
const read = (source = sample) => readTheoryPaper("economics/sample", source);
const problemsOf = (source: string) => [
  ...read(source).problems.map(({ line, message }) => `${line}: ${message}`),
  ...theoryProblems(read(source).paper, ["demand"]).map(({ message }) => message),
];

test("a paper is read into sections, parts and a guide", () => {
  const { paper, problems } = read();
  expect(problems).toEqual([]);
  expect(paper).toMatchObject({ subject: "economics", exam: "waec", minutes: 60 });
  expect(paper.sections).toEqual([{ id: "A", title: "Section A", choose: 1, instruction: "Answer the question." }]);
  const [question] = paper.questions;
  expect(question).toMatchObject({ slug: "demand-falls", topic: "demand", level: 2, stem: "Use the table." });
  expect(question?.guide.parts).toEqual([
    { id: "a", label: "(a)", marks: 3, form: "working" },
    { id: "b", label: "(b)", marks: 0, form: "text" },
    { id: "b.i", label: "(b)(i)", marks: 4, form: "text" },
  ]);
  expect(question?.guide.atoms[1]).toEqual({
    id: "A1",
    part: "a",
    kind: "A",
    marks: 2,
    text: "0.5",
    needs: ["M1"],
    follow_through: true,
    accept: ["one half", "$\\frac{1}{2}$"],
    reject: ["0.5%"],
    why: "It has no unit.",
    bands: [],
  });
  expect(question?.guide.deductions[0]).toMatchObject({ code: "sign", marks: 1, from: ["A"], once: "question" });
  expect(theoryProblems(paper, ["demand"])).toEqual([]);
});

test("ticks name atoms, bands and deductions", () => {
  expect(readTicks("M1 C=6 -units -rounding@b.i")).toEqual({
    atoms: ["M1"],
    bands: { C: 6 },
    deductions: [{ code: "units" }, { code: "rounding", part: "b.i" }],
  });
});

describe("the gate refuses", () => {
  const cases: [what: string, from: string, to: string, message: RegExp][] = [
    ["a missing block", "### Remark", "### Remarks", /add "### Remark"/],
    ["a heading it cannot read", "(section A, demand, level 2)", "(A)", /write "## name-of-question/],
    ["a part it cannot read", "### (a) 3 marks, working", "### Part a", /write "### \(a\) 4 marks/],
    ["a kind of answer it does not know", "3 marks, working", "3 marks, poem", /kind of answer is one of/],
    ["a line of the guide it cannot read", "- M1 (a) 1: Divides", "- M1: Divides", /^23: write "- M1/m],
    ["a guide that does not add up", "(a) 3 marks", "(a) 4 marks", /add up to 3/],
    ["an unknown topic", "section A, demand", "section A, supply", /unknown topic supply/],
    ["an unknown section", "section A, demand", "section C, demand", /unknown section C/],
    ["more questions asked than there are", "| 1 |", "| 2 |", /asks for 2 questions, but has 1/],
    ["an unknown exam", "exam: waec", "exam: sat", /unknown exam "sat"/],
    ["ticks the guide does not have", "M1 P1 -sign", "M1 P9", /no atom P9/],
    ["ticks that lack what they need", "M1 P1 -sign", "A1 P1", /give A1 without/],
    ["a specimen that gets everything", "M1 P1 -sign", "M1 A1 P1 P2", /gets 7 of 7/],
    ["a formula that cannot be printed", "Use the table.", "Use $\\nosuch{x}$.", /cannot be printed/],
    ["no model answer", /The elasticity is 20[^\n]*/.exec(sample)?.[0] ?? "", "0.5", /full model answer/],
  ];
  test.each(cases)("%s", (_, from, to, message) => {
    expect(sample).toContain(from);
    expect(problemsOf(sample.replace(from, to)).join("\n")).toMatch(message);
  });
});

describe("shipped theory papers", () => {
  test("can be read", () => expect(shipped.problems).toEqual([]));
  test("have specimens that the marker scores as the examiner did, again and again", () => {
    for (const { questions } of shipped.papers)
      for (const { guide, specimen } of questions) {
        const ticks = { guide_version: guide.version, attempts: [specimen.ticks] };
        const { score, max } = markTheory(guide, ticks);
        expect(max).toBe(marksOfGuide(guide));
        expect(markTheory(guide, structuredClone(ticks)).score).toBe(score);
      }
  });
  test("are rendered for the server, and a changed text changes the hash", () => {
    const [before] = artefactTheory(read().paper).questions;
    const [after] = artefactTheory(read(sample.replace("Habit", "Time")).paper).questions;
    expect(before?.uuid).toBe(after?.uuid);
    expect(before?.hash).not.toBe(after?.hash);
    expect(before?.page.atoms_html.A1?.accept).toHaveLength(2);
  });
});
