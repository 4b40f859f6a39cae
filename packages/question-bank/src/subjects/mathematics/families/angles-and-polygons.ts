import { family } from "../../../authoring.ts";
import { either } from "../either.ts";
import { fraction } from "../exact.ts";
import { figure, label, line, type Point, polar, shape } from "../figures.ts";
import { degrees, fixed, rounding, tex, whole } from "../number-text.ts";
import { joined } from "../polynomial-text.ts";
import { pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("plane-geometry");

const interiorAngle = family("regular-polygon-angle", about("Find the angles of polygons", "easy", "SS1"), (draw) => {
  const n = draw.pick([5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36]);
  const [exterior, sum] = [360 / n, (n - 2) * 180];
  const interior = 180 - exterior;
  const form = draw.pick(["interior", "exterior", "sum"] as const);
  const key = { interior, exterior, sum }[form];
  const wanted = {
    interior: "each interior angle",
    exterior: "each exterior angle",
    sum: "the sum of the interior angles",
  }[form];
  return pose(draw, {
    ask: [
      `Find the size of ${wanted} of a regular polygon with ${n} sides.`,
      `A regular polygon has ${n} sides. Calculate ${wanted}.`,
      `The floor of a bandstand is a regular polygon with ${n} sides. What is ${wanted}?`,
    ].map((text) => (form === "sum" ? text.replace("the size of the sum", "the sum") : text)),
    right: key,
    write: whole("°"),
    slips: [
      ...({
        interior: [
          [exterior, "gave the exterior angle"],
          [360 / (n - 2), "divided 360° by n − 2"],
          [180 / n, "divided 180° by the number of sides"],
          [sum, "gave the sum of the interior angles"],
          [((n - 1) * 180) / n, "used n − 1 triangles"],
        ],
        exterior: [
          [interior, "gave one interior angle"],
          [360 / (n - 2), "divided 360° by n − 2"],
          [180 / n, "divided 180° by the number of sides"],
          [sum, "gave the sum of the interior angles"],
          [360 / (n - 1), "divided 360° by n − 1"],
        ],
        sum: [
          [interior, "gave one interior angle"],
          [n * 180, "multiplied 180° by the number of sides"],
          [(n - 1) * 180, "used n − 1 triangles"],
          [360, "gave the sum of the exterior angles"],
        ],
      }[form] as [number, string][]),
    ],
    working:
      form === "exterior"
        ? `The exterior angles add up to 360°, and all are equal, so each is 360° ÷ ${n} = ${key}°.`
        : `The interior angles add up to (n − 2) × 180°: (${n} − 2) × 180° = ${n - 2} × 180° = ${whole("°")(sum)}.${form === "interior" ? ` All are equal, so each is ${whole("°")(sum)} ÷ ${n} = ${interior}°.` : ""}`,
  });
});

const sidesOfPolygon = family("number-of-sides", about("Find the angles of polygons", "easy", "SS1", 14), (draw) => {
  const n = draw.pick([5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36, 40, 45]);
  const interior = 180 - 360 / n;
  const form = draw.pick(["interior", "exterior", "sum"] as const);
  const given = {
    interior: `Each interior angle of a regular polygon is ${interior}°.`,
    exterior: `Each exterior angle of a regular polygon is ${360 / n}°.`,
    sum: `The sum of the interior angles of a polygon is ${whole("°")((n - 2) * 180)}.`,
  }[form];
  return pose(draw, {
    ask: [
      `${given} How many sides has it?`,
      `${given} Find the number of sides.`,
      `${given} Calculate how many sides the polygon has.`,
    ],
    right: n,
    write: (sides) => (Number.isInteger(sides) && sides > 2 ? String(sides) : null),
    slips: [
      ...({
        interior: [
          [
            Math.round(360 / interior),
            `divided 360° by the interior angle${360 % interior ? " and rounded the result" : ""}`,
          ],
          [n / 2, "divided 180° instead of 360° by the exterior angle"],
          [n + 2, "added 2 at the end"],
          [n - 2, "took 2 off at the end"],
          [360 / n, "gave the exterior angle as the number of sides"],
        ],
        exterior: [
          [n / 2, "divided 180° instead of 360° by the exterior angle"],
          [n + 2, "added 2 at the end"],
          [n - 2, "took 2 off at the end"],
          [
            Math.round(interior / (360 / n)),
            `divided the interior angle by the exterior one${n % 2 ? " and rounded the result" : ""}`,
          ],
          [180 - 360 / n, "gave the interior angle as the number of sides"],
        ],
        sum: [
          [n - 2, "divided by 180° and forgot to add 2"],
          [n - 4, "took 2 off instead of adding it"],
          [n - 1, "used (n − 1) × 180° for the sum"],
          [(n - 2) / 2, "divided by 360°"],
          [(n - 2) / 2 + 2, "divided by 360° and added 2"],
          [2 * (n - 2), "divided by 90° instead of 180°"],
        ],
      }[form] as [number, string][]),
    ],
    working: {
      interior: [
        `Interior and exterior angle make 180°, so each exterior angle is $180 - ${interior} = ${360 / n}$ degrees.`,
        `The exterior angles add up to 360°: $360 \\div ${360 / n} = ${n}$, so it has ${n} sides.`,
      ],
      exterior: [`The exterior angles add up to 360°: $360 \\div ${360 / n} = ${n}$, so it has ${n} sides.`],
      sum: [
        `The interior angles add up to $(n - 2) \\times 180^\\circ$, so $n - 2 = ${tex((n - 2) * 180)} \\div 180 = ${n - 2}$.`,
        `$n = ${n - 2} + 2 = ${n}$, so it has ${n} sides.`,
      ],
    }[form],
  });
});

const triangleAngles = family(
  "triangle-angles-in-x",
  about("Find the angles of triangles and quadrilaterals", "medium", "SS1"),
  (draw) => {
    const [a, b, c] = [draw.int(1, 4), draw.int(1, 5), draw.int(1, 5)];
    const [p, q] = [draw.step(-20, 30, 5), draw.step(-25, 40, 5)];
    const x = (180 - p - q) / (a + b + c);
    const angles = [a * x + p, b * x + q, c * x];
    if (!Number.isInteger(x) || p === 0 || q === 0 || angles.some((angle) => angle < 15 || angle > 140)) return null;
    if (new Set(angles).size < 3) return null;
    const show = (k: number, n: number) => `${k === 1 ? "" : k}x${n ? ` ${n < 0 ? "−" : "+"} ${Math.abs(n)}` : ""}`;
    const wanted = draw.pick(["largest", "smallest"] as const);
    const key = wanted === "largest" ? Math.max(...angles) : Math.min(...angles);
    const list = `(${show(a, p)})°, (${show(b, q)})° and ${c === 1 ? "x" : `${c}x`}°`;
    const middle = angles.toSorted((m, n) => m - n)[1]!;
    const signs = (180 + p + q) / (a + b + c);
    const place = angles.indexOf(key);
    const misled = [a * signs + p, b * signs + q, c * signs][place]!;
    return pose(draw, {
      ask: [
        `The angles of a triangle are ${list}. Find the ${wanted} angle.`,
        `A triangular plot of land has angles ${list}. What is the size of its ${wanted} angle?`,
        `If ${list} are the angles of a triangle, calculate the ${wanted} of them.`,
      ],
      right: key,
      write: degrees,
      slips: either(degrees, [
        [x, "gave the value of x"],
        [
          wanted === "largest" ? Math.min(...angles) : Math.max(...angles),
          wanted === "largest" ? "gave the smallest angle" : "gave the largest angle",
        ],
        [middle, "gave the middle angle"],
        [misled, "moved the numbers to the other side without changing their signs"],
        [180 - key, "gave the exterior angle"],
      ]),
      check: (v) => `With an angle of ${v}° in its place the three would add up to ${180 + v - key}°.`,
      working: [
        `The angles of a triangle add up to 180°: $${[show(a, p), show(b, q)].map((part) => `(${part.replace("−", "-")})`).join(" + ")} + ${c === 1 ? "" : c}x = 180$.`,
        `Collect: $${joined([
          [a + b + c, "x"],
          [p + q, ""],
        ])} = 180$, so ${p + q ? `$${a + b + c}x = 180 ${p + q < 0 ? "+" : "-"} ${Math.abs(p + q)} = ${180 - p - q}$ and ` : ""}$x = ${180 - p - q} \\div ${a + b + c} = ${x}$.`,
        `The angles are ${[
          [a, p],
          [b, q],
          [c, 0],
        ]
          .map(([k, n], i) => {
            const put = `${k === 1 ? "" : `${k} \\times `}${x}${n ? ` ${n! < 0 ? "-" : "+"} ${Math.abs(n!)}` : ""}`;
            return `$${put}${put === String(x) ? "" : ` = ${angles[i]}`}$`;
          })
          .join(", ")
          .replace(/, (?=[^,]*$)/, " and ")} degrees, and the ${wanted} is ${key}°.`,
      ],
    });
  },
);

const parallelLines = family(
  "parallel-lines",
  about("Use the angles made by parallel lines", "easy", "SS1"),
  (draw) => {
    const angle = draw.int(38, 76);
    const kind = draw.pick(["alternate", "corresponding", "co-interior"] as const);
    const supplementary = kind === "co-interior";
    const given = supplementary ? angle : draw.chance(0.5) ? angle : 180 - angle;
    const [m, n] = [draw.int(2, 5), draw.step(4, 40, 2)];
    const target = supplementary ? 180 - given : given;
    const x = (target - n) / m;
    if (!Number.isInteger(x) || x < 5) return null;
    const [top, bottom, across] = [50, 150, 100 / Math.tan((angle * Math.PI) / 180) / 2];
    const [upper, lower]: [Point, Point] = [
      [170 + across, top],
      [170 - across, bottom],
    ];
    const run: Point = [across * 1.5, 75];
    const text = `(${m}x + ${n})°`;
    const half = angle / 2;
    // The directions from a crossing to the middle of the two marked angles.
    const [first, second] = {
      alternate: given < 90 ? [180 + half, half] : [270 + half, 90 + half],
      corresponding: given < 90 ? [half, half] : [90 + half, 90 + half],
      "co-interior": [180 + half, 90 + half],
    }[kind] as [number, number];
    const mark = ([x, y]: Point, words: string, anchor: "start" | "middle" | "end") => label([x, y + 5], words, anchor);
    return pose(draw, {
      ask: [
        `In the picture two parallel lines are cut by a transversal. The ${kind} angles marked are ${given}° and ${text}. Find x.`,
        `The two horizontal lines in the picture are parallel. A pair of ${kind} angles measure ${given}° and ${text}. What is the value of x?`,
        `A straight path crosses two parallel roads, as in the picture. If the ${kind} angles are ${given}° and ${text}, calculate x.`,
      ],
      right: x,
      write: whole(),
      slips: [
        [(180 - target - n) / m, supplementary ? "made the two angles equal" : "made the two angles add up to 180°"],
        [(target + n) / m, `added ${n} instead of subtracting it`],
        [target - n, `did not divide by ${m}`],
        [x + n, "made an error with the number in the bracket"],
        [target, "gave the size of the angle instead of x"],
        [x + 5, "made an error in the division"],
      ],
      check: (v) => `With x = ${v} the angle would be ${m * v + n}°, not ${target}°.`,
      working: [
        `The lines are parallel, so ${supplementary ? "co-interior angles add up to 180°" : `${kind} angles are equal`}: $${m}x + ${n} = ${supplementary ? `180 - ${given} = ` : ""}${target}$.`,
        `$${m}x = ${target} - ${n} = ${target - n}$.`,
        `$x = ${target - n} \\div ${m} = ${x}$, so x is ${x}.`,
      ],
      picture: figure(
        340,
        200,
        [
          line([20, top], [320, top]),
          line([20, bottom], [320, bottom]),
          line([170 + run[0], 100 - run[1]], [170 - run[0], 100 + run[1]]),
          mark(polar(upper, 34, first), `${given}°`, "middle"),
          mark(polar(lower, 32, second), text, second < 90 ? "start" : "end"),
        ],
        `Two horizontal parallel lines cut by a slanting line; a pair of ${kind} angles is marked ${given}° and ${text}.`,
      ),
    });
  },
);

const similarTriangles = family("similar-triangles", about("Use similar triangles", "medium", "SS2"), (draw) => {
  const [p, q] = [draw.int(2, 6), draw.int(3, 9)];
  const ratio = fraction(q, p);
  if (q <= p || ratio.d !== p) return null;
  const [k, m] = [draw.int(2, 5), draw.int(2, 6)];
  const [short, long] = [p * k, q * k];
  const [base, key] = [p * m, q * m];
  if (k === m || key > 60) return null;
  const [a, b, c]: [Point, Point, Point] = [
    [40, 170],
    [300, 170],
    [130, 30],
  ];
  const t = p / q;
  const [d, e]: [Point, Point] = [
    [c[0] + (a[0] - c[0]) * t, c[1] + (a[1] - c[1]) * t],
    [c[0] + (b[0] - c[0]) * t, c[1] + (b[1] - c[1]) * t],
  ];
  return pose(draw, {
    ask: [
      `In the picture $ST$ is parallel to $QR$, $PS = ${short}$ cm, $PQ = ${long}$ cm and $ST = ${base}$ cm. Find $QR$.`,
      `In triangle $PQR$, $S$ lies on $PQ$ and $T$ on $PR$ so that $ST \\parallel QR$. If $PS = ${short}$ cm, $PQ = ${long}$ cm and $ST = ${base}$ cm, what is the length of $QR$?`,
      `A rod $ST$ is fixed parallel to the base $QR$ of a triangular frame $PQR$. Given $PS = ${short}$ cm, $PQ = ${long}$ cm and $ST = ${base}$ cm, calculate $QR$.`,
    ],
    right: key,
    write: fixed(1, " cm"),
    slips: rounding(1, [
      [(base * long) / (long - short), "used SQ, the part below the parallel, in place of PS"],
      [(base * short) / long, "turned the ratio upside down"],
      [base + long - short, "added the difference of PQ and PS to ST instead of using their ratio"],
      [(base * (long - short)) / short, "used the ratio of SQ to PS, the two parts of the side"],
      [(base * (long + short)) / long, "used the ratio of PS + PQ to PQ"],
      [key + 3, "made an error in the division"],
    ]),
    check: (v) => `QR : ST would be ${v} : ${base}, but PQ : PS is ${long} : ${short}.`,
    working: [
      "$ST$ is parallel to $QR$, so triangles PST and PQR have equal angles: they are similar, and their sides are in one ratio.",
      `$\\dfrac{QR}{ST} = \\dfrac{PQ}{PS} = \\dfrac{${long}}{${short}}$.`,
      `So $QR = ${base} \\times \\dfrac{${long}}{${short}} = \\dfrac{${base * long}}{${short}}$, which is ${key.toFixed(1)} cm.`,
    ],
    picture: figure(
      330,
      200,
      [
        shape([a, b, c]),
        line(d, e),
        label([c[0], 22], "P"),
        label([a[0] - 10, 184], "Q"),
        label([b[0] + 12, 184], "R"),
        label([d[0] - 14, d[1]], "S"),
        label([e[0] + 14, e[1]], "T"),
      ],
      "Triangle PQR with S on PQ and T on PR; ST is parallel to QR.",
    ),
  });
});

const quadrilateral = family(
  "angle-sum-of-polygon",
  about("Find the angles of triangles and quadrilaterals", "medium", "SS1"),
  (draw) => {
    const n = draw.pick([4, 5, 6]);
    const sum = (n - 2) * 180;
    const known = Array.from({ length: n - 2 }, () => draw.int(70, n === 4 ? 120 : 140));
    const rest = sum - known.reduce((total, angle) => total + angle, 0);
    if (rest % 2 !== 0 || rest / 2 < 50 || rest / 2 > 170 || known.includes(rest / 2)) return null;
    const key = rest / 2;
    const name = { 4: "quadrilateral", 5: "pentagon", 6: "hexagon" }[n];
    const list = known.map((angle) => `${angle}°`);
    const shown = `${list.slice(0, -1).join(", ")}${list.length > 1 ? " and " : ""}${list.at(-1)}`;
    const word = { 2: "two", 3: "three", 4: "four" }[n - 2];
    const total = known.reduce((t, angle) => t + angle, 0);
    return pose(draw, {
      ask: [
        `${word === "two" ? "Two" : word === "three" ? "Three" : "Four"} angles of a ${name} are ${shown}, and the other two are equal. Find each of the equal angles.`,
        `In a ${name}, ${word} of the angles measure ${shown}. The remaining two angles are equal. What is the size of each?`,
        `A plot of land has the shape of a ${name} with ${word} angles of ${shown}; its other two angles are equal. Calculate one of them.`,
      ],
      right: key,
      write: degrees,
      slips: [
        [rest, "did not halve what was left"],
        [(sum - 180 - total) / 2, "used an angle sum that is 180° too small"],
        [(sum + 180 - total) / 2, "used an angle sum that is 180° too large"],
        [180 - key, "gave the exterior angle"],
        [(rest + (known.at(-1) ?? 0)) / 2, `left out the angle of ${known.at(-1)}°`],
        [(rest + (known[0] ?? 0)) / 2, `left out the angle of ${known[0]}°`],
        [(360 - total) / 2, "took the angles to add up to 360°"],
        [total / (n - 2), "took the mean of the known angles"],
      ],
      working: [
        `The angles of a ${name} add up to $(${n} - 2) \\times 180^\\circ = ${sum}^\\circ$.`,
        `The known ones make $${known.join(" + ")} = ${total}$ degrees, so the other two make $${sum} - ${total} = ${rest}$ degrees.`,
        `They are equal: $${rest} \\div 2 = ${key}$, so each is ${key}°.`,
      ],
    });
  },
);

export const anglesAndPolygons = [
  interiorAngle,
  sidesOfPolygon,
  triangleAngles,
  parallelLines,
  similarTriangles,
  quadrilateral,
];
