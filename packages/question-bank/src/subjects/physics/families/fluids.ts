import { family } from "../../../authoring.ts";
import { people } from "../../../writing/people.ts";
import { clean, num, qty, slips, tex } from "../quantity.ts";

const pressure = "Calculate pressure in fluids";
const archimedes = "Apply Archimedes' principle and the law of flotation";

const liquids = [
  ["water", 1000],
  ["kerosene", 800],
  ["sea water", 1030],
  ["palm oil", 900],
  ["glycerine", 1260],
] as const;

const liquidPressure = family(
  "pressure-in-liquid",
  { topic: "fluids", objective: pressure, difficulty: "easy", class_level: "SS2", count: 8 },
  (draw) => {
    const [liquid, density] = draw.pick(liquids);
    const full = draw.pick([2, 2.5, 3, 4, 5, 6, 8]);
    const above = draw.pick([0.5, 1, 1.5, 2]);
    const depth = full - above;
    if (depth < 0.5 || depth === above || (full > 4 && !liquid.endsWith("water"))) return null;
    const right = density * 10 * depth;
    return {
      body: draw.pick([
        `A tank holds ${liquid} of density ${num(density)} kg m⁻³ to a depth of ${num(full)} m. What pressure does the liquid exert at a point ${num(above)} m above the bottom? [g = 10 m s⁻²]`,
        `The ${liquid} in a tank (density ${num(density)} kg m⁻³) is ${num(full)} m deep. Find the pressure due to the liquid at a tap ${num(above)} m above the bottom. [g = 10 m s⁻²]`,
        `${draw.pick(people)} fixes a sensor ${num(above)} m above the floor of a tank that holds ${liquid}, of density ${num(density)} kg m⁻³, to a depth of ${num(full)} m. What pressure does the liquid alone exert on it? [g = 10 m s⁻²]`,
      ]),
      right: qty(right, "Pa"),
      wrong: slips("Pa", [
        [density * 10 * full, "used the depth of the bottom instead of that of the point"],
        [density * 10 * above, "used the height above the bottom instead of the depth below the surface"],
        [right / 10, "left out g"],
        [density * 10 * (full + above), "added the height above the bottom to the depth"],
      ]),
      explanation: `Pressure in a liquid = density × g × depth below the surface: $p = \\rho gh$. The point is $${num(full)} - ${num(above)} = ${num(depth)}\\text{ m}$ below the surface. $p = ${tex(density)} \\times 10 \\times ${num(depth)} = ${tex(density * 10)} \\times ${num(depth)}$, so the pressure is ${qty(right, "Pa")}. ${qty(density * 10 * full, "Pa")} is the pressure at the bottom.`,
    };
  },
);

const hydraulic = family(
  "hydraulic-press",
  { topic: "fluids", objective: pressure, difficulty: "medium", class_level: "SS2", count: 8 },
  (draw) => {
    const small = draw.pick([2, 4, 5, 8, 10, 20]);
    const ratio = draw.pick([4, 5, 8, 9, 10, 16, 20, 25]);
    const effort = draw.step(20, 200, 10);
    const large = small * ratio;
    const right = effort * ratio;
    const byRadius = Number.isInteger(Math.sqrt(ratio)) && draw.chance(0.7);
    const k = Math.sqrt(ratio);
    return {
      difficulty: byRadius ? "hard" : "medium",
      body: byRadius
        ? draw.pick([
            `The pistons of a hydraulic press have radii of ${small} cm and ${small * k} cm. What load can a force of ${effort} N on the smaller piston support?`,
            `In a car jack working on oil, the small piston has a radius of ${small} cm and the large one a radius of ${small * k} cm. Find the force on the large piston when ${effort} N acts on the small one.`,
          ])
        : draw.pick([
            `The pistons of a hydraulic press have areas of ${small} cm² and ${large} cm². What load can a force of ${effort} N on the smaller piston support?`,
            `A mechanic pushes on the small piston (area ${small} cm²) of a hydraulic lift with ${effort} N. Find the force on the large piston, of area ${large} cm².`,
            `${draw.pick(people)} applies ${effort} N to the ${small} cm² piston of a hydraulic jack. What force appears at the ${large} cm² piston?`,
          ]),
      right: qty(right, "N"),
      wrong: slips("N", [
        byRadius ? [effort * k, "used the radii without squaring"] : [effort, "took the force as unchanged"],
        [effort / ratio, "turned the ratio upside down"],
        [effort * (ratio - 1), "used the difference of the areas"],
        [
          byRadius ? effort * (small * k) ** 2 : effort * large,
          byRadius ? "did not divide by the square of the smaller radius" : "did not divide by the smaller area",
        ],
        [(effort * ratio) / (ratio + 1), "divided by the areas of both pistons together"],
      ]),
      explanation: byRadius
        ? `Pressure = force ÷ area is the same on both pistons, and area goes with the square of the radius: $\\dfrac{F}{${small * k}^2} = \\dfrac{${effort}}{${small}^2}$. So $F = ${effort} \\times \\left(\\dfrac{${small * k}}{${small}}\\right)^2 = ${effort} \\times ${k}^2 = ${effort} \\times ${k * k}$, which is ${qty(right, "N")}. ${qty(effort * k, "N")} uses the radii without squaring them.`
        : `Pressure = force ÷ area is the same on both pistons: $\\dfrac{F}{${large}} = \\dfrac{${effort}}{${small}}$. $F = \\dfrac{${effort} \\times ${large}}{${small}} = \\dfrac{${tex(effort * large)}}{${small}}$, so the force is ${qty(right, "N")}. The pressure passes on unchanged, not the force, so the larger area feels the larger force.`,
    };
  },
);

const upthrust = family(
  "relative-density-by-upthrust",
  { topic: "fluids", objective: archimedes, difficulty: "medium", class_level: "SS2", count: 8 },
  (draw) => {
    const loss = draw.step(2, 20, 1);
    const [thing, least, most] = draw.pick([
      ["stone", 2.5, 3],
      ["piece of ore", 3.5, 6],
      ["brass ornament", 8, 8.5],
      ["metal block", 6.5, 9],
    ] as const);
    const rd = draw.step(least, most, 0.5);
    const air = loss * rd;
    if (!clean(air, 1) || air > 120) return null;
    const water = air - loss;
    return {
      body: draw.pick([
        `A ${thing} weighs ${num(air)} N in air and ${num(water)} N when fully immersed in water. What is its relative density?`,
        `The weight of a ${thing} is ${num(air)} N in air and ${num(water)} N in water. Find its relative density.`,
        `${draw.pick(people)} hangs a ${thing} from a spring balance, which reads ${num(air)} N in air and ${num(water)} N with the ${thing} under water. Calculate the relative density of the ${thing}.`,
      ]),
      right: num(rd),
      wrong: slips("", [
        [air / water, "divided by the apparent weight in water"],
        [water / loss, "divided the apparent weight in water by the upthrust"],
        [loss / air, "turned the ratio upside down"],
        [rd + 1, "added the upthrust to the weight in air before dividing"],
        [air / (air + water), "divided by the sum of the two weights"],
      ]),
      explanation: `Upthrust = weight in air − apparent weight in water $= ${num(air)} - ${num(water)} = ${num(loss)}\\text{ N}$. Relative density $= \\dfrac{\\text{weight in air}}{\\text{upthrust in water}} = \\dfrac{${num(air)}}{${num(loss)}}$, which is ${num(rd)}. Dividing by the apparent weight in water, ${num(water)} N, is the usual slip.`,
    };
  },
);

const flotation = family(
  "floating-body",
  { topic: "fluids", objective: archimedes, difficulty: "hard", class_level: "SS2", count: 8 },
  (draw) => {
    const volume = draw.step(100, 900, 50);
    const below = draw.pick([0.2, 0.25, 0.4, 0.5, 0.6, 0.75, 0.8]);
    const liquid = draw.pick([0.9, 0.8, 1.2, 1.25]);
    const density = below * liquid;
    const right = volume * (1 - below);
    if (!clean(density, 2) || !clean(right) || below === 0.5) return null;
    const name = liquid > 1 ? "brine" : liquid === 0.8 ? "kerosene" : "palm oil";
    const thing = draw.pick(["block of wood", "sealed plastic box", "hollow float"]);
    return {
      body: draw.pick([
        `A ${thing} of volume ${volume} cm³ and density ${num(density)} g cm⁻³ floats in ${name} of density ${num(liquid)} g cm⁻³. What volume of it is above the surface?`,
        `Find the volume that shows above the surface when a ${thing} (volume ${volume} cm³, density ${num(density)} g cm⁻³) floats in ${name} of density ${num(liquid)} g cm⁻³.`,
        `${draw.pick(people)} floats a ${thing} of volume ${volume} cm³ in ${name} of density ${num(liquid)} g cm⁻³. If its own density is ${num(density)} g cm⁻³, calculate the volume that stays above the surface.`,
      ]),
      right: qty(right, "cm³"),
      wrong: slips("cm³", [
        [volume * below, "gave the volume below the surface"],
        [volume * density, "gave the mass as a volume"],
        [volume * (1 - density), "took the density of the liquid as 1 g cm⁻³"],
        [volume, "gave the whole volume"],
        [volume * Math.abs(liquid - density), "multiplied by the difference of the densities"],
      ]),
      explanation: `A floating body displaces liquid of its own weight, so of its own mass. Mass = volume × density $= ${volume} \\times ${num(density)} = ${num(volume * density)}\\text{ g}$, so the volume below is mass ÷ density of the liquid $= \\dfrac{${num(volume * density)}}{${num(liquid)}} = ${num(volume * below)}\\text{ cm}^3$. The volume above is $${volume} - ${num(volume * below)}$, which is ${qty(right, "cm³")}. ${qty(volume * below, "cm³")} is the part under the surface.`,
    };
  },
);

export const fluids = [liquidPressure, hydraulic, upthrust, flotation];
