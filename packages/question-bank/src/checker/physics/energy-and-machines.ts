// Work, energy, power, springs and machines.

import { asking, oneOf, shownAlike } from "../reading/asking.ts";
import type { SubjectChecker } from "../solver.ts";

const percent = (part: number, whole: number) => (part / whole) * 100;

/** The work of a force that grows evenly with the stretch, added up over small stretches. */
function workOfStretching(stiffness: number, stretch: number): number {
  const steps = 1000;
  const each = stretch / steps;
  let work = 0;
  for (let step = 0; step < steps; step++) work += stiffness * (step + 0.5) * each * each;
  return work;
}

export const energyAndMachines: SubjectChecker = {
  "kinetic-energy": oneOf(
    asking(
      /kinetic energy/,
      ["kg", "m s⁻¹"],
      "J",
      // The work done to stop the body in one second: its mean speed is v/2 and its deceleration is v.
      ([mass, speed]) => mass * speed * (speed / 2),
    ),
  ),
  "energy-of-falling-body": oneOf(
    asking(
      /potential energy .*after it has fallen|How much potential energy has it left, .* when it has dropped/,
      ["kg", "m", "m", "m s⁻²"],
      "J",
      ([mass, height, fallen, g]) => mass * g * (height - fallen),
    ),
    asking(
      /^A .* falls freely from rest through .* find its speed just before it lands/,
      ["kg", "m", "m s⁻²"],
      "m s⁻¹",
      ([mass, height, g]) => Math.sqrt((mass * g * height) / (mass / 2)),
    ),
  ),
  "elastic-energy": oneOf(
    asking(
      /Find the energy stored|How much energy is stored|work done in stretching a spring/,
      ["N m⁻¹", "cm"],
      "J",
      ([stiffness, stretch]) => workOfStretching(stiffness, stretch / 100),
    ),
  ),
  "hooke-extension": oneOf(
    asking(
      /Find its extension under|What extension does/,
      ["N", "cm", "N"],
      "cm",
      ([load, extension, other]) => (extension / load) * other,
    ),
    asking(
      /(natural length .* is stretched by|long when unloaded, by) .*(what is its length when|Find the length of the spring under)/,
      ["cm", "cm", "N", "N"],
      "cm",
      ([natural, extension, load, other]) => natural + (extension / load) * other,
    ),
  ),
  "power-of-lifting": oneOf(
    asking(
      /(What power is developed|average power|useful power)[.?]/,
      ["kg", "m", "s", "m s⁻²"],
      "W",
      ([mass, height, time, g]) => mass * g * (height / time),
    ),
  ),
  "efficiency-of-motor": oneOf(
    asking(
      /(takes in|supplied with|of input power) .* efficiency/,
      ["W", "kg", "m", "s", "m s⁻²"],
      "%",
      ([input, mass, height, time, g]) => percent(mass * g * height, input * time),
    ),
  ),
  "inclined-plane": oneOf(
    asking(
      /(of weight .* up the plane shown, .* long and .* high, by an effort of|weighing .* up a plank .* long whose upper end is .* above the ground\. If the effort is) .*efficiency/,
      ["N", "N", "m", "m"],
      "%",
      ([load, effort, length, height], posed) => {
        shownAlike(posed, load, length, height);
        return percent(load * height, effort * length);
      },
    ),
    asking(
      /^An effort of .* moves a .* up an inclined plane of length .* and height .* efficiency/,
      ["N", "N", "m", "m"],
      "%",
      ([effort, load, length, height], posed) => {
        shownAlike(posed, load, length, height);
        return percent(load * height, effort * length);
      },
    ),
  ),
  "pulley-effort": oneOf(
    asking(
      /(block and tackle with .* pulleys|velocity ratio (of )?\d+ and (an )?efficiency) .*effort/,
      ["", "%", "N"],
      "N",
      // While the load rises one metre, the effort moves as many metres as the velocity ratio.
      ([ratio, efficiency, load]) => (load * 1) / (efficiency / 100) / ratio,
    ),
  ),
  "wheel-and-axle": oneOf(
    asking(
      /(wheel and axle has radii|wheel has a radius of .* whose axle has a radius|wheel of a windlass is .* and its axle) .*load/,
      ["cm", "cm", "%", "N"],
      "N",
      ([wheel, axle, efficiency, effort]) => {
        const workIn = effort * 2 * Math.PI * wheel;
        return (workIn * (efficiency / 100)) / (2 * Math.PI * axle);
      },
    ),
  ),
};
