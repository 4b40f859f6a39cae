import { family } from "../../../authoring.ts";
import { people } from "../../../writing/people.ts";
import { clean, num, qty, sci, sciSlips, sciTex, slips } from "../quantity.ts";

const topic = "atomic-and-nuclear";
const decay = "Calculate with radioactive decay";

const halfLife = family(
  "half-life",
  { topic, objective: decay, difficulty: "medium", class_level: "SS3", count: 10 },
  (draw) => {
    const n = draw.int(2, 6);
    const life = draw.pick([2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30]);
    const unit = draw.pick(["minutes", "hours", "days", "years"]);
    const start = draw.pick([32, 48, 64, 80, 96, 128, 160, 192, 256, 320, 640]);
    const left = start / 2 ** n;
    if (!clean(left, 1)) return null;
    const total = n * life;
    if (draw.chance(0.5))
      return {
        body: draw.pick([
          `A radioactive sample of ${start} g has a half-life of ${life} ${unit}. What mass of it is undecayed after ${total} ${unit}?`,
          `${draw.pick(people)} stores ${start} g of an isotope whose half-life is ${life} ${unit}. How much of the isotope remains after ${total} ${unit}?`,
        ]),
        right: qty(left, "g"),
        wrong: slips("g", [
          [start - left, "gave the mass that has decayed"],
          [start / n, "divided by the number of half-lives"],
          [left * 2, "counted one half-life too few"],
          [left / 2, "counted one half-life too many"],
          [start / (2 * n), `divided by 2 × ${n} instead of $2^{${n}}$`],
        ]),
        explanation: `The number of half-lives is time ÷ half-life: $${total} \\div ${life} = ${n}$. The mass is halved ${n} times: $\\dfrac{${start}}{2^{${n}}} = \\dfrac{${start}}{${2 ** n}}$, which is ${qty(left, "g")}. ${qty(start - left, "g")} is the part that has decayed.`,
      };
    const [falling, body] = draw.pick([
      [
        "count rate",
        `The count rate of a source falls from ${start} to ${num(left)} counts per second in ${total} ${unit}. What is its half-life?`,
      ],
      [
        "mass",
        `A radioactive element decays from ${start} g to ${num(left)} g in ${total} ${unit}. Find its half-life.`,
      ],
    ] as const);
    return {
      body,
      right: qty(life, unit),
      wrong: slips(unit, [
        [total / 2, "took half of the time"],
        [total / (n + 1), "counted one half-life too many"],
        [total / (n - 1), "counted one half-life too few"],
        [total, "gave the whole time"],
        [total / 2 ** n, `divided the time by ${2 ** n} instead of by the ${n} half-lives`],
      ]),
      explanation: `$\\dfrac{${start}}{${num(left)}} = ${2 ** n} = 2^{${n}}$, so the ${falling} halved ${n} times in ${total} ${unit}. One half-life is $\\dfrac{${total}}{${n}}$, which is ${qty(life, unit)}. Half of the whole time is not the half-life unless just two half-lives passed.`,
    };
  },
);

/** The mass number and atomic number of nuclei, and the particles that they and their daughter nuclei emit in order. */
const chains = [
  [238, 92, "αββαααα"],
  [232, 90, "αββαααα"],
  [235, 92, "αβαβααα"],
  [239, 94, "ααβαβα"],
  [237, 93, "αβααβα"],
  [241, 94, "βααβαα"],
  [226, 88, "αααββαββ"],
  [234, 90, "ββαααα"],
  [230, 90, "ααααββ"],
  [227, 89, "βαααα"],
  [231, 91, "αβααα"],
] as const;

const series = family(
  "alpha-beta-series",
  { topic, objective: decay, difficulty: "medium", class_level: "SS3", count: 8 },
  (draw) => {
    const [mass, charge, chain] = draw.pick(chains);
    const emitted = [...chain.slice(0, draw.int(2, chain.length))];
    const alpha = emitted.filter((particle) => particle === "α").length;
    const beta = emitted.length - alpha;
    const word = (n: number, name: string) =>
      `${["", "one", "two", "three", "four", "five"][n]} ${name} particle${n === 1 ? "" : "s"}`;
    const a = mass - 4 * alpha;
    const z = charge - 2 * alpha + beta;
    if (z === charge || alpha === 0 || beta === 0) return null;
    const pair = (x: number, y: number) => `A = ${x}, Z = ${y}`;
    return {
      body: draw.pick([
        `A nucleus of mass number ${mass} and atomic number ${charge} gives out ${word(alpha, "alpha")} and ${word(beta, "beta")}. What are the mass number A and atomic number Z of the final nucleus?`,
        `The nuclide $^{${mass}}_{${charge}}\\mathrm{X}$ emits ${word(alpha, "alpha")} and ${word(beta, "beta")}. Find the mass number A and atomic number Z of the product.`,
        `${draw.pick(people)} follows the decay of $^{${mass}}_{${charge}}\\mathrm{X}$ by ${word(alpha, "alpha")} and ${word(beta, "beta")}. Which values of A and Z describe the product?`,
      ]),
      right: pair(a, z),
      wrong: [
        { text: pair(a, charge - 2 * alpha - beta), slip: "lowered the atomic number for beta" },
        { text: pair(a, charge - 2 * alpha), slip: `ignored the beta particle${beta === 1 ? "" : "s"}` },
        {
          text: pair(mass - 2 * alpha, charge - 4 * alpha + beta),
          slip: `took 2 from A and 4 from Z for ${alpha === 1 ? "the" : "each"} alpha particle`,
        },
        { text: pair(a - beta, z), slip: "lowered the mass number for beta" },
        { text: pair(mass, charge + beta), slip: `ignored the alpha particle${alpha === 1 ? "" : "s"}` },
      ],
      explanation: `Each alpha takes 4 from A and 2 from Z; each beta adds 1 to Z and leaves A. $A = ${mass} - 4 \\times ${alpha} = ${mass} - ${4 * alpha} = ${a}$. $Z = ${charge} - 2 \\times ${alpha} + ${beta} = ${charge} - ${2 * alpha} + ${beta} = ${z}$. So ${pair(a, z)}. Lowering Z for a beta particle is the usual slip: a neutron has become a proton.`,
    };
  },
);

const massEnergy = family(
  "mass-energy",
  { topic, objective: "Explain nuclear reactions and their uses", difficulty: "medium", class_level: "SS3", count: 7 },
  (draw) => {
    const m = draw.pick([2, 3, 4, 5, 6, 8, 1.5, 2.5]);
    const power = draw.pick([-3, -5, -6, -4, -7, -29, -30]);
    const mass = m * 10 ** power;
    const right = mass * 9e16;
    // One nucleus loses about 10⁻³⁰ to 10⁻²⁸ kg. A large amount of fuel loses a few grams.
    const where = draw.pick(
      power < -20 ? ["a nuclear reaction"] : ["a nuclear reactor", "a research reactor", "a nuclear power station"],
    );
    return {
      body: draw.pick([
        `In ${where} a mass of $${m} \\times 10^{${power}}$ kg disappears. How much energy is released? [$c = 3 \\times 10^{8}\\text{ m s}^{-1}$]`,
        `Find the energy set free when the loss of mass in ${where} is $${m} \\times 10^{${power}}$ kg. [$c = 3 \\times 10^{8}\\text{ m s}^{-1}$]`,
        `The ${power < -20 ? "mass defect" : "loss of mass"} in ${where} is $${m} \\times 10^{${power}}$ kg. Calculate the energy that corresponds to it. [$c = 3 \\times 10^{8}\\text{ m s}^{-1}$]`,
      ]),
      right: sci(right, "J"),
      wrong: sciSlips("J", [
        [mass * 3e8, "did not square the speed of light"],
        [right / 2, "used the formula for kinetic energy"],
        [mass * 3e16, "squared the power of ten but not the 3"],
        [mass * 9e8, "squared the 3 but not the power of ten"],
        [mass * 6e8, "multiplied by 2c instead of c²"],
      ]),
      explanation: `Energy = mass × the square of the speed of light: $E = mc^2 = ${sciTex(mass)} \\times (3 \\times 10^{8})^2 = ${sciTex(mass)} \\times 9 \\times 10^{16}$. Figures: $${m} \\times 9 = ${num(m * 9)}$; powers of ten: $${power} + 16 = ${power + 16}$. So $E = ${num(m * 9)} \\times 10^{${power + 16}}$ J, which is ${sci(right, "J")}. Forgetting to square c gives ${sci(mass * 3e8, "J")}.`,
    };
  },
);

export const atomicAndNuclear = [halfLife, series, massEnergy];
