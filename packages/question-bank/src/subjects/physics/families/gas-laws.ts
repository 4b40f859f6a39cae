import { family } from "../../../authoring.ts";
import { people } from "../../../writing/people.ts";
import { clean, num, qty, slips, tex } from "../quantity.ts";

const topic = "gas-laws";
const objective = "Apply the gas laws";

const boyle = family("boyle-law", { topic, objective, difficulty: "easy", class_level: "SS2", count: 8 }, (draw) => {
  const p1 = draw.step(60, 240, 20);
  const v1 = draw.step(100, 900, 50);
  const shift = draw.step(50, 600, 50);
  const squeezed = draw.chance(0.5);
  const v2 = squeezed ? v1 - shift : v1 + shift;
  const right = (p1 * v1) / v2;
  if (v2 < 100 || v2 > 900 || shift === v2 || !clean(right)) return null;
  const gas = draw.pick(["air", "oxygen", "nitrogen", "gas"]);
  return {
    body: draw.pick([
      `A fixed mass of ${gas} occupies ${v1} cm³ at a pressure of ${p1} kPa. What is its pressure when the volume is ${squeezed ? "reduced" : "increased"} by ${shift} cm³ at the same temperature?`,
      `${draw.pick(people)} traps ${v1} cm³ of ${gas} at ${p1} kPa under a piston and slowly ${squeezed ? "reduces" : "increases"} the volume by ${shift} cm³ at constant temperature. Find the new pressure.`,
      `At constant temperature, ${v1} cm³ of ${gas} at ${p1} kPa has its volume ${squeezed ? "reduced" : "increased"} by ${shift} cm³. Calculate the final pressure.`,
    ]),
    right: qty(right, "kPa"),
    wrong: slips("kPa", [
      [(p1 * v2) / v1, "took pressure as proportional to volume"],
      [(p1 * v1) / shift, "took the change of volume for the new volume"],
      [
        (p1 * v1) / (squeezed ? v1 + shift : v1 - shift),
        squeezed
          ? "added the change of volume instead of taking it off"
          : "took the change of volume off instead of adding it",
      ],
      [(p1 * shift) / v1, "multiplied by the change of volume over the first volume"],
      [p1, "took the pressure as unchanged"],
    ]),
    explanation: `Boyle's law: $p_1V_1 = p_2V_2$. The new volume is $${v1} ${squeezed ? "-" : "+"} ${shift} = ${v2}\\text{ cm}^3$. So $p_2 = \\dfrac{p_1V_1}{V_2} = \\dfrac{${p1} \\times ${v1}}{${v2}} = \\dfrac{${tex(p1 * v1)}}{${v2}}$, which is ${qty(right, "kPa")}. ${qty((p1 * v2) / v1, "kPa")} makes pressure rise with volume, the wrong way round.`,
  };
});

const kelvin = family(
  "charles-and-pressure-law",
  { topic, objective, difficulty: "medium", class_level: "SS2", count: 9 },
  (draw) => {
    const t1 = draw.pick([27, 7, 17, 47, 77, -3, 127]);
    const k1 = t1 + 273;
    const k2 = draw.pick([350, 360, 375, 400, 420, 450, 480, 500, 600]);
    if (k2 <= k1) return null;
    const t2 = k2 - 273;
    const byVolume = draw.chance(0.5);
    const first = byVolume ? draw.step(120, 900, 30) : draw.step(80, 320, 20);
    const right = (first * k2) / k1;
    if (!clean(right)) return null;
    const unit = byVolume ? "cm³" : "kPa";
    const low = `${num(t1)} °C`;
    return {
      body: byVolume
        ? draw.pick([
            `A gas occupies ${first} cm³ at ${low}. What volume does it fill at ${t2} °C if the pressure is constant?`,
            `${draw.pick(people)} warms ${first} cm³ of air from ${low} to ${t2} °C at constant pressure. Find the new volume.`,
          ])
        : draw.pick([
            `The pressure of gas in a rigid cylinder is ${first} kPa at ${low}. What is its pressure at ${t2} °C?`,
            `Air in a sealed tank of fixed volume is at ${first} kPa and ${low}. Find the pressure when a fire heats it to ${t2} °C.`,
          ]),
      right: qty(right, unit),
      wrong: slips(unit, [
        [(first * t2) / t1, "used Celsius temperatures"],
        [(first * k1) / k2, "turned the ratio upside down"],
        [first, `took the ${byVolume ? "volume" : "pressure"} as unchanged`],
        [first + (k2 - k1), `added the rise of temperature to the ${byVolume ? "volume" : "pressure"}`],
        [(first * k2) / t1, "changed the second temperature only to kelvin"],
      ]),
      explanation: `In kelvin the temperatures are $${k1 - 273} + 273 = ${k1}$ K and $${k2 - 273} + 273 = ${k2}$ K. ${byVolume ? "At constant pressure the volume" : "At constant volume the pressure"} is proportional to absolute temperature. So it becomes $${byVolume ? "V" : "p"}_1 \\times \\dfrac{T_2}{T_1} = ${first} \\times \\dfrac{${k2}}{${k1}} = \\dfrac{${tex(first * k2)}}{${k1}}$, which is ${qty(right, unit)}. Celsius values must never be used in this ratio.`,
    };
  },
);

const general = family(
  "general-gas-law",
  { topic, objective, difficulty: "hard", class_level: "SS2", count: 8 },
  (draw) => {
    const p1 = draw.step(80, 200, 20);
    const p2 = draw.step(80, 240, 20);
    const v1 = draw.step(100, 600, 50);
    const k1 = draw.pick([280, 300, 320, 350]);
    const k2 = draw.pick([250, 300, 360, 400, 420, 450, 500]);
    const right = (p1 * v1 * k2) / (k1 * p2);
    if (!clean(right) || k1 === k2 || p1 === p2) return null;
    const balloon = draw.pick(["A cylinder with a piston", "A gas syringe", "A pump"]);
    return {
      body: draw.pick([
        `${balloon} holds ${v1} cm³ of gas at ${p1} kPa and ${k1} K. What volume does the gas fill at ${p2} kPa and ${k2} K?`,
        `A fixed mass of gas has a volume of ${v1} cm³ at ${k1} K and ${p1} kPa. Find its volume at ${k2} K and ${p2} kPa.`,
        `${draw.pick(people)} collects ${v1} cm³ of a gas at ${p1} kPa and ${k1} K. Calculate the volume of the same gas at ${p2} kPa and ${k2} K.`,
      ]),
      right: qty(right, "cm³"),
      wrong: slips("cm³", [
        [(p2 * v1 * k2) / (k1 * p1), "turned the pressure ratio upside down"],
        [(p1 * v1 * k1) / (k2 * p2), "turned the temperature ratio upside down"],
        [(p1 * v1) / p2, "ignored the change of temperature"],
        [(v1 * k2) / k1, "ignored the change of pressure"],
        [v1, "took the volume as unchanged"],
      ]),
      explanation: `General gas law: $\\dfrac{p_1V_1}{T_1} = \\dfrac{p_2V_2}{T_2}$. So $V_2 = \\dfrac{p_1V_1T_2}{T_1p_2} = \\dfrac{${p1} \\times ${v1} \\times ${k2}}{${k1} \\times ${p2}} = \\dfrac{${tex(p1 * v1 * k2)}}{${tex(k1 * p2)}}$, which is ${qty(right, "cm³")}. ${qty((p1 * v1) / p2, "cm³")} leaves out the change of temperature.`,
    };
  },
);

export const gasLaws = [boyle, kelvin, general];
