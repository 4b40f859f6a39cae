// Rules for every theory paper. The messages are for its author.
import { checkGuide, marksOfGuide, markTheory, TicksRefused } from "@sabiprep/exam";
import { render, renderInline } from "@sabiprep/markup";
import { catalogueExams } from "../catalogue/exams.ts";
import type { Problem } from "../gate/problem.ts";
import type { TheoryPaper, TheoryQuestion } from "./theory-paper.ts";

const MIN_MODEL_WORDS = 12;
/** A specimen with nothing or nearly everything right teaches little about where marks are lost. */
const SPECIMEN_SHARE = { from: 0.2, to: 0.9 };
const MIN_REMARK_WORDS = 8;

export function theoryProblems(paper: TheoryPaper, topics: readonly string[]): Problem[] {
  const problem = (key: string) => (message: string) => ({ rule: "theory papers", key, message });
  const slugs = paper.questions.map(({ slug }) => slug);
  return [
    ...paperProblems(paper).map(problem(paper.key)),
    ...slugs
      .filter((slug, at) => slugs.indexOf(slug) !== at)
      .map((slug) => problem(paper.key)(`has two questions called ${slug}`)),
    ...paper.questions.flatMap((question) =>
      questionProblems(paper, question, topics).map(problem(`${paper.key}/${question.slug}`)),
    ),
  ];
}

function paperProblems({ exam, minutes, sections, questions }: TheoryPaper): string[] {
  return [
    ...(catalogueExams.some(({ slug }) => slug === exam) ? [] : [`has the unknown exam "${exam}"`]),
    ...(Number.isInteger(minutes) && minutes >= 20 && minutes <= 240 ? [] : ["needs 20 to 240 minutes"]),
    ...sections.flatMap(({ id, choose }) => {
      const own = questions.filter(({ section }) => section === id);
      const marks = new Set(own.map(({ guide }) => marksOfGuide(guide)));
      if (!Number.isInteger(choose) || choose < 1) return [`section ${id} must say how many questions to answer`];
      if (choose > own.length) return [`section ${id} asks for ${choose} questions, but has ${own.length}`];
      // If questions of a choice had different marks, the choice itself would decide the score.
      return choose < own.length && marks.size > 1
        ? [`section ${id} offers a choice, so its questions need equal marks`]
        : [];
    }),
  ];
}

function questionProblems(paper: TheoryPaper, question: TheoryQuestion, topics: readonly string[]): string[] {
  const { guide, specimen } = question;
  return [
    ...(paper.sections.some(({ id }) => id === question.section)
      ? []
      : [`names the unknown section ${question.section}`]),
    ...(topics.includes(question.topic) ? [] : [`names the unknown topic ${question.topic}`]),
    ...(guide.parts.length ? [] : ["has no parts"]),
    ...checkGuide(guide),
    ...textProblems(question),
    ...(wordsOf(question.model) < MIN_MODEL_WORDS ? ["needs a full model answer"] : []),
    ...(wordsOf(specimen.remark) < MIN_REMARK_WORDS ? ["needs an examiner's remark on the specimen"] : []),
    ...specimenProblems(question),
  ];
}

/** Every text is rendered once, so that a formula the product cannot print is found here. */
function textProblems({ stem, texts, guide, model, specimen }: TheoryQuestion): string[] {
  const broken = (what: string, source: string, print: (source: string) => unknown) => {
    try {
      if (source) print(source);
      return [];
    } catch (problem) {
      return [`${what} cannot be printed: ${(problem as Error).message}`];
    }
  };
  return [
    ...broken("the question", stem, render),
    ...Object.entries(texts).flatMap(([id, text]) => broken(`part ${id}`, text, render)),
    ...broken("the model answer", model, render),
    ...broken("the specimen", specimen.script, render),
    ...guide.atoms.flatMap(({ id, text, accept, reject, why, bands }) =>
      [text, ...accept, ...reject, why ?? "", ...bands.map((band) => band.text)].flatMap((one) =>
        broken(id, one, renderInline),
      ),
    ),
    ...guide.deductions.flatMap(({ code, text }) => broken(`deduction ${code}`, text, renderInline)),
  ];
}

function specimenProblems({ guide, specimen }: TheoryQuestion): string[] {
  if (!specimen.script) return ["needs a specimen script"];
  try {
    const { score, max, lost } = markTheory(guide, { guide_version: guide.version, attempts: [specimen.ticks] });
    const unmet = lost.filter(({ reason }) => reason === "needs").map(({ atom }) => atom);
    if (unmet.length) return [`the specimen's ticks give ${unmet.join(", ")} without the marks that they need`];
    return score >= SPECIMEN_SHARE.from * max && score <= SPECIMEN_SHARE.to * max
      ? []
      : [`the specimen gets ${score} of ${max}. A useful one gets between a fifth and nine tenths`];
  } catch (problem) {
    if (problem instanceof TicksRefused) return [`the specimen's ticks: ${problem.message}`];
    throw problem;
  }
}

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;
