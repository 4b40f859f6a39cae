// Checked against published worked examples, with their numbers.
import { optionLetters } from "@sabiprep/exam";
import { expect, test } from "vitest";
import { type FigureRow, statisticsOf } from "./item-statistics.ts";
import { kr20, reliabilityFrom, spread } from "./reliability.ts";

/** Ten students, ten questions: K. L. Wuensch, East Carolina University, core.ecu.edu/wuenschk/StatHelp/KR20.txt */
const wuensch = `
1111110110 1011011101 1111011001 0010001000 0000010010 1110111111 1101110111 1111111101 0101111101 1101101110`
  .trim()
  .split(" ")
  .map((row) => [...row].map(Number));

/**
 * A thousand candidates, five questions of the Law School Admission Test, section 6: how often each pattern of right and wrong came,
 * as in R. D. Bock and M. Lieberman, Psychometrika 35 (1970), 179-197, and D. Thissen, Psychometrika 47 (1982), 175-186. The figures are
 * those that the reference of R. P. Chalmers's R package mirt 1.45.6 prints on its page "LSAT6" for itemstats(), in three places.
 */
const lsat =
  `00000 3 00001 6 00010 2 00011 11 00100 1 00101 1 00110 3 00111 4 01000 1 01001 8 01011 16 01101 3 01110 2 01111 15
  10000 10 10001 29 10010 14 10011 81 10100 3 10101 28 10110 15 10111 80 11000 16 11001 56 11010 21 11011 173 11100 11 11101 61
  11110 28 11111 298`
    .split(/\s+/)
    .reduce<number[][]>((rows, word, at, all) => {
      if (at % 2 === 0) for (let n = Number(all[at + 1]); n > 0; n--) rows.push([...word].map(Number));
      return rows;
    }, []);

test("KR-20 of ten students equals the worked example", () => {
  const totals = wuensch.map((row) => row.reduce((sum, mark) => sum + mark, 0));
  expect(totals).toEqual([8, 7, 7, 2, 2, 9, 8, 9, 7, 7]);
  expect(spread(totals).variance).toBeCloseTo(5.84, 10);
  const shares = [0.7, 0.7, 0.6, 0.7, 0.6, 0.8, 0.7, 0.7, 0.5, 0.6];
  const unexplained = shares.reduce((sum, p) => sum + p * (1 - p), 0);
  expect(kr20(wuensch)).toBeCloseTo((10 / 9) * (1 - unexplained / 5.84), 10);
});

/** As the page prints it. */
const printed = (value: number | null) => value?.toFixed(3);

test("KR-20, mean, spread and standard error of the law school data equal the published values", () => {
  expect(lsat).toHaveLength(1000);
  expect(printed(kr20(lsat))).toBe("0.295");
  const { mean, deviation, standard_error } = reliabilityFrom(lsat);
  expect(printed(mean)).toBe("3.819");
  // The page divides by one candidate fewer.
  const asThere = Math.sqrt(1000 / 999);
  expect(printed(deviation * asThere)).toBe("1.035");
  expect(printed(standard_error! * asThere)).toBe("0.869");
});

test("item-rest correlations of the law school data equal the published values", () => {
  const options = ["right", "wrong"].map((id, at) => ({ id, letter: optionLetters[at]! }));
  const published = [
    { share: "0.924", correlation: "0.113" },
    { share: "0.709", correlation: "0.153" },
    { share: "0.553", correlation: "0.173" },
    { share: "0.763", correlation: "0.144" },
    { share: "0.870", correlation: "0.122" },
  ];
  for (const [at, { share, correlation }] of published.entries()) {
    const rows = lsat.map((row): FigureRow => {
      const correct = row.reduce((sum, mark) => sum + mark, 0);
      return {
        ...{ option: row[at] ? "right" : "wrong", kind: "first", responses: 1, seconds: 0, timed: 0 },
        score: Math.round((100 * correct) / 5),
        rest: Math.round((1000 * (correct - row[at]!)) / 4),
      };
    });
    const { item_rest, facility, standard_error } = statisticsOf(rows, options, {
      accepted: ["right"],
      is_void: false,
    });
    expect(printed(item_rest)).toBe(correlation);
    expect(printed(facility)).toBe(share);
    expect(standard_error).toBeCloseTo(Math.sqrt((facility! * (1 - facility!)) / 1000), 10);
  }
});

test("with fewer than thirty tests, or if all are alike, no reliability is shown", () => {
  expect(reliabilityFrom(wuensch)).toMatchObject({ tests: 10, kr20: null, standard_error: null });
  expect(
    kr20([
      [1, 1],
      [1, 1],
    ]),
  ).toBeNull();
});
