import { family } from "../../../authoring.ts";
import { people, towns } from "../../../writing/people.ts";
import { velocityTimeGraph } from "../motion-pictures.ts";
import { clean, num, qty, slips, tex } from "../quantity.ts";

const equations = "Apply the equations of uniformly accelerated motion";

const acceleration = family(
  "uniform-acceleration",
  { topic: "linear-motion", objective: equations, difficulty: "medium", class_level: "SS1", count: 10 },
  (draw) => {
    const u = draw.int(2, 15);
    const a = draw.step(0.5, 2.5, 0.5);
    const t = draw.step(4, 12, 2);
    const s = u * t + (a * t * t) / 2;
    const v = u + a * t;
    if (v > 32) return null;
    if (draw.chance(0.4))
      return {
        difficulty: "easy",
        body: draw.pick([
          `A car moving at ${u} m s⁻¹ accelerates uniformly at ${num(a)} m s⁻² for ${t} s. What is its final velocity?`,
          `A motorcycle leaves ${draw.pick(towns)} at ${u} m s⁻¹ and gains speed at a steady ${num(a)} m s⁻². Find its velocity after ${t} s.`,
        ]),
        right: qty(v, "m s⁻¹"),
        wrong: slips("m s⁻¹", [
          [a * t, "left out the initial velocity"],
          [s, "found the distance instead"],
          [u * t + a, "multiplied the initial velocity instead of the acceleration by the time"],
          [u + a * t * t, "squared the time"],
          [u + (a * t) / 2, "put in the half that belongs to the distance"],
        ]),
        explanation: `First equation of motion: $v = u + at$. $v = ${u} + ${num(a)} \\times ${t} = ${u} + ${num(a * t)}$, so the final velocity is ${qty(v, "m s⁻¹")}. ${qty(a * t, "m s⁻¹")} is only the gain: the body was already moving.`,
      };
    return {
      body: draw.pick([
        `A bus moving at ${u} m s⁻¹ accelerates uniformly at ${num(a)} m s⁻². How far does it travel in ${t} s?`,
        `A car passes a signpost at ${u} m s⁻¹ and then accelerates at a constant ${num(a)} m s⁻² for ${t} s. Find the distance it covers in this time.`,
        `${draw.pick(people)} drives past a shop at ${u} m s⁻¹ and accelerates uniformly at ${num(a)} m s⁻². What distance is covered in the next ${t} s?`,
      ]),
      right: qty(s, "m"),
      wrong: slips("m", [
        [u * t + a * t * t, "forgot the half"],
        [(a * t * t) / 2, "left out the initial velocity"],
        [v * t, "used the final velocity all through"],
        [u * t, "ignored the acceleration"],
        [u * t + (a * t) / 2, "did not square the time"],
      ]),
      explanation: `Second equation of motion: $s = ut + \\frac{1}{2}at^2$. $s = ${u} \\times ${t} + \\frac{1}{2} \\times ${num(a)} \\times ${t}^2 = ${u * t} + \\frac{1}{2} \\times ${num(a)} \\times ${t * t} = ${u * t} + ${num(0.5 * a * t * t)}$, so the distance is ${qty(s, "m")}. ${qty(u * t + a * t * t, "m")} leaves out the factor of one half.`,
    };
  },
);

const graph = family(
  "velocity-time-graph",
  {
    topic: "linear-motion",
    objective: "Interpret graphs of motion",
    difficulty: "medium",
    class_level: "SS1",
    count: 10,
  },
  (draw) => {
    const speed = draw.step(8, 24, 2);
    const t1 = draw.int(4, 12);
    const t2 = t1 + draw.int(4, 12);
    const t3 = t2 + draw.int(4, 10);
    // No car gains 3 m s⁻¹ every second for long, and no car loses 5 m s⁻¹ every second without skidding.
    if (speed > 3 * t1 || speed > 5 * (t3 - t2)) return null;
    const area = (speed * (t3 + t2 - t1)) / 2;
    const who = draw.pick(["a car", "a van", "a taxi", "a motorcycle"]);
    const picture = velocityTimeGraph(speed, t1, t2, t3);
    if (draw.chance(0.5))
      return {
        body: draw.pick([
          `The velocity–time graph of ${who} is shown: it reaches ${speed} m s⁻¹ at ${t1} s, keeps it until ${t2} s and is at rest at ${t3} s. What total distance does it travel?`,
          `The graph shows the motion of ${who} that starts from rest, moves at ${speed} m s⁻¹ between ${t1} s and ${t2} s, and stops at ${t3} s. Calculate the total distance covered.`,
        ]),
        right: qty(area, "m"),
        wrong: slips("m", [
          [speed * t3, "took the area of the whole rectangle"],
          [speed * (t2 - t1), "took the level part only"],
          [(speed * t3) / 2, "treated the graph as one triangle"],
          [speed * (t3 + t2 - t1), "forgot to halve the sum of the parallel sides"],
          [(speed * t1) / 2 + speed * (t2 - t1), "left out the stage of braking"],
        ]),
        picture,
        explanation: `Distance is the area under the graph, a trapezium: half the sum of the parallel sides × the height. Read off the time axis, the sides are $${t3}$ s and $${t2} - ${t1} = ${t2 - t1}$ s, the height is ${speed} m s⁻¹. So $\\frac{1}{2}(${t3} + ${t2 - t1}) \\times ${speed} = \\frac{1}{2} \\times ${t3 + t2 - t1} \\times ${speed} = \\frac{1}{2} \\times ${(t3 + t2 - t1) * speed}$, which is ${qty(area, "m")}. ${qty(speed * t3, "m")} would need the top speed during all ${t3} s.`,
      };
    const rate = speed / (t3 - t2);
    if (!clean(rate, 1)) return null;
    return {
      difficulty: "easy",
      body: draw.pick([
        `The graph shows the velocity of ${who}, which falls from ${speed} m s⁻¹ at ${t2} s to zero at ${t3} s. What is the size of the retardation?`,
        `From the velocity–time graph of ${who} shown, calculate the deceleration during the last stage, from ${t2} s to ${t3} s, as the velocity drops from ${speed} m s⁻¹ to rest.`,
      ]),
      right: qty(rate, "m s⁻²"),
      wrong: slips("m s⁻²", [
        [speed / t3, "divided by the whole time"],
        [speed / t1, "found the acceleration of the first stage"],
        [(speed * (t3 - t2)) / 2, "found the area under the last stage"],
        [speed / t2, "divided by the time at which braking began"],
      ]),
      picture,
      explanation: `Retardation is the loss of speed ÷ the time it takes. In the last stage the speed falls from ${speed} m s⁻¹ to 0: $\\dfrac{${speed}}{${t3} - ${t2}} = \\dfrac{${speed}}{${t3 - t2}}$, which is ${qty(rate, "m s⁻²")}. The time needed is that of the last stage alone, not the ${t3} s of the whole journey.`,
    };
  },
);

const freeFall = family(
  "free-fall",
  { topic: "linear-motion", objective: equations, difficulty: "medium", class_level: "SS1", count: 9 },
  (draw) => {
    const up = draw.chance(0.5);
    const object = draw.pick(["stone", "ball", "mango", "orange", "coin"]);
    if (up) {
      const u = draw.step(10, 30, 2);
      const h = (u * u) / 20;
      return {
        body: draw.pick([
          `A ${object} is thrown vertically upwards at ${u} m s⁻¹. Neglecting air resistance, what greatest height does it reach? [g = 10 m s⁻²]`,
          `${draw.pick(people)} throws a ${object} straight up with a speed of ${u} m s⁻¹. Find the maximum height reached. [g = 10 m s⁻²]`,
        ]),
        right: qty(h, "m"),
        wrong: slips("m", [
          [2 * h, "forgot the 2 in v² = u² − 2gh"],
          [u / 10, "found the time of rise"],
          [4 * h, "multiplied the first speed by the whole time of flight"],
          [u / 20, "did not square the speed"],
          [(u * u) / 2, "left out g"],
        ]),
        explanation: `At the top the velocity is zero, and on the way up $v^2 = u^2 - 2gh$. So $0 = u^2 - 2gh$ and $h = \\dfrac{u^2}{2g} = \\dfrac{${u}^2}{2 \\times 10} = \\dfrac{${tex(u * u)}}{20}$, which is ${qty(h, "m")}. ${qty(2 * h, "m")} leaves out the 2 in $v^2 = u^2 - 2gh$.`,
      };
    }
    const t = draw.int(2, 6);
    const h = 5 * t * t;
    const place = draw.pick(["a tall mast", "a tall building", "a cliff", "a high bridge"]);
    return {
      difficulty: "easy",
      body: draw.pick([
        `A ${object} is dropped from rest at the top of ${place} and takes ${t} s to reach the ground. How high is the top? [g = 10 m s⁻², no air resistance]`,
        `A ${object} falls from rest from ${place} and hits the ground after ${t} s. Calculate the height fallen through. [g = 10 m s⁻²]`,
      ]),
      right: qty(h, "m"),
      wrong: slips("m", [
        [2 * h, "forgot the half"],
        [10 * t, "found the final speed"],
        [5 * t, "did not square the time"],
        [(t * t) / 2, "left out g"],
        [50 * t * t, "squared g as well as the time"],
      ]),
      explanation: `A body that falls from rest covers a height $h = \\frac{1}{2}gt^2$ in a time $t$. Here $h = \\frac{1}{2} \\times 10 \\times ${t}^2 = 5 \\times ${num(t * t)}$, so the height is ${qty(h, "m")}. ${qty(2 * h, "m")} forgets the half: the ${object} starts from rest and is slower at first.`,
    };
  },
);

const averageSpeed = family(
  "average-speed",
  {
    topic: "linear-motion",
    objective: "Describe motion and its kinds",
    difficulty: "medium",
    class_level: "SS1",
    count: 7,
  },
  (draw) => {
    const v1 = draw.step(30, 60, 10);
    const v2 = v1 + draw.step(10, 50, 10);
    const [t1, t2] = [draw.int(1, 4), draw.int(1, 4)];
    if (t1 === t2) return null;
    const total = v1 * t1 + v2 * t2;
    const right = total / (t1 + t2);
    if (!clean(right, 1)) return null;
    const hours = (n: number) => `${n} hour${n === 1 ? "" : "s"}`;
    const [from, to] = draw.some(towns, 2);
    return {
      body: draw.pick([
        `A lorry from ${from} travels for ${hours(t1)} at ${v1} km h⁻¹ and then for ${hours(t2)} at ${v2} km h⁻¹. What is its average speed for the journey?`,
        `On the way to ${to}, a driver keeps ${v1} km h⁻¹ for ${hours(t1)} and ${v2} km h⁻¹ for the next ${hours(t2)}. Find the average speed.`,
        `${draw.pick(people)} drives at ${v1} km h⁻¹ for ${hours(t1)}, then at ${v2} km h⁻¹ for ${hours(t2)} without stopping. Calculate the average speed.`,
      ]),
      right: qty(right, "km h⁻¹"),
      wrong: slips("km h⁻¹", [
        [(v1 + v2) / 2, "averaged the two speeds"],
        [(v1 * t2 + v2 * t1) / (t1 + t2), "paired the speeds with the wrong times"],
        [total / 2, "divided the distance by 2 and not by the time"],
        [total, "gave the total distance"],
        [(v1 + v2) / (t1 + t2), "divided the sum of speeds by the time"],
      ]),
      explanation: `Average speed is total distance over total time: $\\dfrac{${v1} \\times ${t1} + ${v2} \\times ${t2}}{${t1} + ${t2}} = \\dfrac{${v1 * t1} + ${v2 * t2}}{${t1 + t2}} = \\dfrac{${total}}{${t1 + t2}}$, or ${qty(right, "km h⁻¹")}. Averaging the speeds to get ${qty((v1 + v2) / 2, "km h⁻¹")} is right only for equal times.`,
    };
  },
);

export const linearMotion = [acceleration, graph, freeFall, averageSpeed];
