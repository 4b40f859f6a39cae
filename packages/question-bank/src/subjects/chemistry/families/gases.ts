import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { people } from "../people.ts";
import { about, clean, num, qty, roughly, slips, tex, tidy, tidySlips, whole } from "../quantity.ts";
import { massesUsed, molarMass, workedMass } from "../relative-masses.ts";

const topic = "gas-laws";
const laws = "Apply Boyle's, Charles' and the general gas law";
const mixing = "Apply Graham's and Dalton's laws";

const fillings = [
  ["nitrogen", "argon"],
  ["helium", "neon"],
  ["oxygen", "nitrogen"],
  ["argon", "helium"],
  ["carbon(IV) oxide", "nitrogen"],
] as const;

const joinedFlasks = family(
  "flasks-joined",
  { topic, objective: laws, difficulty: "hard", class_level: "SS2", count: 8 },
  (draw) => {
    const [one, other] = draw.pick(fillings);
    const [v1, v2] = [draw.pick([1.5, 2, 2.5, 3, 4, 4.5, 5]), draw.pick([1, 1.5, 2, 3, 3.5, 5, 6])];
    const [p1, p2] = [draw.step(60, 360, 15), draw.step(60, 360, 10)];
    const [part, rest] = [(p1 * v1) / (v1 + v2), (p2 * v2) / (v1 + v2)];
    if (v1 === v2 || p1 === p2 || !clean(part) || !clean(rest)) return null;
    if (Math.abs(part + rest - (p1 + p2) / 2) < 0.03 * (p1 + p2)) return null;
    const asPart = p1 % 2 === 1;
    const right = asPart ? part : part + rest;
    const asked = asPart ? `the partial pressure of the ${one}` : "the pressure in the flasks";
    const work = `$p = \\dfrac{${p1} \\times ${num(v1)}}{${num(v1 + v2)}} = ${tex(part)}$ kPa`;
    return {
      body: draw.pick([
        `A flask of ${num(v1)} dm³ with ${one} at ${p1} kPa is joined by a tap to a flask of ${num(v2)} dm³ with ${other} at ${p2} kPa. The tap is opened and the temperature does not change. What does ${asked} become?`,
        `${draw.pick(people)} opens the tap between two flasks: one of ${num(v1)} dm³ holds ${one} at ${p1} kPa, the other of ${num(v2)} dm³ holds ${other} at ${p2} kPa. At the same temperature, find ${asked} once the gases have mixed.`,
        `${num(v1)} dm³ of ${one} at ${p1} kPa and ${num(v2)} dm³ of ${other} at ${p2} kPa stand in two flasks with a closed tap between them. When the tap is opened at constant temperature, ${asked} will be`,
      ]),
      right: qty(right, "kPa"),
      wrong: tidySlips(
        "kPa",
        asPart
          ? [
              [p1, `left the pressure of the ${one} as it was, but it now fills both flasks`],
              [part + rest, "gave the pressure of the whole mixture"],
              [(p1 * v1) / v2, `let the ${one} fill the second flask only instead of both`],
              [(p1 * v2) / (v1 + v2), "took the volume of the second flask for that of the first"],
            ]
          : [
              [(p1 + p2) / 2, "took the plain mean of the pressures, but the flasks are not of one size"],
              [p1 + p2, "added the pressures as they were before each gas spread into both flasks"],
              [(p1 * v2 + p2 * v1) / (v1 + v2), "joined each pressure with the volume of the other flask"],
              [part, `gave the partial pressure of the ${one} alone`],
            ],
      ),
      explanation: inSteps(
        [
          `Each gas spreads through both flasks as if the other were not there (Dalton), and for each $p_1V_1 = p_2V_2$ (Boyle).`,
          asPart
            ? `Both flasks hold $${num(v1)} + ${num(v2)} = ${num(v1 + v2)}$ dm³, so for the ${one} ${work.replace(`${tex(part)}$ kPa`, `${tex(part)}$`)}: ${qty(right, "kPa")}.`
            : `Both flasks hold $${num(v1)} + ${num(v2)} = ${num(v1 + v2)}$ dm³, so for the ${one} ${work}.`,
          ...(asPart
            ? []
            : [
                `For the ${other} $p = \\dfrac{${p2} \\times ${num(v2)}}{${num(v1 + v2)}} = ${tex(rest)}$ kPa.`,
                `Together $${tex(part)} + ${tex(rest)}$ = ${qty(right, "kPa")}.`,
              ]),
        ],
        asPart
          ? `${qty(p1, "kPa")} forgets that the ${one} has spread; ${qty(part + rest, "kPa")} counts the ${other} too.`
          : `The plain mean, ${qty(tidy((p1 + p2) / 2), "kPa")}, would need two flasks of the same size.`,
      ),
    };
  },
);

/** Pressure × volume of a sample, and pressures that divide this product. */
const constants = [
  [4000, [50, 80, 100, 125, 160, 200, 250]],
  [6000, [60, 75, 80, 100, 120, 150, 200, 240, 250]],
  [7200, [60, 80, 90, 96, 120, 144, 150, 160, 180]],
] as const;

const boyleTable = family(
  "pressure-volume-table",
  { topic, objective: laws, difficulty: "medium", class_level: "SS1", count: 6 },
  (draw) => {
    const [product, all] = draw.pick(constants);
    const [a = 0, b = 0, c = 0, d = 0] = draw.some(all, 4).toSorted((x, y) => x - y);
    const v = (p: number) => product / p;
    const right = v(d);
    const steady = 2 * v(c) - v(b);
    const table = `| Pressure (kPa) | ${a} | ${b} | ${c} |\n|---|---|---|---|\n| Volume (cm³) | ${num(v(a))} | ${num(v(b))} | ${num(v(c))} |`;
    return {
      body: draw.pick([
        `A fixed mass of air was compressed slowly at room temperature:\n\n${table}\n\nWhat would its volume be at ${d} kPa?`,
        `${draw.pick(people)} took these readings with a gas syringe kept in a water bath of steady temperature:\n\n${table}\n\nThe next reading, at ${d} kPa, should be`,
        `The readings below belong to one sample of gas at one temperature.\n\n${table}\n\nPredict the volume when the pressure reaches ${d} kPa.`,
      ]),
      right: qty(right, "cm³"),
      wrong: tidySlips("cm³", [
        [steady, `let the volume fall by ${num(v(b) - v(c))} cm³ again, as it did between the last two readings`],
        [v(c) + ((v(c) - v(b)) * (d - c)) / (c - b), "continued the last two readings in a straight line"],
        [(v(c) * d) / c, "let the volume rise in proportion to the pressure"],
        [v(c) - (d - c), "took as many cm³ away as the pressure rose in kPa"],
        [(b * v(c)) / d, `joined the volume at ${c} kPa with the pressure of another reading, ${b} kPa`],
      ]),
      explanation: inSteps(
        [
          `Test the readings for a rule: pressure × volume is the same in each, so the gas keeps Boyle's law, $pV = \\text{constant}$.`,
          `$${a} \\times ${num(v(a))} = ${b} \\times ${num(v(b))} = ${c} \\times ${num(v(c))} = ${tex(product)}$.`,
          `$V = \\dfrac{${tex(product)}}{${d}}$ = ${qty(right, "cm³")}.`,
        ],
        `Going down by the last step again, to ${qty(steady, "cm³")}, follows no law: the graph of $V$ against $p$ is a curve.`,
      ),
    };
  },
);

const charles = family(
  "charles-law",
  { topic, objective: laws, difficulty: "easy", class_level: "SS1", count: 8 },
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
        whole(naive, "used degrees Celsius instead of kelvins, but a gas at 0 °C still has a volume"),
        whole(
          (v1 * (c1 + 273)) / (c2 + 273),
          "multiplied by the old temperature in kelvins and divided by the new one",
        ),
        [v1 + (c2 - c1), "added the change of temperature to the volume"],
        whole(
          v1 * (1 + (c2 - c1) / 273),
          `let the gas grow by 1/273 of its volume at ${c1} °C for each degree, but that rule counts from 0 °C`,
        ),
      ]),
      explanation: inSteps(
        [
          `Charles' law, at constant pressure: $\\dfrac{V_1}{T_1} = \\dfrac{V_2}{T_2}$, with $T$ in kelvins.`,
          `$T_1 = ${c1} + 273 = ${c1 + 273}$ K and $T_2 = ${c2} + 273 = ${c2 + 273}$ K.`,
          `$V_2 = \\dfrac{V_1T_2}{T_1} = \\dfrac{${v1} \\times ${c2 + 273}}{${c1 + 273}} = \\dfrac{${tex(v1 * (c2 + 273))}}{${c1 + 273}}$ = ${qty(right, "cm³")}.`,
        ],
        `Using ${c1} and ${c2} °C directly gives ${clean(naive) ? "" : "about "}${qty(Math.round(naive), "cm³")}, as if the gas had no volume at 0 °C; kelvins count from absolute zero.`,
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
      ]),
      explanation: `General gas equation: $\\dfrac{p_1V_1}{T_1} = \\dfrac{p_2V_2}{T_2}$, so $V_2 = \\dfrac{p_1V_1T_2}{T_1p_2}$. Put in the values: $V_2 = \\dfrac{${p1} \\times ${v1} \\times ${t2}}{${t1} \\times ${p2}} = \\dfrac{${tex(p1 * v1 * t2)}}{${tex(t1 * p2)}}$ = ${qty(right, "cm³")}. Turning the temperatures round gives ${about((p1 * v1 * t1) / (t2 * p2))}${qty((p1 * v1 * t1) / (t2 * p2), "cm³")}: at the same pressure a hotter gas takes more room, not less.`,
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

const graham = family(
  "graham-unequal-volumes",
  { topic, objective: mixing, difficulty: "hard", class_level: "SS2", count: 8 },
  (draw) => {
    const f = draw.pick(["O2", "CH4", "SO2", "N2", "C2H6", "C3H8"]);
    const m = molarMass(f);
    const [v, vx] = [draw.pick([60, 80, 90, 100, 120, 150, 180]), draw.pick([60, 80, 100, 120, 150, 200])];
    const t = draw.step(12, 60, 2);
    const slower = draw.pick([0.5, 0.75, 1.25, 1.5, 2, 2.5, 3, 4]);
    const tx = (slower * t * vx) / v;
    const right = m * slower ** 2;
    if (v === vx || tx === t || !clean(tx) || !clean(right, 1) || right < 10 || right > 150) return null;
    return {
      body: draw.pick([
        `Through the same porous plate and under the same conditions, ${v} cm³ of {${f}} passes in ${t} s and ${vx} cm³ of a gas X in ${num(tx)} s. What is the molar mass of X? ${massesUsed(f)}`,
        `${draw.pick(people)} finds that ${v} cm³ of {${f}} effuses through a pinhole in ${t} s, while ${vx} cm³ of a gas X needs ${num(tx)} s under the same conditions. Find the molar mass of X. ${massesUsed(f)}`,
        `In ${num(tx)} s, ${vx} cm³ of a gas X diffuses out of a porous pot; ${v} cm³ of {${f}} takes ${t} s under the same conditions. The molar mass of X is ${massesUsed(f)}`,
      ]),
      right: qty(right, "g mol⁻¹"),
      wrong: tidySlips("g mol⁻¹", [
        [m * (tx / t) ** 2, "compared the times alone, but the volumes are not equal"],
        [m * slower, "forgot to square the ratio of the rates"],
        [m / slower ** 2, "turned the ratio of the rates round and let the heavier gas go faster"],
        [m * Math.sqrt(slower), "took the square root of the ratio of the rates instead of its square"],
      ]),
      explanation: inSteps(
        [
          `Rate = volume ÷ time, and by Graham's law $\\dfrac{R_1}{R_2} = \\sqrt{\\dfrac{M_2}{M_1}}$.`,
          `Rates: {${f}} $\\dfrac{${v}}{${t}}$ and X $\\dfrac{${vx}}{${num(tx)}}$ cm³ s⁻¹, so {${f}} is $\\dfrac{${v} \\times ${num(tx)}}{${t} \\times ${vx}} = ${num(slower)}$ times as fast.`,
          `Square both sides: $\\dfrac{M_X}{M} = ${num(slower)}^2 = ${slower ** 2}$. {${f}} has $M = ${workedMass(f)}$, so X has $${slower ** 2} \\times ${m}$ = ${qty(right, "g mol⁻¹")}.`,
        ],
        `${roughly(m * (tx / t) ** 2)}${qty(tidy(m * (tx / t) ** 2), "g mol⁻¹")} compares the times as if the volumes were equal; ${qty(m * slower, "g mol⁻¹")} leaves out the square.`,
      ),
    };
  },
);

const dalton = family(
  "dalton-from-masses",
  { topic, objective: mixing, difficulty: "medium", class_level: "SS2", count: 8 },
  (draw) => {
    const [one, other] = draw.shuffle(
      draw.pick([
        ["N2", "O2"],
        ["CH4", "CO2"],
        ["O2", "CO2"],
        ["CH4", "N2"],
        ["H2", "N2"],
        ["N2", "CO2"],
        ["CH4", "C2H6"],
      ] as const),
    ) as [string, string];
    const amounts = [0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.75, 0.8, 1.2, 1.5];
    const [n1, n2] = [draw.pick(amounts), draw.pick(amounts)];
    const p = draw.pick([95, 104, 110, 125, 140, 152, 165, 180, 195, 210, 228, 240, 280, 304]);
    const [m1, m2] = [n1 * molarMass(one), n2 * molarMass(other)];
    const right = (p * n1) / (n1 + n2);
    if (!clean(right, 1) || !clean(m1, 1) || !clean(m2, 1) || n1 === n2) return null;
    return {
      body: draw.pick([
        `A cylinder holds ${num(m1)} g of {${one}} and ${num(m2)} g of {${other}} at a total pressure of ${p} kPa. What is the partial pressure of the {${one}}? ${massesUsed(one, other)}`,
        `${draw.pick(people)} mixes ${num(m1)} g of {${one}} with ${num(m2)} g of {${other}}, which do not react. The total pressure is then ${p} kPa. Find the part of this pressure that is due to {${one}}. ${massesUsed(one, other)}`,
        `In a mixture of ${num(m1)} g of {${one}} and ${num(m2)} g of {${other}} under ${p} kPa, the partial pressure of {${one}} is ${massesUsed(one, other)}`,
      ]),
      right: qty(right, "kPa"),
      wrong: tidySlips("kPa", [
        [(p * m1) / (m1 + m2), "shared the pressure by the masses instead of the amounts in moles"],
        [p - right, `gave the partial pressure of {${other}}`],
        [p / 2, "shared the pressure equally between the two gases"],
        [(p * n1) / n2, `divided by the amount of {${other}} instead of the amount of both gases`],
      ]),
      explanation: inSteps(
        [
          `Partial pressure = mole fraction × total pressure, and mole fraction = moles of the gas ÷ all moles.`,
          `Molar masses: {${one}} $${workedMass(one)}$, {${other}} $${workedMass(other)}$.`,
          `Moles = mass ÷ molar mass. {${one}}: $\\dfrac{${tex(m1)}}{${molarMass(one)}} = ${num(n1)}$ mol; {${other}}: $\\dfrac{${tex(m2)}}{${molarMass(other)}} = ${num(n2)}$ mol; together $${num(n1)} + ${num(n2)} = ${num(n1 + n2)}$ mol.`,
          `$p = \\dfrac{${num(n1)}}{${num(n1 + n2)}} \\times ${p}$ = ${qty(right, "kPa")}.`,
        ],
        `${roughly((p * m1) / (m1 + m2))}${qty(tidy((p * m1) / (m1 + m2)), "kPa")} shares the pressure by mass, but in one vessel it goes by the numbers of molecules, not by their weights.`,
      ),
    };
  },
);

const counting = "Apply Gay-Lussac's and Avogadro's laws";
const atStp = "[molar volume at s.t.p. = 22.4 dm³ mol⁻¹]";

const flask = family(
  "gas-flask-weighed",
  { topic, objective: counting, difficulty: "medium", class_level: "SS2", count: 5 },
  (draw) => {
    const m = draw.pick([16, 17, 28, 30, 32, 34, 44, 46, 58, 64, 71]);
    const volume = draw.pick([112, 224, 280, 336, 448, 560, 672]);
    const mass = (m * volume) / 22_400;
    if (!clean(mass, 2)) return null;
    const empty = draw.step(84.15, 168.4, 0.05);
    const [before, after] = [empty.toFixed(2), (empty + mass).toFixed(2)];
    return {
      body: draw.pick([
        `A flask of ${volume} cm³ weighs ${before} g when evacuated and ${after} g when full of a gas at s.t.p. What is the molar mass of the gas? ${atStp}`,
        `${draw.pick(people)} pumps a flask of ${volume} cm³ empty and weighs it: ${before} g. Filled with an unknown gas at s.t.p. it weighs ${after} g. Calculate the molar mass of the gas. ${atStp}`,
        `When ${volume} cm³ of a gas, measured at s.t.p., is let into an evacuated bulb, the mass of the bulb rises from ${before} g to ${after} g. The molar mass of the gas is ${atStp}`,
      ]),
      right: qty(m, "g mol⁻¹"),
      wrong: tidySlips("g mol⁻¹", [
        [m / 2, "gave the vapour density instead of the molar mass"],
        [mass * 22.4, "took the gas to fill 1 dm³"],
        [m * 2, "doubled the molar mass as if it were a vapour density"],
        [(mass / volume) * 1000, "gave the mass of 1 dm³ of the gas"],
      ]),
      explanation: inSteps(
        [
          `The gas weighs as much as the vessel gained: $${after} - ${before} = ${tex(mass)}$ g.`,
          `Amount = volume ÷ molar volume. ${volume} cm³ is ${volume} ÷ 1,000 = ${num(volume / 1000)} dm³: $\\dfrac{${num(volume / 1000)}}{22.4} = ${num(volume / 22_400)}$ mol.`,
          `Molar mass = mass ÷ amount = $\\dfrac{${tex(mass)}}{${num(volume / 22_400)}}$ = ${qty(m, "g mol⁻¹")}.`,
        ],
        `${num(m / 2)} is the vapour density, which compares the gas with hydrogen, of molar mass 2.`,
      ),
    };
  },
);

const vapourDensity = family(
  "mass-from-vapour-density",
  { topic, objective: counting, difficulty: "easy", class_level: "SS2", count: 5 },
  (draw) => {
    const density = draw.pick([8, 14, 15, 16, 17, 22, 23, 29, 32, 35.5]);
    const volume = draw.pick([1.12, 1.68, 2.8, 3.36, 5.6, 6.72, 8.4, 8.96, 16.8]);
    const n = volume / 22.4;
    const right = 2 * density * n;
    if (!clean(right, 2)) return null;
    return {
      body: draw.pick([
        `The vapour density of a gas is ${num(density)}. What is the mass of ${num(volume)} dm³ of it at s.t.p.? ${atStp}`,
        `${draw.pick(people)} fills a balloon with ${num(volume)} dm³, at s.t.p., of a gas whose vapour density is ${num(density)}. Find the mass of the gas. ${atStp}`,
        `A gas is ${num(density)} times as dense as hydrogen under the same conditions. At s.t.p. ${num(volume)} dm³ of it has a mass of ${atStp}`,
      ]),
      right: qty(right, "g"),
      wrong: tidySlips("g", [
        [density * n, "took the vapour density for the molar mass, which is twice as great"],
        [2 * density, `gave the mass of one mole instead of that of ${num(volume)} dm³`],
        [density * volume, "multiplied the vapour density by the volume as if it were grams in each dm³"],
        [(2 * density) / n, "divided the molar mass by the amount instead of multiplying"],
      ]),
      explanation: inSteps(
        [
          `Molar mass = 2 × vapour density, because hydrogen has a molar mass of 2 g mol⁻¹: $2 \\times ${num(density)} = ${num(2 * density)}$ g mol⁻¹.`,
          `Amount = volume ÷ molar volume = $\\dfrac{${num(volume)}}{22.4} = ${num(n)}$ mol.`,
          `Mass = amount × molar mass = $${num(n)} \\times ${num(2 * density)}$ = ${qty(right, "g")}.`,
        ],
        `${roughly(density * n)}${qty(tidy(density * n), "g")} comes from taking the vapour density for the molar mass.`,
      ),
    };
  },
);

export const gases = [joinedFlasks, boyleTable, charles, general, ideal, graham, dalton, flask, vapourDensity];
