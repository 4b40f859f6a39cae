// Formulas with sines, cosines and tangents: "2\sin^2 60^\circ - \tan \theta", "3\cos 2x". Each ratio is calculated
// separately and replaced by a letter in the formula. Letters are angles in radians.
import { expression, type Letters } from "./tex-expression.ts";

const ratio = /\\(sin|cos|tan)(?:\^(\d))? (?:(\d+)\^\\circ|(\d*)(\\alpha|\\theta|[A-Za-z]))/g;
const standIns = [..."PQRSTUVW"];

interface Ratio {
  name: "sin" | "cos" | "tan";
  power: number;
  angle: (values: Letters) => number;
}

const angleOf = (degrees: string | undefined, times: string, letter: string): Ratio["angle"] => {
  if (degrees !== undefined) return () => (Number(degrees) * Math.PI) / 180;
  return (values) => {
    const angle = values[letter.replace("\\", "")];
    if (angle === undefined) throw new Error(`nothing is known of the angle ${letter}`);
    return (times === "" ? 1 : Number(times)) * angle;
  };
};

export function withRatios(tex: string): ReturnType<typeof expression> {
  const found: Record<string, Ratio> = {};
  const free = standIns.filter((letter) => !tex.includes(letter));
  const rest = tex.replaceAll(ratio, (_, name: Ratio["name"], power = "1", degrees, times = "", letter = "") => {
    const standIn = free.shift();
    if (!standIn) throw new Error(`"${tex}" is too long`);
    found[standIn] = { name, power: Number(power), angle: angleOf(degrees, times, letter) };
    return `(${standIn})`;
  });
  const outer = expression(rest);
  return {
    letters: new Set([...outer.letters].filter((letter) => !found[letter])),
    at: (values) => {
      const worked = Object.entries(found).map(([letter, { name, power, angle }]) => [
        letter,
        Math[name](angle(values)) ** power,
      ]);
      return outer.at({ ...values, ...Object.fromEntries(worked) });
    },
  };
}
