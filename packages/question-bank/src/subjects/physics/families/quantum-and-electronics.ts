import { family } from "../../../authoring.ts";
import { people } from "../../../writing/people.ts";
import { clean, num, qty, sci, sciSlips, sciTex, slips } from "../quantity.ts";

const topic = "quantum-and-electronics";
const quantum = "Apply the quantum theory to photons and energy levels";

const photoelectric = family(
  "photoelectric-energy",
  { topic, objective: quantum, difficulty: "medium", class_level: "SS3", count: 8 },
  (draw) => {
    const work = draw.step(1.8, 4.8, 0.1);
    const kinetic = draw.step(0.4, 3, 0.1);
    const photon = Number((work + kinetic).toFixed(2));
    const metal = draw.pick(["a metal plate", "a clean metal surface", "the cathode of a photocell"]);
    if (Math.abs(work - kinetic) < 0.05) return null;
    return {
      body: draw.pick([
        `Photons of energy ${num(photon)} eV fall on ${metal} of work function ${num(work)} eV. What is the maximum kinetic energy of the electrons set free?`,
        `The work function of ${metal} is ${num(work)} eV. Find the greatest kinetic energy of photoelectrons when photons of ${num(photon)} eV strike it.`,
        `${draw.pick(people)} shines light with photons of ${num(photon)} eV on ${metal} whose work function is ${num(work)} eV. Calculate the maximum kinetic energy of the emitted electrons.`,
      ]),
      right: qty(kinetic, "eV"),
      wrong: slips("eV", [
        [photon + work, "added the work function"],
        [photon, "gave the photon energy"],
        [work, "gave the work function"],
        [kinetic / 2, "took half of the difference, as in ½mv²"],
        [photon / work, "divided the energies"],
      ]),
      explanation: `Greatest kinetic energy = photon energy − work function: $E_k = hf - W = ${num(photon)} - ${num(work)}$, so the maximum kinetic energy is ${qty(kinetic, "eV")}. The work function is the price of leaving the metal, so it is subtracted; adding gives ${qty(photon + work, "eV")}.`,
    };
  },
);

const photon = family(
  "photon-energy",
  { topic, objective: quantum, difficulty: "medium", class_level: "SS3", count: 8 },
  (draw) => {
    const f = draw.pick([2, 3, 4, 5, 6, 7.5, 8]);
    const power = draw.pick([14, 15, 16]);
    const frequency = f * 10 ** power;
    const energy = 6.6e-34 * frequency;
    const toFrequency = draw.chance(0.4);
    const energyPower = Math.floor(Math.log10(energy));
    const energyFigure = Number((energy / 10 ** energyPower).toPrecision(6));
    const quotient = Number((energyFigure / 6.6).toPrecision(6));
    if (toFrequency)
      return {
        body: draw.pick([
          `An electron drops between two energy levels that are $${sciTex(energy)}$ J apart. What is the frequency of the photon given out? [$h = 6.6 \\times 10^{-34}$ J s]`,
          `A photon carries $${sciTex(energy)}$ J of energy. Find its frequency. [$h = 6.6 \\times 10^{-34}$ J s]`,
        ]),
        right: sci(frequency, "Hz"),
        wrong: sciSlips("Hz", [
          ...(quotient < 1
            ? [
                [
                  frequency * 10,
                  `wrote ${num(quotient)} as ${num(quotient * 10)} without taking one from the power of ten`,
                ] as [number, string],
              ]
            : []),
          [energy / (6.6e-34 * 3e8), "divided by the speed of light as well"],
          [(6.6e-34 * 3e8) / energy, "found the wavelength"],
          [6.6e-34 / energy, "divided h by the energy"],
          [energy * 6.6e-34, "multiplied by h instead of dividing"],
        ]),
        explanation: [
          `1. All of the energy is in one photon, $E = hf$, so $f = \\dfrac{E}{h} = \\dfrac{${sciTex(energy)}}{6.6 \\times 10^{-34}}$.`,
          `2. Figures: $${num(energyFigure)} \\div 6.6 = ${num(quotient)}$. Powers of ten: $${energyPower} - (-34) = ${energyPower + 34}$.`,
          `3. $f = ${num(quotient)} \\times 10^{${energyPower + 34}}$ Hz, which is ${sci(frequency, "Hz")}.`,
          "",
          `Where the figure comes out below 1, writing it as a number from 1 to 10 takes one from the power; forgetting this gives ${sci(frequency * 10, "Hz")}.`,
        ].join("\n"),
      };
    const waves = draw.pick([2, 3, 4, 5, 6]);
    const wavePower = draw.pick([-7, -8]);
    const wavelength = waves * 10 ** wavePower;
    const quantum = (6.6e-34 * 3e8) / wavelength;
    const figure = Number((19.8 / waves).toPrecision(6));
    const constants = "[$h = 6.6 \\times 10^{-34}$ J s, $c = 3 \\times 10^{8}\\text{ m s}^{-1}$]";
    return {
      body: draw.pick([
        `What is the energy of a photon of wavelength $${waves} \\times 10^{${wavePower}}$ m? ${constants}`,
        `Radiation of wavelength $${waves} \\times 10^{${wavePower}}$ m falls on a metal. Find the energy of each of its photons. ${constants}`,
        `Calculate the energy that one quantum of radiation of wavelength $${waves} \\times 10^{${wavePower}}$ m carries. ${constants}`,
      ]),
      right: sci(quantum, "J"),
      wrong: sciSlips("J", [
        [6.6e-34 / wavelength, "left out the speed of light"],
        [6.6e-34 * 3e8 * wavelength, "multiplied by the wavelength instead of dividing"],
        [6.6e-34 * wavelength, "treated the wavelength as a frequency"],
        [3e8 / wavelength, "gave the frequency"],
      ]),
      explanation: [
        `1. A photon carries $E = hf = \\dfrac{hc}{\\lambda}$, here $\\dfrac{6.6 \\times 10^{-34} \\times 3 \\times 10^{8}}{${waves} \\times 10^{${wavePower}}}$.`,
        `2. Figures: $6.6 \\times 3 \\div ${waves} = ${num(figure)}$. Powers of ten: $-34 + 8 - (${wavePower}) = ${-26 - wavePower}$.`,
        figure < 10
          ? `3. So $E$ is ${sci(quantum, "J")}.`
          : `3. $E = ${num(figure)} \\times 10^{${-26 - wavePower}}$ J, which is ${sci(quantum, "J")}.`,
        "",
        "Multiplying by the wavelength would give photons of long waves more energy than those of short waves, which is false.",
      ].join("\n"),
    };
  },
);

const transistor = family(
  "transistor-currents",
  { topic, objective: "Explain semiconductors and their uses", difficulty: "easy", class_level: "SS3", count: 8 },
  (draw) => {
    const base = draw.pick([0.02, 0.04, 0.05, 0.08, 0.1, 0.2]);
    const gain = draw.pick([25, 40, 50, 80, 100, 120, 150]);
    const collector = base * gain;
    if (!clean(collector, 1)) return null;
    if (draw.chance(0.5)) {
      const right = collector + base;
      return {
        body: draw.pick([
          `In a transistor the collector current is ${num(collector)} mA and the base current is ${num(base)} mA. What is the emitter current?`,
          `${draw.pick(people)} measures ${num(base)} mA in the base and ${num(collector)} mA in the collector of a transistor. Find the emitter current.`,
        ]),
        right: qty(right, "mA"),
        wrong: slips("mA", [
          [collector - base, "subtracted the base current"],
          [gain, "found the current gain"],
          [collector * base, "multiplied the currents"],
          [collector, "took the emitter current as equal to the collector current"],
          [base, "took the emitter current as equal to the base current"],
        ]),
        explanation: `Emitter current = collector current + base current: $I_E = I_C + I_B = ${num(collector)} + ${num(base)}$, so the emitter current is ${qty(right, "mA")}. The emitter carries both other currents, so subtracting is wrong.`,
      };
    }
    return {
      difficulty: "medium",
      body: draw.pick([
        `A transistor of current gain β = ${gain} has a base current of ${num(base)} mA. What is its collector current?`,
        `The base current of a transistor is ${num(base)} mA and its common-emitter current gain is ${gain}. Find the collector current.`,
        `${draw.pick(people)} builds an amplifier with a transistor of current gain ${gain}. Calculate the collector current when the base current is ${num(base)} mA.`,
      ]),
      right: qty(collector, "mA"),
      wrong: slips("mA", [
        [gain / base, "divided the gain by the base current"],
        [base / gain, "divided by the gain"],
        [collector + base, "gave the emitter current"],
        [gain + base, "added gain and base current"],
      ]),
      explanation: `Current gain = collector current ÷ base current, so $I_C = \\beta I_B = ${gain} \\times ${num(base)}$, so the collector current is ${qty(collector, "mA")}. Dividing by the gain would make the collector current smaller than the base current.`,
    };
  },
);

export const quantumAndElectronics = [photoelectric, photon, transistor];
