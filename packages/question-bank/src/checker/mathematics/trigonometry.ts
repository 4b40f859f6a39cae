import { shownAlike } from "../reading/asking.ts";
import { inFormulas } from "../reading/formula-with-unit.ts";
import { amountIn, inFigures, inUnit } from "../reading/stated.ts";
import { alike, evaluated } from "../reading/tex-expression.ts";
import { withRatios } from "../reading/tex-ratios.ts";
import { relation, sides } from "../reading/tex-relation.ts";
import { either, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { angleAt, areaWithin, distance, from, origin, radians, reached } from "./drawn-points.ts";
import { inLowestTerms } from "./identities.ts";

const lowest = (options: readonly string[], value: number) =>
  inFigures(options, value).map((right, at) => right && inLowestTerms(options[at] ?? ""));

/** A triangle with two sides from the origin and the angle between them. */
const triangle = (one: number, other: number, angle: number) => [
  origin,
  from(origin, one, 0),
  from(origin, other, angle),
];

/** The point reached from another on a bearing. North is along y. */
const onBearing = (start: typeof origin, far: number, bearing: number) => from(start, far, 90 - bearing);

/** The height of a top seen at this angle from this distance. */
const heightSeen = (away: number, angle: number) =>
  reached(0, 1e4, (height) => angleAt(origin, { x: away, y: 0 }, { x: away, y: height }) - angle);

/** The bearing of one point from another, from 0 to 360. */
const bearingOf = (of: typeof origin, seenFrom: typeof origin) =>
  ((Math.atan2(of.x - seenFrom.x, of.y - seenFrom.y) * 180) / Math.PI + 360) % 360;

export const trigonometry: SubjectChecker = {
  "trigonometric-ratios": worded(
    [
      "$<~letter>$ is an acute angle with <$given>. What is the value of <$it>?",
      "Given that $<~letter>$ is acute and <$given>, evaluate <$it>.",
      "If <$given> and $<~letter>$ is an acute angle, find <$it>.",
    ],
    ({ letter, given, it }, { source }) => {
      const name = letter.replace("\\", "");
      const [left, right] = sides(given);
      const angle = reached(
        1e-6,
        Math.PI / 2 - 1e-6,
        (tried) => withRatios(left).at({ [name]: tried }) - evaluated(right),
      );
      return lowest(source.options, withRatios(it).at({ [name]: angle }));
    },
  ),
  "special-angles": worded(
    ["Evaluate <$it>.", "Simplify <$it>.", "Without tables, find the value of <$it>."],
    ({ it }, { source }) => lowest(source.options, withRatios(it).at({})),
  ),
  "triangle-area-by-sine": worded(
    [
      "A triangular piece of cloth has sides of <#a> cm and <#b> cm that meet at <#angle>°. What is its area?",
      "In triangle $PQR$, $PQ = <#a>$ cm, $QR = <#b>$ cm and $\\angle PQR = <#angle>^\\circ$. Calculate the area of the triangle.",
      "Two sides of a triangle are <#a> cm and <#b> cm, and the angle between them is <#angle>°. Find its area.",
    ],
    ({ a, b, angle }, posed) => {
      if (posed.picture) shownAlike(posed, angle);
      return inFormulas(posed.source.options, areaWithin(triangle(a, b, angle)), "cm²");
    },
  ),
  "trigonometric-equation": worded(
    [
      "Find <$_angle> if <$given> and <$range>.",
      "Given that <$range> and <$given>, what is <$_angle>?",
      "Solve <$given> for <$range>.",
    ],
    ({ given, range }, { options }) => {
      const within = relation(range.replaceAll("^\\circ", ""));
      const [left, right] = sides(given);
      return options.map((option) => {
        const degrees = amountIn(option, "", "°");
        const angle = radians(degrees);
        return (
          within({ x: degrees, theta: degrees }) &&
          alike(withRatios(left).at({ x: angle, theta: angle }), evaluated(right))
        );
      });
    },
  ),
  "sine-rule": worded(
    [
      "A triangle $ABC$ has $\\angle A = <#a>^\\circ$, $\\angle B = <#b>^\\circ$ and $BC = <#bc>$ cm. What is the length of $AC$?",
      "Calculate $AC$ in a triangle $ABC$ in which $\\angle A = <#a>^\\circ$, $\\angle B = <#b>^\\circ$ and $BC = <#bc>$ cm.",
      "In triangle $ABC$, $\\angle A = <#a>^\\circ$, $\\angle B = <#b>^\\circ$ and $BC = <#bc>$ cm. Find $AC$.",
    ],
    ({ a, b, bc }, { source }) => {
      // B is at the origin and C on the x-axis. A moves out along its line until its angle is correct.
      const c = from(origin, bc, 0);
      const out = reached(1e-6, 1e4, (tried) => angleAt(from(origin, tried, b), origin, c) - a);
      return inFormulas(source.options, distance(from(origin, out, b), c), "cm");
    },
  ),
  "cosine-rule": worded(
    [
      "In triangle $ABC$, $AB = <#a>$ cm, $AC = <#b>$ cm and $\\angle BAC = <#angle>^\\circ$. Find $BC$ to the nearest centimetre.",
      "Two rods of <#a> cm and <#b> cm are joined at one end with an angle of <#angle>° between them. How far apart are their other ends, to the nearest centimetre?",
      "Two sides of a triangle are <#a> cm and <#b> cm, and the angle between them is <#angle>°. Calculate the third side to the nearest centimetre.",
    ],
    ({ a, b, angle }, { options }) => {
      const [, one = origin, other = origin] = triangle(a, b, angle);
      return inUnit(options, Math.round(distance(one, other)), " cm");
    },
  ),
  "elevation-and-depression": either(
    worded(
      [
        "A girl lies on level ground <#away> m from the foot of a <_what> and sees its top at an angle of elevation of <#angle>°. Calculate its height.",
        "From a point on level ground <#away> m from the foot of a <_what>, the angle of elevation of its top is <#angle>°. Find the height of the <_what>.",
        "The angle of elevation of the top of a <_what> from a point <#away> m away on level ground is <#angle>°. How high is the <_what>?",
      ],
      ({ away, angle }, posed) => {
        shownAlike(posed, away, angle);
        return inFormulas(posed.source.options, heightSeen(away, angle), "m");
      },
    ),
    worded(
      [
        "An engineer at the top of a <_what> <#high> m high sees a goat on level ground at an angle of depression of <#angle>°. Find the distance of the goat from the foot of the <_what>.",
        "From the top of a <_what> <#high> m high, the angle of depression of a stone on level ground is <#angle>°. How far is the stone from the foot of the <_what>?",
        "The top of a <_what> is <#high> m above level ground. From there the angle of depression of a car is <#angle>°. Calculate the distance of the car from the foot of the <_what>.",
      ],
      ({ high, angle }, posed) => {
        shownAlike(posed, high, angle);
        const top = { x: 0, y: high };
        // The line of sight goes down from the horizontal until it meets the ground.
        const away = reached(0, 1e4, (tried) => angleAt(top, { x: 1, y: high }, { x: tried, y: 0 }) - angle);
        return inFormulas(posed.source.options, away, "m");
      },
    ),
  ),
  "reverse-bearing": worded(
    [
      "A boat at $<~to>$ is on a bearing of <#bearing>° from a jetty at $<~at>$. What is the bearing of the jetty from the boat?",
      "From camp $<~at>$ the camp $<~to>$ lies on a bearing of <#bearing>°. Calculate the bearing of $<~at>$ from $<~to>$.",
      "The bearing of $<~to>$ from $<~at>$ is <#bearing>°. Find the bearing of $<~at>$ from $<~to>$.",
    ],
    ({ bearing, at, to }, { options, picture }) => {
      if (!picture?.alt.startsWith(`The points ${at} and ${to} `)) throw new Error("the picture shows other points");
      const answer = Math.round(bearingOf(origin, onBearing(origin, 1, bearing)) * 1e6) / 1e6;
      return options.map((option) => option === `${`${answer}`.padStart(3, "0")}°`);
    },
  ),
  "journey-on-bearings": worded(
    [
      "A cyclist rides <#first> km on a bearing of <#one>°, then <#second> km on a bearing of <#other>°. Find the distance from the starting point.",
      "A ship sails <#first> km on a bearing of <#one>° and then <#second> km on a bearing of <#other>°. How far is it from its starting point?",
      "An aircraft flies <#first> km on a bearing of <#one>° and then <#second> km on a bearing of <#other>°. What is its distance from where it started?",
    ],
    ({ first, one, second, other }, { options }) => {
      const end = onBearing(onBearing(origin, first, one), second, other);
      return inUnit(options, distance(origin, end), " km");
    },
  ),
};
