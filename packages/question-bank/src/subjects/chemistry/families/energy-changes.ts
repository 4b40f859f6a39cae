import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { people } from "../people.ts";
import { clean, comesTo, fixed, fixedSlips, num, qty, signed, slips, tex } from "../quantity.ts";
import { massesUsed, molarMass, workedMass } from "../relative-masses.ts";

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
        [(mass * 4.2 * (low + rise)) / 1000, `used the final temperature, ${low + rise} °C, instead of the rise`],
        [(mass * rise) / 1000, "left out the specific heat capacity"],
        [right * 10, "divided the joules by 100 instead of 1,000"],
        [(4.2 * rise) / 10, "took the mass as 100 g"],
        [right / 2, "halved the heat"],
      ]),
      explanation: inSteps(
        [
          `The rise of temperature: $\\Delta T = ${low + rise} - ${low} = ${rise}$ K.`,
          `$q = mc\\Delta T = ${mass} \\times 4.2 \\times ${rise} = ${tex(mass * 4.2 * rise)}$ J.`,
          `1 kJ is 1,000 J: $\\dfrac{${tex(mass * 4.2 * rise)}}{1{,}000}$ = ${qty(right, "kJ")}.`,
        ],
        `${qty((mass * 4.2 * (low + rise)) / 1000, "kJ")} uses the final temperature instead of the rise of ${rise} K.`,
      ),
    };
  },
);

const fuels = [
  ["CH4", "methane", 890],
  ["C2H5OH", "ethanol", 1370],
  ["C3H8", "propane", 2220],
  ["CH3OH", "methanol", 726],
  ["C4H10", "butane", 2880],
] as const;

const fuelForWater = family(
  "fuel-for-water",
  { topic, objective: enthalpy, difficulty: "hard", class_level: "SS3", count: 9 },
  (draw) => {
    const [f, name, heat] = draw.pick(fuels);
    const water = draw.pick([250, 400, 500, 750, 800, 1000, 1500]);
    const [low, high] = [draw.int(24, 32), draw.pick([60, 70, 75, 80, 90])];
    const share = draw.pick([40, 45, 50, 60, 65, 75]);
    const [m, rise] = [molarMass(f), high - low];
    const taken = (water * 4.2 * rise) / 1000;
    const burnt = (kilojoules: number) => (kilojoules / heat) * m;
    const given = taken / (share / 100);
    const right = burnt(given);
    if (right < 1) return null;
    const data = `${massesUsed(f).slice(0, -1)}; c of water = 4.2 J g⁻¹ K⁻¹]`;
    const body = draw.pick([
      `A stove passes on ${share}% of its heat to the water in a pot. What mass of ${name}, {${f}}, must burn to warm ${num(water)} g of water from ${low} °C to ${high} °C, if its heat of combustion is −${num(heat)} kJ mol⁻¹? Give your answer to two decimal places. ${data}`,
      `${draw.pick(people)} warms ${num(water)} g of water from ${low} °C to ${high} °C by burning ${name}, {${f}}, which gives out ${num(heat)} kJ for each mole. If ${100 - share}% of the heat is lost, find to two decimal places the mass burnt. ${data}`,
      `One mole of {${f}} gives out ${num(heat)} kJ on burning, and a burner gets ${share}% of it into the water. To two decimal places, the mass of {${f}} that takes ${num(water)} g of water from ${low} °C to ${high} °C is ${data}`,
    ]);
    return {
      body,
      right: fixed(right, 2, "g"),
      wrong: fixedSlips("g", 2, [
        [burnt(taken), "took all the heat as reaching the water and left out the loss"],
        [
          burnt((taken * share) / 100),
          `multiplied by ${share}% instead of dividing, as if less fuel would do when heat is lost`,
        ],
        [
          burnt((water * 4.2 * high) / 10 / share),
          `used the final temperature, ${high} °C, instead of the rise of ${rise} K`,
        ],
        [given / heat, "gave the amount in moles instead of the mass"],
      ]),
      explanation: inSteps(
        [
          `Rise: $${high} - ${low} = ${rise}$ K. Heat the water takes up: $q = mc\\Delta T = ${tex(water)} \\times 4.2 \\times ${rise} = ${tex(water * 4.2 * rise)}$ J; ÷ 1,000 it is ${num(taken)} kJ.`,
          `That is only ${body.includes("of the heat is lost") ? `100 − ${100 - share} = ` : ""}${share}% of what the fuel gives: $\\dfrac{${num(taken)} \\times 100}{${share}} = ${tex(given)}$ kJ.`,
          `Amount of fuel = heat ÷ heat of one mole: $\\dfrac{${tex(given)}}{${tex(heat)}} ${comesTo(given / heat)}$ mol; its molar mass is $${workedMass(f)}$, so the mass is $\\dfrac{${tex(given)}}{${tex(heat)}} \\times ${m}$, to two decimal places ${fixed(right, 2, "g")}.`,
        ],
        `${fixed(burnt(taken), 2, "g")} would do if no heat were lost.`,
      ),
    };
  },
);

/** The reaction, then the coefficient and heat of formation of each compound on both sides. Elements are left out. */
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
    const withSign = (value: number) => `${value > 0 ? "+" : ""}${num(value)}`;
    const sumTold = (side: readonly (readonly [string, number, number])[]) => {
      const parts = side.map(([, n, h]) => `${n > 1 ? `${n} × ` : ""}(${withSign(h)})`).join(" + ");
      return side.length === 1 && side[0]?.[1] === 1 ? withSign(sum(side)) : `${parts} = ${withSign(sum(side))}`;
    };
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
        { text: signed(sum(rightSide) + sum(left), "kJ"), slip: "added the sums of both sides instead of subtracting" },
        {
          text: signed(once(rightSide) - once(left), "kJ"),
          slip: "took one mole of each substance and forgot the coefficients",
        },
        { text: signed(sum(rightSide), "kJ"), slip: "gave the sum for the products and left out the reactants" },
        { text: signed(right * 2, "kJ"), slip: "reckoned with twice the amounts of the equation" },
      ],
      explanation: inSteps(
        [
          `$\\Delta H$ = sum for the products − sum for the reactants; elements count as zero.`,
          `Products: ${sumTold(rightSide)} kJ.`,
          `Reactants: ${sumTold(left)} kJ.`,
          `$\\Delta H$ = (${withSign(sum(rightSide))}) − (${withSign(sum(left))}) = ${num(sum(rightSide))} ${sum(left) < 0 ? "+" : "−"} ${num(Math.abs(sum(left)))} = ${signed(right, "kJ")}.`,
        ],
        `${signed(-right, "kJ")} subtracts the wrong way round.`,
      ),
    };
  },
);

const bonds = [
  [
    "C2H4 + H2 -> C2H6",
    [
      ["C=C", 1, 612],
      ["H–H", 1, 436],
    ],
    [
      ["C–C", 1, 348],
      ["C–H", 2, 412],
    ],
  ],
  [
    "C2H4 + Br2 -> C2H4Br2",
    [
      ["C=C", 1, 612],
      ["Br–Br", 1, 193],
    ],
    [
      ["C–C", 1, 348],
      ["C–Br", 2, 276],
    ],
  ],
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
    const told = (side: readonly (readonly [string, number, number])[]) =>
      `${side.map(([bond, n, h]) => `${n > 1 ? `${n} × ` : ""}${h} (${bond})`).join(" + ")} = ${num(sum(side))}`;
    const data = [...broken, ...made].map(([bond, , h]) => `${bond}: ${h}`).join(", ");
    return {
      body: draw.pick([
        `Use these bond energies in kJ mol⁻¹ (${data}) to calculate the enthalpy change of the gas reaction {${equation}}.`,
        `Given the bond energies (${data}, in kJ mol⁻¹), what is the enthalpy change when {${equation}} takes place in the gas phase?`,
        `${draw.pick(people)} uses bond energies in kJ mol⁻¹ (${data}) for the gas reaction {${equation}}. The enthalpy change is`,
      ]),
      right: signed(right, "kJ"),
      wrong: [
        { text: signed(-right, "kJ"), slip: "took the energy of the broken bonds from that of the made ones" },
        {
          text: signed(taken - once || 2 * right, "kJ"),
          slip:
            taken - once
              ? made.length > 1
                ? "counted each kind of bond made only once"
                : `counted one ${made[0][0]} bond made instead of ${made[0][1]}`
              : "reckoned with twice the amounts of the equation",
        },
        { text: signed(taken + given, "kJ"), slip: "added the energies of breaking and making" },
        { text: signed(-given, "kJ"), slip: "left out the energy for breaking bonds" },
        { text: signed(taken, "kJ"), slip: "left out the energy that making bonds releases" },
        { text: signed(taken, "kJ"), slip: "left out the energy of the bonds made" },
      ],
      explanation: inSteps(
        [
          `$\\Delta H$ = energy to break bonds − energy given out on making bonds.`,
          `Broken: ${told(broken)} kJ.`,
          `Made: ${told(made)} kJ.`,
          `$\\Delta H$ = ${num(taken)} − ${num(given)} = ${signed(right, "kJ")}.`,
        ],
        `${signed(-right, "kJ")} has the wrong sign: making the new bonds gives out more energy than breaking the old ones takes.`,
      ),
    };
  },
);

const freeEnergy = family(
  "free-energy",
  { topic, objective: "Apply entropy and free energy", difficulty: "hard", class_level: "SS3", count: 8 },
  (draw) => {
    const print = (value: number) => signed(value, "kJ mol⁻¹");
    const h = draw.pick([-120, -92, -75, -50, -40, 30, 45, 60, 90, 178]);
    const s = draw.pick([-200, -150, -100, -80, 50, 80, 100, 120, 160, 200]);
    const drawn = draw.pick([298, 300, 350, 400, 500]);
    const who = draw.pick(people);
    // Each wording has a different lowest temperature. Otherwise two wordings would ask the same sum.
    const [lowest, ask] = draw.pick([
      [
        298,
        (t: number) =>
          `For a reaction at ${t} K, $\\Delta H$ = ${print(h)} and $\\Delta S$ = ${signed(s, "J mol⁻¹ K⁻¹")}. What is the free energy change $\\Delta G$?`,
      ],
      [
        310,
        (t: number) =>
          `Calculate $\\Delta G$ at ${t} K for a change with an enthalpy change of ${print(h)} and an entropy change of ${signed(s, "J mol⁻¹ K⁻¹")}.`,
      ],
      [
        298,
        (t: number) =>
          `${who} wants to know whether a reaction is spontaneous at ${t} K, given $\\Delta H$ = ${print(h)} and $\\Delta S$ = ${signed(s, "J mol⁻¹ K⁻¹")}. The value of $\\Delta G$ is`,
      ],
    ] as const);
    const t = drawn === 298 ? lowest : drawn;
    const ts = (t * s) / 1000;
    const right = h - ts;
    if (!clean(right, 1) || Math.abs(right) < 2 || h === ts) return null;
    return {
      body: ask(t),
      right: print(right),
      wrong: [
        { text: print(h + ts), slip: "added TΔS instead of subtracting it" },
        { text: print(h - t * s), slip: "left ΔS in joules and did not divide by 1,000" },
        { text: print(-right), slip: "subtracted ΔH from TΔS" },
        { text: print(ts), slip: "gave TΔS alone" },
        { text: print(h - s / 1000), slip: "left out the temperature" },
      ],
      explanation: inSteps(
        [
          `$\\Delta G = \\Delta H - T\\Delta S$, with all energies in kJ.`,
          `$\\Delta S = \\dfrac{${tex(s)}}{1{,}000} = ${tex(s / 1000)}$ kJ mol⁻¹ K⁻¹.`,
          `$T\\Delta S = ${t} \\times ${s < 0 ? `(${tex(s / 1000)})` : tex(s / 1000)} = ${tex(ts)}$ kJ mol⁻¹.`,
          `$\\Delta G$ = ${num(h)} − ${ts < 0 ? `(${num(ts)}) = ${num(h)} + ${num(-ts)}` : num(ts)} = ${print(right)}.`,
        ],
        `$\\Delta G$ is ${right < 0 ? "negative: the change is" : "positive: the change is not"} spontaneous at ${t} K. ${print(h + ts)} adds $T\\Delta S$ where it must be subtracted.`,
      ),
    };
  },
);

export const energyChanges = [calorimeter, fuelForWater, formation, bondEnergy, freeEnergy];
