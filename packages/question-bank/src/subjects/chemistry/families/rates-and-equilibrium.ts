import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { people } from "../people.ts";
import { about, clean, num, qty, type Slip, slips, tex } from "../quantity.ts";

const rate = family(
  "average-rate",
  { topic: "rates", objective: "Measure and calculate rates", difficulty: "easy", class_level: "SS2", count: 8 },
  (draw) => {
    const [latest, dt] = [draw.pick([0, 10, 20, 30]), draw.pick([10, 15, 20, 25, 30, 40])];
    const r = draw.pick([0.4, 0.5, 0.8, 1.2, 1.5, 2, 2.4, 2.5]);
    const v1 = latest === 0 ? 0 : draw.step(10, 40, 2);
    // The gas forms more slowly as the reactants are used up, so it formed faster before the first reading.
    const t1 = [latest, 10, 5].find((t) => v1 / t > r) ?? 2;
    const v2 = v1 + r * dt;
    if (!clean(v2, 1) || v1 === 0 || v2 > 100) return null;
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
        [dt / (v2 - v1), "divided the change of time by the change of volume"],
        [v2 / dt, "divided the final volume by the interval instead of the change of volume"],
        [(v2 - v1) / (t1 + dt), "divided the change of volume by the final time instead of the interval"],
        [right * 2, "divided by half of the interval"],
      ]),
      explanation: inSteps(
        [
          `Rate = change of volume ÷ change of time.`,
          `Change of volume: $${tex(v2)} - ${v1} = ${tex(v2 - v1)}$ cm³; change of time: $${t1 + dt} - ${t1} = ${dt}$ s.`,
          `Rate = $\\dfrac{${tex(v2 - v1)}}{${dt}}$ = ${qty(right, "cm³ s⁻¹")}.`,
        ],
        `${about(v2 / (t1 + dt)).replace("a", "A")}${qty(v2 / (t1 + dt), "cm³ s⁻¹")} divides the final reading by the final time and so mixes in the start.`,
      ),
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
          slip:
            first === right
              ? right + 2 === x + y
                ? "added the factor of B to that of A"
                : "added 2 to the factor, one for each reactant"
              : n === 0
                ? "multiplied the factor of A by its order instead of raising it to that power"
                : "multiplied the factors by the orders and added them instead of raising to powers",
        },
        {
          text: `${x * y}`,
          slip: y === 1 ? "took the order of A as one" : "multiplied the two factors as if every order were one",
        },
        { text: `${x ** n * y ** m}`, slip: "exchanged the orders of A and B" },
        {
          text: `${right * 2}`,
          slip:
            x === 2
              ? "raised the factor of A to one power too many"
              : y === 2
                ? "raised the factor of B to one power too many"
                : "doubled the result because there are two reactants",
        },
        { text: `${x + y}`, slip: y === 1 ? "added 1 for the unchanged B" : "added the two factors" },
        { text: `${right * x}`, slip: "raised the factor of A to one power too many" },
      ],
      explanation: inSteps(
        [
          `Each concentration counts with its order as a power.`,
          `A, ${x} times as large, has order ${m}: $${x}^{${m}} = ${x ** m}$.`,
          `B, ${y === 1 ? "unchanged" : `${y} times as large`}, has order ${n}: $${y}^{${n}} = ${y ** n}$.`,
          `So the rate is multiplied by $${x ** m} \\times ${y ** n}$ = ${right}.`,
        ],
        `The concentrations are raised to the powers in the rate law; they are not multiplied by the powers or simply added.`,
      ),
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
    const values = (list: [number, number][]) =>
      list
        .filter(([, p]) => p > 0)
        .map(([value, p]) => (p > 1 ? `${tex(value)}^${p}` : tex(value)))
        .join(" \\times ");
    const letters = (list: [string, number][]) =>
      list
        .filter(([, p]) => p > 0)
        .map(([letter, p]) => `[\\mathrm{${letter}}]${p > 1 ? `^${p}` : ""}`)
        .join("");
    const products = c * (pd ? d : 1);
    const plain = products / (a * (pb ? b : 1));
    const reactants = pb ? "reactants" : "reactant";
    const doubled = (letter: string) => `doubled the concentration of ${letter} instead of squaring it`;
    const single: Slip[] = pd
      ? [
          ...(pa === 2 ? [[top / (2 * a), doubled("A")] as Slip] : []),
          [c / bottom, "left out the concentration of D"],
          [d / bottom, "left out the concentration of C"],
        ]
      : [pc === 2 ? [(2 * c) / bottom, doubled("C")] : [c / (a * 2 * b), doubled("B")]];
    return {
      body: draw.pick([
        `At equilibrium the concentrations in mol dm⁻³ are: ${shown}. What is $K_c$ for {${equation}}?`,
        `The gas mixture {${equation}} has reached equilibrium with concentrations, in mol dm⁻³, of ${shown}. Calculate $K_c$.`,
        `${draw.pick(people)} measures equilibrium concentrations (mol dm⁻³) of ${shown} for {${equation}}. The equilibrium constant $K_c$ is`,
      ]),
      right: qty(right, unit),
      wrong: slips(unit, [
        [1 / right, `put the ${reactants} on top`],
        plain === right
          ? pb
            ? [products / (a + b), "added the concentrations of the reactants instead of multiplying them"]
            : [(c + d) / a, "added the concentrations of the products instead of multiplying them"]
          : [plain, "forgot to raise a concentration to the power of its coefficient, 2"],
        [top, `left out the concentration${pb ? "s" : ""} of the ${reactants}`],
        [
          (c * pc + d * pd) / (a * pa + b * pb),
          parts.some((power) => power > 1)
            ? "multiplied each concentration by its coefficient and added, instead of raising to powers and multiplying"
            : "added the concentrations instead of multiplying them",
        ],
        ...single,
        [right / 2, "put a 2 below the line as well"],
        [right * 10, "misplaced the decimal point"],
      ]),
      explanation: `$K_c = \\dfrac{${letters([
        ["C", pc],
        ["D", pd],
      ])}}{${letters([
        ["A", pa],
        ["B", pb],
      ])}}$, products on top. Put in the values: $\\dfrac{${values([
        [c, pc],
        [d, pd],
      ])}}{${values([
        [a, pa],
        [b, pb],
      ])}} = \\dfrac{${tex(top)}}{${tex(bottom)}}$, which is ${qty(right, unit)}. ${about(1 / right).replace("a", "A")}${num(1 / right)} puts the ${reactants} on top of the fraction.`,
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
    // The acid and alkanol have no real names. The constant for ethanoic acid and ethanol, for example, is always about
    // 4.
    if (!clean(right, 2) || ratio === 1 || right < 0.2 || right > 16) return null;
    const body = draw.pick([
      `${start} mol of an alkanoic acid and ${start} mol of an alkanol react until ${num(x)} mol of ester and ${num(x)} mol of water are present at equilibrium. Find $K_c$.`,
      `At equilibrium a mixture made from ${start} mol of an alkanoic acid and ${start} mol of an alkanol holds ${num(left)} mol of the acid. What is $K_c$ for the esterification?`,
      `${draw.pick(people)} mixes ${start} mol each of an alkanoic acid and an alkanol and finds ${num(x)} mol of ester at equilibrium. The equilibrium constant for its formation is`,
    ]);
    return {
      body,
      right: qty(right),
      wrong: slips("", [
        [(x * x) / (start * start), "used the starting amounts of the reactants"],
        [ratio, "divided ester by acid and forgot water and alkanol"],
        [1 / right, "put the reactants on top"],
        [x * x, "multiplied ester and water and left out the reactants"],
        [right * 2, "put a 2 on top for the two products"],
      ]),
      explanation: inSteps(
        [
          `One mole of acid and one of alkanol give one of ester and one of water.`,
          body.startsWith("At equilibrium")
            ? `Acid and alkanol are ${num(left)} mol each, so $${start} - ${tex(left)} = ${tex(x)}$ mol of each has reacted, and ester and water are ${num(x)} mol each.`
            : `So ester and water are ${num(x)} mol each, and acid and alkanol $${start} - ${tex(x)} = ${tex(left)}$ mol each.`,
          `$K_c = \\dfrac{[\\text{ester}][\\text{water}]}{[\\text{acid}][\\text{alkanol}]}$, and the volume cancels.`,
          `$K_c = \\dfrac{${tex(x)} \\times ${tex(x)}}{${tex(left)} \\times ${tex(left)}} = \\dfrac{${tex(x * x)}}{${tex(left * left)}}$ = ${qty(right)}.`,
        ],
        `Putting the starting ${start} mol below gives ${about((x * x) / (start * start))}${qty((x * x) / (start * start))}, but $K_c$ takes what is left at equilibrium.`,
      ),
    };
  },
);

export const ratesAndEquilibrium = [rate, order, kc, kcFromAmounts];
