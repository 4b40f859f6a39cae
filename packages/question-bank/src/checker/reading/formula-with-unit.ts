// Options with a formula as number and a unit after it: "$40\sqrt{3}$ cm²".
import { alike, evaluated } from "./tex-expression.ts";

export const inFormulas = (options: readonly string[], value: number, unit: string): boolean[] =>
  options.map((option) => {
    const [, tex, after] = /^\$([^$]+)\$ (.+)$/.exec(option) ?? [];
    if (!tex || after !== unit) throw new Error(`"${option}" is not in ${unit}`);
    return alike(evaluated(tex), value);
  });
