// Charge, circuits, magnetism and alternating current.

import { asking, judging, numberAfter, oneOf, shownAlike, stating, wordIn } from "../reading/asking.ts";
import { quantitiesIn } from "../reading/quantity.ts";
import type { SubjectChecker } from "../solver.ts";

const MICRO = 1e-6;
const MILLI = 1e-3;

/** Resistances in parallel: with one volt across each, their currents add up. */
const parallel = (...resistances: number[]) => 1 / resistances.reduce((sum, one) => sum + 1 / one, 0);

/** Capacitors with the same charge: with one coulomb on each, their voltages add up. */
const inSeries = (...capacitances: number[]) => 1 / capacitances.reduce((volts, one) => volts + 1 / one, 0);

const inEffect = (posed: Parameters<typeof shownAlike>[0], alone: number, pair: [number, number]) => {
  shownAlike(posed, alone, ...pair);
  return inSeries(alone, pair[0] + pair[1]);
};

const coulombConstant = /^(.*)\[1\/\(4πε₀\) = (9 × 10⁹) N m² C⁻²\]$/;

export const electricity: SubjectChecker = {
  "coulomb-force": oneOf(
    judging(/force (acts )?between|repulsion between/, ({ body, options }) => {
      const [, question = "", constant = ""] = coulombConstant.exec(body) ?? [];
      const [one, other, apart, ...more] = quantitiesIn(question);
      if (one?.unit !== "µC" || other?.unit !== "µC" || apart?.unit !== "cm" || more.length)
        throw new Error(`"${body}" does not give two charges and a distance`);
      const k = quantitiesIn(constant)[0]?.value ?? Number.NaN;
      const field = (k * one.value * MICRO) / (apart.value / 100) ** 2;
      return stating(options, field * other.value * MICRO, "N");
    }),
  ),
  "capacitor-charge-and-energy": oneOf(
    asking(/the charge stored/, ["µF", "V"], "C", ([capacitance, volts]) => capacitance * MICRO * volts),
    asking(
      /the energy stored/,
      ["µF", "V"],
      "J",
      // On average, each bit of charge is raised through half of the final voltage.
      ([capacitance, volts]) => capacitance * MICRO * volts * (volts / 2),
    ),
  ),
  "capacitor-network": oneOf(
    asking(
      /µF capacitor in series with a parallel (pair|arrangement) of .* capacitance/,
      ["µF", "µF", "µF"],
      "µF",
      ([alone, one, other], posed) => inEffect(posed, alone, [one, other]),
    ),
    asking(
      /^Capacitors of .* in parallel are joined in series with one of .* capacitance/,
      ["µF", "µF", "µF"],
      "µF",
      ([one, other, alone], posed) => inEffect(posed, alone, [one, other]),
    ),
  ),
  "series-parallel-circuit": oneOf(
    asking(
      /in series with .*current drawn from the battery/,
      ["V", "Ω", "Ω", "Ω"],
      "A",
      ([volts, alone, one, other], posed) => {
        shownAlike(posed, volts, alone, one, other);
        return volts / (alone + parallel(one, other));
      },
    ),
    asking(
      /in series with .*total resistance of the circuit/,
      ["V", "Ω", "Ω", "Ω"],
      "Ω",
      ([volts, alone, one, other], posed) => {
        shownAlike(posed, volts, alone, one, other);
        return alone + parallel(one, other);
      },
    ),
  ),
  "internal-resistance": oneOf(
    asking(/current in the circuit/, ["V", "Ω", "Ω"], "A", ([emf, one, other]) => emf / (one + other)),
    asking(
      /potential difference across the battery's terminals/,
      ["V", "Ω", "Ω"],
      "V",
      ([emf, one, other], { body }) => {
        const inside = numberAfter(body, /internal resistance (?:of )?([\d.]+) Ω/);
        if (inside !== one && inside !== other) throw new Error("which resistance is inside?");
        const lost = (emf / (one + other)) * inside;
        return emf - lost;
      },
    ),
  ),
  "resistance-of-wire": oneOf(
    asking(/[Ww]hat (is the )?resistance|Find the resistance of the second/, ["Ω"], "Ω", ([first], { body }) => {
      const longer = wordIn(body, { "twice the length": 2, "three times the length": 3, "four times the length": 4 });
      const wider = wordIn(body, { "twice the diameter": 2, "half the diameter": 0.5, "three times the diameter": 3 });
      const area = (diameter: number) => Math.PI * (diameter / 2) ** 2;
      return (first * longer * area(1)) / area(wider);
    }),
  ),
  "metre-bridge": oneOf(
    asking(
      /(?=.*from the left end)(?=.*Ω in (the|its) right(-hand)? gap)(?=.*(left-hand gap|left gap))/,
      ["cm", "Ω"],
      "Ω",
      ([left, known]) => (known / (100 - left)) * left,
    ),
  ),
  "galvanometer-conversion": oneOf(
    asking(
      /(shunt turns it into an ammeter|as an ammeter reading up to .* Find the shunt)/,
      ["Ω", "mA", "A"],
      "Ω",
      ([coil, full, range]) => (full * MILLI * coil) / (range - full * MILLI),
    ),
    asking(
      /series resistance turns it into a voltmeter|as a voltmeter reading up to .* Find the series resistance/,
      ["Ω", "mA", "V"],
      "Ω",
      ([coil, full, range]) => (range - full * MILLI * coil) / (full * MILLI),
    ),
  ),
  "resistance-from-rating": oneOf(asking(/resistance/, ["V", "W"], "Ω", ([volts, watts]) => volts / (watts / volts))),
  "joule-heating": oneOf(
    asking(
      /heat (is produced|given off)|energy turned to heat/,
      ["A", "Ω", "minutes"],
      "J",
      ([current, resistance, minutes]) => {
        const volts = current * resistance;
        return volts * (current * minutes * 60);
      },
    ),
  ),
  "electricity-bill": oneOf(
    asking(
      /(?=.*(Find|Calculate) the cost)(?=.*1 kWh)/,
      ["", "W", "hours", "days", "₦", "kWh"],
      "₦",
      ([lamps, watts, hours, days, price, unit]) => ((lamps * watts * hours * days) / 1000 / unit) * price,
    ),
    asking(
      /What do they cost in .* per kWh/,
      ["", "W", "hours", "days", "₦"],
      "₦",
      ([lamps, watts, hours, days, price]) => ((lamps * watts * hours * days) / 1000) * price,
    ),
  ),
  "mass-deposited": oneOf(
    asking(
      /mass .*deposited|mass of .* set free/,
      ["A", "minutes", "g C⁻¹"],
      "g",
      ([current, minutes, equivalent]) => equivalent * (current * (minutes * 60)),
    ),
  ),
};
