// Reads theory papers: content/<subject>/<name>.theory.md, in the form that AUTHORING.md describes.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { AnswerForm, AttemptTicks, ExamSlug, PaperSection, TheoryPart } from "@sabiprep/exam";
import { drawingsOf, figuresIn, namedByContent } from "../lessons/read-lessons.ts";
import { contentFolder } from "../written-questions.ts";
import { readGuideLines } from "./read-atom.ts";
import type { TheoryPaper, TheoryProblem, TheoryQuestion } from "./theory-paper.ts";

const ENDING = ".theory.md";
const SECTION = /^section (?<id>\w+): *(?<title>[^|]+)\|(?<choose>[^|]+)\|(?<instruction>.+)$/;
const QUESTION = /^## (?<slug>[a-z0-9-]+) \(section (?<section>\w+), (?<topic>[a-z0-9-]+), level (?<level>[1-4])\)$/;
const PART = /^### (?<label>whole|(?:\([a-z]+\))+)(?: (?<marks>\d+) marks?, (?<form>\w+))?$/;
const forms: readonly AnswerForm[] = ["text", "working", "table", "diagram", "essay", "summary", "practical"];
const blocks = ["Guide", "Model answer", "Specimen", "Ticks", "Remark"] as const;
type BlockName = (typeof blocks)[number];

interface Block {
  heading: string;
  line: number;
  lines: string[];
}

export interface ReadPapers {
  papers: TheoryPaper[];
  problems: TheoryProblem[];
}

/** All theory papers, or only those of one subject. */
export function readTheoryPapers(only?: string, folder = contentFolder): ReadPapers {
  const problems: TheoryProblem[] = [];
  const papers = readdirSync(folder)
    .filter((subject) => (only ? subject === only : existsSync(path.join(folder, subject))))
    .sort()
    .flatMap((subject) =>
      readdirSync(path.join(folder, subject))
        .filter((file) => file.endsWith(ENDING))
        .sort()
        .map((file) => {
          const key = `${subject}/${file.slice(0, -ENDING.length)}`;
          const source = readFileSync(path.join(folder, subject, file), "utf8").replaceAll("\r\n", "\n");
          const figures = figuresIn(subject, path.join(folder, subject, file), source);
          const read = readTheoryPaper(key, namedByContent(source, figures));
          problems.push(...read.problems);
          return { ...read.paper, pictures: drawingsOf(figures) };
        }),
    );
  return { papers, problems };
}

export function readTheoryPaper(key: string, source: string): { paper: TheoryPaper; problems: TheoryProblem[] } {
  const problems: TheoryProblem[] = [];
  const report = (line: number, message: string) => problems.push({ key, line: line + 1, message });
  const [head = { heading: "", line: 0, lines: [] }, ...questions] = splitAt(source.split("\n"), /^## /);
  const about = readHead(head, report);
  return {
    paper: {
      key,
      subject: key.split("/")[0] ?? "",
      ...about,
      questions: questions.flatMap((block) => readQuestion(block, report) ?? []),
      pictures: [],
    },
    problems,
  };
}

type Report = (line: number, message: string) => void;

function splitAt(lines: readonly string[], heading: RegExp, from = 0): Block[] {
  const found: Block[] = [{ heading: "", line: from, lines: [] }];
  for (const [at, line] of lines.entries()) {
    if (heading.test(line)) found.push({ heading: line.trimEnd(), line: from + at, lines: [] });
    else found.at(-1)?.lines.push(line.trimEnd());
  }
  return found;
}

function readHead({ lines }: Block, report: Report) {
  const said = (name: string): string => {
    const value = lines.map((line) => new RegExp(`^${name}: *(.+)$`).exec(line)?.[1]).find(Boolean);
    if (!value) report(0, `add a line "${name}: …" at the top`);
    return (value ?? "").trim();
  };
  const sections = lines.flatMap((line): PaperSection[] => {
    const found = SECTION.exec(line)?.groups;
    if (!found) return [];
    const { id = "", title = "", choose = "", instruction = "" } = found;
    return [{ id, title: title.trim(), choose: Number(choose), instruction: instruction.trim() }];
  });
  if (sections.length === 0) report(0, 'add a line "section A: Section A | 5 | Answer all the questions."');
  return { title: said("title"), exam: said("exam") as ExamSlug, minutes: Number(said("minutes")), sections };
}

function readQuestion(block: Block, report: Report): TheoryQuestion | undefined {
  const head = QUESTION.exec(block.heading)?.groups;
  if (!head) {
    report(block.line, 'write "## name-of-question (section A, topic-slug, level 2)"');
    return undefined;
  }
  const [stem, ...rest] = splitAt(block.lines, /^### /, block.line + 1);
  const named = new Map<BlockName, Block>();
  const parts: TheoryPart[] = [];
  const texts: Record<string, string> = {};
  for (const one of rest) {
    const name = blocks.find((name) => one.heading === `### ${name}`);
    if (name) named.set(name, one);
    else readPart(one, parts, texts, report);
  }
  for (const name of blocks) if (!named.has(name)) report(block.line, `add "### ${name}"`);
  const guideBlock = named.get("Guide");
  const { problems, ...guide } = readGuideLines(guideBlock?.lines ?? []);
  for (const { at, message } of problems) report((guideBlock?.line ?? 0) + 1 + at, message);
  return {
    slug: head.slug ?? "",
    section: head.section ?? "",
    topic: head.topic ?? "",
    level: Number(head.level) as TheoryQuestion["level"],
    stem: textOf(stem),
    texts,
    guide: { version: 1, parts, ...guide },
    model: textOf(named.get("Model answer")),
    specimen: {
      script: textOf(named.get("Specimen")),
      ticks: readTicks(textOf(named.get("Ticks"))),
      remark: textOf(named.get("Remark")),
    },
  };
}

const textOf = (block: Block | undefined): string => (block?.lines ?? []).join("\n").trim();

/** "(b)(ii)" has the id "b.ii". A question without parts has one part, "whole". */
function readPart(block: Block, parts: TheoryPart[], texts: Record<string, string>, report: Report): void {
  const found = PART.exec(block.heading)?.groups;
  const { label = "", marks = "0", form = "text" } = found ?? {};
  if (!found) report(block.line, PART_HELP);
  else if (!isForm(form)) report(block.line, `the kind of answer is one of ${forms.join(", ")}`);
  else {
    const id = label.replace(/^\(/, "").replace(/\)$/, "").replaceAll(")(", ".");
    parts.push({ id, label: label === "whole" ? "" : label, marks: Number(marks), form });
    texts[id] = textOf(block);
  }
}

const PART_HELP = 'write "### (a) 4 marks, working", "### (b)(i) 2 marks, text" or "### whole 50 marks, essay"';
const isForm = (form: string): form is AnswerForm => forms.includes(form as AnswerForm);

/** "M1 A1 C=6 -units -rounding@b" */
export function readTicks(text: string): AttemptTicks {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const bands = words.filter((word) => word.includes("=")).map((word) => word.split("="));
  return {
    atoms: words.filter((word) => !word.includes("=") && !word.startsWith("-")),
    bands: Object.fromEntries(bands.map(([id = "", marks]) => [id, Number(marks)])),
    deductions: words
      .filter((word) => word.startsWith("-"))
      .map((word) => word.slice(1).split("@"))
      .map(([code = "", part]) => ({ code, ...(part !== undefined && { part }) })),
  };
}
