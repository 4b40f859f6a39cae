// The structure of an exam's paper: the number of items of each kind, the time, the number of options. Numbers of real
// exams are rows with a source, never constants, because the boards change them.
import type { Difficulty, ExamSlug } from "./question.ts";

export interface BlueprintSection {
  name: string;
  /** The topic slugs that the section draws from. */
  topics: string[];
  items: number;
}

export interface Blueprint {
  exam: ExamSlug;
  subject: string;
  /** The era it applies to: the first and the last paper year, both included. An open end is null. */
  from_year: number;
  to_year: number | null;
  items: number;
  minutes: number;
  options: 4 | 5;
  /** Marks of the objective paper in the real exam, if known. Our own score is always a percentage. */
  marks: number | null;
  /** Empty when the paper draws freely from all topics. */
  sections: BlueprintSection[];
  source_note: string;
  /** True while no source that we trust confirms the numbers. */
  unverified: boolean;
}

/**
 * How many of a paper's questions are easy, medium and hard. Most candidates answer the easy ones right, and fewer than
 * half the hard ones.
 */
export const PAPER_SPREAD: Record<Difficulty, number> = { easy: 0.3, medium: 0.45, hard: 0.25 };

/** One part of a sitting that mixes subjects. `subject` is null if the candidate chooses it. */
export interface MixedPart {
  name: string;
  subject: string | null;
  items: number;
  /** Set if the conversion from items to points is not published and ours is a fair estimate. */
  estimate: boolean;
}

/** Weights of an admission aggregate. Together they are 100. */
export interface AggregateWeights {
  utme: number;
  screening: number;
  olevel: number;
}

/** A sitting over several subjects with one shared time: the full UTME, an institution's screening. */
export interface MixedBlueprint {
  slug: string;
  exam: ExamSlug;
  name: string;
  institution: string | null;
  minutes: number;
  options: 4 | 5;
  parts: MixedPart[];
  /** The points that each part is scaled to (100 in the UTME). Null if the score is a percentage of the whole. */
  points_per_part: number | null;
  aggregate: AggregateWeights | null;
  source_note: string;
  unverified: boolean;
}

const covers = (blueprint: Blueprint, year: number) =>
  blueprint.from_year <= year && (blueprint.to_year === null || year <= blueprint.to_year);

/** The blueprint of a paper year. If two eras overlap, the latest one wins. */
export const blueprintFor = (
  blueprints: readonly Blueprint[],
  exam: ExamSlug,
  subject: string,
  year: number,
): Blueprint | undefined =>
  blueprints
    .filter((blueprint) => blueprint.exam === exam && blueprint.subject === subject && covers(blueprint, year))
    .sort((a, b) => b.from_year - a.from_year)[0];

export function blueprintProblems(blueprint: Blueprint): string[] {
  const problems: string[] = [];
  const sum = blueprint.sections.reduce((total, { items }) => total + items, 0);
  if (!Number.isInteger(blueprint.items) || blueprint.items < 1) problems.push("A paper has at least one item.");
  if (!(blueprint.minutes > 0)) problems.push("A paper takes at least one minute.");
  if (blueprint.sections.length && sum !== blueprint.items)
    problems.push(`The sections hold ${sum} items, the paper ${blueprint.items}.`);
  if (blueprint.sections.some(({ topics }) => topics.length === 0)) problems.push("A section names no topic.");
  if (blueprint.to_year !== null && blueprint.to_year < blueprint.from_year)
    problems.push("The era ends before it begins.");
  if (!blueprint.source_note.trim()) problems.push("A blueprint names its source.");
  return problems;
}

export const itemsOf = (blueprint: MixedBlueprint): number =>
  blueprint.parts.reduce((total, { items }) => total + items, 0);
