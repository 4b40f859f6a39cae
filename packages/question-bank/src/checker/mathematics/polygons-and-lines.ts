import { inUnit, rounded } from "../reading/stated.ts";
import { alike, expression } from "../reading/tex-expression.ts";
import { worded } from "../reading/wording.ts";
import type { PosedQuestion, SubjectChecker } from "../solver.ts";
import { angleAt, from, onCircle, reached } from "./drawn-points.ts";
import { onlyNumber } from "./only-number.ts";
import { total } from "./progression.ts";
import { linesIn, textsIn } from "./svg-parts.ts";

/** The interior angle of a regular polygon, measured on one that is drawn in a circle. */
const interior = (sides: number) => angleAt(onCircle(0), onCircle(360 / sides), onCircle(-360 / sides));

/** The angle that the question names, for this number of sides. */
function polygonAngle(what: string, sides: number): number {
  if (what.endsWith("interior angles")) return interior(sides) * sides;
  return what.endsWith("interior angle") ? interior(sides) : 180 - interior(sides);
}

/** "(2x + 10)°" for a value of x. */
const inDegrees = (text: string, x: number): number => {
  const [, inside] = /^\(?([^()]+?)\)?°$/.exec(text) ?? [];
  if (!inside) throw new Error(`"${text}" is not an angle`);
  return expression(inside).at({ x });
};

const sidesOf: Readonly<Record<string, number>> = { quadrilateral: 4, pentagon: 5, hexagon: 6 };
const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };

/** On parallel lines: the partner of a given angle. */
const partner: Readonly<Record<string, (angle: number) => number>> = {
  alternate: (angle) => angle,
  corresponding: (angle) => angle,
  "co-interior": (angle) => 180 - angle,
};

/** The two marks must be drawn like a pair of that name: inside or outside the lines, and on the correct side. */
function drawnAs(kind: string, { picture }: PosedQuestion, known: number, unknown: string): void {
  const svg = picture?.svg ?? "";
  const [top = Number.NaN, bottom = Number.NaN] = linesIn(svg)
    .filter(({ y1, y2 }) => y1 === y2)
    .map(({ y1 }) => y1);
  const slanting = linesIn(svg).find(({ y1, y2 }) => y1 !== y2);
  const [one, other] = [`${known}°`, unknown].map((text) => textsIn(svg).find((mark) => mark.text === text));
  if (!slanting || !one || !other) throw new Error("the picture shows other angles");
  const { x1, y1, x2, y2 } = slanting;
  const within = [one, other].filter(({ y }) => y > top && y < bottom).length;
  const [left, right] = [one, other].map(({ x, y }) => x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  const fits = within === (kind === "corresponding" ? 1 : 2) && (left === right) === (kind !== "alternate");
  if (!fits || !picture?.alt.includes(`${kind} angles`)) throw new Error(`the angles in the picture are not ${kind}`);
}

export const polygonsAndLines: SubjectChecker = {
  "regular-polygon-angle": worded(
    [
      "A regular polygon has <#sides> sides. Calculate <what:the sum of the interior angles|each interior angle|each exterior angle>.",
      "Find <what:the sum of the interior angles|the size of each interior angle|the size of each exterior angle> of a regular polygon with <#sides> sides.",
      "The floor of a bandstand is a regular polygon with <#sides> sides. What is <what:the sum of the interior angles|each interior angle|each exterior angle>?",
    ],
    ({ sides, what }, { options }) => inUnit(options, polygonAngle(what, sides), "°"),
  ),
  "number-of-sides": worded(
    [
      "<what:Each exterior angle|Each interior angle|The sum of the interior angles> of a <:regular polygon|polygon> is <#angle>°. Calculate how many sides the polygon has.",
      "<what:Each exterior angle|Each interior angle|The sum of the interior angles> of a <:regular polygon|polygon> is <#angle>°. Find the number of sides.",
      "<what:Each exterior angle|Each interior angle|The sum of the interior angles> of a <:regular polygon|polygon> is <#angle>°. How many sides has it?",
    ],
    ({ what, angle }, { options }) =>
      inUnit(
        options,
        onlyNumber((sides) => sides >= 3 && alike(polygonAngle(what, sides), angle), 200),
      ),
  ),
  "triangle-angles-in-x": worded(
    [
      "A triangular plot of land has angles <~a>, <~b> and <~c>. What is the size of its <which:largest|smallest> angle?",
      "If <~a>, <~b> and <~c> are the angles of a triangle, calculate the <which:largest|smallest> of them.",
      "The angles of a triangle are <~a>, <~b> and <~c>. Find the <which:largest|smallest> angle.",
    ],
    ({ a, b, c, which }, { options }) => {
      const angles = (x: number) => [a, b, c].map((text) => inDegrees(text, x));
      const found = angles(onlyNumber((x) => alike(total(angles(x)), 180), 180));
      if (found.some((angle) => angle <= 0)) throw new Error("such a triangle cannot be drawn");
      return inUnit(options, which === "largest" ? Math.max(...found) : Math.min(...found), "°");
    },
  ),
  "parallel-lines": worded(
    [
      "A straight path crosses two parallel roads, as in the picture. If the <kind:alternate|co-interior|corresponding> angles are <#known>° and <~unknown>, calculate x.",
      "In the picture two parallel lines are cut by a transversal. The <kind:alternate|co-interior|corresponding> angles marked are <#known>° and <~unknown>. Find x.",
      "The two horizontal lines in the picture are parallel. A pair of <kind:alternate|co-interior|corresponding> angles measure <#known>° and <~unknown>. What is the value of x?",
    ],
    ({ kind, known, unknown }, posed) => {
      drawnAs(kind, posed, known, unknown);
      const wanted = partner[kind]?.(known) ?? Number.NaN;
      return inUnit(
        posed.options,
        onlyNumber((x) => alike(inDegrees(unknown, x), wanted), 180),
      );
    },
  ),
  "similar-triangles": worded(
    [
      "A rod $ST$ is fixed parallel to the base $QR$ of a triangular frame $PQR$. Given $PS = <#ps>$ cm, $PQ = <#pq>$ cm and $ST = <#st>$ cm, calculate $QR$.",
      "In the picture $ST$ is parallel to $QR$, $PS = <#ps>$ cm, $PQ = <#pq>$ cm and $ST = <#st>$ cm. Find $QR$.",
      "In triangle $PQR$, $S$ lies on $PQ$ and $T$ on $PR$ so that $ST \\parallel QR$. If $PS = <#ps>$ cm, $PQ = <#pq>$ cm and $ST = <#st>$ cm, what is the length of $QR$?",
    ],
    ({ ps, pq, st }, { options }) => {
      // P is at the origin and Q on the x-axis. QR grows until the line PR passes through T.
      const t = from({ x: ps, y: 0 }, st, 75);
      const length = reached(st, 100 * st, (tried) => {
        const r = from({ x: pq, y: 0 }, tried, 75);
        return r.y * t.x - r.x * t.y;
      });
      return rounded(options, length, 1, " cm");
    },
  ),
  "angle-sum-of-polygon": worded(
    [
      "A plot of land has the shape of a <kind> with <count:two|three|four> angles of <~angles>; its other two angles are equal. Calculate one of them.",
      "In a <kind>, <count:two|three|four> of the angles measure <~angles>. The remaining two angles are equal. What is the size of each?",
      "<count:Two|Three|Four> angles of a <kind> are <~angles>, and the other two are equal. Find each of the equal angles.",
    ],
    ({ kind, count, angles }, { options }) => {
      const known = [...angles.matchAll(/(\d+)°/g)].map(([, angle]) => Number(angle));
      const sides = sidesOf[kind] ?? Number.NaN;
      if (known.length !== counts[count.toLowerCase()] || known.length !== sides - 2)
        throw new Error("angles are missing");
      return inUnit(
        options,
        onlyNumber((equal) => alike(total(known) + 2 * equal, interior(sides) * sides)),
        "°",
      );
    },
  ),
};
