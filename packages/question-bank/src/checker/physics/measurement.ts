// Units, instruments, density and the behaviour of liquids.

import { asking, oneOf } from "../reading/asking.ts";
import type { SubjectChecker } from "../solver.ts";

/** Counts up a scale mark by mark. */
function countedUp(start: number, mark: number, marks: number): number {
  let reading = start;
  for (let at = 0; at < marks; at++) reading += mark;
  return reading;
}

/**
 * The share of a body's volume that is under the liquid. Found by bisection, until the displaced liquid weighs as much
 * as the body.
 */
function sunkShare(own: number, liquid: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 60; step++) {
    const share = (low + high) / 2;
    if (share * liquid < own) low = share;
    else high = share;
  }
  return low;
}

const aboveSurface = (volume: number, own: number, liquid: number) => {
  if (own >= liquid) throw new Error("it sinks");
  return volume - volume * sunkShare(own, liquid);
};

export const measurement: SubjectChecker = {
  "unit-conversion": oneOf(
    asking(/(in|to) m s⁻¹[.?]$/, ["km h⁻¹"], "m s⁻¹", ([speed]) => (speed * 1000) / (60 * 60)),
    asking(/litres of water per minute. .* in litres per second\?$/, [""], "litres per second", ([rate]) => rate / 60),
    asking(/density in kg m⁻³\?$/, ["g cm⁻³"], "kg m⁻³", ([density]) => (density / 1000) * 100 ** 3),
  ),
  "vernier-reading": oneOf(
    asking(
      /^Vernier callipers .*\. The main scale reads .* and mark .* If the least count/,
      ["cm", "", "cm"],
      "cm",
      ([main, mark, least]) => countedUp(main, least, mark),
    ),
    asking(
      /callipers \(least count .* The main-scale reading is .* coinciding vernier mark is mark \d\. Find the reading\.$/,
      ["cm", "cm", ""],
      "cm",
      ([least, main, mark]) => countedUp(main, least, mark),
    ),
    asking(
      /^What reading do vernier callipers of least count .* main scale shows .* vernier mark \d is in line/,
      ["cm", "cm", ""],
      "cm",
      ([least, main, mark]) => countedUp(main, least, mark),
    ),
  ),
  "micrometer-reading": oneOf(
    asking(
      /The sleeve shows .* the thimble, of .* divisions each worth .*, shows \d+\. Find the reading/,
      ["mm", "mm", "", ""],
      "mm",
      ([sleeve, worth, _divisions, thimble]) => countedUp(sleeve, worth, thimble),
    ),
    asking(
      /^The sleeve reading .* is .* and its thimble reading is \d+ divisions of .* each\. What is the measured size/,
      ["mm", "mm", ""],
      "mm",
      ([sleeve, worth, thimble]) => countedUp(sleeve, worth, thimble),
    ),
    asking(
      /least count of .*\. The sleeve reads .* and division \d+ of the thimble .*\. What is the (thickness|diameter|width)/,
      ["mm", "mm", ""],
      "mm",
      ([worth, sleeve, thimble]) => countedUp(sleeve, worth, thimble),
    ),
  ),
  "density-by-displacement": oneOf(
    asking(
      /(density of the .*\.|density[.?])$/,
      ["g", "cm³", "cm³"],
      "g cm⁻³",
      ([mass, before, after]) => mass / (after - before),
    ),
  ),
  "floating-body": oneOf(
    asking(
      / floats .* of volume .* in .* of density .* If its own density is .* volume that stays above the surface\.$/,
      ["cm³", "g cm⁻³", "g cm⁻³"],
      "cm³",
      ([volume, liquid, own]) => aboveSurface(volume, own, liquid),
    ),
    asking(
      /^Find the volume that shows above the surface when .* \(volume .*, density .*\) floats in .* of density|^An? .* of volume .* and density .* floats in .* of density .* What volume of it is above the surface\?$/,
      ["cm³", "g cm⁻³", "g cm⁻³"],
      "cm³",
      ([volume, own, liquid]) => aboveSurface(volume, own, liquid),
    ),
  ),
  "relative-density-by-upthrust": oneOf(
    asking(/N in air and .* water.* relative density/, ["N", "N"], "", ([air, water]) => {
      const waterPushedAside = air - water;
      return air / waterPushedAside;
    }),
  ),
  "pressure-in-liquid": oneOf(
    asking(
      /^(A tank holds|The .* in a tank).* (What pressure does the liquid exert at a point|Find the pressure due to the liquid at a tap) .* above the bottom/,
      ["kg m⁻³", "m", "m", "m s⁻²"],
      "Pa",
      // The weight of a column on one square metre.
      ([density, deep, above, g]) => density * ((deep - above) * 1) * g,
    ),
    asking(
      /fixes a sensor .* above the floor of a tank .* What pressure does the liquid alone exert/,
      ["kg m⁻³", "m", "m", "m s⁻²"],
      "Pa",
      ([density, above, deep, g]) => density * ((deep - above) * 1) * g,
    ),
  ),
  "hydraulic-press": oneOf(
    asking(
      /small piston \(area .* force on the large piston, of area|areas of .* on the smaller piston|to the .* cm² piston .* at the .* cm² piston/,
      ["N", "cm²", "cm²"],
      "N",
      ([force, small, large]) => (force / (small / 1e4)) * (large / 1e4),
    ),
    asking(
      /radii of .* on the smaller piston|small piston has a radius of .* and the large one a radius of .* acts on the small one/,
      ["N", "cm", "cm"],
      "N",
      ([force, small, large]) => (force / (Math.PI * small ** 2)) * (Math.PI * large ** 2),
    ),
  ),
};
