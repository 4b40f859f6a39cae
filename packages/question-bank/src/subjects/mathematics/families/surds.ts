import { family } from "../../../authoring.ts";
import { either } from "../either.ts";
import { fraction, takeRoot } from "../exact.ts";
import { frac, rootTex } from "../number-text.ts";
import { joined, operand } from "../polynomial-text.ts";
import { inTex, pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("surds");
const squareFree = [2, 3, 5, 6, 7];
const root = (n: number) => `\\sqrt{${n}}`;
const rational = (a: number, b: number, n: number) =>
  `$${joined([
    [a, ""],
    [b, root(n)],
  ])}$`;

const addSurds = family("add-surds", about("Simplify, add and subtract surds", "easy", "SS2"), (draw) => {
  const n = draw.pick(squareFree);
  const [p, q, r] = draw.some([2, 3, 4, 5, 6], 3) as [number, number, number];
  const [b, c] = [draw.int(1, 4), draw.int(1, 3)];
  const key = p + b * q - c * r;
  const outer = (k: number, m: number) => `${k === 1 ? "" : k}${root(m * m * n)}`;
  const expression = `${outer(1, p)} + ${outer(b, q)} - ${outer(c, r)}`;
  const write = (k: number) => (k === 0 ? null : inTex(`${k === 1 ? "" : k === -1 ? "-" : k}${root(n)}`));
  if (key === 0) return null;
  return pose(draw, {
    ask: [
      `Simplify $${expression}$.`,
      `Express $${expression}$ as a single surd in its simplest form.`,
      `Which surd is equal to $${expression}$?`,
    ],
    right: key,
    write,
    slips: [
      [p + b * q + c * r, "added the last surd instead of subtracting it"],
      [1 + b - c, "ignored the square factors inside the roots"],
      [p * p + b * q * q - c * r * r, "did not take the root of the square factors"],
      [
        p + q - r,
        b > 1 && c > 1
          ? "ignored the numbers in front of the roots"
          : `ignored the ${b * c} in front of $${root((b > 1 ? q * q : r * r) * n)}$`,
      ],
      [
        key + r,
        c === 1
          ? "left out the last surd"
          : `subtracted the last root ${c === 2 ? "once instead of twice" : "twice instead of three times"}`,
      ],
      [p + b * q, "left out the last surd"],
    ],
    working: [
      `Take the square factor out of each root: ${[p, q, r].map((m) => `$${root(m * m * n)} = \\sqrt{${m * m} \\times ${n}} = ${m}${root(n)}$`).join(", ")}.`,
      `${b * c === 1 ? "So the expression is" : "With the numbers in front"}: $${p}${root(n)} + ${b === 1 ? "" : `${b} \\times `}${q}${root(n)} - ${c === 1 ? "" : `${c} \\times `}${r}${root(n)}${b * c === 1 ? "" : ` = ${p}${root(n)} + ${b * q}${root(n)} - ${c * r}${root(n)}`}$.`,
      `Like surds are added as like terms are: $${p} + ${b * q} - ${c * r} = ${key}$, so the value is ${write(key)}.`,
    ],
  });
});

const rationalise = family(
  "rationalise-denominator",
  about("Rationalise the denominator of a surd fraction", "hard", "SS2"),
  (draw) => {
    const [n, a] = [draw.pick(squareFree), draw.int(2, 6)];
    const difference = a * a - n;
    const k = draw.int(1, 6) * Math.abs(difference);
    const plusSign = draw.chance(0.5);
    if (difference === 0 || k > 60 || Math.abs(difference) < 2) return null;
    const m = k / difference;
    const denominator = `${a} ${plusSign ? "+" : "-"} ${root(n)}`;
    const s = plusSign ? -1 : 1;
    const expression = frac(k, denominator);
    const sum = a * a + n;
    return pose(draw, {
      ask: [
        `Rationalise the denominator of $${expression}$ and simplify.`,
        `Simplify $${expression}$, leaving no surd in the denominator.`,
        `Express $${expression}$ in the form $p + q${root(n)}$, where $p$ and $q$ are integers.`,
      ],
      right: [m * a, s * m] as const,
      write: ([p, q]) => (Number.isInteger(p) && Number.isInteger(q) && q !== 0 ? rational(p, q, n) : null),
      slips: [
        [[m * a, -s * m], "multiplied the top by the denominator itself instead of its conjugate"],
        [[(k * a) / sum, (s * k) / sum], "added the squares in the denominator"],
        [[k * a, s * k], "did not divide by the new denominator"],
        [[-m * a, -s * m], `took the new denominator as $${-difference}$ instead of $${difference}$`],
        [[a, s], "gave the conjugate alone, without the numerator and the new denominator"],
        [[m * a, s], `multiplied only the first term of the conjugate by $${m}$`],
        [
          [m, s * m],
          `multiplied the top by $1 ${plusSign ? "-" : "+"} ${root(n)}$ instead of $${a} ${plusSign ? "-" : "+"} ${root(n)}$`,
        ],
      ],
      working: [
        `Multiply top and bottom by the conjugate $${a} ${plusSign ? "-" : "+"} ${root(n)}$.`,
        `The denominator becomes $${a}^2 - (${root(n)})^2 = ${a * a} - ${n} = ${difference}$.`,
        `The value is $${frac(`${k}(${a} ${plusSign ? "-" : "+"} ${root(n)})`, difference)}$, and $${k} \\div ${operand(difference)} = ${m}$.`,
        m === 1
          ? `So only the conjugate is left: ${rational(a, s, n)}.`
          : `Multiply out $${m === -1 ? "-" : m}(${a} ${plusSign ? "-" : "+"} ${root(n)})$: it is ${rational(m * a, s * m, n)}.`,
      ],
    });
  },
);

const expandSurds = family(
  "expand-surd-brackets",
  about("Expand and simplify products of surd expressions", "medium", "SS2"),
  (draw) => {
    const n = draw.pick(squareFree);
    const [a, c] = [draw.int(1, 6), draw.int(1, 6)];
    const [b, d] = [draw.pick([-3, -2, -1, 1, 2, 3]), draw.pick([-3, -2, -1, 1, 2, 3])];
    const [p, q] = [a * c + b * d * n, a * d + b * c];
    if (q === 0 || p === 0) return null;
    const side = (x: number, y: number) =>
      `(${joined([
        [x, ""],
        [y, root(n)],
      ])})`;
    const expression = `${side(a, b)}${side(c, d)}`;
    return pose(draw, {
      ask: [
        `Expand and simplify $${expression}$.`,
        `Simplify $${expression}$.`,
        `Evaluate $${expression}$, leaving the answer in surd form.`,
      ],
      right: [p, q] as const,
      write: ([x, y]) => (x === 0 || y === 0 ? null : rational(x, y, n)),
      slips: [
        [[a * c - b * d * n, q], "gave the product of the surds the wrong sign"],
        [[a * c, q], "left out the product of the two surds"],
        [[a * c + b * d, q], `took $${root(n)} \\times ${root(n)}$ as 1 instead of ${n}`],
        [
          [p, a * d - b * c],
          b < 0
            ? `added $${joined([[-b * c, root(n)]])}$ instead of subtracting it`
            : `subtracted $${joined([[b * c, root(n)]])}$ instead of adding it`,
        ],
        [
          [p, b * d],
          `took $${operand(b)} \\times ${operand(d)}$, the product of the numbers before the roots, for the middle term`,
        ],
        [[p, -q], "changed the sign of the surd term"],
      ],
      working: [
        `Multiply term by term: $${joined([
          [a * c, ""],
          [a * d, root(n)],
          [b * c, root(n)],
        ])} ${b * d < 0 ? "-" : "+"} ${Math.abs(b * d) === 1 ? "" : Math.abs(b * d)}(${root(n)})^2$.`,
        `$(${root(n)})^2 = ${n}$, so the whole numbers are $${a * c} ${b * d * n < 0 ? "-" : "+"} ${Math.abs(b * d * n)} = ${p}$.`,
        `The surds are $(${a * d} ${b * c < 0 ? "-" : "+"} ${Math.abs(b * c)})${root(n)} = ${q === 0 ? "0" : `${q === 1 ? "" : q === -1 ? "-" : q}${root(n)}`}$. The result is ${rational(p, q, n)}.`,
      ],
    });
  },
);

const productOfSurds = family(
  "multiply-and-divide-surds",
  about("Multiply and divide surds", "easy", "SS2"),
  (draw) => {
    const [a, b, c] = [draw.int(2, 12), draw.int(2, 15), draw.pick([2, 3, 5, 6])];
    const [k, m] = [draw.int(2, 6), draw.int(1, 5)];
    if ((a * b) % c !== 0 || a === c || b === c || a === b || a + b <= c) return null;
    const inside = (a * b) / c;
    const top = `${k}\\sqrt{${a}} \\times ${m === 1 ? "" : m}\\sqrt{${b}}`;
    const expression = frac(top, root(c));
    const taken = takeRoot(inside);
    const key = rootTex(inside, k * m);
    return pose(draw, {
      ask: [
        `Simplify $${expression}$.`,
        `Express $${expression}$ in its simplest form.`,
        `Find the simplest form of $${expression}$.`,
      ],
      right: key,
      write: inTex,
      slips: [
        [
          rootTex(inside, k + m),
          m === 1 ? "added 1 to the number outside the roots" : "added the numbers outside the roots",
        ],
        [rootTex(a * b, k * m), "left out the division by the denominator"],
        [rootTex(a + b - c, k * m), "added and subtracted the numbers under the roots"],
        [rootTex(inside), m === 1 ? "left out the number outside the roots" : "left out the numbers outside the roots"],
        ...[
          [a, b],
          [b, a],
        ].flatMap(([x, y]) =>
          x! % c
            ? []
            : [
                [
                  rootTex(y!, (k * m * x!) / c),
                  `divided ${x} by ${c} and left the ${x! / c} outside the root`,
                ] as const,
              ],
        ),
        [rootTex(inside * 4, k * m), "doubled the number outside because there are two roots on top"],
      ],
      working: [
        `Outside the roots: $${k} \\times ${m} = ${k * m}$.`,
        `Under one root: $${a} \\times ${b} \\div ${c} = ${a * b} \\div ${c} = ${inside}$, which gives $${k * m}\\sqrt{${inside}}$.`,
        key === `${k * m}\\sqrt{${inside}}`
          ? `${inside} has no square factor but 1, so the answer is $${key}$.`
          : `${taken.inside === 1 ? `Take the root, $\\sqrt{${inside}}` : `Take the square factor out of $\\sqrt{${inside}} = \\sqrt{${taken.outside ** 2} \\times ${taken.inside}}`} = ${rootTex(inside)}$, and multiply by $${k * m}$: the answer is $${key}$.`,
      ],
    });
  },
);

const surdEquation = family(
  "surd-equation",
  about("Solve simple equations that contain a surd", "hard", "SS2"),
  (draw) => {
    const [a, b, c, d] = [draw.int(2, 6), draw.int(-8, 12), draw.int(3, 9), draw.int(1, 6)];
    const minus = draw.chance(0.5);
    const side = minus ? c + d : c - d;
    const key = fraction(side * side - b, a);
    if (side < 2 || b === 0 || key.d !== 1 || key.n === 0) return null;
    const inside = joined([
      [a, "x"],
      [b, ""],
    ]);
    const equation = `\\sqrt{${inside}} ${minus ? "-" : "+"} ${d} = ${c}`;
    return pose(draw, {
      ask: [
        `Solve the equation $${equation}$.`,
        `If $${equation}$, find $x$.`,
        `Find the value of $x$ that satisfies $${equation}$.`,
      ],
      right: key.n,
      write: (x) => (Number.isInteger(x) ? `$${x}$` : null),
      slips: either(String, [
        [((minus ? c - d : c + d) ** 2 - b) / a, "moved the number outside the root without changing its sign"],
        [(side - b) / a, "forgot to square"],
        [(2 * side - b) / a, "doubled instead of squaring"],
        [(side * side + b) / a, "moved the number inside the root without changing its sign"],
        [side * side - b, `did not divide by ${a}`],
        [(c * c - b) / a, "left out the number outside the root"],
        [key.n + side, "made an error in squaring"],
        [key.n - 1, "made an error of one in the subtraction"],
        [key.n + 2, "made an error in the division"],
      ]),
      check: (v) => `With $x = ${v}$ the root is that of $${a * v + b}$, which is not $${side}$.`,
      working: [
        `Leave the root alone on one side: $\\sqrt{${inside}} = ${c} ${minus ? "+" : "-"} ${d} = ${side}$.`,
        `Square both sides: $${inside} = ${side}^2 = ${side * side}$.`,
        `$${a}x = ${side * side} ${b < 0 ? "+" : "-"} ${Math.abs(b)} = ${side * side - b}$, so $x = ${side * side - b} \\div ${a} = ${key.n}$ and the answer is $${key.n}$.`,
      ],
    });
  },
);

export const surds = [addSurds, rationalise, expandSurds, productOfSurds, surdEquation];
