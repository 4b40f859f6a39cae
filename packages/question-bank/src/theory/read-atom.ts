// Reads the lines of a guide: atoms, groups and deductions.
import type { AtomKind, GuideAtom, GuideDeduction, GuideGroup } from "@sabiprep/exam";

export interface GuideLines {
  atoms: GuideAtom[];
  groups: GuideGroup[];
  deductions: GuideDeduction[];
}

export interface LineProblem {
  /** The index of the line, from 0. */
  at: number;
  message: string;
}

const ATOM =
  /^- (?<id>[A-Z][\w]*) \((?<part>[\w.]+)\) (?<marks>\d+)(?<terms>(?: band| ft| needs [\w, ]+?| group [\w-]+)*): (?<text>.+)$/;
const GROUP = /^group (?<id>[\w-]+): best (?<best>\d+), max (?<max>\d+)$/;
const DEDUCTION =
  /^deduct (?<code>[\w-]+): (?<marks>\d+) from (?<from>[A-Za-z ]+), once a (?<once>question|part): (?<text>.+)$/;
const DETAIL = /^ {2}(?<name>accept|reject|why|\d+): *(?<value>.+)$/;

const kinds: Record<string, AtomKind> = { M: "M", A: "A", B: "B", P: "point" };
const deductedFrom: Record<string, AtomKind> = { ...kinds, points: "point", bands: "band" };

/** The letter of an atom's id says its kind: M1, A1, B1, P1. A band says so after its marks. */
export function readGuideLines(lines: readonly string[]): GuideLines & { problems: LineProblem[] } {
  const guide: GuideLines = { atoms: [], groups: [], deductions: [] };
  const problems: LineProblem[] = [];
  for (const [at, line] of lines.entries()) {
    if (!line.trim()) continue;
    const problem = readLine(guide, line);
    if (problem) problems.push({ at, message: problem });
  }
  return { ...guide, problems };
}

function readLine(guide: GuideLines, line: string): string | undefined {
  const atom = ATOM.exec(line)?.groups;
  if (atom) return readAtom(guide, atom);
  const detail = DETAIL.exec(line)?.groups;
  if (detail) return readDetail(guide, detail.name ?? "", (detail.value ?? "").trim());
  const group = GROUP.exec(line)?.groups;
  if (group) {
    guide.groups.push({ id: group.id ?? "", best: Number(group.best), max: Number(group.max) });
    return undefined;
  }
  const deduction = DEDUCTION.exec(line)?.groups;
  if (deduction) return readDeduction(guide, deduction);
  return `write "- M1 (a) 1: what earns the mark", "  accept: …", "group name: best 4, max 8" or "deduct units: 1 from A B, once a question: …"`;
}

function readAtom({ atoms }: GuideLines, found: Record<string, string | undefined>): string | undefined {
  const { id = "", part = "", marks = "", terms = "", text = "" } = found;
  const isBand = / band\b/.test(terms);
  const kind = isBand ? "band" : kinds[id[0] ?? ""];
  if (!kind) return `${id} must begin with M, A, B or P, or say "band" after its marks`;
  const group = / group ([\w-]+)/.exec(terms)?.[1];
  const needs = / needs ([\w, ]+?)(?= ft| band| group|$)/.exec(terms)?.[1];
  atoms.push({
    id,
    part,
    kind,
    marks: Number(marks),
    text: text.trim(),
    needs: needs ? needs.split(",").map((one) => one.trim()) : [],
    follow_through: / ft\b/.test(terms),
    ...(group && { group }),
    accept: [],
    reject: [],
    bands: [],
  });
  return undefined;
}

function readDetail({ atoms }: GuideLines, name: string, value: string): string | undefined {
  const atom = atoms.at(-1);
  if (!atom) return `"${name}:" belongs below the atom that it explains`;
  if (name === "why") atom.why = value;
  else if (name === "accept" || name === "reject") atom[name].push(...value.split(";").map((one) => one.trim()));
  else atom.bands.push({ marks: Number(name), text: value });
  return undefined;
}

function readDeduction({ deductions }: GuideLines, found: Record<string, string | undefined>): string | undefined {
  const names = (found.from ?? "").trim().split(/ +/);
  const unknown = names.find((name) => !deductedFrom[name]);
  if (unknown) return `${unknown} is no kind of mark: use M, A, B, points or bands`;
  deductions.push({
    code: found.code ?? "",
    marks: Number(found.marks),
    from: names.map((name) => deductedFrom[name] as AtomKind),
    once: found.once === "part" ? "part" : "question",
    text: (found.text ?? "").trim(),
  });
  return undefined;
}
