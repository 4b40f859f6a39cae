import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { clean, num, of, slips } from "../../../writing/number-text.ts";
import { people } from "../../../writing/people.ts";
import { oneIn, oneTo } from "../scale-text.ts";

const topic = "map-reading";
const distances = "Use the scale of a map to find distances and areas";
const scales = [20_000, 25_000, 50_000, 200_000] as const;
const features = [
  ["a school", "a clinic"],
  ["a market", "a railway station"],
  ["a bridge", "a police post"],
  ["a church", "a mosque"],
  ["a dam", "a post office"],
  ["a palace", "a motor park"],
] as const;

const groundDistance = family(
  "map-ground-distance",
  { topic, objective: distances, difficulty: "easy", class_level: "SS1", count: 4 },
  (draw) => {
    const scale = draw.pick(scales);
    const first = draw.step(3, 9, 0.4);
    const second = draw.step(2, 10, 0.4);
    const map = first + second;
    const ground = (map * scale) / 100_000;
    if (!clean(ground, 2) || first === second) return null;
    const [from, to] = draw.pick(features);
    const who = draw.pick(people);
    const km = of("km");
    return {
      body: draw.pick([
        `On a map drawn to a scale of ${oneTo(scale)}, a road runs ${num(first)} cm from ${from} to a crossroads and then ${num(second)} cm to ${to}. What is the distance by road on the ground?`,
        `${who} measures a path on a ${oneTo(scale)} topographical map: ${num(first)} cm from ${from} to a stream and ${num(second)} cm on to ${to}. Find the actual length of the path.`,
        `From ${from} a railway runs straight for ${num(first)} cm to a bend and for ${num(second)} cm to ${to} on a sheet whose scale is ${oneTo(scale)}. How long is it on the ground?`,
      ]),
      right: km(ground),
      wrong: slips(km, [
        [(first * scale) / 100_000, `measured the first ${num(first)} cm only`],
        [ground * 10, "divided by ten thousand to change centimetres to kilometres"],
        [map, "read each centimetre as a kilometre"],
        [(second * scale) / 100_000, `measured the last ${num(second)} cm only`],
        [ground / 10, "divided by a million to change centimetres to kilometres"],
      ]),
      explanation: inSteps(
        [
          `The scale says that 1 cm on the map is ${num(scale)} cm on the ground.`,
          `Length on the map: ${num(first)} + ${num(second)} = ${num(map)} cm; on the ground: ${num(map)} × ${num(scale)} = ${num(map * scale)} cm.`,
          `A kilometre has 100,000 cm: ${num(map * scale)} ÷ 100,000 = ${km(ground)}.`,
        ],
        `${km(ground * 10)} comes from dividing by 10,000 only.`,
      ),
    };
  },
);

const mapDistance = family(
  "ground-to-map-distance",
  { topic, objective: distances, difficulty: "medium", class_level: "SS1", count: 3 },
  (draw) => {
    const scale = draw.pick([20_000, 25_000, 50_000, 250_000] as const);
    const ground = draw.step(2, 15, 0.5);
    const map = (ground * 100_000) / scale;
    if (!clean(map, 1) || map > 40) return null;
    const cm = of("cm");
    return {
      body: draw.pick([
        `A road is ${num(ground)} km long. What length will it have on a map drawn to a scale of ${oneTo(scale)}?`,
        `Two towns are ${num(ground)} km apart in a straight line. How far apart are they on a ${oneTo(scale)} map?`,
        `A pipeline runs straight for ${num(ground)} km. How long is the line that shows it on a map with a scale of ${oneTo(scale)}?`,
      ]),
      right: cm(map),
      wrong: slips(cm, [
        [map / 10, "took 10,000 cm for a kilometre"],
        [map * 10, "took a million centimetres for a kilometre"],
        [
          (ground * scale) / 100_000,
          "multiplied the kilometres by the scale and divided by 100,000, as for a length on the map",
        ],
        [ground, "read each kilometre as a centimetre"],
      ]),
      explanation: inSteps(
        [
          `A kilometre has 100,000 cm: ${num(ground)} × 100,000 = ${num(ground * 100_000)} cm on the ground.`,
          `The scale says that ${num(scale)} cm on the ground is 1 cm on the map.`,
          `Length on the map: ${num(ground * 100_000)} ÷ ${num(scale)} = ${cm(map)}.`,
        ],
        `The ground length is divided, not multiplied, because the map is smaller than the land.`,
      ),
    };
  },
);

const fraction = family(
  "scale-as-a-fraction",
  { topic, objective: distances, difficulty: "medium", class_level: "SS1", count: 3 },
  (draw) => {
    const map = draw.pick([2, 4, 5, 8, 10, 12, 16] as const);
    const ground = draw.pick([1, 2, 3, 4, 5, 6, 8, 10, 12, 20] as const);
    const scale = (ground * 100_000) / map;
    if (!clean(scale / 1000) || map === ground) return null;
    return {
      body: draw.pick([
        `On a map, a line of ${map} cm represents ${ground} km on the ground. What is the representative fraction of the map?`,
        `A stretch of river ${ground} km long measures ${map} cm on a map. Express the scale of the map as a representative fraction.`,
        `If ${map} cm on a map sheet stands for a ground distance of ${ground} km, the scale of the sheet is`,
      ]),
      right: oneTo(scale),
      wrong: slips(oneTo, [
        [scale / 10, "took 10,000 cm for a kilometre"],
        [scale * 10, "took a million centimetres for a kilometre"],
        [(map * 100_000) / ground, "exchanged the length on the map and the length on the ground"],
        [ground * 100_000, "took the ground length for that of 1 cm on the map"],
        [map * 100_000, "multiplied the map length instead of the ground length by 100,000 and did not divide"],
      ]),
      explanation: inSteps(
        [
          `Bring both lengths to centimetres (a kilometre has 100,000 cm): ${ground} × 100,000 = ${num(ground * 100_000)} cm on the ground.`,
          `So ${map} cm on the map stands for ${num(ground * 100_000)} cm.`,
          `1 cm stands for ${num(ground * 100_000)} ÷ ${map} = ${num(scale)} cm: the scale is ${oneTo(scale)}.`,
        ],
        `Both lengths must be in the same unit before dividing.`,
      ),
    };
  },
);

const area = family(
  "map-area",
  { topic, objective: distances, difficulty: "hard", class_level: "SS2", count: 3 },
  (draw) => {
    const scale = draw.pick([25_000, 50_000, 100_000, 200_000] as const);
    const perCm = scale / 100_000;
    const length = draw.int(5, 14);
    const width = draw.int(3, length - 1);
    const ground = length * width * perCm * perCm;
    if (scale === 100_000 || !clean(ground, 1)) return null;
    const place = draw.pick(["forest reserve", "plantation", "game reserve", "reservoir", "built-up area"] as const);
    const km2 = of("km²");
    return {
      body: draw.pick([
        `A rectangular ${place} measures ${length} cm by ${width} cm on a map with a scale of ${oneTo(scale)}. What is its area on the ground?`,
        `On a ${oneTo(scale)} map, a rectangular ${place} is ${length} cm long and ${width} cm wide. Calculate its actual area.`,
        `The scale of a map is ${oneTo(scale)}. Find the ground area of a rectangular ${place} that covers ${length} cm by ${width} cm on it.`,
      ]),
      right: km2(ground),
      wrong: slips(km2, [
        [length * width * perCm, "changed one side only to kilometres"],
        [length * width, "read square centimetres as square kilometres"],
        [2 * (length + width) * perCm, "found the distance round it instead of the area"],
        [(length + width) * perCm, "added length and width instead of multiplying them"],
      ]),
      explanation: inSteps(
        [
          `One centimetre stands for ${num(scale)} cm. A kilometre has 100,000 cm, so that is ${num(scale)} ÷ 100,000 = ${num(perCm)} km.`,
          `The sides are ${length} × ${num(perCm)} = ${num(length * perCm)} km and ${width} × ${num(perCm)} = ${num(width * perCm)} km.`,
          `Area = length × width = ${num(length * perCm)} × ${num(width * perCm)} = ${km2(ground)}.`,
        ],
        `Multiplying the map area by ${num(perCm)} once changes only one of the two sides.`,
      ),
    };
  },
);

const gradient = family(
  "gradient-of-a-slope",
  {
    topic,
    objective: "Calculate gradients and read relief from contours",
    difficulty: "medium",
    class_level: "SS2",
    count: 5,
  },
  (draw) => {
    const scale = draw.pick([25_000, 50_000, 100_000] as const);
    const map = draw.int(4, 16);
    const low = draw.pick([100, 120, 150, 200, 240, 250, 300, 400, 500, 600] as const);
    const rise = draw.pick([50, 80, 100, 120, 125, 150, 200, 250, 300, 400] as const);
    const run = (map * scale) / 100;
    const steep = run / rise;
    if (!clean(steep) || steep < 12 || steep > 60) return null;
    return {
      body: draw.pick([
        `A footpath climbs from a point ${low} m above sea level to a hilltop at ${low + rise} m. The two points are ${map} cm apart on a ${oneTo(scale)} map. What is the average gradient?`,
        `On a map with a scale of ${oneTo(scale)}, a village at ${low} m and a mast at ${low + rise} m are ${map} cm apart. Calculate the gradient between them.`,
        `The ground rises from ${low} m to ${low + rise} m between two road junctions that are ${map} cm apart on a map of scale ${oneTo(scale)}. Find the gradient of the slope.`,
      ]),
      right: oneIn(steep),
      wrong: slips(oneIn, [
        [run / low, "used the lower height instead of the rise"],
        [run / (low + rise), "used the upper height instead of the rise"],
        [steep * 10, "divided the centimetres by 10 instead of 100 to get metres"],
        [(map * 1000) / rise, "read each centimetre as a kilometre"],
        [steep / 10, "divided the centimetres by 1,000 instead of 100 to get metres"],
      ]).filter(({ text }) => !text.includes(".")),
      explanation: inSteps(
        [
          `Gradient = vertical interval ÷ horizontal distance, both in metres.`,
          `Vertical interval: ${low + rise} − ${low} = ${rise} m.`,
          `Horizontal distance: ${map} × ${num(scale)} = ${num(map * scale)} cm; a metre has 100 cm: ${num(map * scale)} ÷ 100 = ${num(run)} m.`,
          `Gradient = ${rise} ÷ ${num(run)}; for a rise of 1 m the distance is ${num(run)} ÷ ${rise} = ${num(steep)} m, so the gradient is ${oneIn(steep)}.`,
        ],
        `The rise, not either height alone, is compared with the distance.`,
      ),
    };
  },
);

export const mapReadingFamilies = [groundDistance, mapDistance, fraction, area, gradient];
