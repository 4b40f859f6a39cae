import { family } from "../../../authoring.ts";
import { people } from "../../../writing/people.ts";
import { triples } from "../../../writing/pythagorean-triples.ts";
import { num, qty, slips, tex } from "../quantity.ts";

const perpendicular = family(
  "perpendicular-resultant",
  { topic: "vectors", objective: "Add and resolve vectors", difficulty: "easy", class_level: "SS1", count: 8 },
  (draw) => {
    const [p, r, s] = draw.pick(triples);
    const k = draw.int(1, p > 6 ? 2 : 6);
    const [a, b, c] = [p * k, r * k, s * k];
    const walk = draw.chance(0.35);
    const unit = walk ? "m" : "N";
    return {
      body: walk
        ? `${draw.pick(people)} walks ${a} m due ${draw.pick(["north", "south"])} and then ${b} m due ${draw.pick(["east", "west"])} across a school field. What is the size of the resultant displacement?`
        : draw.pick([
            `Two forces of ${a} N and ${b} N act at right angles to each other on a body. Find the size of their resultant.`,
            `A box is pulled by a force of ${a} N to the east and a force of ${b} N to the north at the same time. What is the magnitude of the resultant force?`,
            `Perpendicular forces of ${a} N and ${b} N act at a point. What single force has the same effect?`,
          ]),
      right: qty(c, unit),
      wrong: slips(unit, [
        [a + b, "added the sizes directly"],
        [b - a, "subtracted the sizes"],
        [Math.sqrt(b * b - a * a), "subtracted the squares"],
        [a * a + b * b, "forgot the square root"],
        [(a + b) / 2, "took the average"],
      ]),
      explanation: `For perpendicular vectors of sizes $a$ and $b$, by Pythagoras, $R = \\sqrt{a^2 + b^2}$. Here $R = \\sqrt{${a}^2 + ${b}^2} = \\sqrt{${a * a} + ${b * b}} = \\sqrt{${a * a + b * b}}$, so the resultant is ${qty(c, unit)}. ${qty(a + b, unit)} would be right only if both pointed the same way.`,
    };
  },
);

const surd = (half: number, isRoot: boolean): string => (isRoot ? `$${num(half)}\\sqrt{3}$` : num(half));

const component = family(
  "component-of-force",
  { topic: "vectors", objective: "Add and resolve vectors", difficulty: "medium", class_level: "SS1", count: 8 },
  (draw) => {
    const force = draw.step(20, 120, 4);
    const angle = draw.pick([30, 60]);
    const wantsHorizontal = draw.chance(0.5);
    const isRoot = wantsHorizontal === (angle === 30);
    const half = force / 2;
    const ratio = wantsHorizontal ? "cos" : "sin";
    const way = wantsHorizontal ? "horizontal" : "vertical";
    const right = `${surd(half, isRoot)} N`;
    const other = `${surd(half, !isRoot)} N`;
    return {
      body: draw.pick([
        `A force of ${force} N acts at ${angle}° to the horizontal. What is its ${way} component?`,
        `${draw.pick(people)} pulls a crate with a rope that makes ${angle}° with the horizontal ground. If the tension is ${force} N, find the ${way} component of the pull.`,
        `A garden roller is pulled with ${force} N along a handle inclined at ${angle}° to the horizontal. Calculate the ${way} component of this force.`,
      ]),
      right,
      wrong: [
        { text: other, slip: `used ${wantsHorizontal ? "sin" : "cos"} instead of ${ratio}` },
        {
          text: `$${num(force)}\\sqrt{3}$ N`,
          slip: isRoot ? `took ${ratio} ${angle}° as √3, without dividing by 2` : "multiplied by tan 60°",
        },
        { text: `${num(force)} N`, slip: "did not resolve the force" },
        { text: `$${num(half / 2)}\\sqrt{3}$ N`, slip: "multiplied by both the sine and the cosine" },
        { text: `${num(half / 2)} N`, slip: "took a quarter of the force" },
      ],
      explanation: `The ${way} component is $F\\${ratio}\\theta = ${force}\\${ratio} ${angle}^\\circ$. Since $\\${ratio} ${angle}^\\circ = ${isRoot ? "\\dfrac{\\sqrt{3}}{2}" : "\\dfrac{1}{2}"}$, this is $${force} \\times ${isRoot ? "\\dfrac{\\sqrt{3}}{2}" : "\\dfrac{1}{2}"}$, which is ${right}. ${other} is the ${wantsHorizontal ? "vertical" : "horizontal"} component.`,
    };
  },
);

const relative = family(
  "relative-velocity",
  { topic: "vectors", objective: "Work with relative velocity", difficulty: "easy", class_level: "SS1", count: 8 },
  (draw) => {
    const slow = draw.step(30, 75, 5);
    const fast = slow + draw.step(10, 45, 5);
    const towards = draw.chance(0.5);
    const relative = towards ? fast + slow : fast - slow;
    const apart = draw.int(4, 60);
    const minutes = (60 * apart) / relative;
    if (!Number.isInteger(minutes) || minutes < 8) return null;
    const at = (speed: number) => Math.round((60 * apart) / speed);
    const right = qty(minutes, "min");
    const other = qty(at(towards ? fast - slow : fast + slow), "min");
    return {
      body: towards
        ? draw.pick([
            `Two cars ${apart} km apart on a straight road travel towards each other at ${fast} km h⁻¹ and ${slow} km h⁻¹. After how many minutes, to the nearest minute, do they meet?`,
            `Two trains on parallel straight tracks approach each other at ${fast} km h⁻¹ and ${slow} km h⁻¹. They are ${apart} km apart. Find the time to the nearest minute until they pass.`,
          ])
        : draw.pick([
            `On a straight road a car at ${fast} km h⁻¹ follows ${apart} km behind a bus at ${slow} km h⁻¹. After how many minutes, to the nearest minute, does it catch up?`,
            `A motorcycle at ${fast} km h⁻¹ chases a lorry that is ${apart} km ahead on a straight road and moves the same way at ${slow} km h⁻¹. Find to the nearest minute how long it takes to reach the lorry.`,
          ]),
      right,
      wrong: slips("min", [
        [
          at(towards ? fast - slow : fast + slow),
          towards
            ? "subtracted the speeds of bodies that approach"
            : "added the speeds of bodies that move the same way",
        ],
        [at(fast), "left the slower one standing still"],
        [at(slow), "used the slower speed alone"],
        [at((fast + slow) / 2), "used the mean of the speeds"],
      ]),
      explanation: towards
        ? `Moving towards each other they come nearer at the sum of their speeds: $${fast} + ${slow} = ${relative}\\text{ km h}^{-1}$. Time = distance ÷ speed $= \\dfrac{${apart}}{${relative}}$ h, and 1 h is 60 min: $\\dfrac{${apart} \\times 60}{${relative}} = \\dfrac{${tex(apart * 60)}}{${relative}}$, which is ${right}. ${other} comes from subtracting, which is for the same direction.`
        : `Moving the same way the faster one comes nearer at the difference of the speeds: $${fast} - ${slow} = ${relative}\\text{ km h}^{-1}$. Time = distance ÷ speed $= \\dfrac{${apart}}{${relative}}$ h, and 1 h is 60 min: $\\dfrac{${apart} \\times 60}{${relative}} = \\dfrac{${tex(apart * 60)}}{${relative}}$, which is ${right}. ${other} comes from adding, which is for opposite directions.`,
    };
  },
);

export const vectors = [perpendicular, component, relative];
