import { family } from "../../../authoring.ts";
import { people } from "../../../writing/people.ts";
import { capacitorNetwork } from "../circuit-pictures.ts";
import { about, clean, num, qty, sci, sciSlips, sciTex, slips, tex } from "../quantity.ts";

const topic = "electrostatics";
const capacitors = "Calculate with capacitors";

const network = family(
  "capacitor-network",
  { topic, objective: capacitors, difficulty: "hard", class_level: "SS2", count: 9 },
  (draw) => {
    const [a, b, c] = [draw.int(2, 24), draw.int(1, 12), draw.int(1, 12)];
    const pair = b + c;
    const right = (a * pair) / (a + pair);
    if (!clean(right, 1) || b === c) return null;
    return {
      body: draw.pick([
        `Capacitors of ${b} µF and ${c} µF in parallel are joined in series with one of ${a} µF, as shown. What is the equivalent capacitance?`,
        `The network shown has a ${a} µF capacitor in series with a parallel pair of ${b} µF and ${c} µF. Find its total capacitance.`,
        `${draw.pick(people)} connects a ${a} µF capacitor in series with a parallel arrangement of ${b} µF and ${c} µF. Calculate the effective capacitance.`,
      ]),
      right: qty(right, "µF"),
      wrong: slips("µF", [
        [a + (b * c) / (b + c), "used the rules for resistors"],
        [a + b + c, "added all three"],
        [1 / (1 / a + 1 / b + 1 / c), "took all three in series"],
        [1 / a + 1 / pair, "forgot to turn the sum of reciprocals over"],
        [pair, "gave the parallel pair only"],
      ]),
      picture: capacitorNetwork(`${a} µF`, `${b} µF`, `${c} µF`),
      explanation: `In parallel capacitances add: $${b} + ${c} = ${pair}$ µF. In series $\\dfrac{1}{C} = \\dfrac{1}{C_1} + \\dfrac{1}{C_2} = \\dfrac{1}{${a}} + \\dfrac{1}{${pair}} = \\dfrac{${pair} + ${a}}{${a} \\times ${pair}} = \\dfrac{${a + pair}}{${a * pair}}$. Turn it over: $C = \\dfrac{${a * pair}}{${a + pair}}$, so the total is ${qty(right, "µF")}. The rules for resistors are the other way round and give ${about(a + (b * c) / (b + c))}${qty(a + (b * c) / (b + c), "µF")}.`,
    };
  },
);

const coulomb = family(
  "coulomb-force",
  {
    topic,
    objective: "Calculate electric force, field and potential",
    difficulty: "hard",
    class_level: "SS2",
    count: 8,
  },
  (draw) => {
    const [q1, q2] = [draw.int(2, 9), draw.int(2, 9)];
    const cm = draw.pick([10, 20, 30, 50, 60]);
    const r = cm / 100;
    const right = (9e9 * q1 * q2 * 1e-12) / (r * r);
    if (!clean(right, 2)) return null;
    return {
      body: draw.pick([
        `Two point charges of ${q1} µC and ${q2} µC are ${cm} cm apart in a vacuum. What force acts between them? [$\\frac{1}{4\\pi\\varepsilon_0} = 9 \\times 10^{9}\\text{ N m}^2\\text{ C}^{-2}$]`,
        `Find the electrostatic force between charges of ${q1} µC and ${q2} µC placed ${cm} cm apart in a vacuum. [$\\frac{1}{4\\pi\\varepsilon_0} = 9 \\times 10^{9}\\text{ N m}^2\\text{ C}^{-2}$]`,
        `${draw.pick(people)} fixes two small spheres with charges of ${q1} µC and ${q2} µC at a separation of ${cm} cm in a vacuum. Calculate the repulsion between them. [$\\frac{1}{4\\pi\\varepsilon_0} = 9 \\times 10^{9}\\text{ N m}^2\\text{ C}^{-2}$]`,
      ]),
      right: qty(right, "N"),
      wrong: slips("N", [
        [right * r, "did not square the distance"],
        [right * r * r, "left out the distance"],
        [right * 2, "added the equal forces on the two charges"],
        [(right * r * r) / (cm * cm), "left the distance in centimetres"],
        [(9e9 * (q1 + q2) * 1e-6) / (r * r), "added the charges instead of multiplying them"],
      ]),
      explanation: `Coulomb's law: $F = \\dfrac{1}{4\\pi\\varepsilon_0} \\times \\dfrac{q_1q_2}{r^2}$. 1 µC is $10^{-6}$ C, and the distance is ${num(r * 100)} ÷ 100 = ${num(r)} m. $F = \\dfrac{9 \\times 10^{9} \\times ${q1} \\times 10^{-6} \\times ${q2} \\times 10^{-6}}{${num(r)}^2}$. Above: $9 \\times ${q1} \\times ${q2} = ${tex(9 * q1 * q2)}$ and the powers $9 - 6 - 6 = -3$, that is $${tex(9 * q1 * q2)} \\times 10^{-3} = ${num(0.009 * q1 * q2)}$; below: $${num(r)}^2 = ${num(r * r)}$. $F = \\dfrac{${num(0.009 * q1 * q2)}}{${num(r * r)}}$, so the force is ${qty(right, "N")}. The distance in metres must be squared; without that the result is ${qty(right * r, "N")}.`,
    };
  },
);

const charge = family(
  "capacitor-charge-and-energy",
  { topic, objective: capacitors, difficulty: "medium", class_level: "SS2", count: 9 },
  (draw) => {
    const c = draw.pick([2, 4, 5, 8, 10, 20, 40, 50]);
    const v = draw.pick([6, 10, 12, 20, 30, 50, 100, 200]);
    const energy = draw.chance(0.5);
    const right = energy ? 0.5 * c * 1e-6 * v * v : c * 1e-6 * v;
    const unit = energy ? "J" : "C";
    if (v === 2) return null;
    const ask = energy ? "energy stored" : "charge stored";
    return {
      difficulty: energy ? "medium" : "easy",
      body: draw.pick([
        `A ${c} µF capacitor is charged to a potential difference of ${v} V. What is the ${ask}?`,
        `${draw.pick(people)} connects a capacitor of ${c} µF across a ${v} V supply. Find the ${ask} when it is fully charged.`,
        `Calculate the ${ask} in a capacitor of capacitance ${c} µF with ${v} V between its plates.`,
      ]),
      right: sci(right, unit),
      wrong: energy
        ? sciSlips("J", [
            [right * 2, "forgot the half"],
            [0.5 * c * 1e-6 * v, "did not square the potential difference"],
            [c * 1e-6 * v, "found the charge"],
            [right * 1000, "took a microfarad as $10^{-3}$ F"],
          ])
        : sciSlips("C", [
            [right / 2, "put in the half that belongs to the energy"],
            [0.5 * c * 1e-6 * v * v, "found the energy"],
            [(c * 1e-6) / v, "divided by the potential difference"],
            [right * 1000, "took a microfarad as $10^{-3}$ F"],
          ]),
      explanation: energy
        ? `Energy stored, with 1 µF = $10^{-6}$ F: $E = \\frac{1}{2}CV^2 = \\frac{1}{2} \\times ${c} \\times 10^{-6} \\times ${v}^2 = \\frac{1}{2} \\times ${c} \\times 10^{-6} \\times ${num(v * v).replace(",", "{,}")} = ${tex((c * v * v) / 2)} \\times 10^{-6}$ J, which is ${sci(right, unit)}. $${sciTex(right * 2)}$ J leaves out the half.`
        : `Charge = capacitance × p.d., with 1 µF = $10^{-6}$ F: $Q = CV = ${c} \\times 10^{-6} \\times ${v} = ${tex(c * v)} \\times 10^{-6}$ C, which is ${sci(right, unit)}. The half belongs to the energy $\\frac{1}{2}CV^2$, not to the charge.`,
    };
  },
);

export const electrostatics = [network, coulomb, charge];
