// Gas laws, and what is measured of gases.

import { inUnit } from "../reading/stated.ts";
import { either, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { molarVolume, posing } from "./stem.ts";

const KELVIN_AT_ZERO = 273;

/** What pV/T is for a sample stays as it is, whatever is done to it. */
const sample = (pressure: number, volume: number, kelvin: number) => (pressure * volume) / kelvin;
const volumeOf = (constant: number, pressure: number, kelvin: number) => (constant * kelvin) / pressure;

export const gases: SubjectChecker = {
  "boyles-law": worded(
    [
      "<_who> traps <#volume> cm³ of <_gas> in a syringe at <#from> kPa, then moves the plunger slowly until the pressure is <#to> kPa. The new volume is",
      "At constant temperature the pressure on <#volume> cm³ of <_gas> is changed from <#from> kPa to <#to> kPa. Find the new volume.",
      "A sample of <_gas> fills <#volume> cm³ at <#from> kPa. What volume will it fill at <#to> kPa, the temperature being constant?",
    ],
    ({ volume, from, to }, { options }) => inUnit(options, volumeOf(sample(from, volume, 300), to, 300), " cm³"),
  ),
  "charles-law": worded(
    [
      "A gas has a volume of <#volume> cm³ at <#from> °C. What is its volume at <#to> °C if the pressure does not change?",
      "<_who> heats <#volume> cm³ of gas behind a freely moving piston from <#from> °C to <#to> °C. At the same pressure its volume becomes",
      "<#volume> cm³ of air at <#from> °C is warmed at constant pressure to <#to> °C. Calculate the new volume.",
    ],
    ({ volume, from, to }, { options }) =>
      inUnit(options, volumeOf(sample(100, volume, from + KELVIN_AT_ZERO), 100, to + KELVIN_AT_ZERO), " cm³"),
  ),
  "general-gas-equation": worded(
    [
      "<_who> collects <#volume> cm³ of gas at <#p> kPa and <#t> K. Its volume at <#q> kPa and <#u> K would be",
      "The conditions of <#volume> cm³ of a gas are changed from <#p> kPa and <#t> K to <#q> kPa and <#u> K. Find its new volume.",
    ],
    ({ volume, p, t, q, u }, { options }) => inUnit(options, volumeOf(sample(p, volume, t), q, u), " cm³"),
  ),
  "ideal-gas-equation": posing(
    [
      "<_who> treats <#moles> mol of <_gas> at <#pressure> atm and <#kelvin> K as an ideal gas. Its volume is",
      "A cylinder is to hold <#moles> mol of gas at <#pressure> atm and <#kelvin> K. Find its volume.",
      "What volume is occupied by <#moles> mol of an ideal gas at <#kelvin> K and <#pressure> atm?",
    ],
    ({ moles, pressure, kelvin }, data, { options }) => {
      const constant = data.value("R", "atm dm³ mol⁻¹ K⁻¹");
      return inUnit(options, volumeOf(moles * constant, pressure, kelvin), " dm³");
    },
  ),
  "grahams-law": worded(
    [
      "<_who> finds that some <_one> (molar mass <#mass> g mol⁻¹) leaks out of a cracked jar in <#time> s. For an equal volume of <_two><: | (>molar mass <#other> g mol⁻¹<:|)> the time would be",
      "Under the same conditions equal volumes of <_one> (molar mass <#mass> g mol⁻¹) and <_two><: | (>molar mass <#other> g mol⁻¹<:|)> escape through a pinhole. If the lighter takes <#time> s, how long does the heavier take?",
      "A certain volume of <_one> (molar mass <#mass> g mol⁻¹) diffuses through a porous plug in <#time> s. How long will the same volume of <_two><: | (>molar mass <#other> g mol⁻¹<:|)> take under the same conditions?",
    ],
    ({ mass, other, time }, { options }) => {
      if (mass >= other) throw new Error("the first gas is not the lighter");
      // At one temperature molecules have the same kinetic energy, so the time goes with the inverse of the speed.
      const speed = (molarMass: number) => Math.sqrt(2 / molarMass);
      return inUnit(options, (time * speed(mass)) / speed(other), " s");
    },
  ),
  "daltons-law": worded(
    [
      "The total pressure of a mixture of <a> (<#p> mol), <b> (<#q> mol) and <c> (<#r> mol) is <#total> kPa. The partial pressure of <asked> is",
      "<_who> fills a cylinder with <#p> mol of <a>, <#q> mol of <b> and <#r> mol of <c>, which do not react. If the gauge reads a total pressure of <#total> kPa, find the partial pressure of <asked>.",
      "A vessel holds <#p> mol of <a>, <#q> mol of <b> and <#r> mol of <c> at a total pressure of <#total> kPa. What is the partial pressure of <asked>?",
    ],
    ({ a, p, b, q, c, r, total, asked }, { options }) => {
      const moles = new Map([
        [a, p],
        [b, q],
        [c, r],
      ]).get(asked);
      if (moles === undefined) throw new Error(`there is no ${asked} in the mixture`);
      return inUnit(options, (total / (p + q + r)) * moles, " kPa");
    },
  ),
  "density-of-gas": posing(
    [
      "<_who> weighs <#volume> dm³ of an unknown gas, measured at s.t.p., and finds <#mass> g. Calculate its molar mass.",
      "If <#mass> g of a gas fills <#volume> dm³ at s.t.p., the molar mass of the gas is",
      "<#volume> dm³ of a gas at s.t.p. weighs <#mass> g. What is its molar mass?",
    ],
    ({ volume, mass }, data, { options }) => inUnit(options, (mass / volume) * molarVolume(data), " g mol⁻¹"),
  ),
  "gas-over-water": worded(
    [
      "At <#_t> °C, where water has a saturated vapour pressure of <#vapour> mmHg, moist <gas> over water has a pressure of <#total> mmHg. The partial pressure of the <gas> is",
      "<_who> collects <gas> over water at <#_t> °C, with the levels equal and the barometer at <#total> mmHg. Given a saturated vapour pressure of water of <#vapour> mmHg, find the pressure of the <gas> alone.",
      "A sample of <gas> was collected over water at <#_t> °C and a total pressure of <#total> mmHg. If the saturated vapour pressure of water at <#_t> °C is <#vapour> mmHg, what is the pressure of the dry gas?",
    ],
    ({ vapour, total }, { options }) => inUnit(options, total - vapour, " mmHg"),
  ),
  "kelvin-and-celsius": either(
    posing(
      [
        "A change of state of <_what> takes place at <#kelvin> K. On the Celsius scale this is",
        "<_who> measures the temperature of <_what> as <#kelvin> K. What is this in degrees Celsius?",
        "Convert the temperature <#kelvin> K of <_what> to the Celsius scale.",
      ],
      ({ kelvin }, data, { options }) => inUnit(options, kelvin - data.value("0 °C", "K"), " °C"),
    ),
    posing(
      [
        "A change of state of <_what> takes place at <#celsius> °C. On the Kelvin scale this is",
        "Convert the temperature <#celsius> °C of <_what> to the Kelvin scale.",
      ],
      ({ celsius }, data, { options }) => inUnit(options, celsius + data.value("0 °C", "K"), " K"),
    ),
  ),
  "oxygen-in-air": worded(
    [
      "Phosphorus smouldering in <#air> cm³ of air used up all the oxygen and left <#left> cm³ at the first temperature and pressure. The percentage of oxygen by volume is",
      "<#air> cm³ of air was passed over heated copper until its volume, back at room temperature, stayed at <#left> cm³. What percentage of the air was oxygen?",
      "<_who> leaves damp iron filings in <#air> cm³ of trapped air. The volume settles at <#left> cm³ at the same temperature and pressure. Find the percentage of oxygen in the air.",
    ],
    ({ air, left }, { options }) => inUnit(options, 100 - (100 * left) / air, "%"),
  ),
};
