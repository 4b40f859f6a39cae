import { family } from "../../../authoring.ts";
import { people } from "../../../writing/people.ts";
import { clean, num, qty, slips, tex } from "../quantity.ts";

const topic = "friction-and-elasticity";
const hooke = "Apply Hooke's law and elastic energy";

const friction = family(
  "coefficient-of-friction",
  { topic, objective: "Explain and calculate friction", difficulty: "easy", class_level: "SS2", count: 8 },
  (draw) => {
    const mass = draw.pick([5, 8, 10, 12, 15, 20, 25]);
    const load = draw.pick([2, 3, 4, 5, 8, 10, 15]);
    const mu = draw.step(0.15, 0.75, 0.05);
    const weight = (mass + load) * 10;
    const force = mu * weight;
    if (!clean(force) || load >= mass) return null;
    const [thing, on] = draw.pick([
      ["wooden box", "books"],
      ["metal trunk", "clothes"],
      ["crate", "bottles"],
      ["plastic tub", "sand"],
    ] as const);
    const what = `a ${thing} of mass ${mass} kg with ${load} kg of ${on} in it`;
    const normal = `On a level surface the normal reaction is the whole weight: $R = mg = (${mass} + ${load}) \\times 10 = ${num(weight)}\\text{ N}$.`;
    if (draw.chance(0.5))
      return {
        body: draw.pick([
          `A horizontal force of ${num(force)} N just moves ${what} on a level floor. What is the coefficient of static friction? [g = 10 m s⁻²]`,
          `${draw.pick(people)} needs a horizontal pull of ${num(force)} N to start ${what} sliding on level ground. Find the coefficient of static friction. [g = 10 m s⁻²]`,
        ]),
        right: num(mu),
        wrong: slips("", [
          [force / (mass * 10), `left out the ${load} kg inside`],
          [force / (mass + load), "divided by the mass instead of the weight"],
          [weight / force, "divided weight by friction"],
          [force / ((mass - load) * 10), `took the ${load} kg off instead of adding them`],
        ]),
        explanation: `${normal} $\\mu = \\dfrac{F}{R} = \\dfrac{${num(force)}}{${num(weight)}}$, which is ${num(mu)}. The normal reaction equals the weight, ${num(weight)} N; dividing by the mass gives a value ten times too large.`,
      };
    return {
      body: draw.pick([
        `What horizontal force keeps ${what} moving at constant velocity on a level floor if the coefficient of kinetic friction is ${num(mu)}? [g = 10 m s⁻²]`,
        `The coefficient of friction between level ground and ${what} is ${num(mu)}. Find the force of sliding friction. [g = 10 m s⁻²]`,
      ]),
      right: qty(force, "N"),
      wrong: slips("N", [
        [mu * mass * 10, `left out the ${load} kg inside`],
        [mu * (mass + load), "used the mass in place of the weight"],
        [weight / mu, "divided by the coefficient"],
        [weight, "gave the weight"],
      ]),
      explanation: `${normal} $F = \\mu R = ${num(mu)} \\times ${num(weight)}$, so the force is ${qty(force, "N")}. ${qty(mu * (mass + load), "N")} forgets to turn the mass into a weight.`,
    };
  },
);

const extension = family(
  "hooke-extension",
  { topic, objective: hooke, difficulty: "easy", class_level: "SS2", count: 9 },
  (draw) => {
    const f1 = draw.pick([4, 5, 6, 8, 10, 12, 20]);
    const e1 = draw.step(1, 6, 0.5);
    const f2 = f1 * draw.pick([1.5, 2, 2.5, 3, 4]);
    const e2 = (e1 * f2) / f1;
    const natural = draw.step(10, 30, 2);
    const wantsLength = draw.chance(0.5);
    const right = wantsLength ? natural + e2 : e2;
    if (!clean(e2, 1)) return null;
    return {
      difficulty: wantsLength ? "medium" : "easy",
      body: wantsLength
        ? draw.pick([
            `A spring of natural length ${natural} cm is stretched by ${num(e1)} cm by a load of ${f1} N. Within the elastic limit, what is its length when it carries ${num(f2)} N?`,
            `${draw.pick(people)} finds that ${f1} N stretches a spring, ${natural} cm long when unloaded, by ${num(e1)} cm. Find the length of the spring under ${num(f2)} N if Hooke's law holds.`,
          ])
        : draw.pick([
            `A force of ${f1} N extends a spring by ${num(e1)} cm. What extension does ${num(f2)} N produce if Hooke's law holds?`,
            `A steel spring stretches ${num(e1)} cm under a load of ${f1} N. Find its extension under ${num(f2)} N, the elastic limit not being passed.`,
          ]),
      right: qty(right, "cm"),
      wrong: slips("cm", [
        wantsLength ? [e2, "gave the extension only"] : [(e1 * f1) / f2, "turned the ratio upside down"],
        wantsLength
          ? [natural + (e1 * f1) / f2, "turned the ratio upside down"]
          : [e1 + f2 - f1, "added the increase in force"],
        wantsLength ? [natural + e1, "gave the length under the first load"] : [e2 + e1, "added the two extensions"],
        wantsLength ? [natural + e1 + e2, "added both extensions"] : [e2 - e1, "gave the further extension only"],
        [
          wantsLength ? natural - e2 : e1 * (f2 - f1),
          wantsLength ? "subtracted the extension from the natural length" : "multiplied by the increase in force",
        ],
      ]),
      explanation: `Hooke's law: extension is proportional to force, $\\dfrac{e_2}{e_1} = \\dfrac{F_2}{F_1}$, so $e_2 = e_1 \\times \\dfrac{F_2}{F_1} = ${num(e1)} \\times \\dfrac{${num(f2)}}{${f1}} = ${num(e2)}\\text{ cm}$. ${
        wantsLength
          ? `Length = natural length + extension $= ${natural} + ${num(e2)}$, which is ${qty(right, "cm")}. ${qty(e2, "cm")} is the extension, not the length.`
          : `The extension is ${qty(right, "cm")}; it grows with the force, so turning the ratio upside down cannot be right.`
      }`,
    };
  },
);

const elasticEnergy = family(
  "elastic-energy",
  { topic, objective: hooke, difficulty: "medium", class_level: "SS2", count: 8 },
  (draw) => {
    const k = draw.step(100, 1000, 50);
    const cm = draw.pick([2, 4, 5, 8, 10, 12, 20]);
    const right = (k * cm * cm) / 20_000;
    if (!clean(right, 2) || right < 0.1) return null;
    const e = cm / 100;
    const [change, body] = draw.pick([
      [
        "extension",
        `A spring of force constant ${num(k)} N m⁻¹ is stretched by ${cm} cm. How much energy is stored in it?`,
      ],
      [
        "compression",
        `${draw.pick(people)} compresses the spring of a toy gun, of force constant ${num(k)} N m⁻¹, by ${cm} cm. Find the energy stored.`,
      ],
      [
        "extension",
        `Calculate the work done in stretching a spring of stiffness ${num(k)} N m⁻¹ by ${cm} cm from its natural length.`,
      ],
    ] as const);
    return {
      body,
      right: qty(right, "J"),
      wrong: slips("J", [
        [right * 2, "forgot the half"],
        [(k * e) / 2, `did not square the ${change}`],
        [k * e, "found the force"],
        [right * 10_000, `left the ${change} in centimetres`],
      ]),
      explanation: `The ${change} in metres is ${num(e * 100)} ÷ 100 = ${num(e)} m. Energy stored = work done: $E = \\frac{1}{2}ke^2 = \\frac{1}{2} \\times ${tex(k)} \\times ${num(e)}^2 = \\frac{1}{2} \\times ${tex(k)} \\times ${num(e * e)} = ${num(k / 2)} \\times ${num(e * e)}$, which is ${qty(right, "J")}. ${qty(right * 2, "J")} leaves out the half: the force grows from zero, so its average is half the final force.`,
    };
  },
);

export const frictionAndElasticity = [friction, extension, elasticEnergy];
