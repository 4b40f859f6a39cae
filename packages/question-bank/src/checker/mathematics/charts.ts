import { inUnit } from "../reading/stated.ts";
import { worded } from "../reading/wording.ts";
import type { PosedQuestion, SubjectChecker } from "../solver.ts";
import { barsOf, sectorsOf } from "./chart-parts.ts";
import { total } from "./progression.ts";

const pictureOf = ({ picture }: PosedQuestion) => {
  if (!picture) throw new Error("there is no picture");
  return picture;
};

/** The mean, the total or a difference of two days, as the end of the question says. */
function fromBars(asked: string, bars: ReadonlyMap<string, number>): number {
  if (bars.size !== 5) throw new Error(`there are ${bars.size} bars`);
  const all = total([...bars.values()]);
  if (/^the mean number \w+ a day$/.test(asked)) return all / bars.size;
  if (/^the total number of \w+ \w+$/.test(asked)) return all;
  const [, more = "", less = ""] = /^how many more were \w+ on (\w+) than on (\w+)$/.exec(asked) ?? [];
  return (bars.get(more) ?? Number.NaN) - (bars.get(less) ?? Number.NaN);
}

export const charts: SubjectChecker = {
  "bar-chart": worded(
    [
      "From the bar chart, which records <_what> at a <_place> from Monday to Friday, work out <asked>.",
      "The bar chart shows the number of <_what> at a <_place> on five days. Find <asked>.",
      "Use the bar chart of <_what> at a <_place> in one week to find <asked>.",
    ],
    ({ asked }, posed) => inUnit(posed.options, fromBars(asked, barsOf(pictureOf(posed)))),
  ),
  "pie-chart": worded(
    [
      'A total of <#all> is shown in the pie chart of the <_what>. Find the number for "<sector>".',
      'In the pie chart of the <_what>, the total is <#all>. Calculate the number that belongs to "<sector>".',
      'The pie chart shows the <_what>. The whole stands for <#all>. What number does the sector "<sector>" stand for?',
    ],
    ({ all, sector }, posed) => {
      const sectors = sectorsOf(pictureOf(posed));
      if (total([...sectors.values()]) !== 360) throw new Error("the sectors do not make a whole");
      return inUnit(posed.options, ((sectors.get(sector) ?? Number.NaN) * all) / 360);
    },
  ),
};
