// Temperature by height, and calculations with the records of a weather station.

import { amountIn } from "../reading/stated.ts";
import { alike } from "../reading/tex-expression.ts";
import { tableIn } from "../reading/text-table.ts";
import { numberIn, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

const degrees = (option: string) => amountIn(option, "", " °C");

function monthlyRainfall(table: string): number[] {
  const [head, ...rows] = tableIn(table);
  if (head?.join() !== "Month,Rainfall (mm)" || rows.length < 2) throw new Error(`"${table}" is no record of rainfall`);
  if (new Set(rows.map(([month]) => month)).size < rows.length) throw new Error("a month stands twice");
  return rows.map(([, rain = ""]) => numberIn(rain));
}

const isMean = (value: number, rain: readonly number[]) =>
  alike(
    value * rain.length,
    rain.reduce((sum, month) => sum + month, 0),
  );

/** Two months differ by this amount, and no two months differ by more. */
function isRange(value: number, rain: readonly number[]): boolean {
  const differences = rain.flatMap((one) => rain.map((other) => one - other));
  return differences.includes(value) && differences.every((difference) => difference <= value);
}

const asksOfRain = "<~table>\n\nWhat is the <what:mean monthly rainfall for the period|range of the monthly rainfall>?";
const asksOfHeat = "What was the <what:mean daily temperature|diurnal range of temperature>?";

export const weather: SubjectChecker = {
  "temperature-lapse-rate": worded(
    [
      "At the foot of a mountain, <#foot> m above sea level, a thermometer reads <#below> °C. Find the temperature on its summit, <#height> m above sea level, if the lapse rate is <#rate> °C per 100 m.",
      "The temperature in a town <#foot> m above sea level is <#below> °C. If temperature falls by <#rate> °C for every 100 m of ascent, what is the temperature on a mountain <#height> m above sea level?",
      "A climber leaves a village at a height of <#foot> m, where the temperature is <#below> °C. With a lapse rate of <#rate> °C per 100 m, what temperature is expected at a height of <#height> m?",
    ],
    ({ foot, below, height, rate }, { options }) =>
      options.map((option) => alike(degrees(option) + ((height - foot) / 100) * rate, below)),
  ),
  "height-from-lapse-rate": worded(
    [
      "At a weather station <#foot> m above sea level the air has a temperature of <#below> °C. At what height above sea level will it be <#above> °C if temperature drops by <#rate> °C for every 100 m?",
      "The temperature in a town <#foot> m above sea level is <#below> °C and that on a mountain top near it is <#above> °C. If the lapse rate is <#rate> °C per 100 m, how high above sea level is the mountain top?",
      "A balloon rises from a field <#foot> m above sea level, where it is <#below> °C, until its thermometer shows <#above> °C. With a lapse rate of <#rate> °C per 100 m, at what height above sea level is it then?",
    ],
    ({ foot, below, above, rate }, { options }) =>
      options.map((option) => alike(below - ((amountIn(option, "", " m") - foot) / 100) * rate, above)),
  ),
  "rainfall-records": worded(
    [
      `<_who> kept a rain gauge on a farm and made this record.\n\n${asksOfRain}`,
      `A weather station recorded the following rainfall figures.\n\n${asksOfRain}`,
      `The table shows the rainfall recorded at a school weather station in six months.\n\n${asksOfRain}`,
    ],
    ({ table, what }, { body, options }) => {
      const rain = monthlyRainfall(table);
      if (body.includes("in six months") && rain.length !== 6) throw new Error(`the table has ${rain.length} months`);
      const holds = what === "range of the monthly rainfall" ? isRange : isMean;
      return options.map((option) => holds(amountIn(option, "", " mm"), rain));
    },
  ),
  "temperature-records": worded(
    [
      `At a weather station the temperature was <#hottest> °C in the hottest hour of a day and <#coldest> °C in the coldest. ${asksOfHeat}`,
      `On a certain day the maximum thermometer read <#hottest> °C and the minimum thermometer <#coldest> °C. ${asksOfHeat}`,
      `A Six's thermometer at a school showed a highest temperature of <#hottest> °C and a lowest of <#coldest> °C in one day. ${asksOfHeat}`,
    ],
    ({ hottest, coldest, what }, { options }) => {
      if (hottest <= coldest) throw new Error(`${hottest} °C is not hotter than ${coldest} °C`);
      return options.map((option) =>
        what === "diurnal range of temperature"
          ? alike(coldest + degrees(option), hottest)
          : // The mean is as far above the coldest value as it is below the hottest.
            alike(hottest - degrees(option), degrees(option) - coldest),
      );
    },
  ),
};
