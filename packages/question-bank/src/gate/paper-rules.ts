// Rules about arranged papers. They look only at the papers, not at how the papers were arranged.
import { majorSubjects } from "../catalogue/subjects.ts";
import { MAX_SHARED_AT, type Paper, SHORTEST_PAPER } from "../papers/paper.ts";
import type { Problem } from "./problem.ts";

const nameOf = ({ exam, subject, year }: Paper) => `${exam}/${subject}/${year}`;

const papersFull = (papers: readonly Paper[]): Problem[] =>
  papers.flatMap((paper) => {
    const { blueprint, questions, subject } = paper;
    const least = majorSubjects.includes(subject) ? blueprint.items : Math.min(SHORTEST_PAPER, blueprint.items);
    const problems: Problem[] = [];
    const say = (message: string) => problems.push({ rule: "papers-full", key: nameOf(paper), message });
    if (questions.length < least) say(`${questions.length} questions, at least ${least}`);
    if (questions.length > blueprint.items) say(`${questions.length} questions, at most ${blueprint.items}`);
    for (const { name, topics, items } of blueprint.sections) {
      const held = questions.filter(({ topic }) => topics.includes(topic)).length;
      const shared = blueprint.sections.some(
        (other) => other.name !== name && other.topics.some((topic) => topics.includes(topic)),
      );
      if (!shared && held !== items) say(`${held} questions in ${name}, but the blueprint needs ${items}`);
    }
    return problems;
  });

/** No question or family appears twice, each question has enough options, and each question fits the exam. */
export const papersSound = (papers: readonly Paper[]): Problem[] =>
  papers.flatMap((paper) => {
    const { questions, blueprint, exam } = paper;
    const problems: Problem[] = [];
    const say = (message: string) => problems.push({ rule: "papers-sound", key: nameOf(paper), message });
    const families = new Set<string>();
    for (const { key, family, exams, options } of questions) {
      if (families.has(family)) say(`two questions from the family ${family}`);
      families.add(family);
      if (!exams.includes(exam)) say(`${key} does not fit the exam`);
      if (options.length < blueprint.options) say(`${key} has only ${options.length} options`);
    }
    return problems;
  });

export const passagesTogether = (papers: readonly Paper[]): Problem[] =>
  papers.flatMap((paper) => {
    const passages = paper.questions.map(({ passage }) => passage?.key);
    const torn = passages.find((key, at) => key && passages.indexOf(key) !== at && passages[at - 1] !== key);
    return torn
      ? [
          {
            rule: "passages-together",
            key: nameOf(paper),
            message: `the questions of ${torn} are not next to each other`,
          },
        ]
      : [];
  });

export function papersShare(papers: readonly Paper[]): Problem[] {
  const series = Map.groupBy(papers, ({ exam, subject }) => `${exam}/${subject}`);
  return [...series.values()].flatMap((years) =>
    years.flatMap((paper, at) => {
      const keys = new Set(paper.questions.map(({ key }) => key));
      return years.slice(0, at).flatMap((other): Problem[] => {
        const shared = other.questions.filter(({ key }) => keys.has(key)).length;
        const most = Math.min(keys.size, other.questions.length) * MAX_SHARED_AT;
        return shared > most
          ? [
              {
                rule: "papers-share",
                key: nameOf(paper),
                message: `shares ${shared} questions with ${other.year}, at most ${Math.floor(most)}`,
              },
            ]
          : [];
      });
    }),
  );
}

export const checkPapers = (papers: readonly Paper[]): Problem[] =>
  [papersFull, papersSound, passagesTogether, papersShare].flatMap((rule) => rule(papers));
