import { family } from "../../../authoring.ts";
import { people, towns } from "../../../writing/people.ts";
import { triples } from "../../../writing/pythagorean-triples.ts";
import { num, qty, slips } from "../quantity.ts";

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
      explanation: `For perpendicular vectors, by Pythagoras, $R = \\sqrt{F_1^2 + F_2^2}$. Here $R = \\sqrt{${a}^2 + ${b}^2} = \\sqrt{${a * a} + ${b * b}} = \\sqrt{${a * a + b * b}}$, so the resultant is ${qty(c, unit)}. ${qty(a + b, unit)} would be right only if both pointed the same way.`,
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
        { text: `$${num(force)}\\sqrt{3}$ N`, slip: "multiplied by tan 60°" },
        { text: `${num(force)} N`, slip: "did not resolve the force" },
        { text: `$${num(half / 2)}\\sqrt{3}$ N`, slip: "multiplied by both the sine and the cosine" },
        { text: `${num(half / 2)} N`, slip: "took a quarter of the force" },
      ],
      explanation: `The ${way} component is $F\\${ratio}\\theta = ${force}\\${ratio} ${angle}^\\circ$. Since $\\${ratio} ${angle}^\\circ = ${isRoot ? "\\dfrac{\\sqrt{3}}{2}" : "\\dfrac{1}{2}"}$, this is ${right}. ${other} is the component in the other direction.`,
    };
  },
);

const relative = family(
  "relative-velocity",
  { topic: "vectors", objective: "Work with relative velocity", difficulty: "easy", class_level: "SS1", count: 8 },
  (draw) => {
    const slow = draw.step(30, 75, 5);
    const fast = slow + draw.step(10, 45, 5);
    const opposite = draw.chance(0.5);
    if (fast === 2 * slow) return null;
    const right = opposite ? fast + slow : fast - slow;
    const other = opposite ? fast - slow : fast + slow;
    const way = opposite ? "in opposite directions" : "in the same direction";
    const [first, second] = draw.some(towns, 2);
    return {
      body: draw.pick([
        `Two cars travel ${way} along a straight road near ${first} at ${fast} km h⁻¹ and ${slow} km h⁻¹. What is the speed of one relative to the other?`,
        `A train moves at ${fast} km h⁻¹ and another moves ${way.replace("in opposite directions", "in the opposite direction")} on a parallel track at ${slow} km h⁻¹. Find the magnitude of their relative velocity.`,
        `On the straight road between ${first} and ${second}, a bus at ${slow} km h⁻¹ and a car at ${fast} km h⁻¹ travel ${way}. What is the speed of the car as seen from the bus?`,
      ]),
      right: qty(right, "km h⁻¹"),
      wrong: slips("km h⁻¹", [
        [other, opposite ? "subtracted for opposite directions" : "added for the same direction"],
        [(fast + slow) / 2, "averaged the speeds"],
        [fast, "gave one speed only"],
        [slow, "gave the other speed only"],
      ]),
      explanation: opposite
        ? `For opposite directions the relative speed is the sum: $${fast} + ${slow}$, or ${qty(right, "km h⁻¹")}. Subtracting to get ${qty(other, "km h⁻¹")} is right only for the same direction.`
        : `For the same direction the relative speed is the difference: $${fast} - ${slow}$, or ${qty(right, "km h⁻¹")}. Adding to get ${qty(other, "km h⁻¹")} is right only for opposite directions.`,
    };
  },
);

export const vectors = [perpendicular, component, relative];
