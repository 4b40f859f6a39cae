import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { people } from "../people.ts";
import { clean, num, qty, slips, tex } from "../quantity.ts";

const topic = "gas-laws";
const laws = "Apply Boyle's, Charles' and the general gas law";
const mixing = "Apply Graham's and Dalton's laws";

const boyle = family(
  "boyles-law",
  { topic, objective: laws, difficulty: "easy", class_level: "SS1", count: 8 },
  (draw) => {
    const [v1, p1, p2] = [
      draw.step(100, 900, 50),
      draw.pick([100, 120, 150, 200, 250, 300]),
      draw.pick([50, 75, 80, 150, 300, 400, 500, 600]),
    ];
    const right = (p1 * v1) / p2;
    if (!clean(right) || p1 === p2) return null;
    const gas = draw.pick(["nitrogen", "oxygen", "helium", "hydrogen", "air"]);
    return {
      body: draw.pick([
        `A sample of ${gas} fills ${v1} cm³ at ${p1} kPa. What volume will it fill at ${p2} kPa, the temperature being constant?`,
        `At constant temperature the pressure on ${v1} cm³ of ${gas} is changed from ${p1} kPa to ${p2} kPa. Find the new volume.`,
        `${draw.pick(people)} traps ${v1} cm³ of ${gas} in a syringe at ${p1} kPa, then moves the plunger slowly until the pressure is ${p2} kPa. The new volume is`,
      ]),
      right: qty(right, "cm³"),
      wrong: slips("cm³", [
        [(v1 * p2) / p1, "multiplied by the new pressure and divided by the old one"],
        [v1, "left the volume unchanged"],
        [right / 2, "halved the volume"],
        [right * 2, "doubled the volume"],
        [v1 + Math.abs(p1 - p2), "added the change of pressure to the volume"],
      ]),
      explanation: inSteps(
        [
          `Boyle's law, at constant temperature: $p_1V_1 = p_2V_2$, so $V_2 = \\dfrac{p_1V_1}{p_2}$.`,
          `$V_2 = \\dfrac{${p1} \\times ${v1}}{${p2}} = \\dfrac{${tex(p1 * v1)}}{${p2}}$ = ${qty(right, "cm³")}.`,
        ],
        `${qty((v1 * p2) / p1, "cm³")} makes the volume rise with the pressure, but they vary inversely.`,
      ),
    };
  },
);

const charles = family(
  "charles-law",
  { topic, objective: laws, difficulty: "medium", class_level: "SS1", count: 8 },
  (draw) => {
    const [v1, c1, c2] = [
      draw.step(50, 600, 10),
      draw.pick([7, 17, 27, 47, 77]),
      draw.pick([27, 57, 77, 87, 127, 177, 227, 327]),
    ];
    const right = (v1 * (c2 + 273)) / (c1 + 273);
    if (!clean(right) || c1 >= c2) return null;
    const naive = (v1 * c2) / c1;
    return {
      body: draw.pick([
        `A gas has a volume of ${v1} cm³ at ${c1} °C. What is its volume at ${c2} °C if the pressure does not change?`,
        `${v1} cm³ of air at ${c1} °C is warmed at constant pressure to ${c2} °C. Calculate the new volume.`,
        `${draw.pick(people)} heats ${v1} cm³ of gas behind a freely moving piston from ${c1} °C to ${c2} °C. At the same pressure its volume becomes`,
      ]),
      right: qty(right, "cm³"),
      wrong: slips("cm³", [
        [Math.round(naive), "used degrees Celsius instead of kelvins"],
        [Math.round((v1 * (c1 + 273)) / (c2 + 273)), "multiplied by the old temperature and divided by the new one"],
        [v1 + (c2 - c1), "added the change of temperature to the volume"],
        [right * 2, "doubled the volume"],
        [v1, "left the volume unchanged"],
      ]),
      explanation: inSteps(
        [
          `Charles' law, at constant pressure: $\\dfrac{V_1}{T_1} = \\dfrac{V_2}{T_2}$, with $T$ in kelvins.`,
          `$T_1 = ${c1} + 273 = ${c1 + 273}$ K and $T_2 = ${c2} + 273 = ${c2 + 273}$ K.`,
          `$V_2 = \\dfrac{V_1T_2}{T_1} = \\dfrac{${v1} \\times ${c2 + 273}}{${c1 + 273}} = \\dfrac{${tex(v1 * (c2 + 273))}}{${c1 + 273}}$ = ${qty(right, "cm³")}.`,
        ],
        `Using ${c1} and ${c2} °C directly gives about ${qty(Math.round(naive), "cm³")}, far too much.`,
      ),
    };
  },
);

const general = family(
  "general-gas-equation",
  { topic, objective: laws, difficulty: "medium", class_level: "SS1", count: 8 },
  (draw) => {
    const v1 = draw.step(100, 800, 20);
    const [p1, p2] = [draw.pick([90, 100, 120, 150, 200, 240]), draw.pick([60, 80, 100, 120, 180, 300])];
    const [t1, t2] = [draw.pick([273, 300, 320, 350]), draw.pick([273, 280, 360, 400, 450, 546, 600])];
    const right = (p1 * v1 * t2) / (t1 * p2);
    if (!clean(right) || p1 === p2 || t1 === t2 || right > 3000) return null;
    return {
      body: draw.pick([
        `A gas occupies ${v1} cm³ at ${t1} K and ${p1} kPa. What volume does it occupy at ${t2} K and ${p2} kPa?`,
        `The conditions of ${v1} cm³ of a gas are changed from ${p1} kPa and ${t1} K to ${p2} kPa and ${t2} K. Find its new volume.`,
        `${draw.pick(people)} collects ${v1} cm³ of gas at ${p1} kPa and ${t1} K. Its volume at ${p2} kPa and ${t2} K would be`,
      ]),
      right: qty(right, "cm³"),
      wrong: slips("cm³", [
        [(p1 * v1 * t1) / (t2 * p2), "multiplied by the old temperature and divided by the new one"],
        [(p2 * v1 * t2) / (t1 * p1), "multiplied by the new pressure and divided by the old one"],
        [(p1 * v1) / p2, "left out the temperatures"],
        [(v1 * t2) / t1, "left out the pressures"],
        [right * 2, "doubled the volume"],
      ]),
      explanation: `General gas equation: $\\dfrac{p_1V_1}{T_1} = \\dfrac{p_2V_2}{T_2}$, so $V_2 = \\dfrac{p_1V_1T_2}{T_1p_2}$. Put in the values: $V_2 = \\dfrac{${p1} \\times ${v1} \\times ${t2}}{${t1} \\times ${p2}} = \\dfrac{${tex(p1 * v1 * t2)}}{${tex(t1 * p2)}}$ = ${qty(right, "cm³")}. Turning the temperatures round gives ${qty((p1 * v1 * t1) / (t2 * p2), "cm³")}: a hotter gas takes more room, not less.`,
    };
  },
);

const ideal = family(
  "ideal-gas-equation",
  { topic, objective: laws, difficulty: "hard", class_level: "SS2", count: 8 },
  (draw) => {
    const n = draw.pick([0.25, 0.4, 0.5, 1.5, 2, 2.5, 4, 5]);
    const t = draw.pick([250, 300, 350, 400, 500]);
    const p = draw.pick([0.5, 1.5, 2, 2.5, 4, 5]);
    const right = (n * 0.082 * t) / p;
    if (!clean(right, 2)) return null;
    return {
      body: draw.pick([
        `What volume is occupied by ${num(n)} mol of an ideal gas at ${t} K and ${num(p)} atm? [R = 0.082 atm dm³ mol⁻¹ K⁻¹]`,
        `A cylinder is to hold ${num(n)} mol of gas at ${num(p)} atm and ${t} K. Find its volume. [R = 0.082 atm dm³ mol⁻¹ K⁻¹]`,
        `${draw.pick(people)} treats ${num(n)} mol of nitrogen at ${num(p)} atm and ${t} K as an ideal gas. Its volume is [R = 0.082 atm dm³ mol⁻¹ K⁻¹]`,
      ]),
      right: qty(right, "dm³"),
      wrong: slips("dm³", [
        [right * p * p, "multiplied by the pressure instead of dividing"],
        [right * p, "left out the pressure"],
        [right / n, "left out the amount"],
        [n * 22.4, "used the molar volume at s.t.p."],
        [right * 10, "took R as 0.82 instead of 0.082"],
      ]),
      explanation: `Ideal gas equation: $pV = nRT$, so $V = \\dfrac{nRT}{p}$. Put in the values: $V = \\dfrac{${tex(n)} \\times 0.082 \\times ${t}}{${tex(p)}} = \\dfrac{${tex(n * 0.082 * t)}}{${tex(p)}}$ = ${qty(right, "dm³")}. Multiplying by the pressure, as in ${qty(right * p * p, "dm³")}, would let a gas grow when it is squeezed.`,
    };
  },
);

const pairs = [
  ["hydrogen", 2, "oxygen", 32],
  ["helium", 4, "methane", 16],
  ["hydrogen", 2, "a gas of molar mass 18 g mol⁻¹", 18],
  ["methane", 16, "sulphur(IV) oxide", 64],
  ["helium", 4, "sulphur(IV) oxide", 64],
  ["hydrogen", 2, "a gas of molar mass 50 g mol⁻¹", 50],
  ["helium", 4, "a gas of molar mass 36 g mol⁻¹", 36],
  ["methane", 16, "a gas of molar mass 144 g mol⁻¹", 144],
  ["hydrogen", 2, "a gas of molar mass 72 g mol⁻¹", 72],
  ["helium", 4, "a gas of molar mass 100 g mol⁻¹", 100],
] as const;

const graham = family(
  "grahams-law",
  { topic, objective: mixing, difficulty: "medium", class_level: "SS1", count: 8 },
  (draw) => {
    const [light, a, heavy, b] = draw.pick(pairs);
    const ratio = Math.sqrt(b / a);
    const t = draw.step(10, 60, 5);
    const right = t * ratio;
    return {
      body: draw.pick([
        `A certain volume of ${light} (molar mass ${a} g mol⁻¹) diffuses through a porous plug in ${t} s. How long will the same volume of ${heavy.startsWith("a gas") ? heavy : `${heavy} (molar mass ${b} g mol⁻¹)`} take under the same conditions?`,
        `Under the same conditions equal volumes of ${light} (molar mass ${a} g mol⁻¹) and ${heavy.startsWith("a gas") ? heavy : `${heavy} (molar mass ${b} g mol⁻¹)`} escape through a pinhole. If the lighter takes ${t} s, how long does the heavier take?`,
        `${draw.pick(people)} finds that some ${light} (molar mass ${a} g mol⁻¹) leaks out of a cracked jar in ${t} s. For an equal volume of ${heavy.startsWith("a gas") ? heavy : `${heavy} (molar mass ${b} g mol⁻¹)`} the time would be`,
      ]),
      right: qty(right, "s"),
      wrong: slips("s", [
        [(t * b) / a, "left out the square root"],
        [t / ratio, "divided by the ratio and let the heavier gas go faster"],
        [t + b - a, "added the difference of the molar masses to the time"],
        [t * 2 * ratio, "doubled the time"],
        [t, "took equal times"],
      ]),
      explanation: `By Graham's law $\\dfrac{t_2}{t_1} = \\sqrt{\\dfrac{M_2}{M_1}} = \\sqrt{\\dfrac{${b}}{${a}}} = \\sqrt{${num(b / a)}} = ${num(ratio)}$. So $t_2 = ${t} \\times ${num(ratio)}$, which is ${qty(right, "s")}. ${qty((t * b) / a, "s")} leaves out the square root.`,
    };
  },
);

const dalton = family(
  "daltons-law",
  { topic, objective: mixing, difficulty: "medium", class_level: "SS1", count: 8 },
  (draw) => {
    const [g1, g2, g3] = draw.pick([
      ["nitrogen", "oxygen", "argon"],
      ["hydrogen", "nitrogen", "ammonia"],
      ["helium", "neon", "argon"],
      ["methane", "ethane", "propane"],
    ] as const);
    const [n1, n2, n3] = [draw.int(1, 6), draw.int(1, 6), draw.int(1, 4)];
    const total = n1 + n2 + n3;
    const p = draw.pick([100, 120, 150, 180, 200, 240, 300, 360]);
    const right = (p * n1) / total;
    if (!clean(right) || new Set([n1, n2, n3]).size < 3) return null;
    return {
      body: draw.pick([
        `A vessel holds ${n1} mol of ${g1}, ${n2} mol of ${g2} and ${n3} mol of ${g3} at a total pressure of ${p} kPa. What is the partial pressure of ${g1}?`,
        `${draw.pick(people)} fills a cylinder with ${n1} mol of ${g1}, ${n2} mol of ${g2} and ${n3} mol of ${g3}, which do not react. If the gauge reads a total pressure of ${p} kPa, find the partial pressure of ${g1}.`,
        `The total pressure of a mixture of ${g1} (${n1} mol), ${g2} (${n2} mol) and ${g3} (${n3} mol) is ${p} kPa. The partial pressure of ${g1} is`,
      ]),
      right: qty(right, "kPa"),
      wrong: slips("kPa", [
        [p / 3, "shared the pressure equally among the three gases"],
        [(p * n2) / total, `gave the partial pressure of ${g2}`],
        [(p * n3) / total, `gave the partial pressure of ${g3}`],
        [p - right, "gave the pressure of the other two gases"],
        [p / n1, `divided the total pressure by the ${n1} mol of ${g1}`],
      ]),
      explanation: inSteps(
        [
          `Partial pressure = mole fraction × total pressure.`,
          `Amount in all: $${n1} + ${n2} + ${n3} = ${total}$ mol, so the mole fraction of ${g1} is $\\dfrac{${n1}}{${total}}$.`,
          `Its partial pressure is $\\dfrac{${n1}}{${total}} \\times ${p}$ = ${qty(right, "kPa")}.`,
        ],
        `Sharing the pressure equally, ${qty(p / 3, "kPa")} each, would need equal amounts.`,
      ),
    };
  },
);

const vapourDensity = family(
  "density-of-gas",
  { topic, objective: "Apply Gay-Lussac's and Avogadro's laws", difficulty: "medium", class_level: "SS2", count: 8 },
  (draw) => {
    const m = draw.pick([16, 17, 28, 30, 32, 44, 46, 58, 64, 71, 80]);
    const volume = draw.pick([1.12, 2.24, 5.6, 11.2, 44.8]);
    const n = volume / 22.4;
    const mass = n * m;
    if (!clean(mass, 2)) return null;
    return {
      body: draw.pick([
        `${num(volume)} dm³ of a gas at s.t.p. weighs ${num(mass)} g. What is its molar mass? [molar volume at s.t.p. = 22.4 dm³ mol⁻¹]`,
        `${draw.pick(people)} weighs ${num(volume)} dm³ of an unknown gas, measured at s.t.p., and finds ${num(mass)} g. Calculate its molar mass. [molar volume at s.t.p. = 22.4 dm³ mol⁻¹]`,
        `If ${num(mass)} g of a gas fills ${num(volume)} dm³ at s.t.p., the molar mass of the gas is [molar volume at s.t.p. = 22.4 dm³ mol⁻¹]`,
      ]),
      right: qty(m, "g mol⁻¹"),
      wrong: slips("g mol⁻¹", [
        [m / 2, "gave the vapour density"],
        [m * 2, "took the molar mass for a vapour density and doubled it"],
        [mass, "gave the mass of the sample"],
        [mass / volume, "gave the density in g dm⁻³"],
        [m + 22.4, "added the molar volume to the molar mass"],
      ]),
      explanation: `Amount = volume ÷ molar volume = $\\dfrac{${tex(volume)}}{22.4} = ${tex(n)}$ mol, and this weighs ${num(mass)} g. So one mole weighs $\\dfrac{${tex(mass)}}{${tex(n)}}$ g: ${qty(m, "g mol⁻¹")}. ${num(m / 2)} is the vapour density, half the molar mass.`,
    };
  },
);

export const gases = [boyle, charles, general, ideal, graham, dalton, vapourDensity];
