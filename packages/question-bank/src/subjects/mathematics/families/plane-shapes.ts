import { family } from "../../../authoring.ts";
import { either } from "../either.ts";
import { arc, dashed, figure, label, line, type Point, polar, rightAngle, shape } from "../figures.ts";
import { count, fixed, frac, rounding, tex, unit, whole } from "../number-text.ts";
import { pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("mensuration");
const PI = "Take $\\pi = \\dfrac{22}{7}$.";
const cm2 = unit("cm", 2);
const sector = family(
  "arc-and-sector",
  about("Find lengths of arcs and areas of sectors", "easy", "SS2", 14),
  (draw) => {
    const [radius, angle] = [
      draw.pick([7, 14, 21, 28, 35, 42]),
      draw.pick([30, 40, 45, 60, 72, 90, 108, 120, 135, 150, 210, 240, 270]),
    ];
    const wants = draw.pick(["arc", "area", "perimeter"] as const);
    const length = (angle * 44 * radius) / (360 * 7);
    const area = (angle * 22 * radius * radius) / (360 * 7);
    const key = { arc: length, area, perimeter: length + 2 * radius }[wants];
    if (!Number.isInteger(Math.round(key * 1e6) / 1e5)) return null;
    const said = {
      arc: "the length of the arc",
      area: "the area of the sector",
      perimeter: "the perimeter of the sector",
    }[wants];
    const write = fixed(1, wants === "area" ? cm2 : " cm");
    const round = (44 * radius) / 7;
    const c: Point = [110, 115];
    return pose(draw, {
      ask: [
        `The sector in the picture has radius ${radius} cm and its angle at the centre is ${angle}°. Find ${said}. ${PI}`,
        `A flat metal plate is a sector of a circle of radius ${radius} cm with an angle of ${angle}° at the centre. Calculate ${said}. ${PI}`,
        `An arc subtends an angle of ${angle}° at the centre of a circle of radius ${radius} cm. What is ${said}? ${PI}`,
      ],
      right: key,
      write,
      slips: rounding(1, [
        [
          { arc: length / 2, area: area / 2, perimeter: length + radius }[wants],
          {
            arc: "used πr for the circumference",
            area: "took half of πr² for the area of the circle",
            perimeter: "added one radius only",
          }[wants],
        ],
        [
          { arc: area, area: length, perimeter: length }[wants],
          {
            arc: "used the formula for the area",
            area: "used the formula for the arc",
            perimeter: "left out the two radii",
          }[wants],
        ],
        [
          { arc: length * 2, area: area * 4, perimeter: 2 * length + 2 * radius }[wants],
          {
            arc: "used the diameter for the radius",
            area: "used the diameter for the radius",
            perimeter: "used the diameter in the arc",
          }[wants],
        ],
        [
          { arc: (44 * radius) / 7, area: (22 * radius * radius) / 7, perimeter: (44 * radius) / 7 }[wants],
          "worked with the whole circle",
        ],
        [
          { arc: length + 2 * radius, area: area * 2, perimeter: length + 4 * radius }[wants],
          {
            arc: "added the two radii",
            area: "wrote 2πr² for the area of the circle",
            perimeter: "added the diameter twice",
          }[wants],
        ],
        [key + radius, "added a radius"],
      ]),
      working:
        wants === "area"
          ? [
              `A sector is $${frac(angle, 360)}$ of the circle, so its area is $${frac(angle, 360)} \\times \\pi r^2$.`,
              `$${frac(angle, 360)} \\times ${frac(22, 7)} \\times ${radius}^2 = ${frac(angle, 360)} \\times ${tex((22 * radius * radius) / 7)} = ${frac(tex((angle * 22 * radius * radius) / 7), 360)}$, which is ${write(area)}.`,
            ]
          : [
              `An arc is $${frac(angle, 360)}$ of the circumference $2\\pi r$.`,
              `$${frac(angle, 360)} \\times 2 \\times ${frac(22, 7)} \\times ${radius} = ${frac(angle, 360)} \\times ${round} = ${frac(tex(angle * round), 360)}$, so the arc is ${fixed(1, " cm")(length)}.`,
              ...(wants === "perimeter"
                ? [
                    `The perimeter has the two radii as well: $${length.toFixed(1)} + 2 \\times ${radius} = ${length.toFixed(1)} + ${2 * radius}$, that is ${write(key)}.`,
                  ]
                : []),
            ],
      picture: figure(
        230,
        230,
        [
          arc(c, 90, 0, angle),
          line(c, polar(c, 90, 0)),
          line(c, polar(c, 90, angle)),
          arc(c, 20, 0, angle),
          label([c[0] + 45, c[1] + 20], `${radius} cm`),
          label([polar(c, 56, angle / 2)[0], polar(c, 56, angle / 2)[1] + 5], `${angle}°`),
        ],
        `Sector of a circle with radius ${radius} cm and angle ${angle}° at the centre.`,
      ),
    });
  },
);

const trapezium = family("trapezium-area", about("Find areas of plane shapes", "easy", "SS1"), (draw) => {
  const [a, b, h] = [draw.int(5, 16), draw.int(12, 30), draw.int(4, 15)];
  if (b - a < 4 || ((a + b) * h) % 2 !== 0) return null;
  const key = ((a + b) * h) / 2;
  const [p, q, r, s]: [Point, Point, Point, Point] = [
    [40, 150],
    [290, 150],
    [230, 40],
    [90, 40],
  ];
  return pose(draw, {
    ask: [
      `The parallel sides of the trapezium in the picture are ${a} cm and ${b} cm, and its height is ${h} cm. Find its area.`,
      `A wooden panel is a trapezium with parallel sides of ${a} cm and ${b} cm that are ${h} cm apart. What is its area?`,
      `Calculate the area of a trapezium whose parallel sides measure ${a} cm and ${b} cm and whose height is ${h} cm.`,
    ],
    right: key,
    write: whole(cm2),
    slips: either(whole(), [
      [(a + b) * h, "forgot to halve"],
      [(a * b * h) / 2, "multiplied the parallel sides"],
      [a * h, "used the shorter side only"],
      [b * h, "used the longer side only"],
      [((b - a) * h) / 2, "subtracted the parallel sides"],
      [a + b + h, "added the three lengths"],
    ]),
    working: [
      `Area $= ${frac(1, 2)}(a + b)h$, where $a$ and $b$ are the parallel sides.`,
      `$${frac(1, 2)} \\times (${a} + ${b}) \\times ${h} = ${frac(1, 2)} \\times ${a + b} \\times ${h} = ${frac(1, 2)} \\times ${tex((a + b) * h)}$, which is ${count(key)} cm².`,
    ],
    picture: figure(
      330,
      190,
      [
        shape([p, q, r, s]),
        dashed([90, 40], [90, 150]),
        rightAngle([90, 150], 1, 1),
        label([160, 30], `${a} cm`),
        label([165, 174], `${b} cm`),
        label([98, 100], `${h} cm`, "start"),
      ],
      `Trapezium with parallel sides ${a} cm and ${b} cm and height ${h} cm.`,
    ),
  });
});

const pythagoras = family(
  "area-of-isosceles-triangle",
  about("Find areas of plane shapes", "medium", "SS1"),
  (draw) => {
    const [half, height, side] = draw.pick([
      [3, 4, 5],
      [4, 3, 5],
      [5, 12, 13],
      [12, 5, 13],
      [8, 15, 17],
      [15, 8, 17],
      [7, 24, 25],
      [6, 8, 10],
      [8, 6, 10],
      [9, 12, 15],
      [12, 9, 15],
      [20, 21, 29],
      [21, 20, 29],
      [12, 16, 20],
      [10, 24, 26],
    ] as const);
    const key = half * height;
    return pose(draw, {
      ask: [
        `The equal sides of an isosceles triangle are ${side} cm each and its base is ${2 * half} cm. Find its area.`,
        `A pennant is an isosceles triangle with a base of ${2 * half} cm and two sides of ${side} cm. What is its area?`,
        `Calculate the area of an isosceles triangle with sides ${side} cm, ${side} cm and ${2 * half} cm.`,
      ],
      right: key,
      write: whole(cm2),
      slips: [
        [2 * key, "forgot to halve"],
        [half * side, "used one of the equal sides as the height"],
        [2 * side + 2 * half, "gave the perimeter"],
        [(side * side) / 2, "multiplied the equal sides and halved, as in a right-angled triangle"],
        [2 * half * side, "multiplied the base by one of the equal sides"],
      ],
      working: [
        `The height meets the base in the middle, $${2 * half} \\div 2 = ${half}$ cm from each end.`,
        `By Pythagoras the height is $\\sqrt{${side}^2 - ${half}^2} = \\sqrt{${side * side} - ${half * half}} = \\sqrt{${height * height}} = ${height}$ cm.`,
        `Area $= ${frac(1, 2)} \\times \\text{base} \\times \\text{height} = ${frac(1, 2)} \\times ${2 * half} \\times ${height}$, which is ${count(key)} cm².`,
      ],
    });
  },
);

const annulus = family("ring-area", about("Find areas of plane shapes", "hard", "SS1"), (draw) => {
  const [r, w] = [draw.pick([7, 10, 12, 14, 15, 20, 21, 28]), draw.pick([1, 2, 3, 4, 5, 7])];
  const R = r + w;
  const key = (22 * (R * R - r * r)) / 7;
  if (!Number.isInteger(key)) return null;
  return pose(draw, {
    ask: [
      `A circular pond of radius ${r} m is surrounded by a path ${w} m wide. Find the area of the path. ${PI}`,
      `A round lawn has a radius of ${r} m and a paved border ${w} m wide around it. What is the area of the border? ${PI}`,
      `Around a circular field of radius ${r} m runs a track ${w} m wide. Calculate the area of the track. ${PI}`,
    ],
    right: key,
    write: whole(" m²"),
    slips: either(whole(), [
      [(22 * w * w) / 7, "took the ring for a circle whose radius is its width"],
      [(44 * r * w) / 7, "multiplied the inner circumference by the width"],
      [(22 * R * R) / 7, "found the area of the larger circle"],
      [(44 * (R * R - r * r)) / 7, "wrote 2π for π"],
      [(44 * R * w) / 7, "multiplied the outer circumference by the width"],
      [(22 * r * r) / 7, "found the area of the smaller circle"],
      [(22 * ((R + w) ** 2 - r * r)) / 7, "added the width to the radius twice"],
    ]),
    working: [
      `The outer radius is $${r} + ${w} = ${R}$ m.`,
      `The ring is the larger circle without the smaller: $\\pi R^2 - \\pi r^2 = ${frac(22, 7)}(${R}^2 - ${r}^2) = ${frac(22, 7)} \\times (${tex(R * R)} - ${tex(r * r)})$.`,
      `$${frac(22, 7)} \\times ${R * R - r * r} = 22 \\times ${(R * R - r * r) / 7}$, which is ${count(key)} m².`,
    ],
  });
});

export const planeShapes = [sector, trapezium, pythagoras, annulus];
