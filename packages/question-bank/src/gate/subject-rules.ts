// Rules about a subject as a whole: patterns that help a student guess, and gaps.
import { difficulties, optionLetters } from "@sabiprep/exam";
import { plain } from "../authoring.ts";
import { withoutFifth } from "../key-positions.ts";
import { writtenOrders } from "../written-order.ts";
import type { PrintedSubject } from "./printed.ts";
import type { Problem } from "./problem.ts";

const LONGEST_IS_KEY = 0.35;
const FOUR_WRONG = 0.85;
const MAX_IN_FAMILY = 40;
const MIN_IN_TOPIC = 20;
const LETTER_TOLERANCE = 0.2;
const MIN_WORDINGS = 3;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function tally(values: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

export function longestIsKey({ bank, questions }: PrintedSubject): Problem[] {
  const longest = questions.filter(({ right, wrong }) => wrong.every(({ text }) => text.length < right.text.length));
  const share = longest.length / Math.max(1, questions.length);
  if (share <= LONGEST_IS_KEY) return [];
  return [
    {
      rule: "longest-is-key",
      key: bank.slug,
      message: `the correct answer is the longest option in ${percent(share)}, at most ${percent(LONGEST_IS_KEY)} allowed`,
    },
  ];
}

export function fourWrong({ bank }: PrintedSubject): Problem[] {
  const share = bank.questions.filter(({ wrong }) => wrong.length === 4).length / Math.max(1, bank.questions.length);
  if (share >= FOUR_WRONG) return [];
  return [
    {
      rule: "four-wrong",
      key: bank.slug,
      message: `${percent(share)} have four wrong options, at least ${percent(FOUR_WRONG)}`,
    },
  ];
}

export function stemsDiffer({ bank }: PrintedSubject): Problem[] {
  const first = new Map<string, string>();
  return bank.questions.flatMap(({ key, instruction = "", body, passage, picture }) => {
    // A word may be asked for its meaning and, under another instruction, for its stress. So the instruction is part of
    // the stem here.
    const stem = `${plain(instruction)} ${plain(body)} ${passage?.key ?? ""} ${picture?.svg ?? ""}`;
    const other = first.get(stem);
    if (other === undefined) first.set(stem, key);
    return other === undefined ? [] : [{ rule: "stems-differ", key, message: `the same stem as ${other}` }];
  });
}

export const familySize = ({ bank }: PrintedSubject): Problem[] =>
  [...tally(bank.questions.map(({ family }) => family))]
    .filter(([, count]) => count > MAX_IN_FAMILY)
    .map(([key, count]) => ({ rule: "family-size", key, message: `${count} questions, at most ${MAX_IN_FAMILY}` }));

/** Stems that differ only in their numbers and formulas are one wording. */
export function wordings({ bank }: PrintedSubject): Problem[] {
  const families = Map.groupBy(
    bank.questions.filter(({ computed }) => computed),
    ({ family }) => family,
  );
  return [...families].flatMap(([key, questions]) => {
    const worded = new Set(
      questions.map(({ body }) => plain(body.replaceAll(/\$[^$]*\$/g, "#")).replaceAll(/[\d.,]+/g, "#")),
    );
    if (questions.length < MIN_WORDINGS * 2 || worded.size >= MIN_WORDINGS) return [];
    return [{ rule: "wordings", key, message: `${worded.size} wordings, at least ${MIN_WORDINGS}` }];
  });
}

export function topicSize({ bank }: PrintedSubject): Problem[] {
  const counts = tally(bank.questions.map(({ topic }) => topic));
  return bank.topics
    .filter(({ slug }) => (counts.get(slug) ?? 0) < MIN_IN_TOPIC)
    .map(({ slug }) => ({
      rule: "topic-size",
      key: `${bank.slug}/${slug}`,
      message: `${counts.get(slug) ?? 0} questions, at least ${MIN_IN_TOPIC}`,
    }));
}

const spread = { easy: [0.2, 0.5], medium: [0.3, 0.6], hard: [0.08, 0.35] } as const;

export function difficultySpread({ bank }: PrintedSubject): Problem[] {
  const counts = tally(bank.questions.map(({ difficulty }) => difficulty));
  return difficulties.flatMap((difficulty) => {
    const share = (counts.get(difficulty) ?? 0) / Math.max(1, bank.questions.length);
    const [least, most] = spread[difficulty];
    if (share >= least && share <= most) return [];
    return [
      {
        rule: "difficulty-spread",
        key: bank.slug,
        message: `${percent(share)} are ${difficulty}, between ${percent(least)} and ${percent(most)}`,
      },
    ];
  });
}

export function lettersBalanced({ bank }: PrintedSubject): Problem[] {
  const orders = writtenOrders(bank.questions);
  return [4, 5].flatMap((options) => {
    const letters = bank.questions.flatMap((question) => {
      const whole = orders.get(question.key) ?? [];
      const order = options === 4 ? withoutFifth(question, whole) : whole;
      return order.length === options ? [optionLetters[order.indexOf(question.right)] ?? "?"] : [];
    });
    const counts = tally(letters);
    return optionLetters.slice(0, options).flatMap((letter) => {
      const share = ((counts.get(letter) ?? 0) / Math.max(1, letters.length)) * options;
      if (letters.length < options * 10 || Math.abs(share - 1) <= LETTER_TOLERANCE) return [];
      return [
        {
          rule: "letters-balanced",
          key: bank.slug,
          message: `${letter} has ${percent(share)} of its fair share of ${options}-option keys`,
        },
      ];
    });
  });
}
