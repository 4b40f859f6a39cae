import { family } from "../../../authoring.ts";
import { people } from "../../../writing/people.ts";
import { clean, num, qty, slips } from "../quantity.ts";

const topic = "circular-motion-and-shm";

const centripetal = family(
  "centripetal-force",
  { topic, objective: "Analyse uniform circular motion", difficulty: "medium", class_level: "SS2", count: 8 },
  (draw) => {
    const mass = draw.pick([0.2, 0.4, 0.5, 2, 3, 5]);
    const v = draw.int(2, 12);
    const r = draw.pick([0.5, 0.8, 1, 1.5, 2, 2.5, 4, 5]);
    const right = (mass * v * v) / r;
    if (!clean(right, 1) || right > 150) return null;
    const thing = draw.pick(["stone", "ball", "toy car", "bob"]);
    return {
      body: draw.pick([
        `A ${thing} of mass ${num(mass)} kg moves in a horizontal circle of radius ${num(r)} m at a constant ${v} m s⁻¹. What is the centripetal force on it?`,
        `${draw.pick(people)} ${mass > 2 || r > 2 ? "uses a motor to whirl" : "whirls"} a ${thing} of mass ${num(mass)} kg in a horizontal circle of radius ${num(r)} m at ${v} m s⁻¹. Find the force that keeps it in the circle.`,
        `What centripetal force acts on a ${num(mass)} kg ${thing} that goes round a circle of radius ${num(r)} m at a steady speed of ${v} m s⁻¹?`,
      ]),
      right: qty(right, "N"),
      wrong: slips("N", [
        [(mass * v) / r, "did not square the speed"],
        [(v * v) / r, "gave the acceleration without the mass"],
        [mass * v * v * r, "multiplied by the radius instead of dividing"],
        [(mass * v * v) / (2 * r), "put in the half that belongs to kinetic energy"],
        [(mass * v * v) / (r * r), "squared the radius as well"],
      ]),
      explanation: `Centripetal force: $F = \\dfrac{mv^2}{r}$. $F = \\dfrac{${num(mass)} \\times ${v}^2}{${num(r)}} = \\dfrac{${num(mass)} \\times ${v * v}}{${num(r)}} = \\dfrac{${num(mass * v * v)}}{${num(r)}}$, so the force is ${qty(right, "N")}. ${qty((mass * v) / r, "N")} comes from forgetting to square the speed.`,
    };
  },
);

const pendulum = family(
  "pendulum-length-and-period",
  { topic, objective: "Analyse simple harmonic motion", difficulty: "medium", class_level: "SS2", count: 8 },
  (draw) => {
    // For lengths in centimetres that are perfect squares, the period is exactly a fifth of the root, with g = π² m
    // s⁻².
    const [first = 0, second = 0] = draw.some([4, 5, 6, 7, 8, 9, 10, 12, 15], 2);
    const [length, newLength] = [first * first, second * second];
    const period = first / 5;
    const ratio = second / first;
    const right = second / 5;
    return {
      body: draw.pick([
        `A simple pendulum of length ${length} cm has a period of ${num(period)} s. What is its period when the length is made ${newLength} cm?`,
        `The period of a pendulum ${length} cm long is ${num(period)} s at a certain place. Find the period there of a pendulum ${newLength} cm long.`,
        `${draw.pick(people)} times a pendulum of length ${length} cm and finds a period of ${num(period)} s. The length is then changed to ${newLength} cm. What period should be expected?`,
      ]),
      right: qty(right, "s"),
      wrong: slips("s", [
        [period * ratio * ratio, "took the period as proportional to the length"],
        [period / ratio, "turned the ratio under the root upside down"],
        [period / (ratio * ratio), "took the period as inversely proportional to length"],
        [period, "took the period as unchanged"],
        [period * 2, "used twice the first period"],
      ]),
      explanation: `From $T = 2\\pi\\sqrt{\\dfrac{l}{g}}$ the period goes with the root of the length: $T_2 = T_1\\sqrt{\\dfrac{l_2}{l_1}}$. So $T_2 = ${num(period)} \\times \\sqrt{\\dfrac{${newLength}}{${length}}} = ${num(period)} \\times \\dfrac{${second}}{${first}} = \\dfrac{${num(period * second)}}{${first}}$, which is ${qty(right, "s")}. ${qty(period * ratio * ratio, "s")} leaves out the square root.`,
    };
  },
);

const triples = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
] as const;

const shmSpeed = family(
  "shm-speed-and-acceleration",
  { topic, objective: "Analyse simple harmonic motion", difficulty: "hard", class_level: "SS2", count: 9 },
  (draw) => {
    const omega = draw.int(2, 10);
    const [x, y, amplitude] = draw.pick(triples);
    const kind = draw.pick(["speed", "max", "acceleration"] as const);
    const thing = draw.pick(["body", "particle", "mass on a spring"]);
    if (kind === "speed") {
      const right = omega * y;
      return {
        body: `A ${thing} performs simple harmonic motion of amplitude ${amplitude} cm and angular speed ${omega} rad s⁻¹. What is its speed when its displacement is ${x} cm?`,
        right: qty(right, "cm s⁻¹"),
        wrong: slips("cm s⁻¹", [
          [omega * amplitude, "gave the maximum speed"],
          [omega * x, "multiplied the angular speed by the displacement"],
          [omega * (amplitude - x), "took A − x in place of √(A² − x²)"],
          [omega * omega * x, "found the acceleration, which is in cm s⁻²"],
          [y, "left out the angular speed"],
        ]),
        explanation: `Energy is conserved: $\\frac{1}{2}mv^2 + \\frac{1}{2}m\\omega^2x^2 = \\frac{1}{2}m\\omega^2A^2$. So the speed at a displacement $x$ is $v = \\omega\\sqrt{A^2 - x^2} = ${omega}\\sqrt{${amplitude}^2 - ${x}^2} = ${omega}\\sqrt{${amplitude * amplitude} - ${x * x}} = ${omega}\\sqrt{${amplitude * amplitude - x * x}} = ${omega} \\times ${y}$, so the speed is ${qty(right, "cm s⁻¹")}. ${qty(omega * amplitude, "cm s⁻¹")} is the speed at the centre of the motion.`,
      };
    }
    const isMax = kind === "max";
    const right = isMax ? omega * amplitude : omega * omega * x;
    const unit = isMax ? "cm s⁻¹" : "cm s⁻²";
    return {
      difficulty: "medium",
      body: isMax
        ? `A ${thing} in simple harmonic motion has an amplitude of ${amplitude} cm and an angular speed of ${omega} rad s⁻¹. What is its greatest speed?`
        : `What is the size of the acceleration of a ${thing} in simple harmonic motion of angular speed ${omega} rad s⁻¹ at a displacement of ${x} cm?`,
      right: qty(right, unit),
      wrong: slips(unit, [
        [
          isMax ? omega * omega * amplitude : omega * x,
          isMax ? "found the greatest acceleration" : "did not square the angular speed",
        ],
        [
          isMax ? amplitude / omega : omega * x * x,
          isMax
            ? "divided the amplitude by the angular speed"
            : "squared the displacement instead of the angular speed",
        ],
        [
          isMax ? omega * amplitude * amplitude : (omega * x) ** 2,
          isMax ? "squared the amplitude" : "squared the displacement as well",
        ],
        [
          isMax ? omega + amplitude : x / omega,
          isMax ? "added the angular speed and the amplitude" : "divided the displacement by the angular speed",
        ],
      ]),
      explanation: isMax
        ? `The speed is greatest at the centre: $v = \\omega A = ${omega} \\times ${amplitude}$, or ${qty(right, unit)}. $\\omega^2A$ gives the greatest acceleration, not the speed.`
        : `In simple harmonic motion the acceleration is $a = \\omega^2x = ${omega}^2 \\times ${x} = ${omega * omega} \\times ${x}$, so the acceleration is ${qty(right, unit)} in size. Forgetting to square $\\omega$ gives ${num(omega * x)} cm s⁻¹, which is a speed.`,
    };
  },
);

export const circularMotionAndShm = [centripetal, pendulum, shmSpeed];
