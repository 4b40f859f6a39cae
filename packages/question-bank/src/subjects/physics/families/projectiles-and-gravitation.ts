import { family } from "../../../authoring.ts";
import { people } from "../../../writing/people.ts";
import { clean, num, qty, slips, tex } from "../quantity.ts";

const projectile = "Analyse the motion of projectiles";
const gravitation = "Apply the law of universal gravitation";

const horizontal = family(
  "horizontal-projectile",
  { topic: "projectiles-and-gravitation", objective: projectile, difficulty: "medium", class_level: "SS2", count: 8 },
  (draw) => {
    const t = draw.int(2, 6);
    const h = 5 * t * t;
    const u = draw.step(6, 24, 1);
    const range = u * t;
    const object = draw.pick(["stone", "ball", "small parcel"]);
    return {
      body: draw.pick([
        `A ${object} is thrown horizontally at ${u} m s⁻¹ from the top of a cliff ${h} m high. How far from the foot of the cliff does it land? [g = 10 m s⁻²]`,
        `${draw.pick(people)} throws a ${object} horizontally with a speed of ${u} m s⁻¹ from a tower ${h} m high. Find the horizontal distance it covers before it reaches the level ground. [g = 10 m s⁻²]`,
        `From a height of ${h} m above level ground a ${object} is projected horizontally at ${u} m s⁻¹. What is its horizontal range? [g = 10 m s⁻²]`,
      ]),
      right: qty(range, "m"),
      wrong: slips("m", [
        [u * 2 * t, "took twice the time of fall"],
        [u * Math.sqrt(h / 10), "forgot the half in h = ½gt²"],
        [(u * h) / 10, "took h ÷ g for the time, without the 2 and the square root"],
        [(u * u) / 10, "used the range formula for 45°"],
        [u + h, "added speed and height"],
      ]),
      explanation: `It has no vertical speed at first: $h = \\frac{1}{2}gt^2$, so $t = \\sqrt{\\dfrac{2h}{g}} = \\sqrt{\\dfrac{2 \\times ${h}}{10}} = \\sqrt{${t * t}} = ${t}\\text{ s}$. The horizontal speed stays the same: range $= ut = ${u} \\times ${t}$, which is ${qty(range, "m")}. Doubling the time to get ${qty(2 * range, "m")} would count a rise that never happens.`,
    };
  },
);

interface Angled {
  ask: string;
  unit: string;
  value: number;
  formula: string;
  note: string;
}

const angled = family(
  "angled-projectile",
  { topic: "projectiles-and-gravitation", objective: projectile, difficulty: "hard", class_level: "SS2", count: 9 },
  (draw) => {
    const u = draw.step(20, 100, 10);
    const kind = draw.pick(["time", "height", "range"] as const);
    const object = draw.pick(u > 40 ? ["shell", "projectile"] : ["ball", "stone", "javelin"]);
    const asked: Angled = {
      time: {
        ask: "time of flight",
        unit: "s",
        value: u / 10,
        formula: `T = \\dfrac{2u\\sin\\theta}{g} = \\dfrac{2 \\times ${u} \\times 0.5}{10} = \\dfrac{${u}}{10}`,
        note: "Half of this is only the time to the highest point.",
      },
      height: {
        ask: "maximum height",
        unit: "m",
        value: (u * u) / 80,
        formula: `H = \\dfrac{u^2\\sin^2\\theta}{2g} = \\dfrac{${u}^2 \\times 0.5^2}{2 \\times 10} = \\dfrac{${tex(u * u)} \\times 0.25}{20} = \\dfrac{${tex((u * u) / 4)}}{20}`,
        note: "The sine is squared: using 0.5 in place of 0.25 doubles the height.",
      },
      range: {
        ask: "horizontal range",
        unit: "m",
        value: (u * u) / 10,
        formula: `R = u\\cos\\theta \\times \\dfrac{2u\\sin\\theta}{g} = \\dfrac{u^2\\sin 2\\theta}{g} = \\dfrac{${u}^2 \\times \\sin 90^\\circ}{10} = \\dfrac{${tex(u * u)} \\times 1}{10}`,
        note: "This is horizontal speed × time of flight; half of it is only the distance to the point below the highest point.",
      },
    }[kind];
    if (!clean(asked.value, 1)) return null;
    const angle = kind === "range" ? 45 : 30;
    const hint = angle === 30 ? "sin 30° = 0.5" : "sin 90° = 1";
    const v = asked.value;
    return {
      difficulty: kind === "time" ? "medium" : "hard",
      body: draw.pick([
        `A ${object} is projected at ${u} m s⁻¹ at an angle of ${angle}° to the horizontal. Calculate its ${asked.ask}. [g = 10 m s⁻², ${hint}]`,
        `A machine launches a ${object} from level ground at ${angle}° to the horizontal with a speed of ${u} m s⁻¹. What is the ${asked.ask}? [g = 10 m s⁻², ${hint}]`,
        `Find the ${asked.ask} of a ${object} that leaves the ground at ${u} m s⁻¹, ${angle}° above the horizontal. [g = 10 m s⁻², ${hint}]`,
      ]),
      right: qty(v, asked.unit),
      wrong: slips(asked.unit, [
        [
          v / 2,
          {
            time: "gave the time to the highest point only",
            height: "divided by 4g instead of 2g",
            range: "gave the distance to the point below the highest point",
          }[kind],
        ],
        [
          v * 2,
          {
            time: "left out the sine",
            height: "used 0.5 instead of its square, 0.25",
            range: "put a 2 in front as in the time of flight",
          }[kind],
        ],
        [
          v * 4,
          {
            time: "divided by the sine instead of multiplying",
            height: "left out the sine",
            range: "wrote (2u)² for u²",
          }[kind],
        ],
        [
          kind === "time" ? (u * u) / 80 : u / 10,
          kind === "time" ? "gave the maximum height" : "divided the speed by g without squaring it",
        ],
        [
          kind === "range" ? (u * u) / 40 : (u * u) / 10,
          kind === "range" ? "gave the maximum height" : "squared the speed and divided by g",
        ],
      ]),
      explanation: `At an angle $\\theta$ to the horizontal $${asked.formula}$, so the ${asked.ask} is ${qty(v, asked.unit)}. ${asked.note}`,
    };
  },
);

const inverseSquare = family(
  "gravitational-inverse-square",
  { topic: "projectiles-and-gravitation", objective: gravitation, difficulty: "medium", class_level: "SS2", count: 8 },
  (draw) => {
    const k = draw.int(2, 5);
    const m = draw.pick([1, 2, 3]);
    const right = draw.step(2, 30, 1);
    const force = (right * k * k) / m;
    if (!clean(force) || force < 10) return null;
    const times = ["", "", "doubled", "tripled", "made four times as great", "made five times as great"][k];
    const mass = m === 1 ? "" : ` and one of the masses is ${m === 2 ? "doubled" : "tripled"}`;
    return {
      body: draw.pick([
        `Two bodies attract each other with a gravitational force of ${num(force)} N. What does the force become if the distance between their centres is ${times}${mass}?`,
        `The gravitational force between two spheres is ${num(force)} N. Find the new force when their separation is ${times}${mass}.`,
        `A force of gravitation of ${num(force)} N acts between two masses. If the distance between them is ${times}${mass}, what is the new force?`,
      ]),
      right: qty(right, "N"),
      wrong: slips("N", [
        [(force * m) / k, "used the distance instead of its square"],
        [force * m * k * k, "multiplied by the square of the ratio of the distances instead of dividing"],
        [force * m * k, "multiplied by the ratio of the distances instead of dividing by its square"],
        [force / (k * k) / m, m === 1 ? "divided twice" : "divided by the ratio of the masses instead of multiplying"],
        [force / (k * k), "ignored the change of mass"],
        [right * 2, "added the equal forces on the two bodies"],
        [(force * m) / k ** 3, "divided by the cube of the ratio of the distances"],
      ]),
      explanation: `Newton's law of gravitation: $F \\propto \\dfrac{m_1m_2}{r^2}$. ${m === 1 ? "The masses stay as they are" : `One mass becomes ${m} times as large`} and the distance becomes ${k} times as large, so the new force is $\\dfrac{${num(force).replace(",", "{,}")} \\times ${m}}{${k}^2} = \\dfrac{${tex(force * m)}}{${k * k}}$, which is ${qty(right, "N")}. Dividing by ${k} alone forgets that the distance is squared.`,
    };
  },
);

const planets = family(
  "weight-elsewhere",
  { topic: "projectiles-and-gravitation", objective: gravitation, difficulty: "easy", class_level: "SS1", count: 7 },
  (draw) => {
    const mass = draw.step(10, 90, 5);
    const g = draw.pick([1.6, 2.4, 3.6, 4.4, 6.4, 8.8, 25]);
    const earth = mass * 10;
    const right = mass * g;
    const thing = draw.pick(["rover", "space probe", "robot", "instrument box"]);
    return {
      body: draw.pick([
        `A ${thing} weighs ${num(earth)} N on Earth, where g = 10 m s⁻². What is its weight on a body where the acceleration due to gravity is ${num(g)} m s⁻²?`,
        `On Earth (g = 10 m s⁻²) a ${thing} weighs ${num(earth)} N. Find its weight on a planet where g = ${num(g)} m s⁻².`,
        `The acceleration of free fall is 10 m s⁻² on Earth and ${num(g)} m s⁻² on a certain planet. What does a ${thing} of Earth weight ${num(earth)} N weigh on the planet?`,
      ]),
      right: qty(right, "N"),
      wrong: slips("N", [
        [earth, "took the weight as unchanged"],
        [mass, "gave the mass in newtons"],
        [earth * g, "multiplied the weight by the new g"],
        [earth / g, "divided the weight by the new g"],
        [mass * (10 - g), "used the difference of the two values of g"],
      ]),
      explanation: `Weight = mg, so mass = weight ÷ g $= \\dfrac{${num(earth).replace(",", "{,}")}}{10} = ${mass}\\text{ kg}$ and stays the same. Weight there $= mg = ${mass} \\times ${num(g)}$, which is ${qty(right, "N")}. Weight changes with g: ${qty(earth, "N")} holds only where g is 10 m s⁻².`,
    };
  },
);

export const projectilesAndGravitation = [horizontal, angled, inverseSquare, planets];
