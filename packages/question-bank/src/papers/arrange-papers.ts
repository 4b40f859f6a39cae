// Arranges the bank into series of practice papers: exam × subject × year, each by its blueprint. The result depends
// only on the bank and a seed, so the same bank always gives the same papers.
import { type Blueprint, type BlueprintSection, blueprintFor, difficulties } from "@sabiprep/exam";
import type { Bank, ShippedQuestion, ShippedSubject } from "../bank.ts";
import { blueprints } from "../catalogue/blueprints.ts";
import { paperYears } from "../catalogue/exams.ts";
import { majorSubjects } from "../catalogue/subjects.ts";
import { drawing } from "../draw.ts";
import { subjectsInShape } from "../gate/paper-shape.ts";
import { Draft, type TakenQuestions } from "./draft.ts";
import { MAX_SHARED_AT, type Paper, SHORTEST_PAPER } from "./paper.ts";
import { poolOf, sizeOf, type Unit } from "./pool.ts";
import { sharesOf } from "./shares.ts";

const SHORTER_BY = 5;
const MAX_ATTEMPTS = 8;

export const arrangePapers = (bank: Bank, inShape: readonly string[] = subjectsInShape): Paper[] =>
  bank.subjects.flatMap((subject) =>
    subject.about.exams.flatMap((exam) => seriesOf(subject, exam, inShape.includes(subject.about.slug))),
  );

/**
 * All years of one exam and subject. They use only the paper pool once it has reached the paper's shape and fills every
 * year. Until then they use all questions. A subject changes over in one release, and no year becomes shorter.
 */
function seriesOf(subject: ShippedSubject, exam: Paper["exam"], isInShape: boolean): Paper[] {
  const full = Math.max(
    ...paperYears.map((year) => blueprintFor(blueprints, exam, subject.about.slug, year)?.items ?? 0),
  );
  const questions = subject.questions.filter(({ pool, exams }) => pool === "paper" && exams.includes(exam));
  if (isInShape && questions.length > 0) {
    const papers = bestSeries({ ...subject, questions }, exam, full);
    if (isFull(papers, full)) return papers;
  }
  return seriesOfAll(subject, exam, full);
}

/** A growing subject gets the longest papers that can be filled for every year. */
function seriesOfAll(subject: ShippedSubject, exam: Paper["exam"], full: number): Paper[] {
  if (majorSubjects.includes(subject.about.slug)) return bestSeries(subject, exam, full);
  let length = Math.min(full, longestFor(subject.questions.filter(({ exams }) => exams.includes(exam)).length));
  let papers = series(subject, exam, length, 0);
  while (length > SHORTEST_PAPER && !isFull(papers, length)) {
    length = Math.max(SHORTEST_PAPER, length - SHORTER_BY);
    papers = series(subject, exam, length, 0);
  }
  return papers;
}

/** The first series in which every paper is full. If there is none, the fullest of a few attempts. */
function bestSeries(subject: ShippedSubject, exam: Paper["exam"], length: number): Paper[] {
  let best: Paper[] = [];
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const papers = series(subject, exam, length, attempt);
    if (isFull(papers, length)) return papers;
    if (questionsIn(papers) > questionsIn(best)) best = papers;
  }
  return best;
}

const questionsIn = (papers: readonly Paper[]) => papers.reduce((total, { questions }) => total + questions.length, 0);

const isFull = (papers: readonly Paper[], most: number) =>
  papers.every(({ questions, blueprint }) => questions.length === Math.min(blueprint.items, most));

/** The longest paper, in steps of five, at which two years share no more on average than the rule allows. */
function longestFor(questions: number): number {
  const years = paperYears.length;
  let length = SHORTEST_PAPER;
  const sharedAt = (items: number) => (items * ((items * years) / questions - 1)) / (years - 1);
  while (sharedAt(length + SHORTER_BY) <= (length + SHORTER_BY) * MAX_SHARED_AT) length += SHORTER_BY;
  return length;
}

function series(subject: ShippedSubject, exam: Paper["exam"], most: number, attempt: number): Paper[] {
  const pools = new Map<number, Map<string, Unit[]>>();
  return paperYears.flatMap((year) => {
    const blueprint = blueprintFor(blueprints, exam, subject.about.slug, year);
    if (!blueprint) return [];
    const pool = pools.get(blueprint.options) ?? poolOf(subject.questions, exam, blueprint.options);
    pools.set(blueprint.options, pool);
    const items = Math.min(blueprint.items, most);
    return [
      { exam, subject: subject.about.slug, year, blueprint, questions: paperOf(pool, blueprint, year, items, attempt) },
    ];
  });
}

function paperOf(
  pool: Map<string, Unit[]>,
  blueprint: Blueprint,
  year: number,
  items: number,
  attempt: number,
): ShippedQuestion[] {
  const seed = `${blueprint.exam}/${blueprint.subject}/${year}/${attempt}`;
  const units = [...pool.values()].flat();
  const mix = new Map(
    difficulties.map((level) => [level, units.filter(({ difficulty }) => difficulty === level).length]),
  );
  const draft = new Draft(seed, Math.floor(items * MAX_SHARED_AT), sharesOf(items, mix, year));
  const sections = blueprint.sections.length ? blueprint.sections : [{ name: "", topics: [...pool.keys()], items }];
  const blocks = sections.map((section) => fillSection(draft, pool, section, year));
  for (const { unit } of draft.taken) unit.years.push(year);
  return blocks.flatMap((block) => keepTogether(drawing(seed).shuffle(block)));
}

/** Keeps the questions of one passage together, in the order they were written. */
function keepTogether(block: readonly TakenQuestions[]): ShippedQuestion[] {
  const passages = Map.groupBy(block, ({ unit }) => unit.questions[0]?.passage?.key ?? unit.questions[0]?.key);
  return [...passages.values()].flatMap((taken) =>
    taken.toSorted((a, b) => a.unit.place - b.unit.place).flatMap(({ questions }) => questions),
  );
}

function fillSection(
  draft: Draft,
  pool: Map<string, Unit[]>,
  section: BlueprintSection,
  year: number,
): TakenQuestions[] {
  const before = draft.taken.length;
  const weights = new Map(section.topics.map((topic) => [topic, sizeOf(pool.get(topic) ?? [])]));
  let got = 0;
  for (const [topic, share] of sharesOf(section.items, weights, year))
    got += draft.fill(pool.get(topic) ?? [], share, paperYears.length);
  draft.fill(
    section.topics.flatMap((topic) => pool.get(topic) ?? []),
    section.items - got,
  );
  return draft.taken.slice(before);
}
