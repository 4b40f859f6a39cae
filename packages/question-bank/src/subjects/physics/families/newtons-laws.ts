import { family } from "../../../authoring.ts";
import { people } from "../../../writing/people.ts";
import { clean, num, qty, slips, tex } from "../quantity.ts";

const laws = "Apply Newton's laws of motion";
const momentum = "Apply impulse and the conservation of momentum";

const secondLaw = family(
  "net-force-acceleration",
  { topic: "newtons-laws", objective: laws, difficulty: "easy", class_level: "SS2", count: 8 },
  (draw) => {
    const mass = draw.pick([2, 4, 5, 8, 10, 20, 25, 40, 50]);
    const a = draw.step(0.5, 3, 0.5);
    const friction = draw.step(5, 60, 5);
    const force = mass * a + friction;
    if (!clean(force) || friction < mass || friction > 5 * mass || friction === mass * a) return null;
    const thing = draw.pick(["box", "crate", "trolley", "bag of rice"]);
    return {
      body: draw.pick([
        `A horizontal force of ${num(force)} N acts on a ${thing} of mass ${mass} kg on a floor that gives a frictional force of ${friction} N. What is the acceleration?`,
        `${draw.pick(people)} pushes a ${thing} of mass ${mass} kg with a horizontal force of ${num(force)} N against a friction of ${friction} N. Calculate its acceleration.`,
        `Find the acceleration of a ${mass} kg ${thing} pulled horizontally by ${num(force)} N while friction of ${friction} N opposes it.`,
      ]),
      right: qty(a, "m s⁻²"),
      wrong: slips("m s⁻²", [
        [force / mass, "ignored friction"],
        [(force + friction) / mass, "added friction to the applied force"],
        [friction / mass, "used friction as the net force"],
        [
          (force - friction) / (mass * 10),
          `divided by the weight, ${num(mass * 10)} N with g = 10 m s⁻², instead of the mass`,
        ],
        [mass / (force - friction), "divided mass by force"],
      ]),
      explanation: `By Newton's second law the net force gives the acceleration. Net force = applied force − friction $= ${tex(force)} - ${friction} = ${tex(force - friction)}\\text{ N}$. $a = \\dfrac{F}{m} = \\dfrac{${tex(force - friction)}}{${mass}}$, which is ${qty(a, "m s⁻²")}. ${qty(force / mass, "m s⁻²")} ignores friction.`,
    };
  },
);

const lift = family(
  "apparent-weight-in-lift",
  { topic: "newtons-laws", objective: laws, difficulty: "medium", class_level: "SS2", count: 8 },
  (draw) => {
    const mass = draw.step(40, 90, 5);
    const a = draw.pick([0.5, 0.8, 1, 1.2, 1.5, 1.6, 2]);
    const up = draw.chance(0.5);
    const right = mass * (up ? 10 + a : 10 - a);
    const other = mass * (up ? 10 - a : 10 + a);
    const way = up ? "upwards" : "downwards";
    const who = draw.pick(people);
    return {
      body: draw.pick([
        `${who}, of mass ${mass} kg, stands in a lift that accelerates ${way} at ${num(a)} m s⁻². What force does the floor exert on ${who}? [g = 10 m s⁻²]`,
        `A passenger of mass ${mass} kg is in a lift accelerating ${way} at ${num(a)} m s⁻². Find the passenger's apparent weight. [g = 10 m s⁻²]`,
        `A load of mass ${mass} kg rests on a scale in a lift which accelerates ${way} at ${num(a)} m s⁻². What does the scale read in newtons? [g = 10 m s⁻²]`,
      ]),
      right: qty(right, "N"),
      wrong: slips("N", [
        [other, "took the acceleration the wrong way"],
        [mass * 10, "gave the true weight"],
        [mass * a, "gave the net force only"],
        [mass * 10 * a, "multiplied weight by acceleration"],
        [mass * 10 + a, "added acceleration to weight"],
      ]),
      explanation: up
        ? `Net force = mass × acceleration. With the acceleration upwards, $R - mg = ma$, so $R = m(g + a) = ${mass}(10 + ${num(a)}) = ${mass} \\times ${num(10 + a)}$, which is ${qty(right, "N")}. ${qty(other, "N")} belongs to a lift accelerating downwards.`
        : `Net force = mass × acceleration. With the acceleration downwards, $mg - R = ma$, so $R = m(g - a) = ${mass}(10 - ${num(a)}) = ${mass} \\times ${num(10 - a)}$, which is ${qty(right, "N")}. ${qty(other, "N")} belongs to a lift accelerating upwards.`,
    };
  },
);

const collision = family(
  "inelastic-collision",
  { topic: "newtons-laws", objective: momentum, difficulty: "medium", class_level: "SS2", count: 9 },
  (draw) => {
    const [m1, m2] = [draw.int(2, 9), draw.int(2, 9)];
    const u1 = draw.int(4, 12);
    const u2 = draw.pick([0, 0, draw.int(1, 3)]);
    const right = (m1 * u1 + m2 * u2) / (m1 + m2);
    if (!clean(right, 1) || m1 === m2) return null;
    const state = u2 === 0 ? "at rest" : `moving in the same direction at ${u2} m s⁻¹`;
    const thing = draw.pick(["trolley", "toy truck", "ball of clay"]);
    return {
      body: draw.pick([
        `A ${thing} of mass ${m1} kg moving at ${u1} m s⁻¹ collides with another of mass ${m2} kg ${state}. If they stick together, what is their common velocity?`,
        `A ${m1} kg ${thing} travelling at ${u1} m s⁻¹ runs into a ${m2} kg ${thing} ${state}, and the two move on together. Find their common velocity.`,
        `Body P (${m1} kg, ${u1} m s⁻¹) strikes body Q (${m2} kg), which is ${state}. They join on impact. Calculate the velocity just after impact.`,
      ]),
      right: qty(right, "m s⁻¹"),
      wrong: slips("m s⁻¹", [
        [(m1 * u1 + m2 * u2) / m2, "divided by the second mass only"],
        [(u1 + u2) / 2, "averaged the velocities"],
        [m1 * u1 + m2 * u2, "gave the total momentum"],
        [(m2 * u1 + m1 * u2) / (m1 + m2), "exchanged the masses"],
        [u1, "took the velocity as unchanged"],
      ]),
      explanation: `Momentum is conserved, so total mass × velocity is the same before and after: $${m1} \\times ${u1} + ${m2} \\times ${u2} = (${m1} + ${m2})v$. Here $${m1 * u1} + ${m2 * u2} = ${m1 * u1 + m2 * u2}$, and this equals $${m1 + m2}v$, so the common velocity is $\\dfrac{${m1 * u1 + m2 * u2}}{${m1 + m2}}$, which is ${qty(right, "m s⁻¹")}. The mean of the speeds, ${qty((u1 + u2) / 2, "m s⁻¹")}, would need equal masses.`,
    };
  },
);

const impulse = family(
  "rebound-impulse",
  { topic: "newtons-laws", objective: momentum, difficulty: "hard", class_level: "SS2", count: 8 },
  (draw) => {
    const mass = draw.pick([0.1, 0.2, 0.25, 0.4, 0.5, 0.6]);
    const u = draw.int(8, 30);
    const v = draw.int(4, u - 2);
    const t = draw.pick([0.02, 0.04, 0.05, 0.1]);
    const right = (mass * (u + v)) / t;
    if (!clean(right) || right < 8) return null;
    const ball = draw.pick(["leather ball", "rubber ball", "training ball", "plastic ball"]);
    return {
      body: draw.pick([
        `A ${ball} of mass ${num(mass)} kg strikes a wall at right angles at ${u} m s⁻¹ and rebounds along the same line at ${v} m s⁻¹. If the contact lasts ${num(t)} s, what average force acts on it?`,
        `${draw.pick(people)} hits back a ${ball} of mass ${num(mass)} kg that comes in at ${u} m s⁻¹, so that it returns along its path at ${v} m s⁻¹. The contact lasts ${num(t)} s. Find the average force on the ball.`,
        `A ${ball} (mass ${num(mass)} kg) reaches a bat at ${u} m s⁻¹ and leaves it in the opposite direction at ${v} m s⁻¹ after ${num(t)} s of contact. Calculate the average force exerted on the ball.`,
      ]),
      right: qty(right, "N"),
      wrong: slips("N", [
        [(mass * (u - v)) / t, "subtracted the speeds although the direction reversed"],
        [mass * (u + v), "gave the impulse"],
        [(mass * u) / t, "used the incoming velocity only"],
        [mass * (u + v) * t, "multiplied by the time instead of dividing"],
        [(mass * v) / t, "used the return velocity only"],
      ]),
      explanation: `The direction reverses, so the change of momentum is $m(u + v) = ${num(mass)}(${u} + ${v}) = ${num(mass)} \\times ${u + v} = ${num(mass * (u + v))}\\text{ N s}$. Force = change of momentum ÷ time $= \\dfrac{${num(mass * (u + v))}}{${num(t)}}$, which is ${qty(right, "N")}. Subtracting the speeds, to get ${qty((mass * (u - v)) / t, "N")}, ignores the reversal.`,
    };
  },
);

const recoil = family(
  "recoil-velocity",
  { topic: "newtons-laws", objective: momentum, difficulty: "easy", class_level: "SS2", count: 9 },
  (draw) => {
    const grams = draw.pick([8, 10, 12, 15, 16, 20, 25]);
    const speed = draw.step(200, 500, 50);
    const gun = draw.pick([2.5, 3, 4, 5]);
    const right = ((grams / 1000) * speed) / gun;
    if (!clean(right, 1) || right > 3) return null;
    return {
      body: draw.pick([
        `A rifle of mass ${num(gun)} kg fires a bullet of mass ${grams} g at ${speed} m s⁻¹. What is the speed of recoil of the rifle?`,
        `A bullet of mass ${grams} g leaves a gun of mass ${num(gun)} kg with a speed of ${speed} m s⁻¹. Find the speed with which the gun moves back.`,
        `Calculate the recoil speed of a ${num(gun)} kg hunting gun when it shoots a ${grams} g bullet at ${speed} m s⁻¹.`,
      ]),
      right: qty(right, "m s⁻¹"),
      wrong: slips("m s⁻¹", [
        [right * 1000, "left the mass of the bullet in grams"],
        [(grams / 1000) * speed, "gave the momentum of the bullet"],
        [right * 10, "divided by 100 instead of 1,000 in changing grams to kilograms"],
        [right * gun * gun, "multiplied by the mass of the gun instead of dividing"],
      ]),
      explanation: `The bullet has a mass of ${num(grams)} g = ${num(grams)} ÷ 1,000 = ${num(grams / 1000)} kg. Total momentum stays zero, so the two momenta (mass × velocity) are equal in size: $${num(gun)}V = ${num(grams / 1000)} \\times ${speed} = ${num((grams / 1000) * speed)}$. $V = \\dfrac{${num((grams / 1000) * speed)}}{${num(gun)}}$, so the recoil speed is ${qty(right, "m s⁻¹")}. ${qty((grams / 1000) * speed, "m s⁻¹")} forgets to divide by the mass of the gun.`,
    };
  },
);

export const newtonsLaws = [secondLaw, lift, collision, impulse, recoil];
