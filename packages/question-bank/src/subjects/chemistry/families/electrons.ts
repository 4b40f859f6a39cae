import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { people } from "../people.ts";
import { clean, num, qty, roughly, type Slip, signed, slips, tex, tidy, tidySlips } from "../quantity.ts";

const numbers = [
  ["Mn", "KMnO4", 7, "K is +1 and four O make −8"],
  ["Cr", "K2Cr2O7", 6, "two K make +2 and seven O make −14, shared by two Cr"],
  ["S", "H2SO4", 6, "two H make +2 and four O make −8"],
  ["N", "HNO3", 5, "H is +1 and three O make −6"],
  ["S", "SO2", 4, "two O make −4"],
  ["Cl", "KClO3", 5, "K is +1 and three O make −6"],
  ["P", "H3PO4", 5, "three H make +3 and four O make −8"],
  ["C", "CaCO3", 4, "Ca is +2 and three O make −6"],
  ["S", "SO3^2-", 4, "three O make −6 and the ion has charge −2"],
  ["Mn", "MnO2", 4, "two O make −4"],
  ["N", "NH4^+", -3, "four H make +4 and the ion has charge +1"],
  ["Cl", "HClO", 1, "H is +1 and O is −2"],
  ["N", "NO2^-", 3, "two O make −4 and the ion has charge −1"],
  ["Cr", "CrO4^2-", 6, "four O make −8 and the ion has charge −2"],
  ["S", "H2S", -2, "two H make +2"],
  ["N", "N2O", 1, "O is −2, shared by two N"],
  ["C", "C2O4^2-", 3, "four O make −8 and the ion has charge −2, shared by two C"],
  ["Fe", "Fe2O3", 3, "three O make −6, shared by two Fe"],
] as const;

/** The number of atoms of the element in the formula, and the charge of the formula. */
function countAndCharge(symbol: string, f: string): [count: number, charge: number] {
  const [, count] = new RegExp(`${symbol}(?![a-z])(\\d*)`).exec(f) ?? [];
  const [, size, side] = /\^(\d*)([+-])$/.exec(f) ?? [];
  return [Number(count || 1), side ? Number(`${side}${size || 1}`) : 0];
}

/** The charge of one side of an equation, without its electrons. */
const chargeOf = (side: string): number =>
  side
    .split(" + ")
    .filter((part) => !part.includes("e^-"))
    .reduce((sum, part) => {
      const [, number, size, direction] = /^(\d*)[^^]*(?:\^(\d*)([+-]))?$/.exec(part) ?? [];
      return sum + (direction ? Number(number || 1) * Number(`${direction}${size || 1}`) : 0);
    }, 0);

/** The working for the charge of one side: 8 × (+1) − 1 = +7. */
const chargesTold = (side: string): string => {
  const terms = side
    .split(" + ")
    .filter((part) => chargeOf(part) !== 0)
    .map((part) => {
      const times = Number(/^\d+/.exec(part)?.[0] ?? 1);
      return times > 1 ? `${times} × (${sign(chargeOf(part) / times)})` : `(${sign(chargeOf(part))})`;
    });
  const simple = terms.length === 0 || (terms.length === 1 && !terms[0]?.includes("×"));
  return simple ? sign(chargeOf(side)) : `${terms.join(" + ")} = ${sign(chargeOf(side))}`;
};

const sign = (n: number): string => (n === 0 ? "0" : n > 0 ? `+${n}` : `−${-n}`);

const oxidation = family(
  "oxidation-number",
  { topic: "redox", objective: "Work with oxidation numbers", difficulty: "easy", class_level: "SS2", count: 10 },
  (draw) => {
    const [symbol, f, n, why] = draw.pick(numbers);
    const [count, charge] = countAndCharge(symbol, f);
    const withIt = (other: number) =>
      `gave ${sign(other)}, but then the oxidation numbers would add up to ${sign(charge + count * (other - n))}, not ${sign(charge)}`;
    const others = draw.shuffle([n + 1, n - 1, n + 2, n - 2, n === 6 ? 4 : 6]);
    return {
      body: draw.pick([
        `What is the oxidation number of ${symbol} in {${f}}?`,
        `Find the oxidation number of ${symbol} in {${f}}.`,
        `${draw.pick(people)} works out the oxidation state of ${symbol} in {${f}}. The correct value is`,
      ]),
      right: sign(n),
      wrong: [
        { text: sign(-n), slip: withIt(-n) },
        ...others.map((other) => ({ text: sign(other), slip: withIt(other) })),
      ],
      explanation: inSteps(
        [
          `The oxidation numbers of all atoms add up to the charge, here ${sign(charge)}; O counts −2, H and K +1, Ca +2.`,
          `In {${f}} ${why}.`,
          `The rest makes ${sign(charge - count * n)} in all, so ${count > 1 ? `${count} ${symbol}` : symbol} must make ${sign(charge)} − (${sign(charge - count * n)}) = ${sign(count * n)}${count > 1 ? `, and each is ${sign(count * n)} ÷ ${count} = ${sign(n)}` : ""}.`,
        ],
        `${sign(-n)} has the wrong sign: the sum would be ${sign(charge - 2 * count * n)}.`,
      ),
    };
  },
);

const halves = [
  ["MnO4^- + 8H^+ + ne^- -> Mn^2+ + 4H2O", 5, "Mn goes from +7 to +2"],
  ["Cr2O7^2- + 14H^+ + ne^- -> 2Cr^3+ + 7H2O", 6, "Two Cr go from +6 to +3"],
  ["Fe^3+ + ne^- -> Fe^2+", 1, "Fe goes from +3 to +2"],
  ["Cl2 + ne^- -> 2Cl^-", 2, "Two Cl go from 0 to −1"],
  ["Al^3+ + ne^- -> Al", 3, "Al goes from +3 to 0"],
  ["O2 + 4H^+ + ne^- -> 2H2O", 4, "Two O go from 0 to −2"],
  ["MnO2 + 4H^+ + ne^- -> Mn^2+ + 2H2O", 2, "Mn goes from +4 to +2"],
  ["NO3^- + 4H^+ + ne^- -> NO + 2H2O", 3, "N goes from +5 to +2"],
  ["H2O2 + 2H^+ + ne^- -> 2H2O", 2, "Two O go from −1 to −2"],
  ["Cu^2+ + ne^- -> Cu", 2, "Cu goes from +2 to 0"],
  ["ClO3^- + 6H^+ + ne^- -> Cl^- + 3H2O", 6, "Cl goes from +5 to −1"],
  ["NO3^- + 2H^+ + ne^- -> NO2 + H2O", 1, "N goes from +5 to +4"],
] as const;
/** In these equations, a student can read the answer without calculating. */
const shownInTheEquation = new Set<string>(["Cl2 + ne^- -> 2Cl^-", "Cu^2+ + ne^- -> Cu", "Al^3+ + ne^- -> Al"]);

const halfEquation = family(
  "electrons-in-half-equation",
  { topic: "redox", objective: "Balance redox equations", difficulty: "medium", class_level: "SS2", count: 9 },
  (draw) => {
    const [equation, n, why] = draw.pick(halves);
    if (shownInTheEquation.has(equation)) return null;
    const [left = 0, right = 0] = equation.split(" -> ").map(chargeOf);
    const withIt = (other: number) =>
      `took ${other}, but then the left side has the charge ${sign(left - other)} and the right side ${sign(right)}`;
    const hydrogens = Number(/(\d+)H\^\+/.exec(equation)?.[1] ?? 0);
    const named: Slip[] = [
      [why.startsWith("Two") ? n / 2 : 0, "counted the change of one atom only, but two atoms change"],
      [left, "took the charge of the left side alone and forgot that of the right"],
      [left + Math.abs(right), "added the charges of the two sides instead of finding their difference"],
      [hydrogens, "took one electron for each hydrogen ion"],
      ...[n - 1, n + 1, n + 2, n + 3, n + 4].map((other): Slip => [other, withIt(other)]),
    ];
    const wrong = slips(
      "",
      named.filter(([value]) => value > 0 && value !== n),
    );
    const chief = named.find(([value]) => value > 0 && value !== n)?.[0] ?? 0;
    return {
      body: draw.pick([
        `What value of $n$ balances the half-equation {${equation}}?`,
        `Find the number of electrons, $n$, taken up in {${equation}}.`,
        `${draw.pick(people)} balances the half-equation {${equation}} for charge. The value of $n$ should be`,
      ]),
      right: `${n}`,
      wrong,
      explanation: inSteps(
        [
          `Both sides must have the same charge, and each electron brings −1.`,
          `Without electrons the left side has ${chargesTold(equation.split(" -> ")[0] ?? "")}; the right side has ${chargesTold(equation.split(" -> ")[1] ?? "")}.`,
          `$${left} - n = ${right}$, so $n = ${left} ${right < 0 ? `+ ${-right}` : `- ${right}`}$ = ${n}. Check: ${why}.`,
        ],
        `With $n = ${chief}$ the left side would have the charge ${sign(left - chief)}, which does not equal that of the right side.`,
      ),
    };
  },
);

const metals = [
  ["copper", "Cu", 64, 2],
  ["silver", "Ag", 108, 1],
  ["zinc", "Zn", 65, 2],
  ["nickel", "Ni", 59, 2],
  ["lead", "Pb", 207, 2],
  ["tin", "Sn", 119, 2],
  ["gold", "Au", 197, 3],
  ["chromium", "Cr", 52, 3],
] as const;
const faraday = "Apply Faraday's laws";

const inSeries = family(
  "cells-in-series",
  { topic: "electrolysis", objective: faraday, difficulty: "medium", class_level: "SS2", count: 9 },
  (draw) => {
    const [[name, symbol, ram, z], [other, sign, mass, y]] = draw.some(metals, 2) as [
      (typeof metals)[number],
      (typeof metals)[number],
    ];
    if (z === y) return null;
    const f = draw.pick([0.006, 0.012, 0.015, 0.02, 0.024, 0.03, 0.04, 0.05, 0.06, 0.1, 0.12]);
    const [given, right] = [(f * ram) / z, (f * mass) / y];
    if (!clean(given, 2) || !clean(right, 2) || given < 0.3) return null;
    const ion = (symbolOf: string, charge: number) => `{${symbolOf}^${charge > 1 ? charge : ""}+}`;
    const equalMoles = (given / ram) * mass;
    const data = `[${symbol} = ${ram}, ${sign} = ${mass}]`;
    return {
      body: draw.pick([
        `The same current passes through solutions of ${ion(symbol, z)} and ${ion(sign, y)} in series. If ${num(given)} g of ${name} is deposited in the first cell, what mass of ${other} is deposited in the second? ${data}`,
        `${draw.pick(people)} joins a cell of ${ion(symbol, z)} and a cell of ${ion(sign, y)} in series. While the cathode of the first gains ${num(given)} g of ${name}, how much ${other} forms on the cathode of the second? ${data}`,
        `A quantity of electricity that deposits ${num(given)} g of ${name} from ${ion(symbol, z)} will deposit from ${ion(sign, y)} a mass of ${other} equal to ${data}`,
      ]),
      right: qty(right, "g"),
      wrong: tidySlips("g", [
        [equalMoles, "took equal amounts in moles of the two metals and left out the charges of their ions"],
        [(equalMoles * y) / z, "turned the ratio of the charges round"],
        [given, "took equal masses of the two metals"],
        [(given * z) / y, "used the charges but left out the molar masses"],
        [(given * ram * z) / (mass * y), "turned the ratio of the molar masses round"],
      ]),
      explanation: inSteps(
        [
          `The same electricity brings each metal the same amount of electrons; amount = mass ÷ molar mass. ${name[0]?.toUpperCase()}${name.slice(1)}: $\\dfrac{${num(given)}}{${ram}} = ${Number((f / z).toFixed(5))}$ mol, each taking ${z}: $${Number((f / z).toFixed(5))} \\times ${z} = ${num(f)}$ mol of electrons.`,
          `Each ${ion(sign, y)} takes ${y}, so $\\dfrac{${num(f)}}{${y}} = ${Number((f / y).toFixed(5))}$ mol of ${other} forms.`,
          `Mass = amount × molar mass = $${Number((f / y).toFixed(5))} \\times ${mass}$ = ${qty(right, "g")}.`,
        ],
        `${roughly(equalMoles)}${qty(tidy(equalMoles), "g")} takes equal moles, which needs ions of equal charge.`,
      ),
    };
  },
);

const time = family(
  "time-of-electrolysis",
  { topic: "electrolysis", objective: faraday, difficulty: "hard", class_level: "SS2", count: 10 },
  (draw) => {
    const [name, symbol, ram, z] = draw.pick(metals);
    const n = draw.pick([0.01, 0.02, 0.05, 0.1]);
    const current = draw.pick([1, 2, 2.5, 5, 10]);
    const mass = n * ram;
    const right = (n * z * 96500) / current;
    if (!clean(right) || !clean(mass, 2)) return null;
    return {
      body: draw.pick([
        `For how long must a current of ${num(current)} A flow to deposit ${num(mass)} g of ${name} from {${symbol}^${z > 1 ? z : ""}+} ions? [${symbol} = ${ram}, F = 96,500 C mol⁻¹]`,
        `${draw.pick(people)} wants to coat a metal plate with ${num(mass)} g of ${name} from a bath of {${symbol}^${z > 1 ? z : ""}+}, using ${num(current)} A. Find the time needed. [${symbol} = ${ram}, F = 96,500 C mol⁻¹]`,
        `A steady ${num(current)} A passes through a solution of {${symbol}^${z > 1 ? z : ""}+}. The time in which ${num(mass)} g of ${name} forms is [${symbol} = ${ram}, F = 96,500 C mol⁻¹]`,
      ]),
      right: qty(right, "s"),
      wrong: slips("s", [
        [z > 1 ? right / z : right * 2, z > 1 ? "took one electron for each ion" : "took two electrons for each ion"],
        [right * current, "gave the charge in coulombs and did not divide by the current"],
        [right / 60, "divided by 60 as if minutes were asked for"],
        [right * 10, "misplaced the decimal point"],
        [right / 10, "misplaced the decimal point downwards"],
      ]),
      explanation: inSteps(
        [
          `Amount of ${name} = mass ÷ molar mass = $\\dfrac{${tex(mass)}}{${ram}} = ${tex(n)}$ mol.`,
          `Each ion takes ${z} electron${z > 1 ? "s" : ""}, and one mole of electrons carries 96,500 C: $Q = ${z} \\times ${tex(n)} \\times 96{,}500 = ${tex(n * z * 96500)}$ C.`,
          `$Q = It$, so $t = \\dfrac{Q}{I} = \\dfrac{${tex(n * z * 96500)}}{${tex(current)}}$ = ${qty(right, "s")}.`,
        ],
        `${z > 1 ? `Forgetting the ${z} electrons of each ion gives ${qty(right / z, "s")}` : `Each {${symbol}^+} takes one electron only, so ${qty(right * 2, "s")} is too long`}.`,
      ),
    };
  },
);

const gasEvolved = family(
  "gas-by-electrolysis",
  { topic: "electrolysis", objective: faraday, difficulty: "medium", class_level: "SS2", count: 10 },
  (draw) => {
    const [gas, half, z] = draw.pick([
      ["hydrogen", "2H^+ + 2e^- -> H2", 2],
      ["chlorine", "2Cl^- -> Cl2 + 2e^-", 2],
      ["oxygen", "4OH^- -> 2H2O + O2 + 4e^-", 4],
    ] as const);
    const f = draw.pick([0.05, 0.1, 0.2, 0.25, 0.4, 0.5, 1, 2]);
    const right = (f / z) * 22.4;
    if (!clean(right, 2)) return null;
    const charge = f * 96500;
    const given = draw.chance(0.5) ? `${num(f)} mol of electrons` : `${num(charge)} C of electricity`;
    return {
      body: draw.pick([
        `What volume of ${gas}, measured at s.t.p., is set free by ${given}? {${half}} [F = 96,500 C mol⁻¹, molar volume at s.t.p. = 22.4 dm³ mol⁻¹]`,
        `${draw.pick(people)} passes ${given} through an electrolytic cell in which {${half}} takes place. Find the volume of ${gas} at s.t.p. [F = 96,500 C mol⁻¹, molar volume at s.t.p. = 22.4 dm³ mol⁻¹]`,
        `When ${given} flows in a cell with the electrode reaction {${half}}, the volume of ${gas} at s.t.p. is [F = 96,500 C mol⁻¹, molar volume at s.t.p. = 22.4 dm³ mol⁻¹]`,
      ]),
      right: qty(right, "dm³"),
      wrong: slips("dm³", [
        [f * 22.4, "took one electron for each molecule"],
        [z === 2 ? right / 2 : right * 2, `allowed ${z === 2 ? 4 : 2} electrons for each molecule instead of ${z}`],
        [f * z * 22.4, "multiplied by the electrons instead of dividing"],
        [22.4 / z, `took 1 mol of electrons instead of ${num(f)} mol`],
        [right * 10, "misplaced the decimal point"],
      ]),
      explanation: inSteps(
        [
          `Electrons${given.endsWith("electricity") ? " = charge ÷ F" : ""}: ${given.endsWith("electricity") ? `$\\dfrac{${tex(charge)}}{96{,}500} = ${tex(f)}$ mol` : `${num(f)} mol`}.`,
          `The equation has ${z} electrons for one molecule of ${gas}: $\\dfrac{${tex(f)}}{${z}} = ${tex(f / z)}$ mol of gas.`,
          `Volume = amount × molar volume = $${tex(f / z)} \\times 22.4$ = ${qty(right, "dm³")}.`,
        ],
        `${qty(f * 22.4, "dm³")} allows only one electron for each molecule.`,
      ),
    };
  },
);

const potentials = [
  ["Zn", 2, -0.76],
  ["Cu", 2, 0.34],
  ["Ag", 1, 0.8],
  ["Mg", 2, -2.37],
  ["Fe", 2, -0.44],
  ["Pb", 2, -0.13],
  ["Ni", 2, -0.25],
  ["Al", 3, -1.66],
  ["Sn", 2, -0.14],
] as const;

const emf = family(
  "cell-emf",
  {
    topic: "electrolysis",
    objective: "Describe cells and electrode potentials",
    difficulty: "hard",
    class_level: "SS2",
    count: 9,
  },
  (draw) => {
    const [one, other] = draw.some(potentials, 2);
    if (!one || !other) return null;
    const [low, high] = one[2] < other[2] ? [one, other] : [other, one];
    const right = high[2] - low[2];
    if (right < 0.2) return null;
    const ion = ([symbol, z]: (typeof potentials)[number]) => `{${symbol}^${z > 1 ? z : ""}+/${symbol}}`;
    const given = `${ion(low)} = ${signed(low[2], "V", 2)}, ${ion(high)} = ${signed(high[2], "V", 2)}`;
    const first = Math.abs(high[2] + low[2]);
    return {
      body: draw.pick([
        `Standard electrode potentials: ${given}. What is the standard e.m.f. of the cell made from these two electrodes?`,
        `${draw.pick(people)} joins a half-cell of ${low[0]} to one of ${high[0]} by a salt bridge. Given the standard electrode potentials ${given}, find the e.m.f. of the cell.`,
        `A cell has the standard electrodes ${low[0]} and ${high[0]}, with ${given}. Its e.m.f. is`,
      ]),
      right: signed(right, "V", 2),
      wrong: [
        {
          text: signed(first, "V", 2),
          slip:
            high[2] + low[2] > 0
              ? "added the potentials instead of subtracting them"
              : "added the potentials and dropped the minus sign",
        },
        { text: signed(-right, "V", 2), slip: "took the potential of the cathode from that of the anode" },
        {
          text: signed(-first, "V", 2),
          slip:
            high[2] + low[2] > 0
              ? "added the potentials and put a minus sign"
              : "added the potentials instead of subtracting them",
        },
        {
          text: signed(Math.round(right * 50 + 1e-6) / 100, "V", 2),
          slip: `took half of the difference of the potentials${clean(right / 2, 2) ? "" : " and rounded it"}`,
        },
        { text: signed(right * 2, "V", 2), slip: "took twice the difference of the potentials" },
      ],
      explanation: `$E_{\\text{cell}} = E_{\\text{cathode}} - E_{\\text{anode}}$; the more positive electrode, ${high[0]}, is the cathode and ${low[0]} the anode. So $E_{\\text{cell}}$ is ${signed(high[2], "V", 2)} − (${signed(low[2], "V", 2)}) = ${signed(high[2], "V", 2)} ${low[2] < 0 ? "+" : "−"} ${Math.abs(low[2]).toFixed(2)} V = ${signed(right, "V", 2)}. Adding the two potentials instead of subtracting them gives the wrong size, and a working cell has a positive e.m.f.`,
    };
  },
);

export const electrons = [oxidation, halfEquation, inSeries, time, gasEvolved, emf];
