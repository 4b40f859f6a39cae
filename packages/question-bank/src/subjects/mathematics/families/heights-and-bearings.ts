import { family } from "../../../authoring.ts";
import { triples } from "../../../writing/pythagorean-triples.ts";
import { dashed, figure, label, line, type Point, polar, rightAngle } from "../figures.ts";
import { frac, rootTex, tex, whole } from "../number-text.ts";
import { pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("trigonometry");

const elevation = family(
  "elevation-and-depression",
  about("Solve problems on angles of elevation and depression", "medium", "SS2"),
  (draw) => {
    const angle = draw.pick([30, 60]);
    const n = 3 * draw.int(3, 30);
    const down = draw.chance(0.4);
    // The vertical side over the horizontal side is tan. We use the square of the answer to stay exact.
    const wantsHeight = !down;
    const square = wantsHeight === (angle === 60) ? 3 * n * n : (n * n) / 3;
    const write = (s: number) => (Number.isInteger(s) && s > 0 ? `$${rootTex(s)}$ m` : null);
    const tangent = angle === 60 ? "\\sqrt{3}" : frac(1, "\\sqrt{3}");
    const product =
      square === 3 * n * n ? `${n} \\times \\sqrt{3}` : `${frac(n, "\\sqrt{3}")} = ${frac(`${n}\\sqrt{3}`, 3)}`;
    const thing = draw.pick(["mast", "tower", "building", "lighthouse"]);
    const [foot, top, eye]: [Point, Point, Point] = [
      [260, 170],
      [260, 40],
      [260 - 130 / Math.tan((angle * Math.PI) / 180), 170],
    ];
    return pose(draw, {
      ask: down
        ? [
            `From the top of a ${thing} ${n} m high, the angle of depression of a stone on level ground is ${angle}°. How far is the stone from the foot of the ${thing}?`,
            `An engineer at the top of a ${thing} ${n} m high sees a goat on level ground at an angle of depression of ${angle}°. Find the distance of the goat from the foot of the ${thing}.`,
            `The top of a ${thing} is ${n} m above level ground. From there the angle of depression of a car is ${angle}°. Calculate the distance of the car from the foot of the ${thing}.`,
          ]
        : [
            `From a point on level ground ${n} m from the foot of a ${thing}, the angle of elevation of its top is ${angle}°. Find the height of the ${thing}.`,
            `The angle of elevation of the top of a ${thing} from a point ${n} m away on level ground is ${angle}°. How high is the ${thing}?`,
            `A girl lies on level ground ${n} m from the foot of a ${thing} and sees its top at an angle of elevation of ${angle}°. Calculate its height.`,
          ],
      right: square,
      write,
      slips: [
        [square === 3 * n * n ? (n * n) / 3 : 3 * n * n, "turned the tangent upside down"],
        [
          n % 2 === 0 ? (3 * n * n) / 4 : (4 * n * n) / 3,
          `${n % 2 === 0 ? "multiplied" : "divided"} by the ${angle === 60 ? "sine" : "cosine"} of ${angle}° instead of using the tangent`,
        ],
        [4 * n * n, `divided by the ${angle === 60 ? "cosine" : "sine"} of ${angle}° instead of using the tangent`],
        [n * n, "took the tangent to be 1"],
        [
          (n * n) / 4,
          `multiplied by the ${angle === 60 ? "cosine" : "sine"} of ${angle}° instead of using the tangent`,
        ],
        [(square * square) / (n * n), "used the square of the tangent instead of the tangent"],
      ],
      working: [
        down
          ? `The angle of elevation from the ground is also ${angle}° (alternate angles). The height is opposite it and the distance beside it: $\\tan ${angle}^\\circ = ${frac(n, "d")}$, where $d$ is the distance.`
          : `The height is opposite the angle and the distance beside it: $\\tan ${angle}^\\circ = ${frac("h", n)}$.`,
        ...(!down && angle === 60
          ? [`$\\tan 60^\\circ = \\sqrt{3}$, so $h = ${product}$ and the height is ${write(square)}.`]
          : [
              `$\\tan ${angle}^\\circ = ${tangent}$, so $${down ? `d = ${n} \\div ${tangent}` : `h = ${n} \\times ${tangent}`}$.`,
              `${square === 3 * n * n ? `To divide by $${tangent}$ is to multiply by $\\sqrt{3}$` : "Multiply top and bottom by $\\sqrt{3}$"}: $${product}$, so the ${down ? "distance" : "height"} is ${write(square)}.`,
            ]),
      ],
      picture: figure(
        330,
        200,
        down
          ? [
              line([30, 170], [280, 170]),
              line(foot, top),
              line(top, eye),
              dashed(top, [150, 40]),
              rightAngle(foot, -1, 1),
              label(angle === 30 ? [200, 58] : [222, 62], `${angle}°`),
              label([268, 110], `${n} m`, "start"),
            ]
          : [
              line([30, 170], [280, 170]),
              line(foot, top),
              line(top, eye),
              rightAngle(foot, -1, 1),
              label([eye[0] + (angle === 30 ? 46 : 28), 163], `${angle}°`),
              label([(eye[0] + foot[0]) / 2, 190], `${n} m`),
            ],
        down
          ? `A vertical ${thing} ${n} m high; from its top a line slopes down to the ground at an angle of depression of ${angle}°.`
          : `A vertical ${thing}; from a point ${n} m from its foot the top is seen at an angle of elevation of ${angle}°.`,
      ),
    });
  },
);

const bearing = (n: number) => `${String(((n % 360) + 360) % 360).padStart(3, "0")}°`;

const backBearing = family("reverse-bearing", about("Solve problems on bearings", "easy", "SS2"), (draw) => {
  const b = draw.int(12, 348);
  if (b % 90 < 8 || b % 90 > 82) return null;
  const key = (b + 180) % 360;
  const [p, q] = draw.pick([
    ["P", "Q"],
    ["A", "B"],
    ["X", "Y"],
    ["R", "S"],
  ] as const);
  const from: Point = [120, 120];
  const to = polar(from, 80, 90 - b);
  return pose(draw, {
    ask: [
      `The bearing of $${q}$ from $${p}$ is ${bearing(b)}. Find the bearing of $${p}$ from $${q}$.`,
      `A boat at $${q}$ is on a bearing of ${bearing(b)} from a jetty at $${p}$. What is the bearing of the jetty from the boat?`,
      `From camp $${p}$ the camp $${q}$ lies on a bearing of ${bearing(b)}. Calculate the bearing of $${p}$ from $${q}$.`,
    ],
    right: key,
    write: (n) => (n > 0 ? bearing(n) : null),
    slips: [
      [360 - b, "subtracted the bearing from 360°"],
      [b, "took the two bearings to be equal"],
      [(b + 90) % 360, b < 180 ? "added 90° instead of 180°" : "added 90° instead of taking away 180°"],
      [
        Math.abs(180 - b) === key ? (b + 270) % 360 : Math.abs(180 - b),
        Math.abs(180 - b) === key ? "took away 90° instead of 180°" : "subtracted the bearing from 180°",
      ],
      [(b + 270) % 360, "added 270° instead of 180°"],
    ],
    working: `The bearing back differs by 180°, and ${b}° is ${b < 180 ? "less than 180°, so add" : "more than 180°, so take away"}: ${b}° ${b < 180 ? "+" : "−"} 180° = ${key}°${key < 100 ? `, written with three figures ${bearing(key)}` : ""}.`,
    picture: figure(
      240,
      240,
      [
        line(from, to),
        dashed(from, [120, 30]),
        dashed(to, [to[0], to[1] - 45]),
        label([120, 22], "N"),
        label([from[0] + (b > 180 ? 14 : -14), from[1] + 18], p),
        label([to[0] + (b > 270 ? -14 : 14), to[1] + 14], q),
      ],
      `The points ${p} and ${q} joined by a line, with the north direction drawn at each.`,
    ),
  });
});

const journey = family("journey-on-bearings", about("Solve problems on bearings", "medium", "SS2"), (draw) => {
  const [u, v, w] = draw.pick(triples);
  const k = draw.int(1, 4);
  const first = draw.pick([0, 20, 30, 35, 40, 50, 55, 65, 70, 90, 120, 145]);
  const second = first + 90;
  const [a, b, key] = [u * k, v * k, w * k];
  return pose(draw, {
    ask: [
      `A ship sails ${a} km on a bearing of ${bearing(first)} and then ${b} km on a bearing of ${bearing(second)}. How far is it from its starting point?`,
      `A cyclist rides ${a} km on a bearing of ${bearing(first)}, then ${b} km on a bearing of ${bearing(second)}. Find the distance from the starting point.`,
      `An aircraft flies ${a} km on a bearing of ${bearing(first)} and then ${b} km on a bearing of ${bearing(second)}. What is its distance from where it started?`,
    ],
    right: key,
    write: whole(" km"),
    slips: [
      [a + b, "added the two distances"],
      [Math.abs(b - a), "subtracted the two distances"],
      [(a * b) / 2, "found the area of the triangle"],
      [key * key, "forgot to take the square root"],
      [Math.sqrt(Math.abs(a * a - b * b)), "subtracted the squares instead of adding them"],
    ],
    working: [
      `The bearings differ by $${second} - ${first} = 90$ degrees, so the two paths are at right angles.`,
      `By Pythagoras the distance is $\\sqrt{${a}^2 + ${b}^2} = \\sqrt{${tex(a * a)} + ${tex(b * b)}} = \\sqrt{${tex(key * key)}}$, which is ${whole(" km")(key)}.`,
    ],
  });
});

export const heightsAndBearings = [elevation, backBearing, journey];
