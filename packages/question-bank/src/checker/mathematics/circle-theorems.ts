import { inUnit } from "../reading/stated.ts";
import { expression } from "../reading/tex-expression.ts";
import { either, worded } from "../reading/wording.ts";
import type { PosedQuestion, SubjectChecker } from "../solver.ts";
import { angleAt, distance, from, onCircle, origin, type Point, reached } from "./drawn-points.ts";
import { onlyNumber } from "./only-number.ts";
import { textsIn } from "./svg-parts.ts";

/** The angle at C on the far side of the circle, when the angle at the centre is given. */
const atCircumference = (centre: number) => angleAt(onCircle(180), onCircle(-centre / 2), onCircle(centre / 2));

/** The angle at S, when P, Q, R and S are in order on a circle and the angle at Q is given. */
function oppositeTo(atQ: number): number {
  const corners = (arc: number): [Point, Point, Point] => [onCircle(0), onCircle(arc / 3), onCircle(arc)];
  const measured = (arc: number) => {
    const [p, q, r] = corners(arc);
    return angleAt(q, p, r);
  };
  const arc = reached(1, 359, (tried) => measured(tried) - atQ);
  const [p, , r] = corners(arc);
  return angleAt(onCircle((arc + 360) / 2), p, r);
}

/** The picture must show the points that the question names. */
function named({ picture }: PosedQuestion, letters: string): void {
  const shown = textsIn(picture?.svg ?? "").map(({ text }) => text);
  if (shown.toSorted().join("") !== letters) throw new Error(`the picture shows ${shown}, not ${letters}`);
}

/** Half of a chord, its distance from the centre and the radius make a right-angled triangle. */
const chordOf = (radius: number, away: number) => {
  const half = reached(0, radius, (tried) => distance(origin, { x: tried, y: away }) - radius);
  return 2 * half;
};

export const circleTheorems: SubjectChecker = {
  "angle-at-the-centre": worded(
    [
      "$A$, $B$ and $C$ are points on the circle with centre $O$ in the picture. If $\\angle <given:ACB|AOB>$ is <#angle>°, what is $\\angle <asked:ACB|AOB>$?",
      "In the circle with centre $O$, $A$, $B$ and $C$ lie on the circumference and $\\angle <given:ACB|AOB> = <#angle>^\\circ$. Find $\\angle <asked:ACB|AOB>$.",
      "The picture shows a circle with centre $O$. Given that $\\angle <given:ACB|AOB> = <#angle>^\\circ$, calculate $\\angle <asked:ACB|AOB>$.",
    ],
    ({ given, angle, asked }, posed) => {
      named(posed, "ABCO");
      if (given === asked) throw new Error("what is asked is given");
      const answer =
        given === "AOB" ? atCircumference(angle) : reached(1, 179, (tried) => atCircumference(tried) - angle);
      return inUnit(posed.options, answer, "°");
    },
  ),
  "cyclic-quadrilateral": either(
    worded(
      [
        "$PQRS$ is a cyclic quadrilateral in which $\\angle PQR = <#q>^\\circ$ and $\\angle PSR = (<~s>)^\\circ$. Find $x$.",
        "A quadrilateral $PQRS$ is inscribed in a circle. If $\\angle PQR = <#q>^\\circ$ and $\\angle PSR = (<~s>)^\\circ$, calculate $x$.",
        "In the picture the points $P$, $Q$, $R$ and $S$ lie on a circle, and $\\angle PQR = <#q>^\\circ$ and $\\angle PSR = (<~s>)^\\circ$. What is $x$?",
      ],
      ({ q, s }, posed) => {
        named(posed, "PQRS");
        const wanted = oppositeTo(q);
        return inUnit(
          posed.options,
          onlyNumber((x) => Math.abs(expression(s).at({ x }) - wanted) < 1e-6),
        );
      },
    ),
    worded(
      [
        "$PQRS$ is a cyclic quadrilateral in which $\\angle PQR = <#q>^\\circ$. Find $\\angle PSR$.",
        "A quadrilateral $PQRS$ is inscribed in a circle. If $\\angle PQR = <#q>^\\circ$, calculate $\\angle PSR$.",
        "In the picture the points $P$, $Q$, $R$ and $S$ lie on a circle, and $\\angle PQR = <#q>^\\circ$. What is $\\angle PSR$?",
      ],
      ({ q }, posed) => {
        named(posed, "PQRS");
        return inUnit(posed.options, oppositeTo(q), "°");
      },
    ),
  ),
  "tangent-and-radius": either(
    worded(
      [
        "$PT$ is a tangent at $T$ to the circle with centre $O$, and $\\angle OPT = <#angle>^\\circ$. Find $\\angle TOP$.",
        "A circle has centre $O$. The line $PT$ touches it at $T$, and $\\angle OPT = <#angle>^\\circ$. Calculate $\\angle TOP$.",
        "In the picture a tangent from $P$ touches the circle with centre $O$ at $T$. If $\\angle OPT = <#angle>^\\circ$, what is $\\angle TOP$?",
      ],
      ({ angle }, posed) => {
        named(posed, "OPT");
        const t = onCircle(0);
        const p = (length: number) => from(t, length, 90);
        const length = reached(1e-4, 1e4, (tried) => angleAt(p(tried), origin, t) - angle);
        return inUnit(posed.options, angleAt(origin, t, p(length)), "°");
      },
    ),
    worded(
      [
        "In the picture $PA$ and $PB$ are tangents to the circle with centre $O$ and $\\angle APB = <#angle>^\\circ$. What is $\\angle AOB$?",
        "Two tangents from $P$ touch a circle with centre $O$ at $A$ and $B$. If $\\angle APB = <#angle>^\\circ$, find $\\angle AOB$.",
      ],
      ({ angle }, posed) => {
        named(posed, "ABOP");
        // The tangent point is where the radius is perpendicular to the tangent. It is found by turning away from the
        // line OP.
        const atP = (away: number) => {
          const p = { x: away, y: 0 };
          const turn = reached(0, 90, (tried) => angleAt(onCircle(tried), origin, p) - 90);
          return { turn, angle: angleAt(p, onCircle(turn), onCircle(-turn)) };
        };
        const away = reached(1.0001, 1e3, (tried) => atP(tried).angle - angle);
        const { turn } = atP(away);
        return inUnit(posed.options, angleAt(origin, onCircle(turn), onCircle(-turn)), "°");
      },
    ),
  ),
  "chord-and-centre": either(
    worded(
      [
        "A chord <#chord> cm long is <#away> cm from the centre of a circle. Find the radius.",
        "A chord of length <#chord> cm lies <#away> cm from the centre of a circle. Calculate the radius.",
      ],
      ({ chord, away }, { options }) => inUnit(options, distance(origin, { x: chord / 2, y: away }), " cm"),
    ),
    worded(
      [
        "How far from the centre of a circle of radius <#radius> cm is a chord <#chord> cm long?",
        "In a circle of radius <#radius> cm a chord has length <#chord> cm. Calculate the distance of the chord from the centre.",
      ],
      ({ radius, chord }, { options }) =>
        inUnit(
          options,
          reached(0, radius, (away) => chordOf(radius, away) - chord),
          " cm",
        ),
    ),
    worded(
      [
        "In a circle of radius <#radius> cm, calculate the length of a chord that lies <#away> cm from the centre.",
        "The distance of a chord from the centre of a circle of radius <#radius> cm is <#away> cm. How long is the chord?",
      ],
      ({ radius, away }, { options }) => inUnit(options, chordOf(radius, away), " cm"),
    ),
  ),
  "angle-in-a-semicircle": worded(
    [
      "$AB$ is a diameter of a circle and $C$ is a point on the circumference. If $\\angle CAB = <#angle>^\\circ$, find $\\angle ABC$.",
      "In the picture $AB$ is a diameter and $\\angle CAB = <#angle>^\\circ$. What is $\\angle ABC$?",
      "Triangle $ABC$ is drawn in a circle with $AB$ as diameter. Given that $\\angle CAB = <#angle>^\\circ$, calculate $\\angle ABC$.",
    ],
    ({ angle }, posed) => {
      named(posed, "ABC");
      const [a, b] = [onCircle(180), onCircle(0)];
      const turn = reached(0.1, 179.9, (tried) => angleAt(a, onCircle(tried), b) - angle);
      return inUnit(posed.options, angleAt(b, onCircle(turn), a), "°");
    },
  ),
};
