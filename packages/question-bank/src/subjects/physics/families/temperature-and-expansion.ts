import { family } from "../../../authoring.ts";
import { people } from "../../../writing/people.ts";
import { clean, num, qty, sciTex, slips, tex } from "../quantity.ts";

const topic = "temperature-and-expansion";
const scales = "Measure temperature on its scales";
const expansion = "Calculate thermal expansion";

const thermometer = family(
  "unmarked-thermometer",
  { topic, objective: scales, difficulty: "medium", class_level: "SS2", count: 9 },
  (draw) => {
    const ice = draw.step(2, 6, 0.5);
    const span = draw.pick([16, 20, 24, 25, 30]);
    const theta = draw.step(10, 90, 5);
    const steam = ice + span;
    const reading = ice + (span * theta) / 100;
    if (!clean(reading, 1) || theta === 50) return null;
    return {
      body: draw.pick([
        `The mercury thread of an unmarked thermometer is ${num(ice)} cm long at the ice point and ${num(steam)} cm at the steam point. What temperature does a length of ${num(reading)} cm show?`,
        `${draw.pick(people)} marks the ice point of a thermometer at ${num(ice)} cm and the steam point at ${num(steam)} cm. In some water the thread reaches ${num(reading)} cm. Find the temperature of the water.`,
        `A liquid-in-glass thermometer has its lower fixed point at ${num(ice)} cm and its upper fixed point at ${num(steam)} cm along the stem. What is the temperature when the liquid stands at ${num(reading)} cm?`,
      ]),
      right: qty(theta, "°C"),
      wrong: slips("°C", [
        [(100 * reading) / steam, "did not subtract the ice-point length"],
        [(100 * reading) / span, "subtracted in the denominator only"],
        [100 - theta, "measured down from the steam point"],
        [(100 * (reading - ice)) / steam, "subtracted in the numerator only"],
        [(100 * (reading - ice)) / (steam + ice), "added the ice-point length in the denominator"],
      ]),
      explanation: `$\\theta$ = length above the ice point ÷ length between ice and steam point × 100. $\\theta = \\dfrac{${num(reading)} - ${num(ice)}}{${num(steam)} - ${num(ice)}} \\times 100 = \\dfrac{${num(reading - ice)}}{${num(span)}} \\times 100 = \\dfrac{${tex((reading - ice) * 100)}}{${num(span)}}$, so it is ${qty(theta, "°C")}. The ice-point length must be taken from both lengths, not ignored.`,
    };
  },
);

const scaleChange = family(
  "temperature-scale-change",
  { topic, objective: scales, difficulty: "easy", class_level: "SS2", count: 7 },
  (draw) => {
    const c = draw.step(5, 95, 5);
    const kind = draw.pick(["to-kelvin", "to-fahrenheit", "from-fahrenheit"] as const);
    const f = (c * 9) / 5 + 32;
    const where = draw.pick(["the water in a beaker", "the water in a tank", "a liquid in a flask", "a water bath"]);
    if (kind === "to-kelvin")
      return {
        body: draw.pick([
          `The temperature of ${where} is ${c} °C. What is this on the Kelvin scale?`,
          `Express ${c} °C in kelvin.`,
        ]),
        right: qty(c + 273, "K"),
        wrong: slips("K", [
          [273 - c, "subtracted from 273"],
          [c + 373, "added 373"],
          [c + 212, "added 212"],
          [c + 32, "added 32"],
          [c + 100, "added 100"],
        ]),
        explanation: `Kelvin = Celsius + 273: $T = \\theta + 273 = ${c} + 273$, so it is ${qty(c + 273, "K")}. Subtracting from 273 would make a hotter body read lower.`,
      };
    const to = kind === "to-fahrenheit";
    return {
      difficulty: "medium",
      body: to
        ? draw.pick([
            `The temperature of ${where} is ${c} °C. What is this on the Fahrenheit scale?`,
            `Express ${c} °C in degrees Fahrenheit.`,
          ])
        : draw.pick([
            `An old thermometer shows ${where} at ${num(f)} °F. What is this on the Celsius scale?`,
            `Express ${num(f)} °F in degrees Celsius.`,
          ]),
      right: to ? qty(f, "°F") : qty(c, "°C"),
      wrong: to
        ? slips("°F", [
            [(c * 9) / 5, "forgot to add 32"],
            [(c * 5) / 9 + 32, "turned the fraction upside down"],
            [c + 32, "left out the factor 9/5"],
            [((c + 32) * 9) / 5, "added 32 before multiplying"],
          ])
        : slips("°C", [
            [f - 32, "left out the factor 5/9"],
            [(f * 5) / 9, "forgot to subtract 32"],
            [((f - 32) * 9) / 5, "turned the fraction upside down"],
            [((f + 32) * 5) / 9, "added 32 instead of subtracting"],
          ]),
      explanation: to
        ? `$F = \\dfrac{9}{5}C + 32 = \\dfrac{9}{5} \\times ${c} + 32 = ${num((c * 9) / 5)} + 32$, so it is ${qty(f, "°F")}. ${qty((c * 9) / 5, "°F")} forgets that ice melts at 32 °F, not 0 °F.`
        : `$C = \\dfrac{5}{9}(F - 32) = \\dfrac{5}{9}(${num(f)} - 32) = \\dfrac{5}{9} \\times ${num(f - 32)} = \\dfrac{${num((f - 32) * 5)}}{9}$, so it is ${qty(c, "°C")}. Subtract 32 first; then multiply by $\\frac{5}{9}$.`,
    };
  },
);

const metals = [
  ["steel", 1.2e-5],
  ["brass", 1.8e-5],
  ["copper", 1.7e-5],
  ["aluminium", 2.4e-5],
  ["iron", 1.2e-5],
] as const;

const linear = family(
  "linear-expansion",
  { topic, objective: expansion, difficulty: "medium", class_level: "SS2", count: 9 },
  (draw) => {
    const [metal, alpha] = draw.pick(metals);
    const length = draw.pick([2, 4, 5, 10, 20, 25, 50]);
    const low = draw.step(15, 30, 5);
    const rise = draw.step(20, 80, 10);
    const right = alpha * length * rise * 1000;
    if (!clean(right, 2) || right < 0.4) return null;
    const drawn = draw.pick(["rod", "rail", "pipe", "bar"]);
    // Rails are made of steel or iron and get no hotter than the sun makes them. Rods and bars are seldom longer than
    // ten metres.
    const fits = drawn === "rail" ? alpha === 1.2e-5 && low + rise <= 70 : length <= 10;
    const thing = fits ? drawn : "pipe";
    return {
      body: draw.pick([
        `A ${metal} ${thing} is ${length} m long at ${low} °C. By how much does it lengthen at ${low + rise} °C? [linear expansivity of ${metal} = $${sciTex(alpha)}\\text{ K}^{-1}$]`,
        `Find the increase in length of a ${length} m ${metal} ${thing} heated from ${low} °C to ${low + rise} °C, if the linear expansivity of ${metal} is $${sciTex(alpha)}\\text{ K}^{-1}$.`,
        `What gap must be left for the expansion of a ${metal} ${thing}, ${length} m long at ${low} °C, if it may reach ${low + rise} °C? [linear expansivity = $${sciTex(alpha)}\\text{ K}^{-1}$]`,
      ]),
      right: qty(right, "mm"),
      wrong: slips("mm", [
        [alpha * length * (low + rise) * 1000, `used the final temperature, ${low + rise} °C, instead of the rise`],
        [right / 10, "multiplied the metres by 100 instead of 1,000"],
        [right * 10, "multiplied the metres by 10,000 instead of 1,000"],
        [right * 2, "used twice the linear expansivity, as for an area"],
        [right * 3, "used three times the linear expansivity, as for a volume"],
      ]),
      explanation: `The rise is $\\Delta\\theta = ${low + rise} - ${low} = ${rise}$ K. Expansion = linear expansivity × length × rise: $\\Delta l = \\alpha l\\Delta\\theta = ${sciTex(alpha)} \\times ${length} \\times ${rise} = ${sciTex(alpha)} \\times ${tex(length * rise)} = ${num(right / 1000)}\\text{ m}$. 1 m is 1,000 mm: $${num(right / 1000)} \\times 1000$, so this is ${qty(right, "mm")}. The temperature to use is the rise of ${rise} K, not ${low + rise} °C.`,
    };
  },
);

export const temperatureAndExpansion = [thermometer, scaleChange, linear];
