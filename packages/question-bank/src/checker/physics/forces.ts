// Newton's laws, momentum, gravitation and turning effects.

import { asking, numberAfter, oneOf, shownAlike, wordIn } from "../reading/asking.ts";
import type { SubjectChecker } from "../solver.ts";

const CENTRE_OF_METRE_RULE = 50;

/** The speed of two bodies that move on together: their total momentum does not change. */
const together = (mass: number, speed: number, other: number, otherSpeed: number) =>
  (mass * speed + other * otherSpeed) / (mass + other);

/** How many times larger a thing becomes when it is "doubled", "tripled" or "made four times as great". */
const grown = {
  doubled: 2,
  tripled: 3,
  "made four times as great": 4,
  "made five times as great": 5,
};

export const forces: SubjectChecker = {
  "net-force-acceleration": oneOf(
    asking(
      /(frictional force of|against a friction of|while friction of) .*acceleration|acceleration .* while friction of/,
      ["kg", "N", "N"],
      "m s⁻²",
      ([mass, push, friction]) => (push - friction) / mass,
    ),
  ),
  "coefficient-of-friction": oneOf(
    asking(
      /coefficient of static friction[.?]/,
      ["N", "kg", "kg", "m s⁻²"],
      "",
      ([force, mass, inside, g]) => force / ((mass + inside) * g),
    ),
    asking(
      /^What horizontal force keeps .* at constant velocity|Find the force of sliding friction/,
      ["kg", "kg", "", "m s⁻²"],
      "N",
      ([mass, inside, coefficient, g]) => coefficient * (mass + inside) * g,
    ),
  ),
  "inelastic-collision": oneOf(
    asking(
      /(?=.*at rest)(?=.*(common velocity|velocity just after impact))/,
      ["kg", "kg", "m s⁻¹"],
      "m s⁻¹",
      ([mass, other, speed]) => together(mass, speed, other, 0),
    ),
    asking(
      /(?=.*in the same direction at)(?=.*(common velocity|velocity just after impact))/,
      ["kg", "kg", "m s⁻¹", "m s⁻¹"],
      "m s⁻¹",
      ([mass, other, speed, slower]) => together(mass, speed, other, slower),
    ),
  ),
  "recoil-velocity": oneOf(
    asking(
      /speed of recoil of the rifle|speed with which the gun moves back|recoil speed of/,
      ["kg", "g", "m s⁻¹"],
      "m s⁻¹",
      ([gun, bullet, speed]) => ((bullet / 1000) * speed) / gun,
    ),
  ),
  "rebound-impulse": oneOf(
    asking(
      /(rebounds along the same line|returns along its path|in the opposite direction) .*average force/,
      ["kg", "m s⁻¹", "m s⁻¹", "s"],
      "N",
      ([mass, before, after, contact]) => {
        const change = mass * after - mass * -before;
        return change / contact;
      },
    ),
  ),
  "weight-elsewhere": oneOf(
    asking(
      /(on|On) Earth.* (What is its weight on a body|Find its weight on a planet|weigh on the planet)/,
      ["N", "m s⁻²", "m s⁻²"],
      "N",
      ([weight, earth, there]) => (weight / earth) * there,
    ),
  ),
  "gravitational-inverse-square": oneOf(
    asking(/new force|What does the force become/, ["N"], "N", ([force], { body }) => {
      const [distance = "", mass] = body.split(/ and one of the masses is /);
      const apart = wordIn(distance, grown);
      const heavier = mass ? wordIn(mass, grown) : 1;
      return (force * heavier) / apart / apart;
    }),
  ),
  "metre-rule-on-centre-pivot": oneOf(
    asking(
      /(pivot at the|pivoted at its|knife edge at the) .* (hangs at|hangs from the|at the) .* (what mass M hangs at|What mass must hang from|an unknown mass at)/,
      ["g", "cm", "cm", "cm"],
      "g",
      ([mass, pivot, hung, unknown], posed) => {
        if (pivot !== CENTRE_OF_METRE_RULE) throw new Error("the rule's own weight turns it too");
        shownAlike(posed, mass, pivot, hung, unknown);
        return (mass * (pivot - hung)) / (unknown - pivot);
      },
    ),
  ),
  "mass-of-metre-rule": oneOf(
    asking(/mass of the rule[.?]$/, ["g", "cm", "cm"], "g", ([mass], posed) => {
      const pivot = numberAfter(posed.body, /(?:balances at the|pivot at the|knife edge at) (\d+) cm/);
      const hung = numberAfter(posed.body, /(?:(?:g|hangs) from the|mass hung at) (\d+) cm/);
      shownAlike(posed, mass, pivot, hung);
      return (mass * (pivot - hung)) / (CENTRE_OF_METRE_RULE - pivot);
    }),
  ),
  "reaction-at-support": oneOf(
    asking(
      /uniform .* m from P.*(force that P exerts|reaction at P|upward force at P)/,
      ["N", "N", "m", "m"],
      "N",
      ([weight, load, length, fromP]) => {
        const turningAboutQ = weight * (length / 2) + load * (length - fromP);
        return turningAboutQ / length;
      },
    ),
  ),
};
