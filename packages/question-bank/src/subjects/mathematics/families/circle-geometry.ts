import { family } from "../../../authoring.ts";
import { either } from "../either.ts";
import { arc, circle, dashed, dot, figure, label, line, type Point, polar, rightAngle, shape } from "../figures.ts";
import { degrees, whole } from "../number-text.ts";
import { pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("plane-geometry");
const centre: Point = [120, 115];
const R = 90;
const named = (point: Point, name: string): string => {
  const [dx, dy] = [point[0] - centre[0], point[1] - centre[1]];
  const size = Math.hypot(dx, dy) || 1;
  return label([point[0] + (dx / size) * 14, point[1] + (dy / size) * 14 + 5], name);
};

const angleAtCentre = family("angle-at-the-centre", about("Apply the circle theorems", "easy", "SS2"), (draw) => {
  const half = draw.int(24, 76);
  const fromCentre = draw.chance(0.5);
  const key = fromCentre ? half : 2 * half;
  const given = fromCentre ? 2 * half : half;
  const [a, b] = [polar(centre, R, 270 - half), polar(centre, R, 270 + half)];
  const c = polar(centre, R, 100);
  const [at, ask] = fromCentre ? ["AOB", "ACB"] : ["ACB", "AOB"];
  return pose(draw, {
    ask: [
      `In the circle with centre $O$, $A$, $B$ and $C$ lie on the circumference and $\\angle ${at} = ${given}^\\circ$. Find $\\angle ${ask}$.`,
      `$A$, $B$ and $C$ are points on the circle with centre $O$ in the picture. If $\\angle ${at}$ is ${given}°, what is $\\angle ${ask}$?`,
      `The picture shows a circle with centre $O$. Given that $\\angle ${at} = ${given}^\\circ$, calculate $\\angle ${ask}$.`,
    ],
    right: key,
    write: degrees,
    slips: [
      [fromCentre ? given * 2 : given / 2, fromCentre ? "doubled instead of halving" : "halved instead of doubling"],
      [given, "took the two angles to be equal"],
      [180 - given, "took the two angles to add up to 180°"],
      [180 - key, "found the angle and then subtracted it from 180°"],
      [360 - given, "subtracted the given angle from 360°"],
      [
        Math.abs(90 - given),
        given < 90 ? "took the two angles to add up to 90°" : "subtracted 90° from the given angle",
      ],
    ],
    working: `The angle at the centre is twice the angle at the circumference on the same arc, so the answer is ${fromCentre ? `${given}° ÷ 2` : `2 × ${given}°`} = ${key}°.`,
    picture: figure(
      240,
      232,
      [
        circle(centre, R),
        line(a, centre),
        line(b, centre),
        line(a, c),
        line(b, c),
        dot(centre),
        label([centre[0], centre[1] - 8], "O"),
        named(a, "A"),
        named(b, "B"),
        named(c, "C"),
      ],
      "Circle with centre O; A and B are joined to the centre and to a point C on the opposite side of the circumference.",
    ),
  });
});

const cyclicQuadrilateral = family(
  "cyclic-quadrilateral",
  about("Apply the circle theorems", "easy", "SS2"),
  (draw) => {
    const [angle, m, n] = [draw.int(62, 128), draw.int(2, 4), draw.step(5, 35, 5)];
    const opposite = 180 - angle;
    const wantsX = draw.chance(0.5);
    const x = (opposite - n) / m;
    if (wantsX && (!Number.isInteger(x) || x < 6)) return null;
    if (angle === 90) return null;
    const key = wantsX ? x : opposite;
    // The arc from P to R on the side of S is twice the angle at Q, so the drawing shows the given angle.
    const [p, q, r, s] = [240 - angle, 45, 240 + angle, 235].map((at) => polar(centre, R, at)) as [
      Point,
      Point,
      Point,
      Point,
    ];
    const given = wantsX
      ? `$\\angle PQR = ${angle}^\\circ$ and $\\angle PSR = (${m}x + ${n})^\\circ$`
      : `$\\angle PQR = ${angle}^\\circ$`;
    const want = wantsX ? "$x$" : "$\\angle PSR$";
    return pose(draw, {
      ask: [
        `$PQRS$ is a cyclic quadrilateral in which ${given}. Find ${want}.`,
        `In the picture the points $P$, $Q$, $R$ and $S$ lie on a circle, and ${given}. What is ${want}?`,
        `A quadrilateral $PQRS$ is inscribed in a circle. If ${given}, calculate ${want}.`,
      ],
      right: key,
      write: wantsX ? whole() : degrees,
      slips: [
        [wantsX ? (angle - n) / m : angle, "took opposite angles to be equal"],
        [wantsX ? (360 - angle - n) / m : 360 - angle, "took opposite angles to add up to 360°"],
        [
          wantsX ? opposite - n : Math.abs(90 - angle),
          wantsX
            ? `did not divide by ${m}`
            : angle < 90
              ? "took opposite angles to add up to 90°"
              : "subtracted 90° from the given angle",
        ],
        [
          wantsX ? opposite : angle / 2,
          wantsX ? "gave the angle instead of x" : "took angle PSR to be half of angle PQR",
        ],
        [
          wantsX ? (opposite + n) / m : 2 * angle,
          wantsX ? "added the number instead of subtracting it" : "took angle PSR to be twice angle PQR",
        ],
        ...(wantsX ? [[(90 - angle - n) / m, "took opposite angles to add up to 90°"] as const] : []),
      ],
      working: [
        "Opposite angles of a cyclic quadrilateral add up to 180°.",
        `Angle PSR is opposite angle PQR: $180^\\circ - ${angle}^\\circ = ${opposite}^\\circ$, so it is ${opposite}°.`,
        ...(wantsX
          ? [
              `$${m}x + ${n} = ${opposite}$, so $${m}x = ${opposite} - ${n} = ${opposite - n}$.`,
              `$x = ${opposite - n} \\div ${m} = ${x}$, so x is ${x}.`,
            ]
          : []),
      ],
      picture: figure(
        240,
        232,
        [circle(centre, R), shape([p, q, r, s]), named(p, "P"), named(q, "Q"), named(r, "R"), named(s, "S")],
        "Quadrilateral PQRS with its four corners on a circle.",
      ),
    });
  },
);

const tangent = family("tangent-and-radius", about("Apply the circle theorems", "medium", "SS2"), (draw) => {
  const angle = draw.int(22, 68);
  const wants = draw.pick(["TOP", "AOB"] as const);
  const apart = draw.step(36, 100, 2);
  const c: Point = [90, 115];
  const r = 70;
  if (wants === "TOP") {
    const p: Point = [c[0] + r / Math.sin((angle * Math.PI) / 180), c[1]];
    const t = polar(c, r, 90 - angle);
    if (p[0] > 300) return null;
    const key = 90 - angle;
    return pose(draw, {
      ask: [
        `$PT$ is a tangent at $T$ to the circle with centre $O$, and $\\angle OPT = ${angle}^\\circ$. Find $\\angle TOP$.`,
        `In the picture a tangent from $P$ touches the circle with centre $O$ at $T$. If $\\angle OPT = ${angle}^\\circ$, what is $\\angle TOP$?`,
        `A circle has centre $O$. The line $PT$ touches it at $T$, and $\\angle OPT = ${angle}^\\circ$. Calculate $\\angle TOP$.`,
      ],
      right: key,
      write: degrees,
      slips: [
        [angle, "took the two angles to be equal"],
        [180 - angle, "took the two angles to add up to 180°"],
        [2 * angle, "took the angle at the centre as twice the other, as with an angle at the circumference"],
        [180 - 2 * angle, "took OP and OT to be equal sides"],
        [90 + angle, "added the angle to 90°"],
      ],
      check: (v) => `With ${v}° the angles of triangle OTP would add up to ${v + 90 + angle}°, not 180°.`,
      working: `The radius OT meets the tangent PT at 90°, and the angles of triangle OTP add up to 180°, so the angle at O is 180° − 90° − ${angle}° = ${key}°.`,
      picture: figure(
        320,
        232,
        [
          circle(c, r),
          line(c, p),
          line(c, t),
          line(t, p),
          dot(c),
          label([c[0] - 10, c[1] + 16], "O"),
          label([t[0] + 6, t[1] - 8], "T"),
          label([p[0] + 12, p[1] + 5], "P"),
        ],
        "Circle with centre O; the tangent from P touches it at T, and O is joined to P and T.",
      ),
    });
  }
  const key = 180 - apart;
  const p: Point = [c[0] + r / Math.sin((apart * Math.PI) / 360), c[1]];
  if (p[0] > 330) return null;
  const [a, b] = [polar(c, r, 90 - apart / 2), polar(c, r, apart / 2 - 90)];
  return pose(draw, {
    ask: [
      `Two tangents from $P$ touch a circle with centre $O$ at $A$ and $B$. If $\\angle APB = ${apart}^\\circ$, find $\\angle AOB$.`,
      `In the picture $PA$ and $PB$ are tangents to the circle with centre $O$ and $\\angle APB = ${apart}^\\circ$. What is $\\angle AOB$?`,
      `$PA$ and $PB$ are tangents to a circle with centre $O$. Given that $\\angle APB = ${apart}^\\circ$, calculate the acute or obtuse angle $AOB$.`,
    ],
    right: key,
    write: degrees,
    slips: either(degrees, [
      [apart, "took the two angles to be equal"],
      [2 * apart, "took the angle at the centre as twice the other, as if P were on the circle"],
      [apart / 2, "took the angle at the centre as half of the other"],
      [90 - apart / 2, "found only half of the angle at the centre"],
      [360 - apart, "left out the two right angles"],
    ]),
    check: (v) => `With ${v}° the angles of OAPB would add up to ${v + 180 + apart}°, not 360°.`,
    working: `The radii OA and OB meet the tangents at 90°, and the angles of quadrilateral OAPB add up to 360°, so angle AOB is 360° − 90° − 90° − ${apart}° = ${key}°.`,
    picture: figure(
      345,
      232,
      [
        circle(c, r),
        line(a, p),
        line(b, p),
        line(c, a),
        line(c, b),
        dot(c),
        label([c[0] - 12, c[1] + 5], "O"),
        label([a[0], a[1] - 8], "A"),
        label([b[0], b[1] + 20], "B"),
        label([p[0] + 10, p[1] + 5], "P"),
      ],
      "Circle with centre O and two tangents from P that touch it at A and B.",
    ),
  });
});

const chord = family(
  "chord-and-centre",
  about("Find lengths of chords and their distances from the centre", "medium", "SS2"),
  (draw) => {
    const [u, v, w] = draw.pick([
      [3, 4, 5],
      [5, 12, 13],
      [8, 15, 17],
      [7, 24, 25],
      [9, 12, 15],
      [6, 8, 10],
      [12, 16, 20],
      [10, 24, 26],
      [20, 21, 29],
      [15, 20, 25],
    ] as const);
    const swap = draw.chance(0.5);
    const [half, distance] = swap ? [u, v] : [v, u];
    const form = draw.pick(["chord", "distance", "radius"] as const);
    const key = { chord: 2 * half, distance, radius: w }[form];
    const asks = {
      chord: [
        `A chord of a circle of radius ${w} cm is ${distance} cm from the centre. Find the length of the chord.`,
        `The distance of a chord from the centre of a circle of radius ${w} cm is ${distance} cm. How long is the chord?`,
        `In a circle of radius ${w} cm, calculate the length of a chord that lies ${distance} cm from the centre.`,
      ],
      distance: [
        `A chord of length ${2 * half} cm is drawn in a circle of radius ${w} cm. Find its distance from the centre.`,
        `How far from the centre of a circle of radius ${w} cm is a chord ${2 * half} cm long?`,
        `In a circle of radius ${w} cm a chord has length ${2 * half} cm. Calculate the distance of the chord from the centre.`,
      ],
      radius: [
        `A chord ${2 * half} cm long is ${distance} cm from the centre of a circle. Find the radius.`,
        `The distance from the centre of a circle to a chord of length ${2 * half} cm is ${distance} cm. What is the radius of the circle?`,
        `A chord of length ${2 * half} cm lies ${distance} cm from the centre of a circle. Calculate the radius.`,
      ],
    }[form];
    const solved = {
      chord: [
        `By Pythagoras half the chord is $\\sqrt{${w}^2 - ${distance}^2} = \\sqrt{${w * w} - ${distance * distance}} = \\sqrt{${half * half}} = ${half}$ cm.`,
        `The chord is $2 \\times ${half}$, that is ${key} cm.`,
      ],
      distance: [
        `Half the chord is $${2 * half} \\div 2 = ${half}$ cm.`,
        `By Pythagoras the distance is $\\sqrt{${w}^2 - ${half}^2} = \\sqrt{${w * w} - ${half * half}} = \\sqrt{${distance * distance}}$, that is ${key} cm.`,
      ],
      radius: [
        `Half the chord is $${2 * half} \\div 2 = ${half}$ cm.`,
        `By Pythagoras the radius is $\\sqrt{${half}^2 + ${distance}^2} = \\sqrt{${half * half} + ${distance * distance}} = \\sqrt{${w * w}}$, that is ${key} cm.`,
      ],
    }[form];
    const theta = (Math.asin(half / w) * 180) / Math.PI;
    const [a, b] = [polar(centre, R, 270 - theta), polar(centre, R, 270 + theta)];
    const foot: Point = [centre[0], a[1]];
    return pose(draw, {
      ask: asks,
      right: key,
      write: whole(" cm"),
      slips: [
        ...({
          chord: [
            [half, "gave half of the chord"],
            [2 * (w - distance), "took the distance from the radius without squaring, and then doubled"],
            [w - distance, "took the distance from the radius without squaring"],
            [w + distance, "added the radius and the distance"],
            [2 * w, "gave the diameter, which is a chord through the centre"],
          ],
          distance: [
            [w - half, "took half of the chord from the radius without squaring"],
            [half, "gave half of the chord"],
            [Math.abs(2 * half - w), "took the difference of the radius and the whole chord"],
            [w + half, "added the radius and half of the chord"],
          ],
          radius: [
            [half + distance, "added half of the chord and the distance without squaring"],
            [half, "took half of the chord for the radius"],
            [2 * half - distance, "subtracted the distance from the chord"],
            [2 * w, "gave the diameter"],
            [2 * half + distance, "added the whole chord and the distance"],
          ],
        }[form] as [number, string][]),
      ],
      working: [
        "The perpendicular from the centre halves the chord; it makes a right-angled triangle with half the chord and the radius, which is the longest side.",
        ...solved,
      ],
      picture: figure(
        240,
        232,
        [
          circle(centre, R),
          line(a, b),
          dashed(centre, foot),
          line(centre, b),
          dot(centre),
          label([centre[0] - 10, centre[1] - 6], "O"),
          rightAngle(foot, 1, 1),
        ],
        "Circle with centre O, a chord, the perpendicular from O to the chord and a radius to its end.",
      ),
    });
  },
);

const semicircle = family("angle-in-a-semicircle", about("Apply the circle theorems", "easy", "SS2"), (draw) => {
  const angle = draw.int(18, 72);
  const key = 90 - angle;
  if (angle === 45) return null;
  const [a, b, c] = [polar(centre, R, 180), polar(centre, R, 0), polar(centre, R, 2 * angle)];
  return pose(draw, {
    ask: [
      `$AB$ is a diameter of a circle and $C$ is a point on the circumference. If $\\angle CAB = ${angle}^\\circ$, find $\\angle ABC$.`,
      `In the picture $AB$ is a diameter and $\\angle CAB = ${angle}^\\circ$. What is $\\angle ABC$?`,
      `Triangle $ABC$ is drawn in a circle with $AB$ as diameter. Given that $\\angle CAB = ${angle}^\\circ$, calculate $\\angle ABC$.`,
    ],
    right: key,
    write: degrees,
    slips: [
      [180 - angle, "took the two angles to add up to 180°"],
      [angle, "took the two angles to be equal"],
      [2 * angle, "took angle ABC to be twice angle CAB"],
      [180 - 2 * angle, `took angle ACB to be ${angle}° as well`],
      [90, "gave the angle in the semicircle"],
    ],
    check: (v) => `With ${v}° the angles of the triangle would add up to ${v + 90 + angle}°, not 180°.`,
    working: `The angle in a semicircle is 90°, so angle ACB is 90°. The angles of triangle ABC add up to 180°, so angle ABC is 180° − 90° − ${angle}° = ${key}°.`,
    picture: figure(
      240,
      232,
      [
        circle(centre, R),
        line(a, b),
        line(a, c),
        line(b, c),
        dot(centre),
        arc(a, 24, 0, angle),
        named(a, "A"),
        named(b, "B"),
        named(c, "C"),
      ],
      "Circle with diameter AB and a point C on the circumference joined to A and B.",
    ),
  });
});

export const circleGeometry = [angleAtCentre, cyclicQuadrilateral, tangent, chord, semicircle];
