import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { people } from "../people.ts";
import { clean, fixed, fixedSlips, qty, slips, tex } from "../quantity.ts";

const topic = "kinetic-theory";
const objective = "Handle temperature and vapour pressure";

const dryVolume = family(
  "dry-volume-over-water",
  { topic, objective, difficulty: "hard", class_level: "SS2", count: 8 },
  (draw) => {
    const total = draw.step(738, 770, 1);
    const [c, vapour] = draw.pick([
      [17, 15],
      [20, 18],
      [22, 20],
      [25, 24],
      [27, 27],
      [30, 32],
    ] as const);
    const v = draw.step(165, 480, 5);
    const gas = draw.pick(["hydrogen", "oxygen", "nitrogen", "methane"]);
    const k = c + 273;
    const at = (pressure: number) => (v * pressure * 273) / (760 * k);
    const right = at(total - vapour);
    const wet = fixed(at(total), 0, "cm³");
    const data = `[saturated vapour pressure of water = ${vapour} mmHg; standard pressure = 760 mmHg; 0 °C = 273 K]`;
    return {
      body: draw.pick([
        `${v} cm³ of ${gas} was collected over water at ${c} °C and a total pressure of ${total} mmHg. What volume would the dry gas have at s.t.p., to the nearest cm³? ${data}`,
        `${draw.pick(people)} collects ${v} cm³ of ${gas} over water at ${c} °C with the barometer at ${total} mmHg. Find, to the nearest cm³, the volume of the dry gas at s.t.p. ${data}`,
        `Over water at ${c} °C and ${total} mmHg a sample of moist ${gas} fills ${v} cm³. To the nearest cm³, the ${gas} alone would at s.t.p. fill ${data}`,
      ]),
      right: fixed(right, 0, "cm³"),
      wrong: fixedSlips("cm³", 0, [
        [at(total), "used the pressure of the moist gas and did not take the vapour pressure away"],
        [at(total + vapour), "added the vapour pressure instead of taking it away"],
        [(v * (total - vapour) * k) / (760 * 273), "multiplied by the old temperature and divided by the new one"],
        [(v * (total - vapour)) / 760, "corrected the pressure but left out the temperatures"],
      ]),
      explanation: inSteps(
        [
          `The gas is moist: by Dalton's law its own pressure is the total less that of water vapour, $${total} - ${vapour} = ${total - vapour}$ mmHg.`,
          `General gas equation, $\\dfrac{p_1V_1}{T_1} = \\dfrac{p_2V_2}{T_2}$, with $T_1 = ${c} + 273 = ${k}$ K: $V_2 = \\dfrac{p_1V_1T_2}{p_2T_1} = \\dfrac{${total - vapour} \\times ${v} \\times 273}{760 \\times ${k}}$.`,
          `$\\dfrac{${tex((total - vapour) * v * 273)}}{${tex(760 * k)}} \\approx ${right.toFixed(1)}$, that is ${fixed(right, 0, "cm³")} to the nearest cm³.`,
        ],
        `${wet} comes from counting the pressure of the water vapour as the gas's own.`,
      ),
    };
  },
);

const changes = [
  ["twice", 2, "2"],
  ["1.5 times", 1.5, "1.5"],
  ["1.2 times", 1.2, "1.2"],
  ["1.25 times", 1.25, "1.25"],
  ["three times", 3, "3"],
  ["four-thirds of", 4 / 3, "\\dfrac{4}{3}"],
  ["three-quarters of", 3 / 4, "\\dfrac{3}{4}"],
  ["four-fifths of", 4 / 5, "\\dfrac{4}{5}"],
] as const;

const newTemperature = family(
  "temperature-for-change",
  { topic, objective, difficulty: "medium", class_level: "SS1", count: 8 },
  (draw) => {
    const c = draw.pick([7, 12, 17, 27, 37, 47, 57, 77, 87, 97, 127, 147]);
    const [times, factor, factorTex] = draw.pick(changes);
    const [k, then] = [c + 273, (c + 273) * factor];
    const right = then - 273;
    if (!clean(then) || right <= 0) return null;
    const [what, body] = draw.pick([
      [
        "volume",
        `A gas at ${c} °C is kept under constant pressure by a piston that moves freely. At what temperature will its volume be ${times} what it is now? [0 °C = 273 K]`,
      ],
      [
        "pressure",
        `${draw.pick(people)} seals argon in a rigid quartz bulb at ${c} °C. The pressure in it will be ${times} its present value at a temperature of [0 °C = 273 K]`,
      ],
      [
        "mean kinetic energy",
        `The molecules of a gas have a certain mean kinetic energy at ${c} °C. To what temperature must the gas be brought for this energy to become ${times} what it was? [0 °C = 273 K]`,
      ],
    ] as const);
    return {
      body,
      right: qty(right, "°C"),
      wrong: slips("°C", [
        [c * factor, "reckoned with degrees Celsius instead of kelvins"],
        [then, "gave the number of kelvins and did not change it back to degrees Celsius"],
        [Math.abs(then - k), `gave the ${factor > 1 ? "rise" : "fall"} of temperature instead of the new temperature`],
        [
          c + 273 * (factor - 1),
          `took 1/273 of the ${what} at ${c} °C for each degree, but that rule counts from 0 °C`,
        ],
      ]),
      explanation: inSteps(
        [
          `Here the ${what} is proportional to the temperature in kelvins, so change to kelvins first: $T_1 = ${c} + 273 = ${k}$ K.`,
          `$T_2 = ${factorTex} \\times ${k} = ${tex(then)}$ K.`,
          `Back in degrees Celsius: $${tex(then)} - 273 = ${tex(right)}$, that is ${qty(right, "°C")}.`,
        ],
        `${qty(c * factor, "°C")} multiplies the Celsius number, whose zero is not the absolute zero.`,
      ),
    };
  },
);

export const kineticTheory = [dryVolume, newTemperature];
