import { family } from "../../../authoring.ts";
import { count, fixed, frac, rounding, short, tex, unit, whole } from "../number-text.ts";
import { pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("mensuration");

const PI = "Take $\\pi = \\dfrac{22}{7}$.";

const cm2 = unit("cm", 2);

const cm3 = unit("cm", 3);

const cylinder = family("cylinder", about("Find volumes and surface areas of solids", "medium", "SS2", 14), (draw) => {
  const [r, h] = [draw.pick([3.5, 7, 10.5, 14, 21]), draw.int(4, 30)];
  const wants = draw.pick(["volume", "curved surface area", "total surface area"] as const);
  const [volume, curved] = [(22 * r * r * h) / 7, (44 * r * h) / 7];
  const total = curved + (44 * r * r) / 7;
  const key = { volume, "curved surface area": curved, "total surface area": total }[wants];
  if (!Number.isInteger(key)) return null;
  const write = whole(wants === "volume" ? cm3 : cm2);
  return pose(draw, {
    ask: [
      `A closed cylindrical tin has a base radius of ${r} cm and a height of ${h} cm. Find its ${wants}. ${PI}`,
      `Calculate the ${wants} of a solid cylinder of radius ${r} cm and height ${h} cm. ${PI}`,
      `A closed drum in the shape of a cylinder has radius ${r} cm and height ${h} cm. What is its ${wants}? ${PI}`,
    ],
    right: key,
    write,
    slips: [
      [
        { volume: curved, "curved surface area": volume, "total surface area": curved }[wants],
        {
          volume: "found the curved surface area",
          "curved surface area": "found the volume",
          "total surface area": "left out the two ends",
        }[wants],
      ],
      [
        wants === "volume" ? volume / 3 : curved + (22 * r * r) / 7,
        wants === "volume"
          ? "used the formula for a cone"
          : wants === "total surface area"
            ? "added one end only"
            : "added an end, which is not curved",
      ],
      [
        wants === "volume" ? volume * 4 : key * 2,
        wants === "total surface area"
          ? "used the diameter for the radius outside the bracket"
          : "used the diameter for the radius",
      ],
      [
        { volume: (44 * r * r) / 7, "curved surface area": total, "total surface area": volume }[wants],
        {
          volume: "found the area of the two ends",
          "curved surface area": "added the two ends",
          "total surface area": "found the volume",
        }[wants],
      ],
      [
        key / 2,
        {
          volume: "wrote ½πr²h for the volume",
          "curved surface area": "wrote πrh instead of 2πrh",
          "total surface area": "left the 2 out of 2πr(r + h)",
        }[wants],
      ],
      [
        wants === "volume" ? (22 * r * h) / 7 : volume,
        wants === "volume" ? "did not square the radius" : "found the volume",
      ],
    ],
    working: {
      volume: [
        "$V = \\pi r^2 h$.",
        `$V = ${frac(22, 7)} \\times ${r}^2 \\times ${h} = ${frac(22, 7)} \\times ${short(r * r)} \\times ${h} = ${short((22 * r * r) / 7)} \\times ${h}$, which is ${write(key)}.`,
      ],
      "curved surface area": [
        "Curved surface $= 2\\pi rh$.",
        `$2 \\times ${frac(22, 7)} \\times ${r} \\times ${h} = ${short((44 * r) / 7)} \\times ${h}$, which is ${write(key)}.`,
      ],
      "total surface area": [
        "Total surface = curved surface and two ends $= 2\\pi rh + 2\\pi r^2 = 2\\pi r(r + h)$.",
        `$2 \\times ${frac(22, 7)} \\times ${r} \\times (${r} + ${h}) = ${short((44 * r) / 7)} \\times ${short(r + h)}$, which is ${write(key)}.`,
      ],
    }[wants],
  });
});

const cone = family("cone", about("Find volumes and surface areas of solids", "hard", "SS2"), (draw) => {
  const [r, h, l] = draw.pick([
    [7, 24, 25],
    [14, 48, 50],
    [21, 28, 35],
    [21, 20, 29],
    [35, 84, 91],
    [42, 56, 70],
    [28, 21, 35],
    [28, 45, 53],
    [35, 12, 37],
    [21, 72, 75],
    [42, 40, 58],
  ] as const);
  const wants = draw.pick(["volume", "curved surface area"] as const);
  const [volume, curved] = [(22 * r * r * h) / 21, (22 * r * l) / 7];
  const key = wants === "volume" ? volume : curved;
  if (!Number.isInteger(key)) return null;
  const given = wants === "volume" ? `slant height ${l} cm` : `vertical height ${h} cm`;
  const write = whole(wants === "volume" ? cm3 : cm2);
  return pose(draw, {
    ask: [
      `A cone has base radius ${r} cm and ${given}. Find its ${wants}. ${PI}`,
      `Calculate the ${wants} of a solid cone with a base radius of ${r} cm and a ${given.replace("height ", "height of ")}. ${PI}`,
      `A buoy has the shape of a cone of base radius ${r} cm and ${given}. What is its ${wants}? ${PI}`,
    ],
    right: key,
    write,
    slips: [
      [
        wants === "volume" ? (22 * r * r * l) / 21 : (22 * r * h) / 7,
        wants === "volume"
          ? "used the slant height for the vertical height"
          : "used the vertical height for the slant height",
      ],
      [
        wants === "volume" ? volume * 3 : curved * 2,
        wants === "volume"
          ? "forgot the factor of one third"
          : "used the diameter instead of the radius in $\\pi rl$, with the right slant height",
      ],
      [
        wants === "volume" ? volume / r : (22 * r * r) / 7,
        wants === "volume" ? "did not square the radius" : "found the area of the base",
      ],
      [
        wants === "volume" ? (22 * r * h) / 7 : curved + (22 * r * r) / 7,
        wants === "volume" ? "multiplied the radius, the height and π only" : "added the base to the curved surface",
      ],
      [wants === "volume" ? curved : volume, wants === "volume" ? "found the curved surface area" : "found the volume"],
      ...(wants === "volume"
        ? [
            [
              volume * 4,
              "used the diameter instead of the radius in $\\frac{1}{3}\\pi r^2 h$, with the right height",
            ] as const,
          ]
        : []),
    ],
    working:
      wants === "volume"
        ? [
            `The radius, the height and the slant height form a right-angled triangle: $h = \\sqrt{${l}^2 - ${r}^2} = \\sqrt{${tex(l * l)} - ${tex(r * r)}} = \\sqrt{${tex(h * h)}} = ${h}$ cm.`,
            `$V = ${frac(1, 3)}\\pi r^2 h = ${frac(1, 3)} \\times ${frac(22, 7)} \\times ${r}^2 \\times ${h} = ${frac(1, 3)} \\times ${frac(22, 7)} \\times ${tex(r * r)} \\times ${h} = ${frac(1, 3)} \\times ${tex((22 * r * r) / 7)} \\times ${h}$, which is ${write(key)}.`,
          ]
        : [
            `The radius, the height and the slant height form a right-angled triangle: $l = \\sqrt{${r}^2 + ${h}^2} = \\sqrt{${tex(r * r)} + ${tex(h * h)}} = \\sqrt{${tex(l * l)}} = ${l}$ cm.`,
            `Curved surface $= \\pi rl = ${frac(22, 7)} \\times ${r} \\times ${l} = ${(22 * r) / 7} \\times ${l}$, which is ${write(key)}.`,
          ],
  });
});

const sphere = family(
  "sphere-and-hemisphere",
  about("Find volumes and surface areas of solids", "medium", "SS2"),
  (draw) => {
    const r = draw.pick([3, 6, 9, 12, 15, 18, 21, 24, 30]);
    const half = draw.chance(0.5);
    const wants = draw.pick(["volume", "curved surface area"] as const);
    const [volume, surface] = [(4 * r ** 3) / 3, 4 * r * r];
    const key = (wants === "volume" ? volume : surface) / (half ? 2 : 1);
    const suffix = wants === "volume" ? " cm³" : " cm²";
    const write = (n: number) => (Number.isInteger(n) && n > 0 ? `${count(n)}π${suffix}` : null);
    const [cube, square] = [tex(r ** 3), tex(r * r)];
    const solid = half ? "hemisphere" : "sphere";
    const name = wants === "volume" ? "volume" : half ? "curved surface area" : "surface area";
    return pose(draw, {
      ask: [
        `Find, in terms of π, the ${name} of a ${solid} of radius ${r} cm.`,
        `A metal ${solid} has a radius of ${r} cm. Calculate its ${name} in terms of π.`,
        `What is the ${name} of a ${solid} whose radius is ${r} cm? Leave π in the answer.`,
      ],
      right: key,
      write,
      slips: [
        [half ? key * 2 : key / 2, half ? "worked with the whole sphere" : "worked with half of the sphere"],
        [
          wants === "volume" ? (half ? surface / 2 : surface) : half ? volume / 2 : volume,
          wants === "volume" ? "used the formula for the surface" : "used the formula for the volume",
        ],
        [wants === "volume" ? key * 8 : key * 4, "used the diameter for the radius"],
        [
          wants === "volume" ? (key * 3) / 4 : (key * 3) / 2,
          wants === "volume"
            ? half
              ? "took πr³ for the volume of the whole sphere"
              : "left out the factor of four thirds"
            : half
              ? "added the flat face to the curved one"
              : "wrote 6 for the 4 in front of πr² as if for the faces of a cube",
        ],
        [
          wants === "volume" ? key * 3 : r * r,
          wants === "volume" ? "forgot to divide by 3" : "found the area of a flat circle",
        ],
      ],
      working:
        wants === "volume"
          ? [
              `A sphere has volume $${frac(4, 3)}\\pi r^3$${half ? `, a hemisphere half of it: $${frac(2, 3)}\\pi r^3$` : ""}.`,
              `With $r = ${r}$ cm: $${frac(half ? 2 : 4, 3)} \\times \\pi \\times ${r}^3 = ${frac(half ? 2 : 4, 3)} \\times \\pi \\times ${cube}$.`,
              `$${cube} \\div 3 = ${tex(r ** 3 / 3)}$ and $${half ? 2 : 4} \\times ${tex(r ** 3 / 3)} = ${tex(key)}$, so the volume is ${write(key)}.`,
            ]
          : [
              `A sphere has surface area $4\\pi r^2$${half ? ", and the curved face of a hemisphere is half of it: $2\\pi r^2$" : ""}.`,
              `With $r = ${r}$ cm: $${half ? 2 : 4} \\times \\pi \\times ${r}^2 = ${half ? 2 : 4} \\times \\pi \\times ${square}$, so the area is ${write(key)}.`,
            ],
    });
  },
);

const similarSolids = family(
  "similar-solids",
  about("Use the ratios of lengths, areas and volumes of similar figures", "hard", "SS2"),
  (draw) => {
    const [a, b] = draw.some([1, 2, 3, 4, 5], 2).sort((m, n) => m - n) as [number, number];
    const k = 10 * draw.int(2, 14);
    const [small, key] = [k * a ** 3, k * b ** 3];
    const byArea = draw.chance(0.5);
    if (key > 25_000 || (a === 2 && b === 4)) return null;
    const [measure, ratio] = byArea ? ["surface areas", `${a * a} : ${b * b}`] : ["heights", `${a} : ${b}`];
    return pose(draw, {
      ask: [
        `Two similar containers have ${measure} in the ratio ${ratio}. The smaller holds ${count(small)} cm³. How much does the larger hold?`,
        `The ${measure} of two similar solids are in the ratio ${ratio}. If the volume of the smaller is ${count(small)} cm³, find the volume of the larger.`,
        `Two tins are similar, and their ${measure} are in the ratio ${ratio}. The volume of the smaller tin is ${count(small)} cm³. Calculate the volume of the larger tin.`,
      ],
      right: key,
      write: fixed(1, cm3),
      slips: rounding(1, [
        [
          (small * b * b) / (a * a),
          byArea
            ? "used the ratio of the areas for the volumes"
            : "squared the ratio of the heights instead of cubing it",
        ],
        [
          (small * b) / a,
          byArea
            ? "took the square root of the ratio and went no further"
            : "used the ratio of the heights for the volumes",
        ],
        byArea
          ? [(small * b ** 6) / a ** 6, "cubed the ratio of the areas"]
          : [key - small, "gave how much more the larger holds"],
        byArea
          ? [(small * b ** 4) / a ** 4, "squared the ratio of the areas"]
          : [(small * b * 3) / a, "multiplied the ratio by 3 instead of cubing it"],
        [small * b ** 3, `multiplied by ${b ** 3} but did not divide by ${a ** 3}`],
      ]),
      working: [
        byArea
          ? `Areas go with the square of lengths, so the lengths are as $\\sqrt{${a * a}} : \\sqrt{${b * b}} = ${a} : ${b}$.`
          : `The lengths are as $${a} : ${b}$.`,
        `Volumes go with the cube of lengths: $${a}^3 : ${b}^3 = ${a ** 3} : ${b ** 3}$.`,
        `The larger volume is $${tex(small)} \\times ${a === 1 ? b ** 3 : `${frac(b ** 3, a ** 3)} = ${tex(k)} \\times ${b ** 3}`} = ${tex(key)}$, that is ${fixed(1, cm3)(key)}.`,
      ],
    });
  },
);

const tank = family("tank-and-capacity", about("Find volumes and surface areas of solids", "easy", "SS1"), (draw) => {
  const [l, w, h] = [draw.step(40, 200, 10), draw.step(30, 120, 10), draw.step(20, 100, 5)];
  const litres = (l * w * h) / 1000;
  if (!Number.isInteger(litres)) return null;
  return pose(draw, {
    ask: [
      `A rectangular water tank is ${l} cm long, ${w} cm wide and ${h} cm high. How many litres of water can it hold?`,
      `Find the capacity, in litres, of a box-shaped tank measuring ${l} cm by ${w} cm by ${h} cm.`,
      `A fish tank has a base of ${l} cm by ${w} cm and is filled to a depth of ${h} cm. How many litres of water does it contain?`,
    ],
    right: litres,
    write: whole(" litres"),
    slips: [
      [litres * 10, "divided by 100 instead of 1,000"],
      [litres / 10, "divided by 10,000 instead of 1,000"],
      [litres * 1000, "did not change cubic centimetres to litres"],
      [(l * w) / 1000, "left out the third length"],
      [l + w + h, "added the three lengths"],
      [(2 * (l * w + l * h + w * h)) / 1000, "found the surface area instead of the volume"],
    ],
    working: [
      `Volume of a box = length × width × height: $${l} \\times ${w} \\times ${h} = ${tex(l * w * h)}$ cm³.`,
      `1,000 cm³ make a litre: $${tex(l * w * h)} \\div 1{,}000 = ${tex(litres)}$, so the volume is ${count(litres)} litres.`,
    ],
  });
});

export const solids = [cylinder, cone, sphere, similarSolids, tank];
