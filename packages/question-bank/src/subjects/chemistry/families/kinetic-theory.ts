import { family } from "../../../authoring.ts";
import { people } from "../people.ts";
import { num, qty, slips } from "../quantity.ts";

const overWater = family(
  "gas-over-water",
  {
    topic: "kinetic-theory",
    objective: "Handle temperature and vapour pressure",
    difficulty: "medium",
    class_level: "SS1",
    count: 8,
  },
  (draw) => {
    const total = draw.step(740, 780, 2);
    const [c, vapour] = draw.pick([
      [20, 18],
      [22, 20],
      [25, 24],
      [27, 27],
      [30, 32],
    ] as const);
    const gas = draw.pick(["hydrogen", "oxygen", "nitrogen", "methane"]);
    const right = total - vapour;
    return {
      body: draw.pick([
        `A sample of ${gas} was collected over water at ${c} °C and a total pressure of ${total} mmHg. If the saturated vapour pressure of water at ${c} °C is ${vapour} mmHg, what is the pressure of the dry gas?`,
        `${draw.pick(people)} collects ${gas} over water at ${c} °C, with the levels equal and the barometer at ${total} mmHg. Given a saturated vapour pressure of water of ${vapour} mmHg, find the pressure of the ${gas} alone.`,
        `At ${c} °C, where water has a saturated vapour pressure of ${vapour} mmHg, moist ${gas} over water has a pressure of ${total} mmHg. The partial pressure of the ${gas} is`,
      ]),
      right: qty(right, "mmHg"),
      wrong: slips("mmHg", [
        [total + vapour, "added the vapour pressure instead of subtracting it"],
        [total, "gave the total pressure and forgot the vapour pressure"],
        [total - c, "subtracted the temperature instead of the vapour pressure"],
        [total - vapour / 2, "took away half the vapour pressure"],
        [total - 2 * vapour, "took the vapour pressure away twice"],
      ]),
      explanation: `The gas collected is moist, so its pressure is that of the gas and of water vapour together. By Dalton's law $p_{\\text{gas}} = p_{\\text{total}} - p_{\\text{water}} = ${total} - ${vapour}$, which is ${qty(right, "mmHg")}. Adding, as in ${qty(total + vapour, "mmHg")}, would make a part greater than the whole.`,
    };
  },
);

const kelvin = family(
  "kelvin-and-celsius",
  {
    topic: "kinetic-theory",
    objective: "Handle temperature and vapour pressure",
    difficulty: "easy",
    class_level: "SS1",
    count: 8,
  },
  (draw) => {
    const c = draw.pick([15, 18, 25, 30, 37, 42, 55, 64, 78, 110, 150, 220]);
    const k = c + 273;
    const liquid = draw.pick(["a liquid", "a wax", "a solvent", "an oil"]);
    const toKelvin = draw.chance(0.5);
    const [given, right, unit] = toKelvin ? [`${c} °C`, k, "K"] : [`${k} K`, c, "°C"];
    return {
      body: draw.pick([
        `${draw.pick(people)} measures the temperature of ${liquid} as ${given}. What is this in ${toKelvin ? "kelvins" : "degrees Celsius"}? [0 °C = 273 K]`,
        `Convert the temperature ${given} of ${liquid} to the ${toKelvin ? "Kelvin" : "Celsius"} scale. [0 °C = 273 K]`,
        `A change of state of ${liquid} takes place at ${given}. On the ${toKelvin ? "Kelvin" : "Celsius"} scale this is [0 °C = 273 K]`,
      ]),
      right: qty(right, unit),
      wrong: slips(
        unit,
        toKelvin
          ? [
              [Math.abs(273 - c), "subtracted instead of adding 273"],
              [c + 100, "added 100 instead of 273"],
              [c + 373, "added 373 instead of 273"],
              [c + 237, "used 237 instead of 273"],
              [c + 283, "slipped in the addition"],
            ]
          : [
              [k + 273, "added 273 instead of subtracting"],
              [k - 237, "used 237 instead of 273"],
              [k - 100, "subtracted 100 instead of 273"],
              [k - 263, "slipped in the subtraction"],
              [k, "left the number unchanged"],
            ],
      ),
      explanation: toKelvin
        ? `Kelvin temperature = Celsius temperature + 273, because 0 °C is 273 K. So $${c} + 273 = ${k}$, that is ${qty(k, "K")}. Subtracting, which gives ${Math.abs(273 - c)} K, goes the wrong way.`
        : `Celsius temperature = Kelvin temperature − 273, because 273 K is 0 °C. So $${k} - 273 = ${c}$, that is ${qty(c, "°C")}. Adding 273, which gives ${num(k + 273)} °C, goes the wrong way.`,
    };
  },
);

export const kineticTheory = [overWater, kelvin];
