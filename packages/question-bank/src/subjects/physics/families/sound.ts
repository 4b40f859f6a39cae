import { family } from "../../../authoring.ts";
import { people } from "../../../writing/people.ts";
import { clean, num, qty, slips, tex } from "../quantity.ts";

const columns = "Analyse vibrating strings and air columns";

const echo = family(
  "echo-distance",
  {
    topic: "sound",
    objective: "Calculate with echoes and the speed of sound",
    difficulty: "easy",
    class_level: "SS2",
    count: 8,
  },
  (draw) => {
    const speed = draw.pick([330, 340, 350]);
    const time = draw.step(0.4, 4, 0.2);
    if (time === 1) return null;
    if (draw.chance(0.3)) {
      const sea = 1500;
      const depth = (sea * time) / 2;
      return {
        body: `A ship sends a pulse of sound straight down and receives its echo from the sea bed after ${num(time)} s. How deep is the sea if sound travels at ${num(sea)} m s⁻¹ in sea water?`,
        right: qty(depth, "m"),
        wrong: slips("m", [
          [sea * time, "forgot that the sound goes down and back"],
          [sea / time, "divided by the time instead of multiplying, and did not halve"],
          [(330 * time) / 2, "used 330 m s⁻¹, the speed of sound in air"],
          [sea / (2 * time), "divided by the time instead of multiplying, and halved"],
        ]),
        explanation: `The pulse goes down and back, so $d = \\dfrac{vt}{2} = \\dfrac{1500 \\times ${num(time)}}{2} = \\dfrac{${tex(sea * time)}}{2}$, which is ${qty(depth, "m")}. ${qty(sea * time, "m")} is the whole path there and back.`,
      };
    }
    const later = Number((time + draw.step(0.4, 2, 0.2)).toFixed(1));
    const [near, far] = [(speed * time) / 2, (speed * later) / 2];
    const right = near + far;
    return {
      difficulty: "medium",
      body: draw.pick([
        `${draw.pick(people)} fires a starting pistol between two parallel cliffs and hears the first echo after ${num(time)} s and the second after ${num(later)} s. How far apart are the cliffs if sound travels at ${speed} m s⁻¹?`,
        `A hunter fires a gun between two hillsides. Echoes return from them ${num(time)} s and ${num(later)} s after the shot. With the speed of sound at ${speed} m s⁻¹, find the distance between the hillsides.`,
        `A boy shouts in a valley between two steep rock faces and hears echoes after ${num(time)} s and ${num(later)} s. Calculate the distance between the rock faces. [speed of sound = ${speed} m s⁻¹]`,
      ]),
      right: qty(right, "m"),
      wrong: slips("m", [
        [speed * (time + later), "forgot that each sound goes there and back"],
        [far - near, "subtracted the two distances instead of adding them"],
        [near, "gave the distance of the nearer one only"],
        [far, "gave the distance of the farther one only"],
      ]),
      explanation: `Each sound goes there and back, so each distance is $d = \\dfrac{vt}{2}$. They are $\\dfrac{${speed} \\times ${num(time)}}{2} = ${num(near)}\\text{ m}$ and $\\dfrac{${speed} \\times ${num(later)}}{2} = ${num(far)}\\text{ m}$. Together $${num(near)} + ${num(far)}$, which is ${qty(right, "m")}. ${qty(speed * (time + later), "m")} is the path of the sounds there and back.`,
    };
  },
);

const pipes = family(
  "fundamental-of-pipe",
  { topic: "sound", objective: columns, difficulty: "medium", class_level: "SS3", count: 9 },
  (draw) => {
    const closed = draw.chance(0.5);
    const speed = draw.pick([344, 330, 340, 352]);
    const cm = draw.pick([16, 20, 22, 25, 33, 34, 40, 44, 50, 55, 68, 80, 85]);
    const length = cm / 100;
    const right = speed / ((closed ? 4 : 2) * length);
    const other = speed / ((closed ? 2 : 4) * length);
    if (!clean(right, 1)) return null;
    const kind = closed ? "closed at one end" : "open at both ends";
    return {
      body: draw.pick([
        `A pipe ${cm} cm long is ${kind}. What is its fundamental frequency if the speed of sound in air is ${speed} m s⁻¹? [neglect end corrections]`,
        `${draw.pick(people)} blows across a bamboo pipe of length ${cm} cm, ${kind}. Find the frequency of the lowest note. [speed of sound = ${speed} m s⁻¹, no end correction]`,
        `Calculate the frequency of the fundamental note of an air column ${cm} cm long in a tube ${kind}, taking the speed of sound as ${speed} m s⁻¹ and neglecting end effects.`,
      ]),
      right: qty(right, "Hz"),
      wrong: slips("Hz", [
        [other, closed ? "used the formula for an open pipe" : "used the formula for a closed pipe"],
        [speed / length, "took the length as one wavelength"],
        [speed * length, "multiplied by the length"],
        [closed ? right * 3 : right * 2, "gave the first overtone"],
        [closed ? 0 : right * 3, "gave the third harmonic"],
        [right / 100, "left the length in centimetres"],
      ]),
      explanation: closed
        ? `The length is ${num(length * 100)} ÷ 100 = ${num(length)} m. At its lowest note the column in a closed pipe is a quarter wave long, so the wave is $4l$ long. Frequency = speed ÷ wavelength: $f = \\dfrac{v}{4l} = \\dfrac{${speed}}{4 \\times ${num(length)}} = \\dfrac{${speed}}{${num(4 * length)}}$, which is ${qty(right, "Hz")}. ${qty(other, "Hz")} belongs to a pipe open at both ends.`
        : `The length is ${num(length * 100)} ÷ 100 = ${num(length)} m. At its lowest note the column in an open pipe is half a wave long, so the wave is $2l$ long. Frequency = speed ÷ wavelength: $f = \\dfrac{v}{2l} = \\dfrac{${speed}}{2 \\times ${num(length)}} = \\dfrac{${speed}}{${num(2 * length)}}$, which is ${qty(right, "Hz")}. ${qty(other, "Hz")} belongs to a pipe closed at one end.`,
    };
  },
);

const strings = family(
  "string-frequency",
  { topic: "sound", objective: columns, difficulty: "medium", class_level: "SS3", count: 8 },
  (draw) => {
    const f = draw.step(100, 480, 20);
    const byTension = draw.chance(0.5);
    const k = draw.pick([2, 3, 4, 1.5]);
    const right = f * k;
    const who = draw.pick(people);
    if (byTension) {
      const t1 = draw.pick([10, 20, 40, 16]);
      const t2 = t1 * k * k;
      if (t2 > 160) return null;
      return {
        body: draw.pick([
          `A sonometer wire under a tension of ${t1} N gives a note of ${f} Hz. What is its frequency when the tension is ${num(t2)} N and the length is unchanged?`,
          `${who} stretches a steel wire that vibrates at ${f} Hz under ${t1} N. Find its frequency if the tension is raised to ${num(t2)} N at the same length.`,
        ]),
        right: qty(right, "Hz"),
        wrong: slips("Hz", [
          [f * k * k, "took frequency as proportional to the tension"],
          [f / k, "turned the ratio under the root upside down"],
          [f, "took the frequency as unchanged"],
          [f + t2 - t1, "added the increase in tension"],
          [(f * k * k) / 2, "halved the ratio of the tensions instead of taking its root"],
        ]),
        explanation: `At constant length the frequency goes with the root of the tension: $f \\propto \\sqrt{T}$. So $f_2 = ${f}\\sqrt{\\dfrac{${num(t2)}}{${t1}}} = ${f}\\sqrt{${num(t2 / t1)}} = ${f} \\times ${num(k)}$, which is ${qty(right, "Hz")}. ${qty(f * k * k, "Hz")} forgets the square root.`,
      };
    }
    const l2 = draw.pick([20, 30, 40, 25]);
    const l1 = l2 * k;
    return {
      difficulty: "easy",
      body: draw.pick([
        `A sonometer wire ${num(l1)} cm long sounds a note of ${f} Hz. What is its frequency when the vibrating length is ${l2} cm at the same tension?`,
        `${who} plucks ${num(l1)} cm of a string and hears ${f} Hz. Find the frequency when only ${l2} cm of it vibrates under the same tension.`,
      ]),
      right: qty(right, "Hz"),
      wrong: slips("Hz", [
        [f / k, "took frequency as proportional to the length"],
        [f * Math.sqrt(k), "took the square root of the ratio of the lengths"],
        [f, "took the frequency as unchanged"],
        [f * k * k, "squared the ratio of the lengths"],
        [f + l1 - l2, "added the change of length"],
      ]),
      explanation: `At constant tension $f \\propto \\dfrac{1}{l}$, so $f_2 = f_1 \\times \\dfrac{l_1}{l_2} = ${f} \\times \\dfrac{${num(l1)}}{${l2}} = ${f} \\times ${num(k)}$, which is ${qty(right, "Hz")}. A shorter string gives a higher note, so ${qty(f / k, "Hz")} goes the wrong way.`,
    };
  },
);

export const sound = [echo, pipes, strings];
