import { family } from "../../../authoring.ts";
import { people } from "../../../writing/people.ts";
import { loadedRule } from "../motion-pictures.ts";
import { clean, num, qty, slips, tex } from "../quantity.ts";

const moments = "Apply the principle of moments";

const centrePivot = family(
  "metre-rule-on-centre-pivot",
  { topic: "equilibrium", objective: moments, difficulty: "easy", class_level: "SS2", count: 9 },
  (draw) => {
    const left = draw.step(10, 40, 5);
    const rightMark = draw.step(60, 90, 5);
    const mass = draw.step(20, 120, 10);
    const right = (mass * (50 - left)) / (rightMark - 50);
    if (!clean(right) || right > 250 || right === mass) return null;
    return {
      body: draw.pick([
        `A uniform metre rule is pivoted at its 50 cm mark. A mass of ${mass} g hangs from the ${left} cm mark. What mass must hang from the ${rightMark} cm mark to keep the rule horizontal?`,
        `${draw.pick(people)} balances a uniform metre rule on a knife edge at the 50 cm mark, with ${mass} g at the ${left} cm mark and an unknown mass at the ${rightMark} cm mark, as shown. Find the unknown mass.`,
        `The picture shows a uniform metre rule in equilibrium on a pivot at the 50 cm mark. If ${mass} g hangs at ${left} cm, what mass M hangs at ${rightMark} cm?`,
      ]),
      right: qty(right, "g"),
      wrong: slips("g", [
        [(mass * (rightMark - 50)) / (50 - left), "turned the ratio of the arms upside down"],
        [(mass * left) / rightMark, "measured both arms from the zero end"],
        [mass, "made the masses equal"],
        [(mass * left) / (rightMark - 50), `measured the arm of the ${mass} g from the zero end`],
        [(mass * left) / (100 - rightMark), "measured each arm from its own end of the rule"],
      ]),
      picture: loadedRule(50, [
        { at: left, text: `${mass} g` },
        { at: rightMark, text: "M" },
      ]),
      explanation: `The arms are $50 - ${left} = ${50 - left}\\text{ cm}$ and $${rightMark} - 50 = ${rightMark - 50}\\text{ cm}$. In equilibrium the moments (weight × arm) about the pivot are equal, and g cancels: $${mass} \\times ${50 - left} = M \\times ${rightMark - 50}$. $M = \\dfrac{${mass * (50 - left)}}{${rightMark - 50}}$, so the mass is ${qty(right, "g")}. Arms are measured from the pivot, not from the end of the rule.`,
    };
  },
);

const massOfRule = family(
  "mass-of-metre-rule",
  { topic: "equilibrium", objective: moments, difficulty: "hard", class_level: "SS2", count: 8 },
  (draw) => {
    const pivot = draw.pick([20, 25, 30, 35, 40]);
    const at = draw.step(5, pivot - 10, 5);
    const load = draw.step(30, 200, 10);
    const right = (load * (pivot - at)) / (50 - pivot);
    if (!clean(right) || right < 40 || right > 250 || right === load) return null;
    return {
      body: draw.pick([
        `A uniform metre rule balances on a pivot at the ${pivot} cm mark when a mass of ${load} g hangs from the ${at} cm mark. What is the mass of the rule?`,
        `When ${draw.pick(people)} hangs ${load} g from the ${at} cm mark of a uniform metre rule, it balances at the ${pivot} cm mark as shown. Find the mass of the rule.`,
        `A uniform metre rule is kept horizontal on a knife edge at ${pivot} cm by a ${load} g mass hung at ${at} cm. Calculate the mass of the rule.`,
      ]),
      right: qty(right, "g"),
      wrong: slips("g", [
        [(load * (50 - pivot)) / (pivot - at), "turned the ratio of the arms upside down"],
        [(load * at) / pivot, `took the marks ${at} cm and ${pivot} cm themselves as the arms`],
        [(load * (pivot - at)) / (100 - pivot), "took the weight of the rule at its far end"],
        [(load * (pivot - at)) / 50, "used 50 cm as the arm of the rule"],
        [load, "made the masses equal"],
      ]),
      picture: loadedRule(pivot, [{ at, text: `${load} g` }]),
      explanation: `The weight of a uniform rule acts at 50 cm, $50 - ${pivot} = ${50 - pivot}\\text{ cm}$ from the pivot. The load is $${pivot} - ${at} = ${pivot - at}\\text{ cm}$ from it. The moments (weight × arm) are equal, and g cancels: $${load} \\times ${pivot - at} = m \\times ${50 - pivot}$. $m = \\dfrac{${load * (pivot - at)}}{${50 - pivot}}$, so the mass is ${qty(right, "g")}. Taking moments with the far end as the arm forgets where the centre of gravity is.`,
    };
  },
);

const supports = family(
  "reaction-at-support",
  { topic: "equilibrium", objective: moments, difficulty: "hard", class_level: "SS2", count: 8 },
  (draw) => {
    const length = draw.pick([4, 5, 6, 8, 10]);
    const load = draw.step(300, 900, 50);
    const plank = draw.step(100, 400, 50);
    const at = draw.int(1, length - 1);
    const near = plank / 2 + (load * (length - at)) / length;
    const far = plank / 2 + (load * at) / length;
    if (!clean(near) || at * 2 === length) return null;
    const who = draw.pick(people);
    const [held, body] = draw.pick([
      [
        "plank",
        `A uniform plank ${length} m long and weighing ${plank} N rests on supports P and Q at its two ends. A load of ${load} N is placed ${at} m from P. What is the upward force at P?`,
      ],
      [
        "footbridge",
        `A uniform footbridge of length ${length} m and weight ${plank} N is supported at its ends P and Q. ${who}, of weight ${load} N, stands ${at} m from P. Find the reaction at P.`,
      ],
      [
        "beam",
        `Supports P and Q hold the ends of a uniform beam of weight ${plank} N and length ${length} m. If ${load} N hangs ${at} m from P, calculate the force that P exerts on the beam.`,
      ],
    ] as const);
    return {
      body,
      right: qty(near, "N"),
      wrong: slips("N", [
        [far, "found the reaction at Q"],
        [(plank + load) / 2, "shared the total weight equally"],
        [(load * (length - at)) / length, `left out the weight of the ${held} itself`],
        [plank + (load * (length - at)) / length, `put the whole weight of the ${held} on P`],
        [plank + load, "gave the total of both reactions"],
      ]),
      explanation: `Take moments about Q, so that its own force has none; the weight acts at the middle, ${num(length / 2)} m from Q, and the load $${length} - ${at} = ${length - at}$ m from Q. $P \\times ${length} = ${plank} \\times ${num(length / 2)} + ${load} \\times ${length - at} = ${tex((plank * length) / 2)} + ${tex(load * (length - at))} = ${tex((plank * length) / 2 + load * (length - at))}$. $P = \\dfrac{${tex((plank * length) / 2 + load * (length - at))}}{${length}}$, so the force at P is ${qty(near, "N")}. ${qty(far, "N")} is the reaction at Q: the load is not in the middle, so the two differ.`,
    };
  },
);

export const equilibrium = [centrePivot, massOfRule, supports];
