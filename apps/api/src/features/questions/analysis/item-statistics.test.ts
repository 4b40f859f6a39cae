import { optionLetters } from "@sabiprep/exam";
import { randomFrom } from "@sabiprep/question-bank/random";
import { expect, test } from "vitest";
import { detectPlantedKeys } from "../../../testing/planted-keys.ts";
import { type FigureRow, statisticsOf } from "./item-statistics.ts";

interface Response {
  option: string;
  score: number;
  rest: number;
  seconds: number | null;
}

const options = ["right", "w1", "w2", "w3"].map((id, at) => ({ id, letter: optionLetters[at]! }));

function responses(roll: () => number, many: number): Response[] {
  return Array.from({ length: many }, () => ({
    option: ["right", "w1", "w2", "w3", ""][Math.floor(roll() * 5)]!,
    score: Math.round(roll() * 20) * 5,
    rest: Math.round(roll() * 1000),
    seconds: roll() < 0.2 ? null : Math.floor(roll() * 90),
  }));
}

function figuresOf(all: Response[]): FigureRow[] {
  const rows = new Map<string, FigureRow>();
  for (const { option, score, rest, seconds } of all) {
    const name = `${option}/${score}/${rest}`;
    const row = rows.get(name) ?? { option, score, rest, kind: "first", responses: 0, seconds: 0, timed: 0 };
    row.responses++;
    if (seconds !== null) {
      row.seconds += seconds;
      row.timed++;
    }
    rows.set(name, row);
  }
  return [...rows.values()];
}

/** Pearson's correlation of two lists, straight from its definition. */
function correlation(a: number[], b: number[]): number {
  const mean = (list: number[]) => list.reduce((sum, x) => sum + x, 0) / list.length;
  const [ma, mb] = [mean(a), mean(b)];
  const cross = a.reduce((sum, x, at) => sum + (x - ma) * (b[at]! - mb), 0);
  const square = (list: number[], m: number) => list.reduce((sum, x) => sum + (x - m) ** 2, 0);
  return cross / Math.sqrt(square(a, ma) * square(b, mb));
}

/** The share of a third that chose this, averaged over every way of ordering equal scores. */
function inThird(all: Response[], chose: (one: Response) => boolean, third: 0 | 2): number {
  const many = all.length * 20;
  const ranked = [...all].sort((a, b) => b.score - a.score);
  const seats = new Array<number>(many).fill(0);
  for (let at = 0; at < ranked.length; ) {
    const equals = ranked.filter(({ score }) => score === ranked[at]!.score);
    const share = equals.filter(chose).length / equals.length;
    seats.fill(share, at * 20, (at + equals.length) * 20);
    at += equals.length;
  }
  const from = Math.round((third * many) / 3);
  const part = seats.slice(from, from + Math.round(many / 3));
  return part.reduce((sum, seat) => sum + seat, 0) / part.length;
}

test("the statistics equal a recomputation from the single answers", () => {
  for (let seed = 1; seed <= 40; seed++) {
    const roll = randomFrom(seed);
    const all = responses(roll, 3 * (10 + Math.floor(roll() * 200)));
    const got = statisticsOf(figuresOf(all), options, { accepted: ["right"], is_void: false });
    const right = all.map(({ option }) => Number(option === "right"));
    const facility = right.reduce((sum, x) => sum + x, 0) / all.length;
    const deviation = Math.sqrt(right.reduce((sum, x) => sum + (x - facility) ** 2, 0) / all.length);
    expect(got.responses).toBe(all.length);
    expect(got.facility).toBeCloseTo(facility, 10);
    expect(got.standard_deviation).toBeCloseTo(deviation, 10);
    const isRight = ({ option }: Response) => option === "right";
    expect(got.discrimination).toBeCloseTo(inThird(all, isRight, 0) - inThird(all, isRight, 2), 6);
    const timed = all.flatMap(({ seconds }) => seconds ?? []);
    expect(got.mean_seconds).toBeCloseTo(timed.reduce((sum, x) => sum + x, 0) / timed.length, 10);
    const scores = all.map(({ rest }) => rest);
    expect(got.item_rest).toBeCloseTo(correlation(right, scores), 10);
    expect(got.standard_error).toBeCloseTo(deviation / Math.sqrt(all.length), 10);
    expect(got.enough).toBe(all.length >= 30);
    for (const [at, { id }] of [...options, { id: "" }].entries()) {
      const chosen = all.map(({ option }) => Number(option === id));
      expect(got.options[at]!.point_biserial).toBeCloseTo(correlation(chosen, scores), 10);
      expect(got.options[at]!.chosen).toBe(chosen.reduce((sum, x) => sum + x, 0));
      expect(got.options[at]!.top).toBeCloseTo(
        inThird(all, ({ option }) => option === id, 0),
        6,
      );
    }
  }
});

test("if nobody answered, or everybody answered alike, the statistic is empty and not wrong", () => {
  const none = statisticsOf([], options, { accepted: ["right"], is_void: false });
  expect([none.responses, none.facility, none.discrimination, none.options[0]!.point_biserial]).toEqual([
    0,
    null,
    null,
    null,
  ]);
  const alike = [{ option: "right", score: 80, rest: 800, kind: "first" as const, responses: 9, seconds: 0, timed: 0 }];
  expect(statisticsOf(alike, options, { accepted: ["right"], is_void: false })).toMatchObject({
    facility: 1,
    standard_deviation: 0,
    mean_seconds: null,
    options: [{ point_biserial: null }, {}, {}, {}, {}],
  });
});

test("planted wrong keys are found, and right keys are left alone", () => {
  const { recall, precision } = detectPlantedKeys({ questions: 400, planted: 10, responses: 300, seed: 7 });
  expect(recall).toBeGreaterThanOrEqual(0.9);
  expect(precision).toBeGreaterThanOrEqual(0.8);
});
