// Usage: npm run bank:check -- [--subject physics] [--strict] [--watch] [--craft]. With --subject it reads only that
// subject, registered or not. A full check refuses families that no checker solves. With --strict, the check of a
// single subject does too. --watch checks again whenever a file of the bank is saved. --craft shows the statistics that
// src/gate/craft-limits.ts limits.
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import path from "node:path";
import type { SubjectBank } from "../authoring.ts";
import { craftFigures } from "../gate/craft-rules.ts";
import { checkSubject, type Problem } from "../gate/index.ts";
import { type PrintedSubject, printSubject } from "../gate/printed.ts";
import { subjectCounts } from "../gate/subject-counts.ts";
import { lessonProblems } from "../lessons/lesson-rules.ts";
import { missingLessons } from "../lessons/lesson-table.ts";
import { readLessons } from "../lessons/read-lessons.ts";
import { readTheoryPapers } from "../theory/read-theory.ts";
import { theoryProblems } from "../theory/theory-rules.ts";
import { ContentProblems } from "../written-questions.ts";
import { counted } from "./counted.ts";
import { paperReport, paperRow } from "./paper-table.ts";
import { placeOf } from "./place-of.ts";
import { readOptions } from "./read-options.ts";
import { NoSuchSubject, readSubject } from "./read-subject.ts";

const MAX_SHOWN = 30;
const SETTLED_MS = 150;

const usage = `npm run bank:check                              checks all subjects and lessons
npm run bank:check -- --subject history         checks one subject
  --watch    checks again whenever a file is saved (stop with Ctrl C)
  --craft    prints statistics of how the questions are written (AUTHORING.md explains each one), and shows the paper pool beside the real paper
  --strict   also fails on computed questions without a checker`;

const { values } = readOptions(usage, {
  options: {
    subject: { type: "string" },
    strict: { type: "boolean", default: false },
    watch: { type: "boolean", default: false },
    craft: { type: "boolean", default: false },
  },
});

function withPlace(key: string): string {
  const place = placeOf(key);
  return place ? `${place}: ${key}` : key;
}

function show(problems: readonly Problem[]): void {
  for (const [rule, found] of Map.groupBy(problems, (problem) => problem.rule)) {
    console.log(`\n${rule}: ${found.length}`);
    for (const { key, message, such_as = [] } of found.slice(0, MAX_SHOWN)) {
      console.log(`  ${withPlace(key)}: ${message}`);
      for (const one of such_as) console.log(`    for example ${withPlace(one)}`);
    }
    if (found.length > MAX_SHOWN) console.log(`  … and ${found.length - MAX_SHOWN} more`);
  }
}

/** Lessons are read and counted together with their questions. */
function judgeLessons(banks: readonly SubjectBank[]): Problem[] {
  const lessons = readLessons(values.subject);
  const figures = lessons.reduce((sum, lesson) => sum + lesson.figures.length, 0);
  console.log(`${counted(lessons.length, "lesson")} with ${counted(figures, "figure")}`);
  const broken = lessons.flatMap((lesson) =>
    lessonProblems(lesson).map((message) => ({ rule: "lessons", key: `${lesson.subject}/${lesson.topic}`, message })),
  );
  // The minimum share of lessons with figures applies to all subjects together.
  const missing = values.subject ? [] : missingLessons(banks, lessons);
  return [...broken, ...missing.map((message) => ({ rule: "lessons", key: "all subjects", message }))];
}

function judgeTheory(banks: readonly SubjectBank[]): Problem[] {
  const { papers, problems } = readTheoryPapers(values.subject);
  const questions = papers.reduce((sum, paper) => sum + paper.questions.length, 0);
  console.log(`${counted(papers.length, "theory paper")} with ${counted(questions, "question")}`);
  const topicsOf = (subject: string) =>
    banks.find(({ slug }) => slug === subject)?.topics.map(({ slug }) => slug) ?? [];
  return [
    ...problems.map(({ key, line, message }) => ({ rule: "theory papers", key: `${key}, line ${line}`, message })),
    ...papers.flatMap((paper) => theoryProblems(paper, topicsOf(paper.subject))),
  ];
}

function showCraft(banks: readonly SubjectBank[]): void {
  const printed = banks.map(printSubject);
  console.table(Object.fromEntries(printed.map((subject) => [subject.bank.slug, craftOf(subject)])));
  console.log("\nThe paper pool beside the real paper (real | ours)");
  console.table(Object.fromEntries(printed.map((subject) => [subject.bank.slug, paperRow(subject)])));
  // This list by topic is long, so it is printed only for the author of one subject.
  for (const subject of values.subject ? printed : [])
    console.log([`\n${subject.bank.slug}, paper pool:`, ...paperReport(subject)].join("\n"));
}

const craftOf = (printed: PrintedSubject) =>
  Object.fromEntries(Object.entries(craftFigures(printed)).map(([name, figure]) => [name, Number(figure.toFixed(1))]));

function judge(banks: readonly SubjectBank[]): boolean {
  const strict = values.strict || !values.subject;
  const verdicts = banks.map((bank) => checkSubject(bank));
  const problems = verdicts.flatMap((verdict) => [...verdict.problems, ...(strict ? verdict.unchecked : [])]);
  const unchecked = verdicts.flatMap((verdict) => verdict.unchecked);
  for (const bank of banks) console.log(subjectCounts(bank));
  if (values.craft) showCraft(banks);
  const questions = banks.reduce((sum, bank) => sum + bank.questions.length, 0);
  console.log(`\n${counted(banks.length, "subject")}, ${counted(questions, "question")}`);
  problems.push(...judgeLessons(banks), ...judgeTheory(banks));
  show(problems);
  if (unchecked.length && !strict) console.log(`\nWithout a checker: ${unchecked.map(({ key }) => key).join(", ")}`);
  console.log(problems.length ? `\n${counted(problems.length, "problem")}` : "\nAll checks passed.");
  return problems.length === 0 && banks.length > 0;
}

async function check(): Promise<boolean> {
  try {
    return judge(
      values.subject ? [await readSubject(values.subject)] : (await import("../subjects/index.ts")).subjectBanks,
    );
  } catch (problem) {
    if (!(problem instanceof ContentProblems || problem instanceof NoSuchSubject)) throw problem;
    console.log(problem.message);
    if (problem instanceof ContentProblems)
      console.log(`\n${counted(problem.lines.length, "line")} to fix. The other rules are checked after that.`);
    return false;
  }
}

/** Each check runs in a process of its own, so that changed templates count too. */
function checkAtEverySave(): void {
  const args = process.argv.slice(1).filter((arg) => arg !== "--watch");
  let settled: NodeJS.Timeout | undefined;
  let running: ReturnType<typeof spawn> | undefined;
  const again = () => {
    running?.kill();
    console.log(`\n── ${new Date().toLocaleTimeString("en-GB")}`);
    running = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...args], { stdio: "inherit" });
  };
  for (const folder of ["content", "src"])
    watch(path.resolve(import.meta.dirname, "../..", folder), { recursive: true }, () => {
      clearTimeout(settled);
      settled = setTimeout(again, SETTLED_MS);
    });
  again();
}

if (values.watch) checkAtEverySave();
else process.exitCode = (await check()) ? 0 : 1;
