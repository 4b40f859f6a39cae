import { family } from "../../../authoring.ts";
import { naira, of, slips } from "../amounts.ts";
import { possibilityCurve } from "../curves.ts";
import { people } from "../people.ts";

const objective = "Measure opportunity cost on a production possibility curve";

const choices = family(
  "opportunity-cost-of-a-choice",
  { topic: "basic-concepts", objective, difficulty: "easy", class_level: "SS1", count: 4 },
  (draw) => {
    const things = draw.some(
      ["a school bag", "a wrist watch", "a pair of sandals", "a dictionary", "a rechargeable fan", "a set of novels"],
      3,
    );
    const [first, second, third] = things as [string, string, string];
    const price = draw.step(6_000, 18_000, 500);
    const who = draw.pick(people);
    const scale = `${first}, ${second} and ${third}, each at ${naira(price)}`;
    return {
      body: draw.pick([
        `The wants of ${who}, in order of preference, are ${scale}. With ${naira(price)} only, ${who} buys ${first}. What is the opportunity cost of the choice?`,
        `A student's scale of preference, from the most to the least pressing want, reads: ${scale}. With ${naira(price)} the student buys ${first}. The opportunity cost is`,
        `${who} wants, in this order, ${scale}. If all of ${naira(price)} in hand is spent on ${first}, what is the real cost of the decision?`,
      ]),
      right: `${second} forgone`,
      wrong: [
        {
          text: `${naira(price)} spent`,
          slip: `gave the money cost, but the same ${naira(price)} would have gone on any of the three`,
        },
        { text: `${first} bought`, slip: "named the thing chosen, which is what was gained and not what was given up" },
        { text: `${third} forgone`, slip: "took the last want on the scale instead of the next best" },
        { text: `${naira(price)} saved`, slip: "took the money as saved, though all of it was spent" },
      ],
      explanation: `Opportunity cost is the next best alternative given up. After ${first} the next want on the scale is ${second}, so the cost is ${second} forgone; the ${naira(price)} spent is only the money cost.`,
    };
  },
);

const bundlesOf: [string, string][] = [
  ["tonnes of maize", "tonnes of rice"],
  ["tables", "chairs"],
  ["tonnes of cocoa", "bales of cotton"],
  ["bags of cement", "rolls of cloth"],
];

const curve = family(
  "possibility-curve-cost",
  { topic: "basic-concepts", objective, difficulty: "medium", class_level: "SS1", count: 12 },
  (draw) => {
    const [across, up] = draw.pick(bundlesOf);
    const gap = draw.step(10, 40, 5);
    const loss = draw.step(5, 20, 5);
    const drops = [loss, loss * 2, loss * 3 + draw.pick([0, 5])] as const;
    const top = drops[0] + drops[1] + drops[2];
    const ups = [top, top - drops[0], top - drops[0] - drops[1], 0] as const;
    const bundles = (["P", "Q", "R", "S"] as const).map((name, at) => ({ name, across: gap * at, up: ups[at] ?? 0 }));
    const from = draw.int(0, 2) as 0 | 1 | 2;
    const [start, end] = [bundles[from], bundles[from + 1]];
    if (!start || !end) return null;
    const given = start.up - end.up;
    const table = `| Point | ${across} | ${up} |\n|---|---|---|\n${bundles.map((b) => `| ${b.name} | ${b.across} | ${b.up} |`).join("\n")}`;
    const show = of(up);
    const drawn = draw.chance(0.6);
    const ask = draw.pick([
      `What is the opportunity cost of moving from point ${start.name} to point ${end.name}?`,
      `If production moves from point ${start.name} to point ${end.name}, what does the economy give up?`,
      `How much must be sacrificed when the economy goes from point ${start.name} to point ${end.name}?`,
    ]);
    return {
      body: drawn
        ? `The curve shows the greatest combinations of ${across} and ${up} an economy can produce, with points P, Q, R and S. ${ask}`
        : `The table shows the production possibilities of an economy.\n\n${table}\n\n${ask}`,
      ...(drawn && { picture: possibilityCurve(bundles, across, up) }),
      right: show(given),
      wrong: slips(show, [
        [start.up, `gave all that is made at point ${start.name}`],
        [end.up, `gave what is still made at point ${end.name}`],
        [top - end.up, "counted the fall from point P instead of from the point where the move begins"],
        [gap, "gave the gain in the other good instead of the loss"],
        [given + gap, "added the gain to the loss"],
        [top, "gave all that can be made of the good"],
      ]),
      explanation: `The opportunity cost is what is given up of one good to have more of the other. ${drawn ? `Read both points on the axis of ${up}` : `Read both rows in the column of ${up}`}: from ${start.name} to ${end.name} output falls from ${start.up} to ${end.up} ${up}, so the cost is $${start.up} - ${end.up} = ${given}$, that is ${show(given)}. The ${gap} extra ${across} are the gain, not the cost.`,
    };
  },
);

export const basicConcepts = [choices, curve];
