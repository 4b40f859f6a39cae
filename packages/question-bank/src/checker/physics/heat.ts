// Temperature, expansion, heat and gases.

import { asking, oneOf, wordIn } from "../reading/asking.ts";
import type { SubjectChecker } from "../solver.ts";

const ICE_POINT = 273;
const kelvin = (celsius: number) => celsius + ICE_POINT;

/** Reads a linear scale through two known points. */
const onScale = (at: number, low: number, high: number, lowReads: number, highReads: number) =>
  lowReads + ((at - low) / (high - low)) * (highReads - lowReads);

/** The temperature at which one body loses as much heat as the other gains, found by bisection. */
function settled(hotMass: number, hot: number, coldMass: number, cold: number): number {
  let [low, high] = [cold, hot];
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2;
    if (hotMass * (hot - middle) > coldMass * (middle - cold)) low = middle;
    else high = middle;
  }
  return low;
}

export const heat: SubjectChecker = {
  "temperature-scale-change": oneOf(
    asking(/in kelvin\.$|on the Kelvin scale\?$/, ["°C"], "K", ([celsius]) => kelvin(celsius)),
    asking(/in degrees Celsius\.$|on the Celsius scale\?$/, ["°F"], "°C", ([fahrenheit]) =>
      onScale(fahrenheit, 32, 212, 0, 100),
    ),
    asking(/in degrees Fahrenheit\.$|on the Fahrenheit scale\?$/, ["°C"], "°F", ([celsius]) =>
      onScale(celsius, 0, 100, 32, 212),
    ),
  ),
  "unmarked-thermometer": oneOf(
    asking(
      /(ice point of a thermometer at .* and the steam point at|lower fixed point at .* and its upper fixed point at) .*temperature/,
      ["cm", "cm", "cm"],
      "°C",
      ([ice, steam, now]) => onScale(now, ice, steam, 0, 100),
    ),
  ),
  "linear-expansion": oneOf(
    asking(
      /By how much does it lengthen at|What gap must be left for the expansion/,
      ["m", "°C", "°C", "K⁻¹"],
      "mm",
      ([length, cold, hot, expansivity]) => length * 1000 * (hot - cold) * expansivity,
    ),
  ),
  "heat-to-warm": oneOf(
    asking(
      /(heat given out when .* cools from|How much heat raises the temperature|find the heat absorbed)/,
      ["kg", "°C", "°C", "J kg⁻¹ K⁻¹"],
      "J",
      ([mass, from, to, capacity]) => Math.abs(to - from) * capacity * mass,
    ),
  ),
  "heater-time": oneOf(
    asking(
      /How long does|Find the time taken|calculate the time needed/,
      ["W", "kg", "°C", "°C", "J kg⁻¹ K⁻¹"],
      "s",
      ([power, mass, from, to, capacity]) => {
        const degreesASecond = power / (mass * capacity);
        return (to - from) / degreesASecond;
      },
    ),
  ),
  "water-mixture": oneOf(
    asking(
      /(pours|adds|is mixed with) .*temperature/,
      ["kg", "°C", "kg", "°C"],
      "°C",
      ([hotMass, hot, coldMass, cold]) => settled(hotMass, hot, coldMass, cold),
    ),
  ),
  "melting-ice": oneOf(
    asking(
      /heat needed to melt .* raise the water formed to|where it melts and warms to .* heat absorbed|How much heat changes .* of ice at .* to water/,
      ["g", "°C", "°C", "J kg⁻¹", "J kg⁻¹ K⁻¹"],
      "J",
      ([grams, ice, water, latent, capacity]) => {
        if (ice !== 0) throw new Error("the ice must be warmed first");
        return (grams / 1000) * latent + (grams / 1000) * capacity * (water - ice);
      },
    ),
  ),
  "boyle-law": oneOf(
    asking(
      /(?=.*([Ss]ame temperature|constant temperature))(?=.*(What is its pressure when|Calculate the final pressure|Find the new pressure))/,
      ["kPa", "cm³", "cm³"],
      "kPa",
      ([pressure, before, by], { body }) =>
        (pressure * before) /
        (before +
          by * wordIn(body, { "(reduced|reduces the volume) by": -1, "(increased|increases the volume) by": 1 })),
    ),
  ),
  "charles-and-pressure-law": oneOf(
    asking(
      /(?=.*(pressure is constant|constant pressure))(?=.*(What volume|new volume))/,
      ["cm³", "°C", "°C"],
      "cm³",
      ([volume, before, after]) => (volume / kelvin(before)) * kelvin(after),
    ),
    asking(
      /(?=.*(fixed volume|rigid cylinder))(?=.*(Find the pressure when|What is its pressure at))/,
      ["kPa", "°C", "°C"],
      "kPa",
      ([pressure, before, after]) => (pressure / kelvin(before)) * kelvin(after),
    ),
  ),
  "general-gas-law": oneOf(
    asking(
      /Find its volume at|Calculate the volume of the same gas|What volume does the gas fill/,
      ["cm³", "K", "K", "kPa", "kPa"],
      "cm³",
      ([volume, before, after, pressure, newPressure], { body }) => {
        wordIn(body, { "fixed mass of gas": 1, "the same gas": 1, "fill at": 1 });
        const amount = (pressure * volume) / before;
        return (amount * after) / newPressure;
      },
    ),
  ),
};
