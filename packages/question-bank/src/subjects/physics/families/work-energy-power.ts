import { family } from "../../../authoring.ts";
import { people } from "../../../writing/people.ts";
import { clean, num, qty, slips, tex } from "../quantity.ts";

const calculate = "Calculate work, energy and power";

const lifting = family(
  "power-of-lifting",
  { topic: "work-energy-power", objective: calculate, difficulty: "easy", class_level: "SS1", count: 8 },
  (draw) => {
    const mass = draw.step(20, 90, 5);
    const height = draw.int(3, 12);
    const time = draw.pick([4, 5, 6, 8, 10, 12, 15, 20, 25]);
    const right = (mass * 10 * height) / time;
    if (!clean(right) || right > 900) return null;
    return {
      body: draw.pick([
        `${draw.pick(people)}, of mass ${mass} kg, climbs a staircase ${height} m high in ${time} s. What power is developed? [g = 10 m s⁻²]`,
        `A machine raises a load of mass ${mass} kg through ${height} m in ${time} s. Find its useful power. [g = 10 m s⁻²]`,
        `A labourer at a building site hoists ${mass} kg of blocks through a height of ${height} m in ${time} s. Calculate the average power. [g = 10 m s⁻²]`,
      ]),
      right: qty(right, "W"),
      wrong: slips("W", [
        [right / 10, "left out g"],
        [mass * 10 * height, "gave the work done"],
        [(mass * 10 * time) / height, "exchanged height and time"],
        [(mass * 10) / time, "left out the height"],
        [mass * 10 * height * time, "multiplied by the time instead of dividing"],
      ]),
      explanation: `Power = work ÷ time, and the work is weight × height: $P = \\dfrac{mgh}{t}$. $P = \\dfrac{${mass} \\times 10 \\times ${height}}{${time}} = \\dfrac{${tex(mass * 10 * height)}}{${time}}$, so the power is ${qty(right, "W")}. ${qty(right / 10, "W")} uses the mass in place of the weight.`,
    };
  },
);

const kinetic = family(
  "kinetic-energy",
  { topic: "work-energy-power", objective: calculate, difficulty: "easy", class_level: "SS1", count: 7 },
  (draw) => {
    const [thing, mass] = draw.pick([
      ["football", 0.5],
      ["stone", 2],
      ["stone", 4],
      ["trolley", 8],
      ["dog", 10],
      ["barrow", 12],
      ["goat", 20],
      ["cart", 50],
    ] as const);
    const v = draw.int(mass < 8 ? 3 : 2, mass < 8 ? 20 : 6);
    const right = (mass * v * v) / 2;
    if (!clean(right) || mass === v) return null;
    return {
      body: draw.pick([
        `What is the kinetic energy of a ${thing} of mass ${num(mass)} kg moving at ${v} m s⁻¹?`,
        `A ${thing} of mass ${num(mass)} kg moves with a velocity of ${v} m s⁻¹. Calculate its kinetic energy.`,
        `${draw.pick(people)} watches a ${thing} of mass ${num(mass)} kg pass at ${v} m s⁻¹. How much kinetic energy does it have?`,
      ]),
      right: qty(right, "J"),
      wrong: slips("J", [
        [mass * v * v, "forgot the half"],
        [(mass * v) / 2, "did not square the speed"],
        [mass * v, "found the momentum"],
        [(mass * mass * v) / 2, "squared the mass instead of the speed"],
        [(mass * v) ** 2 / 2, "squared the mass as well"],
      ]),
      explanation: `Kinetic energy: $E_k = \\frac{1}{2}mv^2 = \\frac{1}{2} \\times ${num(mass)} \\times ${v}^2 = \\frac{1}{2} \\times ${num(mass)} \\times ${v * v} = \\frac{1}{2} \\times ${tex(mass * v * v)}$, which is ${qty(right, "J")}. ${qty(mass * v * v, "J")} leaves out the factor of one half.`,
    };
  },
);

const fallSpeed = family(
  "energy-of-falling-body",
  {
    topic: "work-energy-power",
    objective: "Apply the conservation of energy",
    difficulty: "medium",
    class_level: "SS1",
    count: 9,
  },
  (draw) => {
    const mass = draw.pick([0.2, 0.5, 2, 3, 4, 5, 8]);
    const height = draw.pick([5, 20, 45, 80, 12, 15, 30, 40, 60]);
    const speed = Math.sqrt(20 * height);
    if (clean(speed) && draw.chance(0.6))
      return {
        body: draw.pick([
          `A ball of mass ${num(mass)} kg falls freely from rest through ${height} m. Using energy conservation, find its speed just before it lands. [g = 10 m s⁻²]`,
          `A stone of mass ${num(mass)} kg drops from rest at a height of ${height} m. Ignoring air resistance, with what speed does it reach the ground? [g = 10 m s⁻²]`,
          `A trolley of mass ${num(mass)} kg starts from rest and runs down a smooth slope of vertical height ${height} m. What is its speed at the foot? [g = 10 m s⁻²]`,
        ]),
        right: qty(speed, "m s⁻¹"),
        wrong: slips("m s⁻¹", [
          [20 * height, "forgot the square root"],
          [Math.sqrt(10 * height), "left out the 2 in 2gh"],
          [10 * height, "gave gh, without the 2 and the square root"],
          [mass * 10 * height, "gave the potential energy"],
        ]),
        explanation: `The potential energy lost becomes kinetic energy: $mgh = \\frac{1}{2}mv^2$. Cancel $m$ and multiply by 2: $v^2 = 2gh = 2 \\times 10 \\times ${height} = ${tex(20 * height)}$. So $v = \\sqrt{${tex(20 * height)}}$, which is ${qty(speed, "m s⁻¹")}. The mass cancels out, so ${num(mass)} kg is not needed; and $2gh$ is the square of the speed.`,
      };
    const done = draw.pick([0.25, 0.5, 0.2, 0.4, 0.75]);
    const fallen = height * done;
    const right = mass * 10 * (height - fallen);
    const gained = mass * 10 * fallen;
    if (!clean(right, 1) || !clean(fallen, 1) || right === gained) return null;
    return {
      body: draw.pick([
        `A stone of mass ${num(mass)} kg is released from rest ${height} m above the ground. What is its potential energy relative to the ground after it has fallen ${num(fallen)} m? [g = 10 m s⁻²]`,
        `A parcel of mass ${num(mass)} kg falls from a height of ${height} m. How much potential energy has it left, relative to the ground, when it has dropped ${num(fallen)} m? [g = 10 m s⁻²]`,
      ]),
      right: qty(right, "J"),
      wrong: slips("J", [
        [gained, "gave the kinetic energy gained"],
        [mass * 10 * height, "gave the energy at the top"],
        [right / 10, "left out g"],
        [mass * 10 * (height + fallen), "added the distance fallen to the height instead of taking it off"],
        [mass * (height - fallen) * 5, "put in the half that belongs to kinetic energy"],
      ]),
      explanation: `It is now $${height} - ${num(fallen)} = ${num(height - fallen)}\\text{ m}$ up. Potential energy: $E_p = mgh = ${num(mass)} \\times 10 \\times ${num(height - fallen)}$, which is ${qty(right, "J")}. ${qty(gained, "J")} is the energy already turned into kinetic energy.`,
    };
  },
);

const motor = family(
  "efficiency-of-motor",
  { topic: "work-energy-power", objective: calculate, difficulty: "hard", class_level: "SS1", count: 8 },
  (draw) => {
    const efficiency = draw.step(40, 90, 5);
    const input = draw.step(200, 2000, 100);
    const output = (input * efficiency) / 100;
    const height = draw.pick([4, 5, 6, 8, 10, 12]);
    const time = draw.pick([5, 8, 10, 12, 20]);
    const mass = (output * time) / (10 * height);
    if (!clean(mass) || mass < 10 || efficiency === 50) return null;
    return {
      body: draw.pick([
        `An electric motor takes in ${num(input)} W and lifts a ${num(mass)} kg load through ${height} m in ${time} s. What is its efficiency? [g = 10 m s⁻²]`,
        `A water pump of input power ${num(input)} W raises ${num(mass)} kg of water through ${height} m in ${time} s. Find its efficiency. [g = 10 m s⁻²]`,
        `A crane supplied with ${num(input)} W lifts ${num(mass)} kg of cement ${height} m in ${time} s. Calculate its efficiency. [g = 10 m s⁻²]`,
      ]),
      right: qty(efficiency, "%"),
      wrong: slips("%", [
        [100 - efficiency, "gave the share of energy wasted"],
        [efficiency / 10, "left out g"],
        [efficiency / 2, "put a half into the work done, ½mgh"],
        [(100 * (100 - efficiency)) / efficiency, "compared the waste with the output"],
        [(100 * efficiency) / (100 + efficiency), "divided by input and output together"],
      ]),
      explanation: `Output power = work ÷ time $= \\dfrac{mgh}{t} = \\dfrac{${tex(mass)} \\times 10 \\times ${height}}{${time}} = \\dfrac{${tex(mass * 10 * height)}}{${time}} = ${tex(output)}\\text{ W}$. Efficiency = output ÷ input × 100 $= \\dfrac{${tex(output)}}{${tex(input)}} \\times 100$, which is ${qty(efficiency, "%")}. ${qty(100 - efficiency, "%")} is the part that is wasted.`,
    };
  },
);

export const workEnergyPower = [lifting, kinetic, fallSpeed, motor];
