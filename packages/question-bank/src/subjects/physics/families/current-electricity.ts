import { family } from "../../../authoring.ts";
import { people } from "../../../writing/people.ts";
import { seriesParallelCircuit } from "../circuit-pictures.ts";
import { about, clean, num, qty, slips, tex } from "../quantity.ts";

const topic = "current-electricity";
const resistance = "Calculate resistance, resistivity and e.m.f.";

const pairs = [
  [3, 6, 2],
  [4, 12, 3],
  [6, 12, 4],
  [10, 15, 6],
  [20, 30, 12],
  [12, 24, 8],
  [6, 30, 5],
  [5, 20, 4],
  [10, 40, 8],
  [4, 4, 2],
  [9, 18, 6],
] as const;

const circuit = family(
  "series-parallel-circuit",
  { topic, objective: "Apply Ohm's law to circuits", difficulty: "medium", class_level: "SS2", count: 10 },
  (draw) => {
    const [a, b, pair] = draw.pick(pairs);
    const series = draw.int(1, 12);
    const total = series + pair;
    const current = draw.pick([0.5, 1, 1.5, 2, 2.5, 3]);
    const supply = current * total;
    if (!clean(supply) || supply > 48) return null;
    const wantsTotal = draw.chance(0.35);
    const right = wantsTotal ? total : current;
    const unit = wantsTotal ? "Ω" : "A";
    const ask = wantsTotal ? "total resistance of the circuit" : "current drawn from the battery";
    const all = series + a + b;
    return {
      difficulty: wantsTotal ? "easy" : "medium",
      body: draw.pick([
        `In the circuit shown, ${series} Ω is in series with a parallel pair of ${a} Ω and ${b} Ω across a ${num(supply)} V battery of negligible internal resistance. What is the ${ask}?`,
        `${draw.pick(people)} joins a ${series} Ω resistor in series with ${a} Ω and ${b} Ω in parallel and connects them to a ${num(supply)} V battery of negligible internal resistance. Find the ${ask}.`,
        `A ${num(supply)} V battery of negligible internal resistance feeds a ${series} Ω resistor in series with ${a} Ω and ${b} Ω in parallel. Calculate the ${ask}.`,
      ]),
      right: qty(right, unit),
      wrong: wantsTotal
        ? slips("Ω", [
            [all, "added all the resistances"],
            [pair, "gave the parallel pair only"],
            [series + 1 / a + 1 / b, "forgot to turn the sum of reciprocals over"],
            [1 / (1 / series + 1 / a + 1 / b), "took all three in parallel"],
            [series + (a + b) / 2, "averaged the parallel pair"],
          ])
        : slips("A", [
            [supply / all, "added all the resistances"],
            [supply / series, "ignored the parallel pair"],
            [supply / pair, "ignored the series resistor"],
            [supply * (1 / series + 1 / a + 1 / b), "took all three in parallel"],
            [supply / (series + (a + b) / 2), "averaged the parallel pair"],
          ]),
      picture: seriesParallelCircuit(`${series} Ω`, `${a} Ω`, `${b} Ω`, `${num(supply)} V`),
      explanation: `Two resistors in parallel give product ÷ sum: $\\dfrac{${a} \\times ${b}}{${a} + ${b}} = \\dfrac{${a * b}}{${a + b}} = ${pair}$ Ω, and a series resistor is added, so the total is $${series} + ${pair} = ${total}$ Ω. ${wantsTotal ? `The total resistance is ${qty(total, "Ω")}.` : `$I = \\dfrac{V}{R} = \\dfrac{${num(supply)}}{${total}}$, so the current is ${qty(current, "A")}.`} Adding all three resistances to get ${all} Ω treats the parallel pair as if it were in series.`,
    };
  },
);

const cell = family(
  "internal-resistance",
  { topic, objective: resistance, difficulty: "medium", class_level: "SS2", count: 9 },
  (draw) => {
    const r = draw.pick([0.5, 1, 1.5, 2, 2.5]);
    const external = draw.step(2, 20, 0.5);
    const current = draw.pick([0.2, 0.25, 0.4, 0.5, 0.8, 1.5, 2, 3]);
    const emf = current * (external + r);
    if (!clean(emf, 1) || emf > 24 || emf < 1.5) return null;
    const terminal = current * external;
    const wantsTerminal = draw.chance(0.5) && clean(terminal, 2);
    const right = wantsTerminal ? terminal : current;
    const unit = wantsTerminal ? "V" : "A";
    const ask = wantsTerminal ? "potential difference across the battery's terminals" : "current in the circuit";
    return {
      difficulty: wantsTerminal ? "hard" : "medium",
      body: draw.pick([
        `A battery of e.m.f. ${num(emf)} V and internal resistance ${num(r)} Ω is connected to a ${num(external)} Ω resistor. What is the ${ask}?`,
        `${draw.pick(people)} connects a ${num(external)} Ω lamp to a battery of e.m.f. ${num(emf)} V and internal resistance ${num(r)} Ω. Find the ${ask}.`,
        `A battery has an e.m.f. of ${num(emf)} V and an internal resistance of ${num(r)} Ω. When it supplies a ${num(external)} Ω coil, calculate the ${ask}.`,
      ]),
      right: qty(right, unit),
      wrong: wantsTerminal
        ? slips("V", [
            [emf, "gave the e.m.f."],
            [current * r, "gave the lost volts"],
            [emf + current * r, "added the lost volts"],
            [emf - r, "took the internal resistance itself off the e.m.f."],
            [emf - external * r, "subtracted the product of the two resistances"],
          ])
        : slips("A", [
            [emf / external, "ignored the internal resistance"],
            [emf / r, "ignored the external resistance"],
            [(emf * (external + r)) / (external * r), "took the two resistances as in parallel"],
            [emf / Math.abs(external - r), "subtracted the resistances"],
          ]),
      explanation: `E.m.f. = current × all the resistance, $E = I(R + r)$, so $I = \\dfrac{E}{R + r} = \\dfrac{${num(emf)}}{${num(external)} + ${num(r)}} = \\dfrac{${num(emf)}}{${num(external + r)}}$, a current of ${qty(current, "A")}. ${wantsTerminal ? `The terminal p.d. is $IR = ${num(current)} \\times ${num(external)}$, which is ${qty(terminal, "V")}; the rest of the e.m.f. is lost inside the battery.` : "Leaving out the internal resistance makes the current too large."}`,
    };
  },
);

const wire = family(
  "resistance-of-wire",
  { topic, objective: resistance, difficulty: "medium", class_level: "SS2", count: 8 },
  (draw) => {
    const r1 = draw.step(2, 24, 2);
    const kl = draw.pick([1, 2, 3, 4]);
    const kd = draw.pick([2, 3, 0.5]);
    const right = (r1 * kl) / (kd * kd);
    if (!clean(right, 1)) return null;
    const lengthWord = ["", "the same length", "twice the length", "three times the length", "four times the length"][
      kl
    ];
    const widthWord = kd === 0.5 ? "half the diameter" : kd === 2 ? "twice the diameter" : "three times the diameter";
    const material = draw.pick(["nichrome", "constantan", "copper", "manganin"]);
    return {
      difficulty: kl === 1 ? "medium" : "hard",
      body: draw.pick([
        `A ${material} wire has a resistance of ${r1} Ω. What is the resistance of another wire of the same material with ${lengthWord} and ${widthWord}?`,
        `Two wires are made of ${material}. The first has a resistance of ${r1} Ω; the second has ${lengthWord} and ${widthWord} of the first. Find the resistance of the second.`,
        `${draw.pick(people)} measures ${r1} Ω for a ${material} wire. What resistance should be expected of a ${material} wire with ${lengthWord} and ${widthWord}?`,
      ]),
      right: qty(right, "Ω"),
      wrong: slips("Ω", [
        [(r1 * kl) / kd, "used the diameter without squaring it"],
        [r1 * kl * kd * kd, "made resistance grow with area"],
        [r1 * kl * kd, "made resistance grow with diameter"],
        [r1 / kl / (kd * kd), "made resistance fall with length"],
        [r1 * kl, "ignored the change of diameter"],
        [r1, "took the resistance as unchanged"],
      ]),
      explanation: `$R = \\dfrac{\\rho l}{A}$ and area goes with the square of the diameter, so $R \\propto \\dfrac{l}{d^2}$: $R_2 = ${r1} \\times \\dfrac{${kl}}{${num(kd)}^2} = \\dfrac{${r1 * kl}}{${num(kd * kd)}}$, which is ${qty(right, "Ω")}. Using the diameter without squaring it gives ${about((r1 * kl) / kd)}${qty((r1 * kl) / kd, "Ω")}.`,
    };
  },
);

const meters = family(
  "galvanometer-conversion",
  { topic, objective: "Use and convert electrical meters", difficulty: "hard", class_level: "SS3", count: 8 },
  (draw) => {
    const coil = draw.step(5, 100, 5);
    const milli = draw.pick([1, 2, 4, 5, 10, 20]);
    const full = milli / 1000;
    const toVolts = draw.chance(0.5);
    if (toVolts) {
      const volts = draw.pick([2, 3, 5, 10, 12, 20]);
      const right = volts / full - coil;
      return {
        body: draw.pick([
          `A galvanometer of resistance ${coil} Ω gives full-scale deflection for ${milli} mA. What series resistance turns it into a voltmeter reading up to ${volts} V?`,
          `${draw.pick(people)} wants to use a galvanometer (resistance ${coil} Ω, full-scale current ${milli} mA) as a ${volts} V voltmeter. Find the multiplier needed in series.`,
        ]),
        right: qty(right, "Ω"),
        wrong: slips("Ω", [
          [volts / full, "forgot to subtract the coil's resistance"],
          [volts / full + coil, "added the coil's resistance"],
          [(full * coil) / volts, "divided the p.d. across the coil by the full-scale p.d."],
          [volts / milli, "left the current in milliamperes and did not subtract the coil's resistance"],
        ]),
        explanation: `The full-scale current is ${milli} mA = ${milli} ÷ 1,000 = ${full} A. Total resistance $= \\dfrac{V}{I} = \\dfrac{${volts}}{${full}} = ${num(volts / full).replaceAll(",", "{,}")}$ Ω. The coil has ${coil} Ω of it, so the multiplier has the rest: $${tex(volts / full)} - ${coil}$, which is ${qty(right, "Ω")}. ${qty(volts / full, "Ω")} forgets the coil's own resistance.`,
      };
    }
    const times = draw.pick([11, 21, 26, 41, 51, 101]);
    const amps = (milli * times) / 1000;
    const right = coil / (times - 1);
    if (!clean(right, 2)) return null;
    return {
      body: draw.pick([
        `A galvanometer of resistance ${coil} Ω gives full-scale deflection for ${milli} mA. What shunt turns it into an ammeter reading up to ${amps} A?`,
        `${draw.pick(people)} wants to use a galvanometer (resistance ${coil} Ω, full-scale current ${milli} mA) as an ammeter reading up to ${amps} A. Find the shunt needed.`,
      ]),
      right: qty(right, "Ω"),
      wrong: slips("Ω", [
        [coil / times, "sent the whole current through the shunt"],
        [coil * (times - 1), "multiplied the coil's resistance by the ratio of the two currents instead of dividing"],
        [(times - 1) / coil, "divided the current by the p.d."],
        [coil / (times + 1), "added the currents instead of subtracting"],
      ]),
      explanation: `The full-scale current is ${milli} mA = ${milli} ÷ 1,000 = ${full} A. The shunt carries the rest: $${amps} - ${full} = ${Number((amps - full).toFixed(4))}\\text{ A}$. It is in parallel with the coil, so its p.d. is that of the coil, $V = IR$: $${full} \\times ${coil} = ${Number((full * coil).toFixed(4))}\\text{ V}$. $R = \\dfrac{V}{I} = \\dfrac{${Number((full * coil).toFixed(4))}}{${Number((amps - full).toFixed(4))}}$, so its resistance is ${qty(right, "Ω")}. The coil's current is subtracted first: only the rest goes through the shunt.`,
    };
  },
);

const bridge = family(
  "metre-bridge",
  { topic, objective: "Use and convert electrical meters", difficulty: "easy", class_level: "SS3", count: 7 },
  (draw) => {
    const left = draw.pick([20, 25, 30, 40, 60, 70, 75, 80]);
    const known = draw.step(2, 30, 1);
    const right = (known * left) / (100 - left);
    if (!clean(right, 1)) return null;
    return {
      body: draw.pick([
        `In a metre bridge an unknown resistance in the left gap balances ${known} Ω in the right gap at ${left} cm from the left end. What is the unknown resistance?`,
        `${draw.pick(people)} finds balance ${left} cm from the left end of a metre bridge with ${known} Ω in the right-hand gap. Find the resistance X in the left-hand gap.`,
        `A metre bridge has X in its left gap and ${known} Ω in its right gap. The galvanometer shows no deflection at ${left} cm from the left end. Calculate X.`,
      ]),
      right: qty(right, "Ω"),
      wrong: slips("Ω", [
        [(known * (100 - left)) / left, "turned the ratio upside down"],
        [(known * left) / 100, "divided by the whole wire instead of by the rest of it"],
        [(known * 100) / left, `used 100 ÷ ${left} as the ratio, the whole wire to its left part`],
        [known, "made the resistances equal"],
        [left, "gave the length of wire as the resistance"],
      ]),
      explanation: `At balance the resistances are in the ratio of the two lengths of wire: $\\dfrac{X}{${known}} = \\dfrac{${left}}{100 - ${left}}$. $X = ${known} \\times \\dfrac{${left}}{${100 - left}} = \\dfrac{${tex(known * left)}}{${100 - left}}$, so the unknown resistance is ${qty(right, "Ω")}. Turning the ratio upside down gives ${about((known * (100 - left)) / left)}${qty((known * (100 - left)) / left, "Ω")}.`,
    };
  },
);

export const currentElectricity = [circuit, cell, wire, meters, bridge];
