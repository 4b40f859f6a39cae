import { family } from "../../../authoring.ts";
import { people } from "../../../writing/people.ts";
import { clean, num, qty, slips } from "../quantity.ts";
import { waveProfile } from "../wave-pictures.ts";

const objective = "Use the wave equation and its terms";

const crests = family(
  "speed-from-crests",
  { topic: "waves", objective, difficulty: "medium", class_level: "SS2", count: 8 },
  (draw) => {
    const crestCount = draw.int(4, 9);
    const wavelength = draw.step(2, 15, 0.5);
    const frequency = draw.step(2, 12, 1);
    const span = wavelength * (crestCount - 1);
    const right = frequency * wavelength;
    if (right < 10 || right > 60) return null;
    return {
      body: draw.pick([
        `In a ripple tank the distance between the first and the last of ${crestCount} successive crests is ${num(span)} cm. If the vibrator has a frequency of ${frequency} Hz, what is the speed of the wave?`,
        `${draw.pick(people)} sees ${crestCount} successive crests on a pond spread over ${num(span)} cm from the first to the last. The waves are made ${frequency} times a second. Find their speed.`,
        `Waves of frequency ${frequency} Hz travel across a tray of water so that ${crestCount} successive crests cover ${num(span)} cm from first to last. Calculate their speed.`,
      ]),
      right: qty(right, "cm s⁻¹"),
      wrong: slips("cm s⁻¹", [
        [(frequency * span) / crestCount, "counted crests instead of the spaces between them"],
        [frequency * span, "used the whole distance as the wavelength"],
        [wavelength / frequency, "divided the wavelength by the frequency"],
        [(frequency * span) / (crestCount + 1), "counted a space outside each end crest"],
        [frequency / wavelength, "divided the frequency by the wavelength"],
      ]),
      explanation: `${crestCount} crests have ${crestCount - 1} spaces of one wavelength each, so $\\lambda = \\dfrac{${num(span)}}{${crestCount - 1}} = ${num(wavelength)}\\text{ cm}$ and $v = f\\lambda = ${frequency} \\times ${num(wavelength)}$, which is ${qty(right, "cm s⁻¹")}. Dividing by ${crestCount} counts crests instead of spaces.`,
    };
  },
);

const profile = family(
  "wave-profile",
  { topic: "waves", objective, difficulty: "medium", class_level: "SS2", count: 8 },
  (draw) => {
    const amplitude = draw.pick([0.4, 0.6, 0.8, 1, 1.2]);
    const two = draw.step(8, 60, 4);
    const frequency = draw.pick([5, 8, 10, 15, 20, 25, 40, 50]);
    const wavelength = two / 2;
    if (amplitude >= wavelength / 10) return null;
    const right = frequency * wavelength;
    return {
      body: draw.pick([
        `The picture shows two complete waves in a distance of ${two} cm with an amplitude of ${amplitude} cm. If the frequency is ${frequency} Hz, what is the speed of the wave?`,
        `A wave of frequency ${frequency} Hz and amplitude ${amplitude} cm has the profile shown: two whole waves in ${two} cm. Find its speed.`,
        `The graph shows a wave on a string at one moment: two full waves cover ${two} cm and the greatest displacement is ${amplitude} cm. Its frequency is ${frequency} Hz. Calculate its speed.`,
      ]),
      right: qty(right, "cm s⁻¹"),
      wrong: slips("cm s⁻¹", [
        [frequency * two, "used the length of two waves as one wavelength"],
        [frequency * amplitude, "used the amplitude as the wavelength"],
        [frequency * amplitude * 2, "used twice the amplitude as the wavelength"],
        [(frequency * two) / 4, "used half a wave as one wavelength"],
        [frequency / wavelength, "divided by the wavelength"],
      ]),
      picture: waveProfile(amplitude, two),
      explanation: `Two waves cover ${two} cm, so $\\lambda = \\dfrac{${two}}{2} = ${num(wavelength)}\\text{ cm}$ and $v = f\\lambda = ${frequency} \\times ${num(wavelength)}$, which is ${qty(right, "cm s⁻¹")}. The amplitude of ${amplitude} cm plays no part in the speed.`,
    };
  },
);

const equation = family(
  "progressive-wave-equation",
  { topic: "waves", objective, difficulty: "hard", class_level: "SS3", count: 8 },
  (draw) => {
    const amplitude = draw.pick([0.02, 0.03, 0.05, 0.1, 0.3]);
    const f = draw.step(10, 200, 10);
    const wavelength = draw.pick([0.2, 0.4, 0.5, 2, 4, 5, 8]);
    const kind = draw.pick(["speed", "frequency", "wavelength"] as const);
    const k = 1 / wavelength;
    const speed = f * wavelength;
    if (!clean(speed, 1)) return null;
    const value = { speed, frequency: f, wavelength }[kind];
    const unit = { speed: "m s⁻¹", frequency: "Hz", wavelength: "m" }[kind];
    const formula = `y = ${num(amplitude)}\\sin 2\\pi(${f}t - ${num(k)}x)`;
    const working = {
      speed: `so $f = ${f}\\text{ Hz}$, $\\dfrac{1}{\\lambda} = ${num(k)}$, $\\lambda = \\dfrac{1}{${num(k)}} = ${num(wavelength)}\\text{ m}$ and $v = f\\lambda = ${f} \\times ${num(wavelength)}$`,
      frequency: `and the number that multiplies $t$ inside the bracket is $f$`,
      wavelength: `so the number that multiplies $x$ is $\\dfrac{1}{\\lambda} = ${num(k)}$ and $\\lambda = \\dfrac{1}{${num(k)}}$`,
    }[kind];
    const tempting = {
      speed: `The amplitude ${num(amplitude)} m does not enter the speed.`,
      frequency: `Since $2\\pi$ stands outside the bracket already, multiplying by it again is wrong.`,
      wavelength: `${num(k)} is the reciprocal of the wavelength, not the wavelength itself.`,
    }[kind];
    return {
      difficulty: kind === "frequency" ? "medium" : "hard",
      body: draw.pick([
        `A progressive wave is given by $${formula}$, with $x$ and $y$ in metres and $t$ in seconds. What is its ${kind}?`,
        `The displacement of a wave in metres is $${formula}$, where $t$ is in seconds and $x$ in metres. Find its ${kind}.`,
        `Calculate the ${kind} of the plane progressive wave $${formula}$, all quantities being in SI units.`,
      ]),
      right: qty(value, unit),
      wrong: slips(unit, [
        [
          { speed: f * k, frequency: f * 2, wavelength: k }[kind],
          {
            speed: `multiplied f by ${num(k)} instead of by the wavelength`,
            frequency: "multiplied by the 2 in front of the bracket",
            wavelength: "gave the number that multiplies x and did not turn it over",
          }[kind],
        ],
        [
          { speed: f * amplitude, frequency: f / 2, wavelength: 2 * wavelength }[kind],
          {
            speed: "multiplied f by the amplitude instead of the wavelength",
            frequency: "divided by the 2 in front of the bracket",
            wavelength: "multiplied by the 2 in front of the bracket",
          }[kind],
        ],
        [
          { speed: f, frequency: f * k, wavelength: amplitude }[kind],
          {
            speed: "gave the frequency",
            frequency: "multiplied the two numbers in the bracket",
            wavelength: "gave the amplitude",
          }[kind],
        ],
        [
          { speed: speed / 2, frequency: speed, wavelength: wavelength / 2 }[kind],
          {
            speed: "divided by the 2 in front of the bracket",
            frequency: "gave the speed of the wave",
            wavelength: "divided by the 2 in front of the bracket",
          }[kind],
        ],
        [
          { speed: speed * 2, frequency: k, wavelength: f }[kind],
          {
            speed: "multiplied by the 2 in front of the bracket",
            frequency: "gave the number that multiplies x",
            wavelength: "gave the frequency",
          }[kind],
        ],
      ]),
      explanation: `Compare with $y = A\\sin 2\\pi\\left(ft - \\dfrac{x}{\\lambda}\\right)$, ${working}: the ${kind} is ${qty(value, unit)}. ${tempting}`,
    };
  },
);

export const waves = [crests, profile, equation];
