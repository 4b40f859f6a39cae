import { shownAlike } from "../reading/asking.ts";
import { amountIn, inUnit } from "../reading/stated.ts";
import { alike } from "../reading/tex-expression.ts";
import { worded } from "../reading/wording.ts";
import type { Solve, SubjectChecker } from "../solver.ts";
import { areaUnder } from "./calculus.ts";
import { areaWithin, reached } from "./drawn-points.ts";

const pi = 22 / 7;
const takePi = " Take $\\pi = \\dfrac{22}{7}$.";

/** For a question that gives the value of π at its end. The solver gets the question without those words. */
const takingPi =
  (solve: Solve): Solve =>
  (posed) => {
    const { body, options } = posed.source;
    if (!body.endsWith(takePi)) throw new Error(`"${body}" gives no value of π`);
    return solve({ ...posed, source: { body: body.slice(0, -takePi.length), options } });
  };

const isVolume = (what: string) => what === "volume";
const unitOf = (what: string) => (isVolume(what) ? " cm³" : " cm²");

/** The volume of a round solid in multiples of π, slice by slice, from its radius at each height. */
const held = (height: number, radius: (at: number) => number) => areaUnder((at) => radius(at) ** 2, 0, height);

function cylinder(what: string, radius: number, height: number): number {
  if (isVolume(what)) return pi * held(height, () => radius);
  const curved = 2 * pi * radius * height;
  return what === "curved surface area" ? curved : curved + 2 * pi * radius ** 2;
}

/** A cone unrolls into a sector. Its radius is the slant height, and its arc is the circumference of the base. */
const opened = (radius: number, slant: number) => ((2 * pi * radius) / (2 * pi * slant)) * pi * slant ** 2;

/** The radius of a sphere at a height above its centre. */
const ball = (radius: number) => (at: number) => Math.sqrt(Math.max(0, radius ** 2 - at ** 2));

/** In multiples of π. A curved surface is the volume of a thin skin divided by its thickness. */
function sphere(what: string, solid: string, radius: number): number {
  const skin = 1e-4;
  const whole = (size: number) => 2 * held(size, ball(size));
  const answer = isVolume(what) ? whole(radius) : (whole(radius + skin) - whole(radius - skin)) / (2 * skin);
  return solid === "hemisphere" ? answer / 2 : answer;
}

export const mensuration: SubjectChecker = {
  "arc-and-sector": takingPi(
    worded(
      [
        "A flat metal plate is a sector of a circle of radius <#radius> cm with an angle of <#angle>° at the centre. Calculate the <what:length of the arc|area of the sector|perimeter of the sector>.",
        "An arc subtends an angle of <#angle>° at the centre of a circle of radius <#radius> cm. What is the <what:length of the arc|area of the sector|perimeter of the sector>?",
        "The sector in the picture has radius <#radius> cm and its angle at the centre is <#angle>°. Find the <what:length of the arc|area of the sector|perimeter of the sector>.",
      ],
      ({ radius, angle, what }, posed) => {
        shownAlike(posed, radius, angle);
        const part = angle / 360;
        if (what === "area of the sector") return inUnit(posed.options, part * pi * radius ** 2, " cm²");
        const arc = part * 2 * pi * radius;
        return inUnit(posed.options, what === "length of the arc" ? arc : arc + 2 * radius, " cm");
      },
    ),
  ),
  "trapezium-area": worded(
    [
      "A wooden panel is a trapezium with parallel sides of <#a> cm and <#b> cm that are <#height> cm apart. What is its area?",
      "Calculate the area of a trapezium whose parallel sides measure <#a> cm and <#b> cm and whose height is <#height> cm.",
      "The parallel sides of the trapezium in the picture are <#a> cm and <#b> cm, and its height is <#height> cm. Find its area.",
    ],
    ({ a, b, height }, posed) => {
      shownAlike(posed, a, b, height);
      const corners = [
        { x: 0, y: 0 },
        { x: b, y: 0 },
        { x: 3 + a, y: height },
        { x: 3, y: height },
      ];
      return inUnit(posed.options, areaWithin(corners), " cm²");
    },
  ),
  "area-of-isosceles-triangle": worded(
    [
      "A pennant is an isosceles triangle with a base of <#base> cm and two sides of <#side> cm. What is its area?",
      "Calculate the area of an isosceles triangle with sides <#side> cm, <#side> cm and <#base> cm.",
      "The equal sides of an isosceles triangle are <#side> cm each and its base is <#base> cm. Find its area.",
    ],
    ({ base, side }, { options }) => {
      const top = reached(0, side, (height) => Math.hypot(base / 2, height) - side);
      const corners = [
        { x: 0, y: 0 },
        { x: base, y: 0 },
        { x: base / 2, y: top },
      ];
      return inUnit(options, areaWithin(corners), " cm²");
    },
  ),
  "ring-area": takingPi(
    worded(
      [
        "A circular pond of radius <#radius> m is surrounded by a path <#wide> m wide. Find the area of the path.",
        "A round lawn has a radius of <#radius> m and a paved border <#wide> m wide around it. What is the area of the border?",
        "Around a circular field of radius <#radius> m runs a track <#wide> m wide. Calculate the area of the track.",
      ],
      ({ radius, wide }, { options }) =>
        inUnit(
          options,
          areaUnder((out) => 2 * pi * out, radius, radius + wide),
          " m²",
        ),
    ),
  ),
  cylinder: takingPi(
    worded(
      [
        "A closed drum in the shape of a cylinder has radius <#radius> cm and height <#height> cm. What is its <what:volume|curved surface area|total surface area>?",
        "A closed cylindrical tin has a base radius of <#radius> cm and a height of <#height> cm. Find its <what:volume|curved surface area|total surface area>.",
        "Calculate the <what:volume|curved surface area|total surface area> of a solid cylinder of radius <#radius> cm and height <#height> cm.",
      ],
      ({ radius, height, what }, { options }) => inUnit(options, cylinder(what, radius, height), unitOf(what)),
    ),
  ),
  cone: takingPi(
    worded(
      [
        "A cone has base radius <#radius> cm and <given:vertical|slant> height <#height> cm. Find its <what:volume|curved surface area>.",
        "A buoy has the shape of a cone of base radius <#radius> cm and <given:vertical|slant> height <#height> cm. What is its <what:volume|curved surface area>?",
        "Calculate the <what:volume|curved surface area> of a solid cone with a base radius of <#radius> cm and a <given:vertical|slant> height of <#height> cm.",
      ],
      ({ radius, given, height, what }, { options }) => {
        const slant = given === "slant" ? height : Math.hypot(radius, height);
        const up = given === "vertical" ? height : reached(0, height, (tried) => Math.hypot(radius, tried) - height);
        const answer = isVolume(what) ? pi * held(up, (at) => (radius * at) / up) : opened(radius, slant);
        return inUnit(options, answer, unitOf(what));
      },
    ),
  ),
  "sphere-and-hemisphere": worded(
    [
      "A metal <solid:sphere|hemisphere> has a radius of <#radius> cm. Calculate its <what:volume|surface area|curved surface area> in terms of π.",
      "Find, in terms of π, the <what:volume|surface area|curved surface area> of a <solid:sphere|hemisphere> of radius <#radius> cm.",
      "What is the <what:volume|surface area|curved surface area> of a <solid:sphere|hemisphere> whose radius is <#radius> cm? Leave π in the answer.",
    ],
    ({ solid, radius, what }, { options }) => {
      if (solid === "hemisphere" && what === "surface area") throw new Error("with its flat side or without?");
      const answer = sphere(what, solid, radius);
      return options.map(
        (option) => Math.abs(amountIn(option, "", `π${unitOf(what)}`) - answer) < 1e-6 * Math.max(1, answer),
      );
    },
  ),
  "similar-solids": worded(
    [
      "The <what:heights|surface areas> of two similar solids are in the ratio <#one> : <#other>. If the volume of the smaller is <#small> cm³, find the volume of the larger.",
      "Two similar containers have <what:heights|surface areas> in the ratio <#one> : <#other>. The smaller holds <#small> cm³. How much does the larger hold?",
      "Two tins are similar, and their <what:heights|surface areas> are in the ratio <#one> : <#other>. The volume of the smaller tin is <#small> cm³. Calculate the volume of the larger tin.",
    ],
    ({ what, one, other, small }, { options }) => {
      // Cubes can replace the solids here: the larger cube grows until its height or its faces have this ratio.
      const edge = Math.cbrt(small);
      const measure = (size: number) => (what === "heights" ? size : 6 * size ** 2);
      const larger = reached(edge, 100 * edge, (tried) => measure(edge) * other - measure(tried) * one);
      return inUnit(options, larger ** 3, " cm³");
    },
  ),
  "tank-and-capacity": worded(
    [
      "A fish tank has a base of <#a> cm by <#b> cm and is filled to a depth of <#c> cm. How many litres of water does it contain?",
      "A rectangular water tank is <#a> cm long, <#b> cm wide and <#c> cm high. How many litres of water can it hold?",
      "Find the capacity, in litres, of a box-shaped tank measuring <#a> cm by <#b> cm by <#c> cm.",
    ],
    ({ a, b, c }, { options }) => {
      const litres = [a, b, c].map((side) => side / 10).reduce((held, side) => held * side);
      return options.map((option) => alike(amountIn(option, "", " litres"), litres));
    },
  ),
};
