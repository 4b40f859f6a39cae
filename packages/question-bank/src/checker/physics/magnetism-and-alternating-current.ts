// Magnetic forces, transformers and alternating current.

import { asking, judging, oneOf, stating, wordIn } from "../reading/asking.ts";
import { quantitiesIn } from "../reading/quantity.ts";
import type { SubjectChecker } from "../solver.ts";

const MICRO = 1e-6;

/** The root mean square of a sine wave with a given peak, over one full turn in even steps. */
function rootMeanSquare(peak: number): number {
  const steps = 360;
  let squares = 0;
  for (let step = 0; step < steps; step++) squares += (peak * Math.sin((2 * Math.PI * step) / steps)) ** 2;
  return Math.sqrt(squares / steps);
}

export const magnetismAndAlternatingCurrent: SubjectChecker = {
  "force-on-conductor": oneOf(
    asking(
      /at right angles to a .*field of .*force/,
      ["cm", "A", "T"],
      "N",
      ([length, current, field]) => field * current * (length / 100),
    ),
    asking(
      /(?=.* at \d+° to a .*field of)(?=.*force)/,
      ["cm", "A", "T", "°"],
      "N",
      ([length, current, field, angle]) => field * current * (length / 100) * Math.sin((angle * Math.PI) / 180),
    ),
  ),
  "force-on-moving-charge": oneOf(
    asking(/at right angles.* force/, ["C", "m s⁻¹", "T"], "N", ([charge, speed, field]) => charge * speed * field),
  ),
  transformer: oneOf(
    asking(
      /primary.*secondary voltage/,
      ["V", "", ""],
      "V",
      ([volts, primary, secondary]) => (volts / primary) * secondary,
    ),
    asking(
      /The primary of a transformer takes .* efficient, what power does its secondary deliver/,
      ["A", "V", "%"],
      "W",
      ([current, volts, efficiency]) => current * volts * (efficiency / 100),
    ),
  ),
  "peak-and-rms": oneOf(
    judging(/r\.m\.s\./, ({ body, options }) => {
      const [given, ...more] = quantitiesIn(body);
      if (!given || more.length) throw new Error(`one value was looked for in "${body}"`);
      const peakGiven = wordIn(body, {
        "peak (voltage|current) of .* Find the r.m.s.": true,
        "[Tt]he peak value of .* its r.m.s. value": true,
        "r.m.s. value of .* whose peak value is": true,
        "r.m.s. (voltage|current) of .* Find the peak": false,
        "[Tt]he r.m.s. value of .* its peak value": false,
        "peak value of .* whose r.m.s. value is": false,
      });
      const perPeak = rootMeanSquare(1);
      return stating(options, peakGiven ? given.value * perPeak : given.value / perPeak, given.unit);
    }),
  ),
  reactance: oneOf(
    asking(
      /H inductor|coil of inductance .* and no resistance/,
      ["H", "Hz"],
      "Ω",
      ([inductance, frequency]) => 2 * Math.PI * frequency * inductance,
    ),
    asking(
      /µF capacitor .* of angular frequency/,
      ["µF", "rad s⁻¹"],
      "Ω",
      ([capacitance, turning]) => 1 / turning / (capacitance * MICRO),
    ),
  ),
  impedance: oneOf(
    asking(
      /current/,
      ["V", "Ω", "Ω"],
      "A",
      ([volts, resistance, reactance]) => volts / Math.hypot(resistance, reactance),
    ),
    asking(
      /^(?=.*impedance)(?=.*(R = .*X_L = .*X_C = |a resistance of .* an inductive reactance of .* a capacitive reactance of ))/,
      ["Ω", "Ω", "Ω"],
      "Ω",
      ([resistance, ahead, behind]) => Math.hypot(resistance, ahead - behind),
    ),
  ),
};
