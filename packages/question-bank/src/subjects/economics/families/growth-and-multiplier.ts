import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { billion, clean, num, percent, slips, tex } from "../amounts.ts";

const topic = "national-income";
const spending = "Compute consumption, saving and the multiplier";

const growth = family(
  "growth-rate",
  {
    topic: "development-and-planning",
    objective: "Tell economic growth from development",
    difficulty: "easy",
    class_level: "SS3",
    count: 4,
  },
  (draw) => {
    const rate = draw.pick([2, 3, 4, 5, 6, 8, 10]);
    const births = draw.pick([1, 1.5, 2, 2.5, 3]);
    if (draw.chance(0.35) && rate > births + 0.5)
      return {
        difficulty: "medium",
        body: draw.pick([
          `Real national income grows by ${rate}% a year and population by ${births}% a year. By about how much does income per head grow in a year?`,
          `If output rises at ${rate}% and population at ${births}% yearly, what is the approximate yearly growth of output per head?`,
        ]),
        right: percent(rate - births),
        wrong: slips(percent, [
          [rate, "ignored the growth of population"],
          [rate + births, "added the rates"],
          [births, "gave the growth of population"],
          [rate / births, "divided the rates"],
        ]),
        explanation: `Growth per head is about the growth of output less the growth of population: $${rate} - ${births}$ gives ${percent(rate - births)}. ${percent(rate)} forgets that there are more people to share the output.`,
      };
    const earlier = draw.pick([2, 3, 4, 5, 6, 8, 10]);
    const before = draw.step(5_000, 30_000, 2_500);
    const first = before * (1 + earlier / 100);
    const second = first * (1 + rate / 100);
    const rise = second - first;
    if (!clean(first) || !clean(second) || earlier === rate) return null;
    return {
      body: draw.pick([
        `The real gross domestic product of a country was ${billion(before)} in the first year, ${billion(first)} in the second and ${billion(second)} in the third. What was its rate of growth in the third year?`,
        `Real national income went from ${billion(before)} to ${billion(first)} and then, a year later, to ${billion(second)}. Find the growth rate in the last year.`,
        `In three years running the output of a country, at constant prices, was ${billion(before)}, ${billion(first)} and ${billion(second)}. From the second year to the third it grew at a rate of`,
      ]),
      right: percent(rate),
      wrong: slips(percent, [
        [((second - before) / before) * 100, "reckoned the growth from the first year instead of the second"],
        [(rise / before) * 100, "divided the last rise by the first year's figure"],
        [earlier, "gave the growth of the second year"],
        [rise, "gave the rise in billions as a percentage"],
        [100 + rate, "did not take away 100"],
      ]),
      explanation: `Growth rate = rise ÷ figure of the year before × 100. The rise is $${tex(second)} - ${tex(first)} = ${tex(rise)}$ billion naira. So $\\frac{${tex(rise)}}{${tex(first)}} \\times 100$ gives ${percent(rate)}. Growth is measured on the year before; ${billion(before)} belongs to an earlier year.`,
    };
  },
);

const propensities = family(
  "propensities-and-multiplier",
  { topic, objective: spending, difficulty: "medium", class_level: "SS3", count: 4 },
  (draw) => {
    const before = draw.step(200, 800, 50);
    const rise = draw.step(50, 200, 10);
    const mpc = draw.pick([0.5, 0.6, 0.75, 0.8, 0.9]);
    const spent = rise * mpc;
    const spentBefore = before * draw.pick([0.9, 0.95, 0.85]);
    if (!clean(spent) || !clean(spentBefore)) return null;
    const kind = draw.pick(["marginal propensity to consume", "marginal propensity to save", "multiplier"] as const);
    const values = {
      "marginal propensity to consume": mpc,
      "marginal propensity to save": 1 - mpc,
      multiplier: 1 / (1 - mpc),
    };
    const key = values[kind];
    const after = spentBefore + spent;
    return {
      difficulty: kind === "multiplier" ? "hard" : "medium",
      body: draw.pick([
        `When national income rises from ${billion(before)} to ${billion(before + rise)}, consumption rises from ${billion(spentBefore)} to ${billion(after)}. What is the ${kind}?`,
        `Consumption goes from ${billion(spentBefore)} to ${billion(after)} as income goes from ${billion(before)} to ${billion(before + rise)}. Find the ${kind}.`,
        `In a simple economy income increases from ${billion(before)} to ${billion(before + rise)} and consumption from ${billion(spentBefore)} to ${billion(after)}. The ${kind} is`,
      ]),
      right: num(key),
      wrong: slips(num, [
        [
          kind === "marginal propensity to consume" ? 1 - mpc : mpc,
          kind === "marginal propensity to consume" ? "gave the propensity to save" : "gave the propensity to consume",
        ],
        [after / (before + rise), "found the average propensity to consume"],
        [
          kind === "multiplier" ? 1 / mpc : 1 / (1 - mpc),
          kind === "multiplier"
            ? "used the propensity to consume instead of the propensity to save"
            : "gave the multiplier",
        ],
        [
          kind === "multiplier" ? 1 - mpc : rise / spent,
          kind === "multiplier"
            ? "gave the propensity to save"
            : "divided the rise in income by the rise in consumption",
        ],
        [(rise - spent) / (before + rise), "divided the extra saving by the whole income"],
      ]),
      explanation: inSteps(
        [
          `Income rises by $${before + rise} - ${before} = ${rise}$, consumption by $${tex(after)} - ${tex(spentBefore)} = ${tex(spent)}$ billion naira.`,
          `$MPC$ = change in consumption ÷ change in income = $\\frac{${num(spent)}}{${rise}} = ${num(mpc)}$.`,
          ...(kind === "marginal propensity to consume"
            ? []
            : [`$MPS = 1 - MPC = 1 - ${num(mpc)} = ${num(1 - mpc)}$.`]),
          ...(kind === "multiplier"
            ? [`Multiplier = $\\frac{1}{MPS} = \\frac{1}{${num(1 - mpc)}} = ${num(key)}$.`]
            : []),
        ],
        `The ${kind} is ${num(key)}; ${kind === "multiplier" ? "it rests on what is saved, not on what is spent" : "it compares changes, so totals of income and consumption must not be divided"}.`,
      ),
    };
  },
);

const injection = family(
  "effect-of-an-injection",
  { topic, objective: spending, difficulty: "hard", class_level: "SS3", count: 4 },
  (draw) => {
    const mpc = draw.pick([0.5, 0.6, 0.75, 0.8, 0.9]);
    const more = draw.step(20, 200, 10);
    const key = more / (1 - mpc);
    const source = draw.pick(["Investment", "Government spending", "Export revenue"]);
    const body = draw.pick([
      `${source} in a simple economy goes up by ${billion(more)}. If the marginal propensity to consume is ${mpc}, by how much does national income rise in the end?`,
      `The marginal propensity to consume is ${mpc}. Find the final increase in national income that follows an injection of ${billion(more)}.`,
      `With a marginal propensity to save of ${num(1 - mpc)}, extra investment of ${billion(more)} will finally raise national income by`,
    ]);
    return {
      body,
      right: billion(Math.round(key)),
      wrong: slips(billion, [
        [more * mpc, "multiplied by the propensity to consume"],
        [more / mpc, "divided by the propensity to consume"],
        [more * (1 - mpc), "multiplied by the propensity to save"],
        [key - more, "left out the injection itself"],
        [more * (1 + mpc), "stopped after the second round"],
      ]),
      explanation: `${body.includes("propensity to save") ? `Multiplier = $\\frac{1}{MPS} = \\frac{1}{${num(1 - mpc)}}` : `Multiplier = $\\frac{1}{1 - MPC} = \\frac{1}{1 - ${mpc}} = \\frac{1}{${num(1 - mpc)}}`} = ${num(1 / (1 - mpc))}$. Rise in income = multiplier × injection = $${num(1 / (1 - mpc))} \\times ${more}$, which gives ${billion(Math.round(key))}. ${billion(more * mpc)} is only what is spent again out of the injection itself.`,
    };
  },
);

export const growthAndMultiplier = [growth, propensities, injection];
