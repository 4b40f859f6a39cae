import { family } from "../../../authoring.ts";
import { people } from "../people.ts";
import { clean, num, qty, roughly, slips, tex } from "../quantity.ts";

const topic = "nuclear-chemistry";
const halfLives = "Calculate with half-life";

const isotopes = [
  ["a sample of iodine-131", 8, "days"],
  ["a sample of phosphorus-32", 14, "days"],
  ["a radioactive tracer", 6, "hours"],
  ["a radioisotope X", 5, "years"],
  ["a sample of sodium-24", 15, "hours"],
  ["a sample of bismuth-210", 5, "days"],
  ["a radioisotope Q", 20, "minutes"],
  ["a radioisotope R", 12, "years"],
] as const;

const remaining = family(
  "mass-remaining",
  { topic, objective: halfLives, difficulty: "easy", class_level: "SS3", count: 9 },
  (draw) => {
    const [name, half, unit] = draw.pick(isotopes);
    const n = draw.pick([2, 3, 4, 5]);
    const start = draw.pick([8, 12, 16, 20, 24, 32, 40, 48, 64, 80]);
    const right = start / 2 ** n;
    if (!clean(right, 2)) return null;
    return {
      body: draw.pick([
        `The half-life of ${name.replace("a sample of ", "")} is ${half} ${unit}. What mass of ${start} mg of it remains after ${half * n} ${unit}?`,
        `${draw.pick(people)} starts with ${start} mg of ${name.replace("a sample of ", "")}, whose half-life is ${half} ${unit}. Find the mass left after ${half * n} ${unit}.`,
        `If ${start} mg of ${name.replace("a sample of ", "")} decays with a half-life of ${half} ${unit}, the mass unchanged after ${half * n} ${unit} is`,
      ]),
      right: qty(right, "mg"),
      wrong: slips("mg", [
        [start / n, `divided by ${n} instead of halving ${n} times`],
        [start - right, "gave the mass that has decayed"],
        [right * 2, `halved ${n - 1} times instead of ${n}`],
        [right / 2, `halved ${n + 1} times instead of ${n}`],
        [start / 2, "halved once only"],
      ]),
      explanation: `Number of half-lives = time ÷ half-life = $\\dfrac{${half * n}}{${half}} = ${n}$. The mass is halved ${n} times: $${Array.from({ length: n }, (_, i) => tex(start / 2 ** i)).join(" \\to ")} \\to ${tex(right)}$, so ${qty(right, "mg")} remains. ${roughly(start / n)}${qty(start / n, "mg")} divides by ${n} instead of halving ${n} times.`,
    };
  },
);

const findHalf = family(
  "half-life-from-decay",
  { topic, objective: halfLives, difficulty: "medium", class_level: "SS3", count: 8 },
  (draw) => {
    const n = draw.pick([2, 3, 4, 5]);
    const half = draw.pick([4, 5, 6, 8, 10, 12, 15, 24, 30]);
    const unit = draw.pick(["days", "hours", "minutes", "years"]);
    const start = draw.pick([320, 400, 480, 640, 800, 960]);
    const end = start / 2 ** n;
    const total = half * n;
    return {
      body: draw.pick([
        `The count rate of a source falls from ${start} to ${num(end)} counts per minute in ${total} ${unit}. What is its half-life?`,
        `In ${total} ${unit} the activity of a radioisotope drops from ${start} Bq to ${num(end)} Bq. Calculate the half-life.`,
        `${draw.pick(people)} records ${start} counts per second from a source and, ${total} ${unit} later, ${num(end)} counts per second, background removed. The half-life is`,
      ]),
      right: qty(half, unit),
      wrong: slips(
        unit,
        [
          [total / 2, "took half of the whole time as the half-life"],
          [total / 2 ** n, `divided the time by ${2 ** n} instead of by the number of half-lives`],
          [total / (n + 1), `divided the time by ${n + 1} half-lives instead of ${n}`],
          [half * 2, "took two half-lives for one"],
          [total, "gave the whole time"],
          [total / (n - 1), `divided the time by ${n - 1} half-lives instead of ${n}`],
        ].map(([value, slip]) => [
          Math.round(Number(value) * 10) / 10,
          clean(Number(value), 1) ? String(slip) : `${slip}. The result is rounded`,
        ]),
      ),
      explanation: `In each half-life the activity halves. $\\dfrac{${start}}{${tex(end)}} = ${2 ** n} = 2^{${n}}$, so it has halved ${n} times. ${n} half-lives make ${total} ${unit}, so one is $\\dfrac{${total}}{${n}} = ${half}$: ${qty(half, unit)}. Halving the whole time gives ${qty(total / 2, unit)}, which fits a fall to one quarter only.`,
    };
  },
);

/** Nuclei, and the particles that they and their daughter nuclei emit in order. */
const parents = [
  ["U", 238, 92, "αββ"],
  ["Th", 232, 90, "αββ"],
  ["Ra", 226, 88, "αα"],
  ["Po", 214, 84, "αββ"],
  ["Pu", 239, 94, "ααβ"],
  ["Rn", 222, 86, "ααβ"],
  ["Bi", 214, 83, "βαβ"],
  ["Th", 234, 90, "ββα"],
  ["Pb", 214, 82, "ββα"],
  ["Pa", 234, 91, "βαα"],
] as const;

const decay = family(
  "daughter-nucleus",
  { topic, objective: "Write nuclear equations", difficulty: "medium", class_level: "SS3", count: 9 },
  (draw) => {
    const [symbol, a, z, chain] = draw.pick(parents);
    const given = [...chain.slice(0, draw.int(1, chain.length))];
    const alphas = given.filter((particle) => particle === "α").length;
    const betas = given.length - alphas;
    const [ra, rz] = [a - 4 * alphas, z - 2 * alphas + betas];
    const say = (n: number, word: string) =>
      n === 0 ? "" : `${["", "one", "two"][n]} ${word} particle${n > 1 ? "s" : ""}`;
    const emitted = [say(alphas, "alpha"), say(betas, "beta")].filter(Boolean).join(" and ");
    const times = (n: number, each: number) => (n > 1 ? `${n} × ${each}` : `${each}`);
    const massTold = alphas ? `${a} − ${times(alphas, 4)} = ${ra}` : `${a} as before`;
    const print = (mass: number, charge: number) => `mass number ${mass}, atomic number ${charge}`;
    return {
      body: draw.pick([
        `A nucleus of {^${a}_${z}${symbol}} emits ${emitted}. What are the mass number and atomic number of the nucleus left?`,
        `{^${a}_${z}${symbol}} decays by giving out ${emitted}. The new nucleus has`,
        `${draw.pick(people)} writes an equation for {^${a}_${z}${symbol}} losing ${emitted}. The product should have`,
      ]),
      right: print(ra, rz),
      wrong: [
        {
          text: print(ra, z - 2 * alphas - betas === rz ? rz + 1 : z - 2 * alphas - betas),
          slip: betas
            ? `lowered the atomic number by ${betas} for the beta particle${betas > 1 ? "s" : ""} instead of raising it`
            : `lowered the atomic number by ${2 * alphas - 1} instead of ${2 * alphas}`,
        },
        {
          text: print(alphas ? a - 2 * alphas : a - betas, rz),
          slip: alphas
            ? `took 2 off the mass number for ${alphas > 1 ? "each" : "the"} alpha particle instead of 4`
            : `took 1 off the mass number for ${betas > 1 ? "each" : "the"} beta particle`,
        },
        { text: print(a - 4 * alphas, z), slip: "left the atomic number unchanged" },
        { text: print(a, rz), slip: "left the mass number unchanged" },
        {
          text: print(ra - 4, rz - 2),
          slip: alphas
            ? "took off one alpha particle too many"
            : "took off an alpha particle, though none is given out",
        },
        { text: print(ra - 1, rz - 1), slip: "took off one proton too many" },
      ],
      explanation: `Each alpha particle takes away 4 in mass and 2 in charge; each beta particle leaves the mass and raises the atomic number by 1. Mass number: ${massTold}. Atomic number: ${z}${alphas ? ` − ${times(alphas, 2)}` : ""}${betas ? ` + ${betas}` : ""} = ${rz}. So the product has ${print(ra, rz)}. ${betas ? "A beta particle carries charge −1 away, so it raises the atomic number and does not lower it." : "Mass and charge must both balance across the equation."}`,
    };
  },
);

export const nuclei = [remaining, findHalf, decay];
