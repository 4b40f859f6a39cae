import { family } from "../../../authoring.ts";
import { people } from "../people.ts";
import { clean, num, qty, signed, slips, tex } from "../quantity.ts";
import { massesUsed, molarMass } from "../relative-masses.ts";

const topic = "energy-changes";
const enthalpy = "Calculate enthalpy changes";

const calorimeter = family(
  "heat-in-calorimeter",
  { topic, objective: enthalpy, difficulty: "easy", class_level: "SS2", count: 8 },
  (draw) => {
    const mass = draw.pick([50, 100, 150, 200, 250, 500]);
    const low = draw.step(22, 30, 1);
    const rise = draw.step(4, 20, 1);
    const right = (mass * 4.2 * rise) / 1000;
    if (!clean(right, 2)) return null;
    return {
      body: draw.pick([
        `A reaction in ${mass} g of water raises its temperature from ${low} °C to ${low + rise} °C. How much heat does it give out? [specific heat capacity of water = 4.2 J g⁻¹ K⁻¹]`,
        `${draw.pick(people)} burns some kerosene under ${mass} g of water, which warms from ${low} °C to ${low + rise} °C. Find the heat taken up by the water. [c = 4.2 J g⁻¹ K⁻¹]`,
        `On mixing acid and alkali, ${mass} g of solution warmed from ${low} °C to ${low + rise} °C. Taking its specific heat capacity as 4.2 J g⁻¹ K⁻¹, the heat evolved is`,
      ]),
      right: qty(right, "kJ"),
      wrong: slips("kJ", [
        [(mass * 4.2 * (low + rise)) / 1000, "used the final temperature"],
        [(mass * rise) / 1000, "left out the specific heat capacity"],
        [right * 10, "changed joules to kilojoules wrongly"],
        [(4.2 * rise) / 10, "left out the mass"],
        [right / 2, "halved the heat"],
      ]),
      explanation: `$q = mc\\Delta T = ${mass} \\times 4.2 \\times ${rise}$ J, which is ${qty(right, "kJ")}. ${qty((mass * 4.2 * (low + rise)) / 1000, "kJ")} uses the final temperature instead of the rise of ${rise} K.`,
    };
  },
);

const fuels = [
  ["CH4", "methane", 890],
  ["C2H5OH", "ethanol", 1370],
  ["C3H8", "propane", 2220],
  ["H2", "hydrogen", 286],
  ["C", "carbon", 394],
  ["CH3OH", "methanol", 726],
  ["C4H10", "butane", 2880],
] as const;

const combustion = family(
  "heat-of-combustion",
  { topic, objective: enthalpy, difficulty: "medium", class_level: "SS2", count: 9 },
  (draw) => {
    const [f, name, heat] = draw.pick(fuels);
    const n = draw.pick([0.1, 0.2, 0.25, 0.5, 1.5, 2, 2.5]);
    const mass = n * molarMass(f);
    const right = n * heat;
    if (!clean(mass, 1) || !clean(right, 1)) return null;
    return {
      body: draw.pick([
        `The heat of combustion of ${name}, {${f}}, is −${num(heat)} kJ mol⁻¹. How much heat is given out when ${num(mass)} g of it burns completely? ${massesUsed(f)}`,
        `${draw.pick(people)} burns ${num(mass)} g of ${name} completely in a cooker. If ${num(heat)} kJ is released for each mole of {${f}}, find the heat released. ${massesUsed(f)}`,
        `One mole of {${f}} gives out ${num(heat)} kJ on burning. The heat obtained from ${num(mass)} g of it is ${massesUsed(f)}`,
      ]),
      right: qty(right, "kJ"),
      wrong: slips("kJ", [
        [heat / n, "divided by the amount instead of multiplying"],
        [heat, "took one mole"],
        [right * 2, "doubled the heat"],
        [right / 2, "halved the heat"],
        [heat * mass, "multiplied by the mass"],
      ]),
      explanation: `${num(mass)} g of {${f}} is $\\dfrac{${tex(mass)}}{${molarMass(f)}} = ${tex(n)}$ mol, so the heat is $${tex(n)} \\times ${tex(heat)}$ = ${qty(right, "kJ")}. ${qty(heat / n, "kJ")} divides where one must multiply.`,
    };
  },
);

/** Reaction; then coefficient and heat of formation of each compound on either side, elements left out. */
const formations = [
  [
    "CH4 + 2O2 -> CO2 + 2H2O",
    [["CH4", 1, -75]],
    [
      ["CO2", 1, -394],
      ["H2O", 2, -286],
    ],
  ],
  ["C2H4 + H2 -> C2H6", [["C2H4", 1, 52]], [["C2H6", 1, -85]]],
  [
    "Fe2O3 + 3CO -> 2Fe + 3CO2",
    [
      ["Fe2O3", 1, -824],
      ["CO", 3, -110],
    ],
    [["CO2", 3, -394]],
  ],
  [
    "CaCO3 -> CaO + CO2",
    [["CaCO3", 1, -1207]],
    [
      ["CaO", 1, -635],
      ["CO2", 1, -394],
    ],
  ],
  ["2SO2 + O2 -> 2SO3", [["SO2", 2, -297]], [["SO3", 2, -396]]],
  [
    "4NH3 + 5O2 -> 4NO + 6H2O",
    [["NH3", 4, -46]],
    [
      ["NO", 4, 90],
      ["H2O", 6, -242],
    ],
  ],
  [
    "CO + H2O -> CO2 + H2",
    [
      ["CO", 1, -110],
      ["H2O", 1, -242],
    ],
    [["CO2", 1, -394]],
  ],
  ["2NO + O2 -> 2NO2", [["NO", 2, 90]], [["NO2", 2, 33]]],
  [
    "C2H5OH + 3O2 -> 2CO2 + 3H2O",
    [["C2H5OH", 1, -278]],
    [
      ["CO2", 2, -394],
      ["H2O", 3, -286],
    ],
  ],
  [
    "MgO + CO2 -> MgCO3",
    [
      ["MgO", 1, -602],
      ["CO2", 1, -394],
    ],
    [["MgCO3", 1, -1113]],
  ],
] as const;

const formation = family(
  "enthalpy-from-formation",
  { topic, objective: enthalpy, difficulty: "hard", class_level: "SS3", count: 9 },
  (draw) => {
    const [equation, left, rightSide] = draw.pick(formations);
    const sum = (side: readonly (readonly [string, number, number])[]) =>
      side.reduce((total, [, n, h]) => total + n * h, 0);
    const once = (side: readonly (readonly [string, number, number])[]) =>
      side.reduce((total, [, , h]) => total + h, 0);
    const right = sum(rightSide) - sum(left);
    const given = [...left, ...rightSide]
      .map(([f, , h]) => `{${f}} ${signed(h, "kJ mol⁻¹").replace(" kJ mol⁻¹", "")}`)
      .join(", ");
    return {
      body: draw.pick([
        `Standard heats of formation in kJ mol⁻¹ are: ${given}. What is the enthalpy change of the reaction {${equation}}?`,
        `Use the heats of formation (${given}, all in kJ mol⁻¹) to find the enthalpy change of {${equation}}.`,
        `${draw.pick(people)} looks up heats of formation in kJ mol⁻¹: ${given}. For the reaction {${equation}} the enthalpy change is`,
      ]),
      right: signed(right, "kJ"),
      wrong: [
        { text: signed(-right, "kJ"), slip: "subtracted the products from the reactants" },
        { text: signed(sum(rightSide) + sum(left), "kJ"), slip: "added both sides" },
        { text: signed(once(rightSide) - once(left), "kJ"), slip: "forgot the coefficients" },
        { text: signed(sum(rightSide), "kJ"), slip: "left out the reactants" },
        { text: signed(right * 2, "kJ"), slip: "doubled the change" },
      ],
      explanation: `$\\Delta H$ = sum for the products − sum for the reactants = (${num(sum(rightSide))}) − (${num(sum(left))}), which is ${signed(right, "kJ")}; elements count as zero. ${signed(-right, "kJ")} subtracts the wrong way round.`,
    };
  },
);

const bonds = [
  [
    "H2 + Cl2 -> 2HCl",
    [
      ["H–H", 1, 436],
      ["Cl–Cl", 1, 242],
    ],
    [["H–Cl", 2, 431]],
  ],
  [
    "H2 + Br2 -> 2HBr",
    [
      ["H–H", 1, 436],
      ["Br–Br", 1, 193],
    ],
    [["H–Br", 2, 366]],
  ],
  [
    "N2 + 3H2 -> 2NH3",
    [
      ["N≡N", 1, 944],
      ["H–H", 3, 436],
    ],
    [["N–H", 6, 388]],
  ],
  [
    "2H2 + O2 -> 2H2O",
    [
      ["H–H", 2, 436],
      ["O=O", 1, 496],
    ],
    [["O–H", 4, 463]],
  ],
  [
    "H2 + F2 -> 2HF",
    [
      ["H–H", 1, 436],
      ["F–F", 1, 158],
    ],
    [["H–F", 2, 562]],
  ],
  [
    "CH4 + Cl2 -> CH3Cl + HCl",
    [
      ["C–H", 1, 412],
      ["Cl–Cl", 1, 242],
    ],
    [
      ["C–Cl", 1, 338],
      ["H–Cl", 1, 431],
    ],
  ],
  [
    "H2 + I2 -> 2HI",
    [
      ["H–H", 1, 436],
      ["I–I", 1, 151],
    ],
    [["H–I", 2, 299]],
  ],
] as const;

const bondEnergy = family(
  "enthalpy-from-bonds",
  { topic, objective: enthalpy, difficulty: "hard", class_level: "SS3", count: 8 },
  (draw) => {
    const [equation, broken, made] = draw.pick(bonds);
    const sum = (side: readonly (readonly [string, number, number])[]) =>
      side.reduce((total, [, n, h]) => total + n * h, 0);
    const [taken, given] = [sum(broken), sum(made)];
    const right = taken - given;
    const once = made.reduce((total, [, , h]) => total + h, 0);
    const data = [...broken, ...made].map(([bond, , h]) => `${bond} ${h}`).join(", ");
    return {
      body: draw.pick([
        `Bond energies in kJ mol⁻¹ are: ${data}. Calculate the enthalpy change of the gas reaction {${equation}}.`,
        `Given the bond energies (${data}, in kJ mol⁻¹), what is the enthalpy change when {${equation}} takes place in the gas phase?`,
        `${draw.pick(people)} uses bond energies in kJ mol⁻¹ (${data}) for the gas reaction {${equation}}. The enthalpy change is`,
      ]),
      right: signed(right, "kJ"),
      wrong: [
        { text: signed(-right, "kJ"), slip: "took bond making from bond breaking the wrong way" },
        { text: signed(taken - once || 2 * right, "kJ"), slip: "forgot how many bonds are made" },
        { text: signed(taken + given, "kJ"), slip: "added both energies" },
        { text: signed(right * 2, "kJ"), slip: "doubled the change" },
        { text: signed(-given, "kJ"), slip: "left out the bonds broken" },
        { text: signed(taken, "kJ"), slip: "left out the bonds made" },
      ],
      explanation: `Breaking takes in ${num(taken)} kJ and making gives out ${num(given)} kJ, so $\\Delta H$ = ${num(taken)} − ${num(given)}, which is ${signed(right, "kJ")}. ${signed(-right, "kJ")} has the wrong sign: making bonds releases energy.`,
    };
  },
);

const freeEnergy = family(
  "free-energy",
  { topic, objective: "Apply entropy and free energy", difficulty: "hard", class_level: "SS3", count: 8 },
  (draw) => {
    const h = draw.pick([-120, -92, -75, -50, -40, 30, 45, 60, 90, 178]);
    const s = draw.pick([-200, -150, -100, -80, 50, 80, 100, 120, 160, 200]);
    const t = draw.pick([298, 300, 350, 400, 500]);
    const ts = (t * s) / 1000;
    const right = h - ts;
    if (!clean(right, 1) || Math.abs(right) < 2 || h === ts) return null;
    const print = (value: number) => signed(value, "kJ mol⁻¹");
    return {
      body: draw.pick([
        `For a reaction at ${t} K, $\\Delta H$ = ${print(h)} and $\\Delta S$ = ${signed(s, "J mol⁻¹ K⁻¹")}. What is the free energy change $\\Delta G$?`,
        `Calculate $\\Delta G$ at ${t} K for a change with an enthalpy change of ${print(h)} and an entropy change of ${signed(s, "J mol⁻¹ K⁻¹")}.`,
        `${draw.pick(people)} wants to know whether a reaction is spontaneous at ${t} K, given $\\Delta H$ = ${print(h)} and $\\Delta S$ = ${signed(s, "J mol⁻¹ K⁻¹")}. The value of $\\Delta G$ is`,
      ]),
      right: print(right),
      wrong: [
        { text: print(h + ts), slip: "added TΔS" },
        { text: print(h - t * s), slip: "did not change joules to kilojoules" },
        { text: print(-right), slip: "changed the sign" },
        { text: print(ts), slip: "gave TΔS alone" },
        { text: print(h - s / 1000), slip: "left out the temperature" },
      ],
      explanation: `$\\Delta G = \\Delta H - T\\Delta S$ with $\\Delta S$ in kJ: ${num(h)} − (${num(ts)}), which is ${print(right)}. ${print(h + ts)} adds $T\\Delta S$ where it must be subtracted.`,
    };
  },
);

const rate = family(
  "average-rate",
  { topic: "rates", objective: "Measure and calculate rates", difficulty: "easy", class_level: "SS2", count: 8 },
  (draw) => {
    const [t1, dt] = [draw.pick([0, 10, 20, 30]), draw.pick([10, 15, 20, 25, 30, 40])];
    const r = draw.pick([0.4, 0.5, 0.8, 1.2, 1.5, 2, 2.4, 2.5]);
    const v1 = t1 === 0 ? 0 : draw.step(10, 40, 2);
    const v2 = v1 + r * dt;
    if (!clean(v2, 1) || v1 === 0) return null;
    const right = r;
    return {
      body: draw.pick([
        `A gas syringe reads ${v1} cm³ at ${t1} s and ${num(v2)} cm³ at ${t1 + dt} s. What is the average rate at which gas is given off in this time?`,
        `${draw.pick(people)} follows the reaction of marble with acid: ${v1} cm³ of gas after ${t1} s, ${num(v2)} cm³ after ${t1 + dt} s. Find the average rate between the two readings.`,
        `The volume of hydrogen from zinc and acid grows from ${v1} cm³ at ${t1} s to ${num(v2)} cm³ at ${t1 + dt} s. The average rate over the interval is`,
      ]),
      right: qty(right, "cm³ s⁻¹"),
      wrong: slips("cm³ s⁻¹", [
        [v2 / (t1 + dt), "divided the final volume by the final time"],
        [dt / (v2 - v1), "divided time by volume"],
        [v2 / dt, "used the whole final volume"],
        [(v2 - v1) / (t1 + dt), "used the whole time"],
        [right * 2, "doubled the rate"],
      ]),
      explanation: `Rate = change of volume ÷ change of time = $\\dfrac{${tex(v2)} - ${v1}}{${t1 + dt} - ${t1}}$, which is ${qty(right, "cm³ s⁻¹")}. ${qty(v2 / (t1 + dt), "cm³ s⁻¹")} divides the final reading by the final time and so mixes in the start.`,
    };
  },
);

const order = family(
  "rate-law",
  { topic: "rates", objective: "Measure and calculate rates", difficulty: "medium", class_level: "SS3", count: 8 },
  (draw) => {
    const [m, n] = draw.pick([
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 0],
      [1, 0],
      [2, 2],
    ] as const);
    const [x, y] = [draw.pick([2, 3, 4]), draw.pick([2, 3, 1])];
    const right = x ** m * y ** n;
    if (right === x * y && (m > 1 || n > 1) && x * y === 1) return null;
    const term = (letter: string, power: number) =>
      power === 0 ? "" : `[\\mathrm{${letter}}]${power > 1 ? `^${power}` : ""}`;
    const law = `k${term("A", m)}${term("B", n)}`;
    const words = ["", "", "doubled", "made three times as large", "made four times as large"];
    const change =
      y === 1
        ? `the concentration of A is ${words[x]} and that of B is left unchanged`
        : x === y
          ? `the concentrations of both A and B are ${words[x]}`
          : `the concentration of A is ${words[x]} and that of B is ${words[y]}`;
    const first = m * x + n * y;
    return {
      body: draw.pick([
        `The rate law of a reaction is rate = $${law}$. By what factor does the rate change when ${change}?`,
        `For a reaction with rate = $${law}$, ${change}. How many times as fast does it become?`,
        `${draw.pick(people)} finds that rate = $${law}$ for a reaction of A with B. If ${change}, the rate is multiplied by`,
      ]),
      right: `${right}`,
      wrong: [
        {
          text: `${first === right ? right + 2 : first}`,
          slip: "multiplied by the orders instead of raising to powers",
        },
        { text: `${x * y}`, slip: "took every order as one" },
        { text: `${x ** n * y ** m}`, slip: "exchanged the orders" },
        { text: `${right * 2}`, slip: "doubled the factor" },
        { text: `${x + y}`, slip: "added the factors" },
        { text: `${right * x}`, slip: "raised A to one power too many" },
      ],
      explanation: `The rate is multiplied by $${x}^{${m}} \\times ${y}^{${n}}$ = ${right}. The concentrations are raised to the powers in the rate law; they are not multiplied by the powers or simply added.`,
    };
  },
);

const kc = family(
  "equilibrium-constant",
  {
    topic: "equilibrium",
    objective: "Calculate equilibrium constants",
    difficulty: "medium",
    class_level: "SS3",
    count: 9,
  },
  (draw) => {
    const [equation, parts] = draw.pick([
      ["A + B <=> C + D", [1, 1, 1, 1]],
      ["A + B <=> 2C", [1, 1, 2, 0]],
      ["2A <=> C + D", [2, 0, 1, 1]],
      ["A + 2B <=> C", [1, 2, 1, 0]],
      ["A <=> C + D", [1, 0, 1, 1]],
    ] as const);
    const [a, b, c, d] = [
      draw.pick([0.2, 0.5, 1, 2]),
      draw.pick([0.1, 0.2, 0.5, 2]),
      draw.pick([0.4, 0.8, 1.2, 2, 4]),
      draw.pick([0.3, 0.5, 1.5, 3]),
    ];
    const [pa, pb, pc, pd] = parts;
    const top = c ** pc * d ** pd;
    const bottom = a ** pa * b ** pb;
    const right = top / bottom;
    if (!clean(right, 2) || right > 500 || right === 1) return null;
    const units = pc + pd - pa - pb;
    const unit = units === 0 ? "" : units === 1 ? "mol dm⁻³" : units === -1 ? "dm³ mol⁻¹" : "dm⁶ mol⁻²";
    const shown = [
      ["A", a, pa],
      ["B", b, pb],
      ["C", c, pc],
      ["D", d, pd],
    ]
      .filter(([, , p]) => p !== 0)
      .map(([letter, value]) => `${letter} ${value}`)
      .join(", ");
    const letters = (list: [string, number][]) =>
      list
        .filter(([, p]) => p > 0)
        .map(([letter, p]) => `[\\mathrm{${letter}}]${p > 1 ? `^${p}` : ""}`)
        .join("");
    return {
      body: draw.pick([
        `At equilibrium the concentrations in mol dm⁻³ are: ${shown}. What is $K_c$ for {${equation}}?`,
        `The gas mixture {${equation}} has reached equilibrium with concentrations, in mol dm⁻³, of ${shown}. Calculate $K_c$.`,
        `${draw.pick(people)} measures equilibrium concentrations (mol dm⁻³) of ${shown} for {${equation}}. The equilibrium constant $K_c$ is`,
      ]),
      right: qty(right, unit),
      wrong: slips(unit, [
        [1 / right, "put the reactants on top"],
        [
          (c * (pd ? d : 1)) / (a * (pb ? b : 1)) === right ? right * 2 : (c * (pd ? d : 1)) / (a * (pb ? b : 1)),
          "forgot the powers",
        ],
        [top, "left out the reactants"],
        [(c * pc + d * pd) / (a * pa + b * pb), "added instead of multiplying"],
        [right / 2, "halved the constant"],
        [right * 10, "misplaced the decimal point"],
      ]),
      explanation: `$K_c = \\dfrac{${letters([
        ["C", pc],
        ["D", pd],
      ])}}{${letters([
        ["A", pa],
        ["B", pb],
      ])}} = \\dfrac{${tex(top)}}{${tex(bottom)}}$, which is ${qty(right, unit)}. ${num(1 / right)} puts the reactants on top of the fraction.`,
    };
  },
);

const kcFromAmounts = family(
  "equilibrium-from-start",
  {
    topic: "equilibrium",
    objective: "Calculate equilibrium constants",
    difficulty: "hard",
    class_level: "SS3",
    count: 8,
  },
  (draw) => {
    const start = draw.pick([1, 2, 3, 4, 5]);
    const x = draw.step(0.5, start - 0.5, 0.5);
    const left = start - x;
    const ratio = x / left;
    const right = ratio * ratio;
    if (!clean(right, 2) || ratio === 1) return null;
    const [acid, alkanol, ester] = draw.pick([
      ["ethanoic acid", "ethanol", "ethyl ethanoate"],
      ["methanoic acid", "ethanol", "ethyl methanoate"],
      ["ethanoic acid", "methanol", "methyl ethanoate"],
    ] as const);
    return {
      body: draw.pick([
        `${start} mol of ${acid} and ${start} mol of ${alkanol} react until ${num(x)} mol of ${ester} and ${num(x)} mol of water are present at equilibrium. Find $K_c$.`,
        `At equilibrium a mixture made from ${start} mol of ${acid} and ${start} mol of ${alkanol} holds ${num(left)} mol of the acid. What is $K_c$ for the esterification?`,
        `${draw.pick(people)} mixes ${start} mol each of ${acid} and ${alkanol} and finds ${num(x)} mol of ${ester} at equilibrium. The equilibrium constant for its formation is`,
      ]),
      right: qty(right),
      wrong: slips("", [
        [(x * x) / (start * start), "used the starting amounts of the reactants"],
        [ratio, "forgot the second reactant and product"],
        [1 / right, "put the reactants on top"],
        [x * x, "left out the reactants"],
        [right * 2, "doubled the constant"],
      ]),
      explanation: `At equilibrium: acid ${num(left)} mol, alkanol ${num(left)} mol, ester ${num(x)} mol, water ${num(x)} mol. The volume cancels: $K_c = \\dfrac{${tex(x)} \\times ${tex(x)}}{${tex(left)} \\times ${tex(left)}}$ = ${qty(right)}. Putting the starting ${start} mol below gives ${qty((x * x) / (start * start))}, but $K_c$ takes what is left at equilibrium.`,
    };
  },
);

export const energyAndRates = [
  calorimeter,
  combustion,
  formation,
  bondEnergy,
  freeEnergy,
  rate,
  order,
  kc,
  kcFromAmounts,
];
