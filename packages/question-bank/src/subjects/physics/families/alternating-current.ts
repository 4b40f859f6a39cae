import { family } from "../../../authoring.ts";
import { people } from "../../../writing/people.ts";
import { clean, num, qty, slips, tex } from "../quantity.ts";

const topic = "alternating-current";
const reactanceObjective = "Calculate reactance, impedance and resonance";

const rms = family(
  "peak-and-rms",
  { topic, objective: "Relate peak and r.m.s. values", difficulty: "easy", class_level: "SS3", count: 8 },
  (draw) => {
    const value = draw.step(2, 40, 1) * draw.pick([1, 5, 10]);
    const current = draw.chance(0.5);
    const unit = current ? "A" : "V";
    const name = current ? "current" : "voltage";
    const toPeak = draw.chance(0.5);
    if ((!toPeak && value % 2 === 1) || (current && value > 40)) return null;
    const right = toPeak ? `$${value}\\sqrt{2}$ ${unit}` : `$${value / 2}\\sqrt{2}$ ${unit}`;
    const [given, wanted] = toPeak ? ["r.m.s.", "peak"] : ["peak", "r.m.s."];
    return {
      body: draw.pick([
        `The ${given} value of an alternating ${name} is ${value} ${unit}. What is its ${wanted} value?`,
        `A meter in ${draw.pick(people)}'s laboratory shows that an a.c. source has a ${given} ${name} of ${value} ${unit}. Find the ${wanted} ${name}.`,
        `Calculate the ${wanted} value of a sinusoidal ${name} whose ${given} value is ${value} ${unit}.`,
      ]),
      right,
      wrong: [
        {
          text: `$${toPeak ? num(value / 2) : value}\\sqrt{2}$ ${unit}`,
          slip: toPeak ? "divided by √2" : "multiplied by √2",
        },
        { text: `$${value * 2}\\sqrt{2}$ ${unit}`, slip: "multiplied by 2√2" },
        { text: `${num(value * 2)} ${unit}`, slip: "multiplied by 2" },
        { text: `${num(value / 2)} ${unit}`, slip: "divided by 2" },
        { text: `${value} ${unit}`, slip: "took the two values as equal" },
      ],
      explanation: toPeak
        ? `For a sinusoidal ${name} the peak value $= \\sqrt{2} \\times$ r.m.s. value, so it is $\\sqrt{2} \\times ${value}$, that is ${right}. Dividing by $\\sqrt{2}$ would make the peak smaller than the r.m.s. value.`
        : `For a sinusoidal ${name} the r.m.s. value $= \\dfrac{\\text{peak}}{\\sqrt{2}} = \\dfrac{${value}}{\\sqrt{2}}$. Multiply top and bottom by $\\sqrt{2}$: $\\dfrac{${value}\\sqrt{2}}{2}$, which is ${right}. Multiplying by $\\sqrt{2}$ would make the r.m.s. value larger than the peak.`,
    };
  },
);

const reactance = family(
  "reactance",
  { topic, objective: reactanceObjective, difficulty: "medium", class_level: "SS3", count: 9 },
  (draw) => {
    if (draw.chance(0.5)) {
      const f = draw.pick([25, 50, 60, 100, 200]);
      const l = draw.pick([0.1, 0.2, 0.25, 0.4, 0.5, 2, 3]);
      const factor = 2 * f * l;
      if (!clean(factor, 1)) return null;
      const pi = (value: number) => `$${tex(value)}\\pi$ Ω`;
      return {
        body: draw.pick([
          `What is the reactance of a ${num(l)} H inductor on an a.c. supply of frequency ${f} Hz? [leave π in the answer]`,
          `${draw.pick(people)} connects a coil of inductance ${num(l)} H and no resistance to a ${f} Hz supply. Find its reactance in terms of π.`,
        ]),
        right: pi(factor),
        wrong: [
          { text: pi(factor / 2), slip: "left out the 2" },
          { text: pi(factor * 2), slip: "wrote 4π instead of 2π" },
          { text: pi((2 * f) / l), slip: "divided by the inductance" },
          { text: pi(2 * (f + l)), slip: "added frequency and inductance instead of multiplying them" },
          { text: pi(factor * 10), slip: "gained a power of ten" },
        ],
        explanation: `Reactance of an inductor: $X_L = 2\\pi fL = 2\\pi \\times ${f} \\times ${num(l)} = 2\\pi \\times ${num(f * l)}$, which is ${pi(factor)}. ${pi(factor / 2)} leaves out the 2.`,
      };
    }
    const omega = draw.pick([100, 200, 250, 400, 500, 1000]);
    const c = draw.pick([2, 4, 5, 8, 10, 20, 25, 40, 50]);
    const right = 1e6 / (omega * c);
    if (!clean(right) || right > 2000) return null;
    return {
      body: draw.pick([
        `What is the reactance of a ${c} µF capacitor in an a.c. circuit of angular frequency ${num(omega)} rad s⁻¹?`,
        `${draw.pick(people)} joins a ${c} µF capacitor to an a.c. source of angular frequency ${num(omega)} rad s⁻¹. Find the capacitor's reactance.`,
      ]),
      right: qty(right, "Ω"),
      wrong: slips("Ω", [
        [omega * c, "multiplied ω by the microfarads and did not turn the product over"],
        [right * 10, "gained a power of ten"],
        [right / 10, "dropped a power of ten"],
        [right / 2, "divided by an extra 2"],
        [(omega * c) / 1000, "multiplied ω by the capacitance in millifarads and did not turn the product over"],
      ]),
      explanation: `Reactance of a capacitor, with 1 µF = $10^{-6}$ F: $X_C = \\dfrac{1}{\\omega C} = \\dfrac{1}{${num(omega).replaceAll(",", "{,}")} \\times ${c} \\times 10^{-6}} = \\dfrac{10^{6}}{${tex(omega * c)}} = \\dfrac{1{,}000{,}000}{${tex(omega * c)}}$, which is ${qty(right, "Ω")}. The reactance of a capacitor falls as frequency rises, so the product must be turned over.`,
    };
  },
);

const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [12, 5, 13],
  [5, 12, 13],
  [8, 15, 17],
  [15, 8, 17],
] as const;

const impedance = family(
  "impedance",
  { topic, objective: reactanceObjective, difficulty: "hard", class_level: "SS3", count: 9 },
  (draw) => {
    const [p, d, h] = draw.pick(triples);
    const k = draw.pick([1, 2, 5, 10]);
    const [r, net, z] = [p * k, d * k, h * k];
    const xc = draw.step(2, 20, 1) * k;
    const xl = net + xc;
    if (draw.chance(0.4)) {
      const current = draw.pick([0.5, 2, 3, 4]);
      const volts = current * z;
      return {
        body: draw.pick([
          `A coil of resistance ${r} Ω and inductive reactance ${net} Ω is joined to a ${num(volts)} V a.c. supply. What current flows?`,
          `An a.c. supply of ${num(volts)} V drives a ${r} Ω resistor in series with an inductor of reactance ${net} Ω. Find the current.`,
        ]),
        right: qty(current, "A"),
        wrong: slips("A", [
          [volts / (r + net), "added resistance and reactance directly"],
          [volts / r, "ignored the reactance"],
          [volts / net, "ignored the resistance"],
          [volts / Math.abs(r - net), "took the difference of resistance and reactance for the impedance"],
          [current * 2, "used half of the impedance"],
        ]),
        explanation: `Impedance: $Z = \\sqrt{R^2 + X^2} = \\sqrt{${r}^2 + ${net}^2} = \\sqrt{${r * r} + ${net * net}} = \\sqrt{${r * r + net * net}} = ${z}$ Ω. $I = \\dfrac{V}{Z} = \\dfrac{${num(volts)}}{${z}}$, which is ${qty(current, "A")}. The voltages across resistance and reactance are a quarter cycle out of step, so R and X are not simply added.`,
      };
    }
    return {
      body: draw.pick([
        `A series circuit has a resistance of ${r} Ω, an inductive reactance of ${xl} Ω and a capacitive reactance of ${xc} Ω. What is its impedance?`,
        `${draw.pick(people)} builds a series R–L–C circuit with $R = ${r}$ Ω, $X_L = ${xl}$ Ω and $X_C = ${xc}$ Ω. Find the impedance.`,
        `Calculate the impedance of a series circuit in which $R = ${r}$ Ω, $X_L = ${xl}$ Ω and $X_C = ${xc}$ Ω.`,
      ]),
      right: qty(z, "Ω"),
      wrong: slips("Ω", [
        [r + net, "added resistance and net reactance directly"],
        [r + xl + xc, "added all three"],
        [Math.sqrt(r * r + (xl + xc) ** 2), "added the two reactances"],
        [net, "gave the net reactance"],
        [Math.sqrt(r * r + xl * xl), "ignored the capacitor"],
      ]),
      explanation: `The net reactance is $X_L - X_C = ${xl} - ${xc} = ${net}$ Ω. $Z = \\sqrt{R^2 + (X_L - X_C)^2} = \\sqrt{${r}^2 + ${net}^2} = \\sqrt{${r * r} + ${net * net}} = \\sqrt{${r * r + net * net}}$, which is ${qty(z, "Ω")}. The reactances oppose each other, so they are subtracted before squaring; adding everything gives ${qty(r + xl + xc, "Ω")}.`,
    };
  },
);

export const alternatingCurrent = [rms, reactance, impedance];
