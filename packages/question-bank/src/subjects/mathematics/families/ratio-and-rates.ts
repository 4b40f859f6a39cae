import { family } from "../../../authoring.ts";
import { either } from "../either.ts";
import { fraction, gcd, lcm } from "../exact.ts";
import { count, decimal, fixed, frac, fractionTex, money, naira, rounding, short, tex, whole } from "../number-text.ts";
import { people, towns } from "../people-and-places.ts";
import { pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("ratio-and-variation");

const shareInRatio = family("share-in-ratio", about("Share a quantity in a given ratio", "easy", "SS1"), (draw) => {
  const [a, b, c] = draw.some([2, 3, 4, 5, 6, 7], 3) as [number, number, number];
  const part = draw.step(500, 9_000, 500);
  const total = (a + b + c) * part;
  const [x, y, z] = draw.some(people, 3) as [string, string, string];
  const [smallest, largest] = [Math.min(a, b, c), Math.max(a, b, c)];
  const wants = draw.pick(["largest", "smallest"] as const);
  const key = (wants === "largest" ? largest : smallest) * part;
  return pose(draw, {
    ask: [
      `${x}, ${y} and ${z} share ${naira(total)} in the ratio ${a} : ${b} : ${c}. How much is the ${wants} share?`,
      `A prize of ${naira(total)} is divided among ${x}, ${y} and ${z} in the ratio ${a} : ${b} : ${c}. Find the ${wants} share.`,
      `The profit of a business, ${naira(total)}, is shared by ${x}, ${y} and ${z} in the ratio ${a} : ${b} : ${c}. What is the ${wants} share?`,
    ],
    right: key,
    write: money,
    slips: either(money, [
      [total / 3, "shared the money equally"],
      [
        (wants === "largest" ? smallest : largest) * part,
        wants === "largest" ? "gave the smallest share" : "gave the largest share",
      ],
      [(a + b + c - smallest - largest) * part, "gave the middle share"],
      [part, "gave the value of one part"],
      [total - key, "gave what the other two receive together"],
      [
        total / (wants === "largest" ? largest : smallest),
        `divided the whole by ${wants === "largest" ? largest : smallest}, the number of parts in the ${wants} share`,
      ],
    ]),
    working: [
      `There are $${a} + ${b} + ${c} = ${a + b + c}$ parts.`,
      `One part is $${tex(total)} \\div ${a + b + c} = ${tex(part)}$ naira.`,
      `The ${wants} share is $${wants === "largest" ? largest : smallest} \\times ${tex(part)}$, that is ${naira(key)}.`,
    ],
  });
});

const workers = family(
  "workers-and-days",
  about("Solve problems on direct and inverse proportion", "easy", "SS1"),
  (draw) => {
    const [people1, days1] = [draw.int(4, 20), draw.int(4, 18)];
    const people2 = draw.int(3, 30);
    const work = people1 * days1;
    if (work % people2 !== 0 || people1 === people2 || days1 === people2 || work / people2 > 60) return null;
    const key = work / people2;
    return pose(draw, {
      ask: [
        `If ${people1} labourers weed a farm in ${days1} days, how many days will ${people2} labourers take, working at the same rate?`,
        `${people1} tailors can sew the uniforms of a school in ${days1} days. Working at the same rate, how long will ${people2} tailors take?`,
        `A store of food lasts ${people1} campers for ${days1} days. For how many days will it last ${people2} campers who eat at the same rate?`,
      ],
      right: key,
      write: whole(" days"),
      slips: either(whole(), [
        [(days1 * people2) / people1, "used direct instead of inverse proportion"],
        [
          Math.abs(days1 + people1 - people2),
          people1 > people2
            ? `added the difference in number, ${people1 - people2}, to the ${days1} days`
            : days1 > people2 - people1
              ? `took the difference in number, ${people2 - people1}, off the ${days1} days`
              : `took the ${days1} days off the difference in number, ${people2 - people1}`,
        ],
        [work, "did not divide by the new number"],
        [key + days1, "added the old number of days to the new one"],
        [Math.abs(days1 - key) > 1 ? Math.abs(days1 - key) : Number.NaN, "gave by how many days the time changes"],
        [(people1 * people2) / days1, "swapped the days and the people"],
        [days1, "took the time to stay the same"],
      ]),
      working: [
        `The days are inversely proportional to the number of people, so the product of the two stays the same: $${people1} \\times ${days1} = ${work}$.`,
        `For ${people2}: $${work} \\div ${people2} = ${key}$, so it is ${count(key)} days.`,
      ],
    });
  },
);

const averageSpeed = family(
  "average-speed",
  about("Solve problems on rates and average speed", "hard", "SS1"),
  (draw) => {
    const [v1, v2] = draw.some([30, 40, 45, 48, 50, 60, 72, 75, 80, 90], 2) as [number, number];
    const distance = draw.step(60, 360, 30);
    const hours = fraction(distance * (v1 + v2), v1 * v2);
    const shared = lcm(fraction(distance, v1).d, fraction(distance, v2).d);
    const raised = (v: number) => fractionTex({ n: (distance * shared) / v, d: shared });
    const key = (2 * v1 * v2) / (v1 + v2);
    if (!Number.isInteger(key * 10)) return null;
    const town = draw.pick(towns);
    return pose(draw, {
      ask: [
        `A bus leaves ${town} and covers ${distance} km at ${v1} km/h, then returns by the same road at ${v2} km/h. Find its average speed for the whole journey, correct to one decimal place.`,
        `A lorry travels ${distance} km from a farm near ${town} at ${v1} km/h and comes back along the same road at ${v2} km/h. What is the average speed, correct to one decimal place?`,
        `A driver keeps ${v1} km/h over the ${distance} km from ${town} to a village, and ${v2} km/h on the way back. Calculate the average speed of the round trip, correct to one decimal place.`,
      ],
      right: key,
      write: fixed(1, " km/h"),
      slips: [
        [(v1 + v2) / 2, "took the mean of the two speeds"],
        [(v1 * v2) / (v1 + v2), "used the distance of one way only"],
        [v1 + v2, "added the two speeds"],
        [Math.sqrt(v1 * v2), "took the square root of the product of the two speeds"],
        [Math.abs(v1 - v2), "subtracted the two speeds"],
      ],
      working: [
        `Average speed = total distance ÷ total time. The distance is $2 \\times ${distance} = ${2 * distance}$ km.`,
        `Time = distance ÷ speed: $${frac(distance, v1)} + ${frac(distance, v2)} = ${raised(v1)} + ${raised(v2)} = ${fractionTex(hours)}$ hours.`,
        `$${2 * distance} \\div ${fractionTex(hours)}${hours.d === 1 ? "" : ` = ${2 * distance} \\times ${fractionTex(fraction(hours.d, hours.n))}`}$ gives ${key.toFixed(1)} km/h, nearer to the slower speed because more time is spent at it.`,
      ],
    });
  },
);

const mapScale = family("map-scale", about("Use scales and simplify ratios", "easy", "SS1"), (draw) => {
  const scale = draw.pick([25_000, 50_000, 100_000, 200_000, 250_000, 500_000]);
  const tenths = draw.int(12, 96);
  const kilometres = (tenths * scale) / 1_000_000;
  if (!Number.isInteger(kilometres * 100)) return null;
  const town = draw.pick(towns);
  const places = Number.isInteger(kilometres * 10) ? 1 : 2;
  return pose(draw, {
    ask: [
      `On a map with scale 1 : ${count(scale)}, a road is ${short(tenths / 10)} cm long. Find its real length in kilometres.`,
      `A map is drawn to a scale of 1 : ${count(scale)}. Two villages near ${town} are ${short(tenths / 10)} cm apart on it. How far apart are they in kilometres?`,
      `A stream near ${town} is drawn on a 1 : ${count(scale)} map. What length in kilometres does ${short(tenths / 10)} cm of it stand for?`,
    ],
    right: kilometres,
    write: (n) => {
      const text = decimal(n, places);
      return text && Number(text.replaceAll(",", "")) > 0 && n >= 0.1 ? `${text} km` : null;
    },
    slips: rounding(places, [
      [kilometres * 10, "changed centimetres to kilometres with one zero too few"],
      [kilometres / 10, "changed centimetres to kilometres with one zero too many"],
      [scale / 10_000 / tenths, "divided by the length on the map"],
      [kilometres * 2, `read the scale as 1 : ${count(scale * 2)}`],
      [scale / 100_000, "gave the length that 1 cm stands for"],
      [kilometres * 100, "changed centimetres to kilometres with two zeros too few"],
    ]),
    working: [
      `1 cm on the map stands for ${count(scale)} cm: $${short(tenths / 10)} \\times ${tex(scale)} = ${tex((tenths * scale) / 10)}$ cm.`,
      `100,000 cm make 1 km: $${tex((tenths * scale) / 10)} \\div 100{,}000$ gives ${decimal(kilometres, places)} km.`,
    ],
  });
});

const cancelling = `$${frac("\\text{first}", "\\text{middle}")} \\times ${frac("\\text{middle}", "\\text{last}")} = ${frac("\\text{first}", "\\text{last}")}$`;

const combineRatios = family("combine-ratios", about("Use scales and simplify ratios", "medium", "SS1"), (draw) => {
  const [a, b, c, d] = [draw.int(2, 9), draw.int(2, 9), draw.int(2, 9), draw.int(2, 9)];
  const key = fraction(a * c, b * d);
  if (gcd(a, b) > 1 || gcd(c, d) > 1 || b === c || key.d === key.n || a === b || c === d) return null;
  const write = ({ n, d: under }: { n: number; d: number }) => (n > 0 && under > 0 ? `${n} : ${under}` : null);
  const [x, y, z] = draw.pick([
    ["x", "y", "z"],
    ["p", "q", "r"],
    ["a", "b", "c"],
  ] as const);
  return pose(draw, {
    ask: [
      `If $${x} : ${y} = ${a} : ${b}$ and $${y} : ${z} = ${c} : ${d}$, find $${x} : ${z}$.`,
      `Given that $${x} : ${y} = ${a} : ${b}$ and $${y} : ${z} = ${c} : ${d}$, what is the ratio $${x} : ${z}$ in its simplest form?`,
      `In a box of red, blue and green beads, red : blue = ${a} : ${b} and blue : green = ${c} : ${d}. Find the ratio of red to green.`,
    ],
    right: key,
    write,
    slips: [
      [
        fraction(a, d),
        `took the first and the last number${gcd(a, d) > 1 ? `, ${a} : ${d},` : ""} though the middle ones differ`,
      ],
      [fraction(key.d, key.n), "gave the ratio the wrong way round"],
      [fraction(a * d, b * c), "turned the second ratio over before multiplying"],
      [
        fraction(a + c, b + d),
        `added the terms of the ratios${gcd(a + c, b + d) > 1 ? ` and simplified ${a + c} : ${b + d}` : ""}`,
      ],
      [fraction(c, b), "took the two middle numbers"],
    ],
    working: [
      `The middle quantity cancels when the two ratios are multiplied as fractions: ${cancelling}.`,
      `$${frac(a, b)} \\times ${frac(c, d)} = ${frac(a * c, b * d)}${key.d === b * d ? "" : ` = ${fractionTex(key)}`}$, so the ratio is ${write(key)}.`,
    ],
  });
});

export const ratioAndRates = [shareInRatio, workers, averageSpeed, mapScale, combineRatios];
