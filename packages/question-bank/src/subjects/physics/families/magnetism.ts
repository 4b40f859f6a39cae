import { family } from "../../../authoring.ts";
import { people } from "../../../writing/people.ts";
import { clean, num, qty, sci, sciSlips, sciTex, slips, tex } from "../quantity.ts";

const topic = "magnetism";
const force = "Calculate magnetic force";
const induction = "Apply electromagnetic induction";

const wireForce = family(
  "force-on-conductor",
  { topic, objective: force, difficulty: "medium", class_level: "SS3", count: 8 },
  (draw) => {
    const b = draw.pick([0.1, 0.2, 0.3, 0.4, 0.5, 0.8, 1.5, 2]);
    const i = draw.int(2, 12);
    const cm = draw.pick([10, 15, 20, 25, 30, 40, 50]);
    const half = draw.chance(0.4);
    const sin = half ? 0.5 : 1;
    const right = (b * i * cm * sin) / 100;
    if (!clean(right, 2)) return null;
    const how = half ? "at 30° to" : "at right angles to";
    return {
      difficulty: half ? "hard" : "medium",
      body: draw.pick([
        `A wire ${cm} cm long carries ${i} A ${how} a uniform magnetic field of ${num(b)} T. What force acts on it?`,
        `${draw.pick(people)} places ${cm} cm of a conductor carrying ${i} A ${how} a uniform field of flux density ${num(b)} T. Find the force on the conductor.`,
        `Calculate the force on a ${cm} cm length of wire that carries a current of ${i} A ${how} a magnetic field of ${num(b)} T.`,
      ]),
      right: qty(right, "N"),
      wrong: slips("N", [
        [right * 100, "left the length in centimetres"],
        [half ? right * 2 : right / 2, half ? "ignored the angle" : "put in the sine of 30°, though the angle is 90°"],
        [b * i, half ? "left out the length and the angle" : "left out the length"],
        [(b * i * sin) / (cm / 100), "divided by the length instead of multiplying"],
        [
          half ? (b * i * cm * 0.866) / 100 : (b * cm) / 100,
          half ? "used the cosine, 0.866, instead of the sine" : "left out the current",
        ],
      ]),
      explanation: `The length is ${cm} ÷ 100 = ${num(cm / 100)} m, and $\\sin ${half ? 30 : 90}^\\circ = ${sin}$. Force = flux density × current × length × sine of the angle: $F = BIl\\sin\\theta = ${num(b)} \\times ${i} \\times ${num(cm / 100)} \\times ${sin} = ${num(b * i)} \\times ${num((cm / 100) * sin)}$, so the force is ${qty(right, "N")}. The length must be in metres: leaving it in centimetres makes the force a hundred times too large.`,
    };
  },
);

const chargeForce = family(
  "force-on-moving-charge",
  { topic, objective: force, difficulty: "medium", class_level: "SS3", count: 7 },
  (draw) => {
    const b = draw.pick([0.2, 0.4, 0.5, 1.5, 2, 2.5]);
    const v = draw.int(2, 9);
    const power = draw.pick([5, 6, 7]);
    const speed = v * 10 ** power;
    const particle = draw.pick(["An electron", "A proton"]);
    const right = 1.6e-19 * speed * b;
    return {
      body: draw.pick([
        `${particle} moves at $${v} \\times 10^{${power}}\\text{ m s}^{-1}$ at right angles to a magnetic field of ${num(b)} T. What force acts on it? [$e = 1.6 \\times 10^{-19}$ C]`,
        `${particle} enters a uniform field of flux density ${num(b)} T at right angles with a speed of $${v} \\times 10^{${power}}\\text{ m s}^{-1}$. Find the magnetic force. [charge $= 1.6 \\times 10^{-19}$ C in size]`,
        `${particle} of charge $1.6 \\times 10^{-19}$ C in size crosses a ${num(b)} T field at right angles at $${v} \\times 10^{${power}}\\text{ m s}^{-1}$. Calculate the force on it.`,
      ]),
      right: sci(right, "N"),
      wrong: sciSlips("N", [
        [1.6e-19 * speed, "left out the field"],
        [(1.6e-19 * speed) / b, "divided by the field"],
        [speed * b, "left out the charge"],
        [1.6e-19 * b, "left out the speed"],
        [1.6e-19 * speed * speed * b, "squared the speed"],
      ]),
      explanation: `Force = charge × speed × flux density at right angles: $F = qvB = 1.6 \\times 10^{-19} \\times ${sciTex(speed)} \\times ${num(b)}$. Figures: $1.6 \\times ${v} \\times ${num(b)} = ${num(1.6 * v * b)}$; powers of ten: $-19 + ${power} = ${power - 19}$. $F = ${num(1.6 * v * b)} \\times 10^{${power - 19}}$ N, so the force is ${sci(right, "N")}. The field multiplies the force; dividing by it gives ${sci((1.6e-19 * speed) / b, "N")}.`,
    };
  },
);

const transformer = family(
  "transformer",
  { topic, objective: induction, difficulty: "medium", class_level: "SS3", count: 9 },
  (draw) => {
    const np = draw.step(200, 2400, 100);
    const ratio = draw.pick([0.05, 0.1, 0.2, 0.25, 0.5, 2, 4, 5, 10]);
    const ns = np * ratio;
    const vp = draw.pick([110, 120, 200, 220, 240]);
    const vs = vp * ratio;
    if (!clean(ns) || !clean(vs) || ns < 20) return null;
    if (draw.chance(0.4)) {
      const efficiency = draw.pick([80, 90, 75]);
      const ip = draw.pick([0.5, 1, 2, 4, 5]);
      const right = (efficiency * vp * ip) / 100;
      return {
        difficulty: "hard",
        body: `The primary of a transformer takes ${num(ip)} A at ${vp} V. If the transformer is ${efficiency}% efficient, what power does its secondary deliver?`,
        right: qty(right, "W"),
        wrong: slips("W", [
          [vp * ip, "took the transformer as perfect"],
          [(100 * vp * ip) / efficiency, "divided by the efficiency"],
          [vp * ip - right, "gave the power lost"],
          [(vp / ip) * (efficiency / 100), `divided voltage by current and took ${efficiency}% of it`],
          [right / 2, "shared the output between the two coils"],
        ]),
        explanation: `Input power = voltage × current $= ${vp} \\times ${num(ip)} = ${tex(vp * ip)}\\text{ W}$, and ${efficiency}% of it is $\\dfrac{${efficiency}}{100} \\times ${tex(vp * ip)}$, which is ${qty(right, "W")}. ${qty(vp * ip, "W")} would need a transformer without losses.`,
      };
    }
    return {
      body: draw.pick([
        `A transformer has ${num(np)} turns in its primary coil and ${num(ns)} in its secondary. What is the secondary voltage when the primary is fed with ${vp} V a.c.?`,
        `${draw.pick(people)} connects ${vp} V a.c. to the ${num(np)}-turn primary of a transformer whose secondary has ${num(ns)} turns. Find the secondary voltage.`,
        `The primary and secondary coils of a transformer have ${num(np)} and ${num(ns)} turns. If the primary voltage is ${vp} V a.c., calculate the secondary voltage.`,
      ]),
      right: qty(vs, "V"),
      wrong: slips("V", [
        [vp / ratio, "turned the ratio upside down"],
        [vp, "took the voltage as unchanged"],
        [(vp * ns) / (np + ns), "divided by the turns of both coils together"],
        [Math.abs(vp - vs), "gave the change of voltage"],
        [vp + vs, "added the two voltages"],
      ]),
      explanation: `Voltages are in the ratio of the turns: $\\dfrac{V_s}{V_p} = \\dfrac{N_s}{N_p}$, so $V_s = V_p \\times \\dfrac{N_s}{N_p} = ${vp} \\times \\dfrac{${tex(ns)}}{${tex(np)}} = \\dfrac{${tex(vp * ns)}}{${tex(np)}}$, which is ${qty(vs, "V")}. With ${ratio > 1 ? "more" : "fewer"} secondary turns the voltage is ${ratio > 1 ? "stepped up" : "stepped down"}, so ${qty(vp / ratio, "V")} goes the wrong way.`,
    };
  },
);

export const magnetism = [wireForce, chargeForce, transformer];
