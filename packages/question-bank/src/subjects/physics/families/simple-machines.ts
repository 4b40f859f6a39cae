import { family } from "../../../authoring.ts";
import { people } from "../../../writing/people.ts";
import { inclinedPlane } from "../motion-pictures.ts";
import { clean, num, qty, slips, tex } from "../quantity.ts";

const objective = "Calculate mechanical advantage, velocity ratio and efficiency";
const topic = "simple-machines";

const pulley = family(
  "pulley-effort",
  { topic, objective, difficulty: "medium", class_level: "SS2", count: 9 },
  (draw) => {
    const vr = draw.int(3, 8);
    const efficiency = draw.pick([50, 60, 75, 80, 90]);
    const load = draw.step(120, 1200, 60);
    const right = load / ((vr * efficiency) / 100);
    if (!clean(right, 1)) return null;
    const body = draw.pick([
      `A block and tackle with ${vr} pulleys is ${efficiency}% efficient. What effort raises a load of ${num(load)} N?`,
      `${draw.pick(people)} uses a pulley system of velocity ratio ${vr} and efficiency ${efficiency}% to lift an engine of weight ${num(load)} N. Find the effort needed.`,
      `A pulley system has a velocity ratio of ${vr} and an efficiency of ${efficiency}%. Calculate the effort required to overcome a load of ${num(load)} N.`,
    ]);
    const first = body.startsWith("A block and tackle")
      ? `The velocity ratio of a block and tackle whose rope is pulled downwards is the number of its pulleys, ${vr}. `
      : "";
    return {
      body,
      right: qty(right, "N"),
      wrong: slips("N", [
        [load / vr, "ignored the efficiency"],
        [(load * efficiency) / 100 / vr, "multiplied by the efficiency instead of dividing"],
        [(load * 100) / efficiency, "left out the velocity ratio"],
        [(load * efficiency) / 100, `took ${efficiency}% of the load and left out the velocity ratio`],
        [(load * vr * efficiency) / 100, "multiplied by the mechanical advantage instead of dividing"],
      ]),
      explanation: `${first}Efficiency = M.A. ÷ V.R., so mechanical advantage = efficiency × velocity ratio $= \\dfrac{${efficiency}}{100} \\times ${vr} = ${num(efficiency / 100)} \\times ${vr} = ${num((vr * efficiency) / 100)}$. M.A. = load ÷ effort, so effort $= \\dfrac{\\text{load}}{\\text{M.A.}} = \\dfrac{${tex(load)}}{${num((vr * efficiency) / 100)}}$, which is ${qty(right, "N")}. ${qty(load / vr, "N")} would do only in a perfect machine, of efficiency 100%.`,
    };
  },
);

const plane = family(
  "inclined-plane",
  { topic, objective, difficulty: "hard", class_level: "SS2", count: 9 },
  (draw) => {
    const height = draw.pick([1, 1.5, 2, 2.5, 3]);
    const vr = draw.pick([2, 3, 4, 5, 6, 8]);
    const length = height * vr;
    const ma = draw.step(1.2, vr - 0.4, 0.2);
    const effort = draw.step(50, 400, 25);
    const load = effort * ma;
    const right = (100 * ma) / vr;
    if (!clean(right) || !clean(load) || right < 40 || right > 92 || right === 50) return null;
    const thing = draw.pick(["drum", "crate", "barrel", "log"]);
    return {
      body: draw.pick([
        `A ${thing} of weight ${num(load)} N is pushed up the plane shown, ${num(length)} m long and ${num(height)} m high, by an effort of ${effort} N along the slope. What is the efficiency of the plane?`,
        `${draw.pick(people)} pushes a ${thing} weighing ${num(load)} N into a lorry up a plank ${num(length)} m long whose upper end is ${num(height)} m above the ground. If the effort is ${effort} N, find the efficiency.`,
        `An effort of ${effort} N along the slope moves a ${num(load)} N ${thing} up an inclined plane of length ${num(length)} m and height ${num(height)} m. Calculate the efficiency of the plane.`,
      ]),
      right: qty(right, "%"),
      wrong: slips("%", [
        [100 / ma, "divided effort by load"],
        [100 / vr, "divided height by length only"],
        [100 - right, "gave the share of work wasted"],
        [(100 * (100 - right)) / right, "compared the waste with the useful work"],
        [(100 * right) / (100 + right), "divided by input and output together"],
      ]),
      picture: inclinedPlane(`${num(length)} m`, `${num(height)} m`, `${num(load)} N`),
      explanation: `M.A. = load ÷ effort $= \\dfrac{${tex(load)}}{${effort}} = ${num(ma)}$. V.R. = length ÷ height $= \\dfrac{${num(length)}}{${num(height)}} = ${vr}$. Efficiency = M.A. ÷ V.R. × 100 $= \\dfrac{${num(ma)}}{${vr}} \\times 100$, which is ${qty(right, "%")}. ${qty(100 - right, "%")} is what friction wastes.`,
    };
  },
);

const wheel = family(
  "wheel-and-axle",
  { topic, objective, difficulty: "medium", class_level: "SS2", count: 8 },
  (draw) => {
    const axle = draw.pick([4, 5, 6, 8, 10, 12]);
    const vr = draw.pick([3, 4, 5, 6, 8]);
    const wheelRadius = axle * vr;
    const efficiency = draw.pick([50, 60, 75, 80, 90]);
    const effort = draw.step(20, 150, 10);
    const right = (effort * vr * efficiency) / 100;
    if (!clean(right) || wheelRadius > 60) return null;
    return {
      body: draw.pick([
        `A wheel and axle has radii of ${wheelRadius} cm and ${axle} cm and is ${efficiency}% efficient. What load can an effort of ${effort} N lift?`,
        `${draw.pick(people)} draws water with a wheel and axle whose wheel has a radius of ${wheelRadius} cm and whose axle has a radius of ${axle} cm. If the efficiency is ${efficiency}%, find the load raised by an effort of ${effort} N.`,
        `The wheel of a windlass is ${wheelRadius} cm in radius and its axle ${axle} cm in radius. With an efficiency of ${efficiency}%, what load does an effort of ${effort} N overcome?`,
      ]),
      right: qty(right, "N"),
      wrong: slips("N", [
        [effort * vr, "ignored the efficiency"],
        [(effort * efficiency) / 100, "left out the velocity ratio"],
        [(effort * vr * 100) / efficiency, "divided by the efficiency instead of multiplying"],
        [effort / vr, "divided by the velocity ratio and ignored the efficiency"],
        [((effort / vr) * efficiency) / 100, "divided the radius of the axle by that of the wheel"],
      ]),
      explanation: `V.R. = radius of wheel ÷ radius of axle $= \\dfrac{${wheelRadius}}{${axle}} = ${vr}$. Efficiency = M.A. ÷ V.R., so M.A. = efficiency × V.R., that is $\\dfrac{${efficiency}}{100} \\times ${vr} = ${num(efficiency / 100)} \\times ${vr} = ${num((vr * efficiency) / 100)}$. M.A. = load ÷ effort, so load = M.A. × effort $= ${num((vr * efficiency) / 100)} \\times ${effort}$, which is ${qty(right, "N")}. ${qty(effort * vr, "N")} would need a perfect machine.`,
    };
  },
);

export const simpleMachines = [pulley, plane, wheel];
