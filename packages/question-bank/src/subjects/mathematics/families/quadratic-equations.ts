import { family } from "../../../authoring.ts";
import { either } from "../either.ts";
import { fraction, gcd, times } from "../exact.ts";
import { curve, dot, figure, label, line, type Point } from "../figures.ts";
import { count, frac, fractionTex, fractionText, sameDenominator, tex, whole } from "../number-text.ts";
import { bracket, joined, operand, polynomial, value } from "../polynomial-text.ts";
import { inTex, pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("quadratic-equations");

const solve = family(
  "solve-quadratic",
  { ...about("Solve quadratic equations by factorisation", "easy", "SS1", 14), pool: "paper" },
  (draw) => {
    const a = draw.pick([1, 1, 2, 3]);
    const [p, r] = [draw.int(-7, 7), draw.int(-6, 6)];
    // (ax - p)(x - r) = 0
    const first = fraction(p, a);
    if (p === 0 || r === 0 || gcd(a, p) > 1 || p === a * r || p === -a * r) return null;
    const equation = `${polynomial([a, -(p + a * r), p * r])} = 0`;
    const write = (roots: readonly { n: number; d: number }[]) => {
      const [x, y] = [...roots].sort((m, n) => m.n / m.d - n.n / n.d) as [typeof first, typeof first];
      return `$x = ${fractionTex(x)} \\text{ or } ${fractionTex(y)}$`;
    };
    const negative = ({ n, d }: { n: number; d: number }) => fraction(-n, d);
    const second = fraction(r);
    return pose(draw, {
      ask: [
        `Solve the equation $${equation}$.`,
        `Find the roots of $${equation}$.`,
        `For which values of $x$ is $${equation}$?`,
      ],
      right: [first, second],
      write,
      slips: [
        [[negative(first), negative(second)], "took the numbers in the factors with their signs"],
        [[first, negative(second)], `changed the sign of the root $${r}$`],
        [[negative(first), second], `changed the sign of the root $${fractionTex(first)}$`],
        [[fraction(p), fraction(r, a)], "divided the wrong root by the leading coefficient"],
        [
          [fraction(p + a * r), fraction(p * r)],
          a === 1
            ? "gave the sum and the product of the roots"
            : "gave the numbers of the last two terms, the first with its sign changed",
        ],
        [[fraction(a, p), second], "turned one root upside down"],
      ],
      working: [
        `The numbers $${-p}$ and $${-a * r}$ have product ${a === 1 ? `$${p * r}$` : `$${a} \\times ${operand(p * r)} = ${a * p * r}$`} and sum $${-p - a * r}$, so the middle term splits as $${joined(
          [
            [-p, "x"],
            [-a * r, "x"],
          ],
        )}$ and $${bracket(a, -p)}${bracket(1, -r)} = 0$.`,
        `Each factor may be zero: $${bracket(a, -p).slice(1, -1)} = 0$ gives ${a === 1 ? "" : `$${a}x = ${p}$ and `}$x = ${fractionTex(first)}$, and $${bracket(1, -r).slice(1, -1)} = 0$ gives $x = ${r}$.`,
        `The roots are ${write([first, second])}.`,
      ],
      difficulty: a === 1 ? "easy" : "medium",
    });
  },
);

const fromRoots = family(
  "equation-from-roots",
  { ...about("Form a quadratic equation from its roots", "medium", "SS1"), pool: "paper" },
  (draw) => {
    const [a, b] = [draw.pick([1, 1, 2, 3, 4]), draw.pick([1, 1, 1, 2, 3])];
    const [p, q] = [draw.int(-6, 6), draw.int(-6, 6)];
    if (p === 0 || q === 0 || gcd(a, p) > 1 || gcd(b, q) > 1 || p * b === q * a || p * b === -q * a) return null;
    const [x, y] = [fractionTex(fraction(p, a)), fractionTex(fraction(q, b))];
    const c = [a * b, -(a * q + b * p), p * q];
    const write = (k: readonly number[]) => (k[0] === 0 ? null : inTex(`${polynomial(k)} = 0`));
    return pose<readonly number[]>(draw, {
      ask: [
        `Find the quadratic equation whose roots are $${x}$ and $${y}$.`,
        `Which quadratic equation has the roots $${x}$ and $${y}$?`,
        `The roots of a quadratic equation are $${x}$ and $${y}$. What is the equation?`,
      ],
      right: c,
      write,
      slips: [
        [[c[0]!, -c[1]!, c[2]!], "used the sum of the roots with the wrong sign"],
        [[c[0]!, c[1]!, -c[2]!], "got the sign of the product wrong"],
        [[c[0]!, -c[1]!, -c[2]!], "took both the sum and the product with the wrong sign"],
        [[1, -(p + q), p * q], `ignored the denominator${a > 1 && b > 1 ? "s" : ""}`],
        [[c[0]!, c[2]!, -c[1]!], "swapped the sum and the product and left out the minus sign"],
        [[c[0]!, c[2]!, c[1]!], "swapped the last two coefficients of the equation"],
      ],
      working: [
        `$x = ${x}$ comes from $${bracket(a, -p).slice(1, -1)} = 0$ and $x = ${y}$ from $${bracket(b, -q).slice(1, -1)} = 0$.`,
        `So $${bracket(a, -p)}${bracket(b, -q)} = 0$, that is $${joined([
          [a * b, "x^2"],
          [-a * q, "x"],
          [-b * p, "x"],
          [p * q, ""],
        ])} = 0$.`,
        `Collecting gives ${write(c)}.`,
      ],
    });
  },
);

const symmetric = family(
  "sum-and-product-of-roots",
  about("Use the sum and product of the roots", "hard", "SS2", 14),
  (draw) => {
    const a = draw.pick([1, 2, 2, 3]);
    const [b, c] = [draw.int(-9, 9), draw.int(-8, 8)];
    if (b === 0 || c === 0 || gcd(gcd(a, b), c) > 1 || b * b - 4 * a * c <= 0) return null;
    const [s, p] = [fraction(-b, a), fraction(c, a)];
    const forms = [
      {
        text: "\\alpha^2 + \\beta^2",
        key: fraction(b * b - 2 * a * c, a * a),
        rule: "(\\alpha + \\beta)^2 - 2\\alpha\\beta",
        tempting: fraction(b * b, a * a),
        slip: "squared the sum and left it there",
        filled: (sum: string, product: string) => `${sum}^2 - 2${product}`,
      },
      {
        text: "\\dfrac{1}{\\alpha} + \\dfrac{1}{\\beta}",
        key: fraction(-b, c),
        rule: "\\dfrac{\\alpha + \\beta}{\\alpha\\beta}",
        tempting: fraction(-a, b),
        slip: "took the reciprocal of the sum",
        filled: (sum: string, product: string) => `${sum} \\div ${product}`,
      },
      {
        text: "\\alpha^2\\beta + \\alpha\\beta^2",
        key: fraction(-b * c, a * a),
        rule: "\\alpha\\beta(\\alpha + \\beta)",
        tempting: fraction(c * c, a * a),
        slip: "squared the product",
        filled: (sum: string, product: string) => `${product} \\times ${sum}`,
      },
      {
        text: "(\\alpha - \\beta)^2",
        key: fraction(b * b - 4 * a * c, a * a),
        rule: "(\\alpha + \\beta)^2 - 4\\alpha\\beta",
        tempting: fraction(b * b - 2 * a * c, a * a),
        slip: "subtracted the product only twice",
        filled: (sum: string, product: string) => `${sum}^2 - 4${product}`,
      },
    ];
    const { text, key, rule, tempting, slip, filled } = draw.pick(forms);
    const oddInSum = text.includes("dfrac") || text.includes("^2\\beta");
    const inBrackets = (n: typeof s) => (n.d === 1 ? `(${n.n})` : `\\left(${fractionTex(n)}\\right)`);
    const twice = text.includes("2 +") ? 2 : text.startsWith("(") ? 4 : 0;
    const taken = fraction(twice * c, a);
    const between = twice
      ? sameDenominator(times(s, s), taken)
      : text.includes("dfrac") && p.d > 1
        ? `${inBrackets(s)} \\times ${inBrackets(fraction(a, c))}`
        : "";
    const equation = `${polynomial([a, b, c])} = 0`;
    return pose(draw, {
      ask: [
        `If $\\alpha$ and $\\beta$ are the roots of $${equation}$, find $${text}$.`,
        `$\\alpha$ and $\\beta$ are the roots of the equation $${equation}$. Evaluate $${text}$.`,
        `Given that $${equation}$ has roots $\\alpha$ and $\\beta$, calculate $${text}$.`,
      ],
      right: key,
      write: (f) => (f.n === 0 ? null : fractionText(f)),
      slips: either(fractionText, [
        [tempting, slip],
        [fraction(-key.n, key.d), oddInSum ? "took $\\dfrac{b}{a}$ for the sum of the roots" : "got the sign wrong"],
        [
          fraction(b * b + 2 * a * c, a * a),
          text === "\\alpha^2 + \\beta^2"
            ? "added $2\\alpha\\beta$ instead of subtracting it"
            : "worked out $(\\alpha + \\beta)^2 + 2\\alpha\\beta$, which is another expression",
        ],
        [s, "gave the sum of the roots"],
        [p, "gave the product of the roots"],
      ]),
      check: (v) =>
        !oddInSum && v.n < 0
          ? `${twice === 2 ? "The sum of the squares of two real numbers" : "The square of a real number"} cannot be negative.`
          : undefined,
      working: [
        `For $ax^2 + bx + c = 0$: $\\alpha + \\beta = -\\dfrac{b}{a} = ${frac(b < 0 ? `-(${b})` : -b, a)}${a === 1 || s.d !== a || b < 0 ? ` = ${fractionTex(s)}` : ""}$ and $\\alpha\\beta = \\dfrac{c}{a} = ${frac(c, a)}${p.d === a && a > 1 && c > 0 ? "" : ` = ${fractionTex(p)}`}$.`,
        `$${text} = ${rule}$.`,
        `Substitute: $${filled(inBrackets(s), inBrackets(p))}${between ? ` = ${between}` : ""} = ${fractionTex(key)}$.`,
      ],
    });
  },
);

const completeSquare = family("complete-the-square", about("Complete the square", "easy", "SS2"), (draw) => {
  const b = draw.pick([-14, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14]);
  const letter = draw.pick(["x", "y", "p", "t"]);
  const key = fraction(b * b, 4);
  const expression = polynomial([1, b, 0], letter);
  return pose(draw, {
    ask: [
      `What must be added to $${expression}$ to make it a perfect square?`,
      `Find the constant that makes $${expression}$ a perfect square when it is added.`,
      `If $${expression} + k$ is a perfect square, find $k$.`,
    ],
    right: key,
    write: fractionText,
    slips: [
      [fraction(b, 2), "halved the coefficient but did not square it"],
      [fraction(b * b), "squared the coefficient without halving it"],
      [fraction(b * b, 2), "halved the square instead of squaring the half"],
      [fraction(-b * b, 4), "gave the constant a minus sign"],
      [fraction(b), "gave the coefficient itself"],
    ],
    working: `Halve the coefficient of $${letter}$ and square it: $\\left(${frac(b, 2)}\\right)^2 = ${b % 2 ? "" : `${operand(b / 2)}^2 = `}${fractionTex(key)}$.`,
  });
});

const equalRoots = family(
  "equal-roots",
  about("Use the discriminant of a quadratic equation", "medium", "SS2"),
  (draw) => {
    const [m, n] = [draw.int(1, 5), draw.int(1, 7)];
    if (gcd(m, n) > 1 || m === n) return null;
    const atC = draw.chance(0.5);
    const middle = (draw.chance(0.5) ? -2 : 2) * m * n;
    const letter = draw.pick(["k", "p", "m"]);
    const key = atC ? n * n : m * m;
    const equation = atC
      ? `${polynomial([m * m, middle, 0])} + ${letter} = 0`
      : `${letter}x^{2} ${middle < 0 ? "-" : "+"} ${Math.abs(middle)}x + ${n * n} = 0`;
    const other = atC ? m * m : n * n;
    return pose(draw, {
      ask: [
        `Find the value of $${letter}$ for which $${equation}$ has equal roots.`,
        `If the roots of $${equation}$ are equal, find $${letter}$.`,
        `For what value of $${letter}$ is the left-hand side of $${equation}$ a perfect square?`,
      ],
      right: fraction(key),
      write: fractionText,
      slips: [
        [fraction(middle * middle, other), "forgot the 4 in the discriminant"],
        [fraction(-key), "set $b^2 + 4ac$ equal to zero instead of $b^2 - 4ac$"],
        [fraction(middle, 4 * other), "did not square the middle coefficient"],
        [fraction(key * 2), "used 2 instead of 4 in the discriminant"],
        [fraction(middle, 2), "halved the middle coefficient"],
        [fraction(middle * middle), "gave the square of the middle coefficient"],
      ],
      working: [
        "Equal roots, and with them a perfect square on the left, need $b^2 - 4ac = 0$, so $b^2 = 4ac$.",
        `$${operand(middle)}^2 = 4 \\times ${other} \\times ${letter}$, that is $${tex(middle * middle)} = ${4 * other}${letter}$.`,
        `$${letter} = ${tex(middle * middle)} \\div ${4 * other} = ${key}$, so it is $${key}$.`,
      ],
    });
  },
);

const quadraticWords = family(
  "rectangle-area-problem",
  about("Solve word problems that lead to quadratic equations", "medium", "SS2"),
  (draw) => {
    const [width, more] = [draw.int(4, 20), draw.int(2, 9)];
    const length = width + more;
    const area = length * width;
    const wantsLength = draw.chance(0.5);
    const key = wantsLength ? length : width;
    const side = wantsLength ? "length" : "width";
    return pose(draw, {
      ask: [
        `A rectangular garden is ${more} m longer than it is wide, and its area is ${area} m². Find its ${side}.`,
        `The length of a rectangular classroom exceeds its width by ${more} m. If the area of the floor is ${area} m², what is the ${side}?`,
        `A rectangular fish pond has a length ${more} m greater than its width and covers ${area} m². Calculate the ${side} of the pond.`,
      ],
      right: key,
      write: whole(" m"),
      slips: [
        [wantsLength ? width : length, wantsLength ? "gave the width" : "gave the length"],
        [key + more, "added the difference once too often"],
        [
          Math.abs(key - more),
          key > more ? "subtracted the difference once too often" : "took the width away from the difference",
        ],
        [key + 1, "made an error in the factors"],
        [area / more, "divided the area by the difference"],
        [2 * (length + width), "gave the perimeter"],
      ],
      check: (v) => {
        const other = wantsLength ? v - more : v + more;
        return `The sides would be ${v} m and ${other} m, with an area of ${v * other} m², not ${area} m².`;
      },
      working: [
        `Let the width be $w$ m; the length is $w + ${more}$ m, and $w(w + ${more}) = ${area}$.`,
        `$w^2 + ${more}w - ${area} = 0$. The numbers $${length}$ and $-${width}$ have product $-${area}$ and sum $${more}$: $(w + ${length})(w - ${width}) = 0$.`,
        `So $w = -${length}$ or $w = ${width}$. A width is positive, so the width is ${width} m${wantsLength ? ` and the length is ${width} + ${more} = ${length} m` : ""}.`,
      ],
    });
  },
);

const turningPoint = family(
  "read-a-parabola",
  { ...about("Interpret the graph of a quadratic function", "medium", "SS2"), pool: "paper" },
  (draw) => {
    const [p, q] = [draw.int(-4, 1), draw.int(2, 5)];
    const up = draw.chance(0.6);
    if (p === 0 || p === -q || (p + q) % 2 !== 0) return null;
    const a = up ? 1 : -1;
    const k = [a, -a * (p + q), a * p * q];
    const [vertex, least] = [(p + q) / 2, value(k, (p + q) / 2)];
    if (Math.abs(least) > 16) return null;
    const write = (c: readonly number[]) => inTex(`y = ${polynomial(c)}`);
    const scale = 24;
    const origin: Point = [170, up ? 60 : 150];
    const tall = 90 / Math.abs(least);
    const at = (x: number): Point => [origin[0] + x * scale, origin[1] - value(k, x) * tall];
    const points = Array.from({ length: 41 }, (_, i) => p - 0.7 + ((q - p + 1.4) * i) / 40).map(at);
    return pose<readonly number[]>(draw, {
      ask: [
        `The curve in the picture meets the x-axis at $x = ${p}$ and $x = ${q}$ and has its ${up ? "lowest" : "highest"} point where $y = ${least}$. Find its equation.`,
        `Which equation belongs to the curve drawn, with x-intercepts $${p}$ and $${q}$ and a ${up ? "minimum" : "maximum"} value of $${least}$?`,
        `The graph drawn cuts the x-axis at $${p}$ and $${q}$. Its ${up ? "least" : "greatest"} value is $${least}$. What is its equation?`,
      ],
      right: k,
      write,
      slips: [
        [[a, a * (p + q), a * p * q], "took the intercepts with the wrong signs"],
        [[-a, a * (p + q), -a * p * q], "turned the curve upside down"],
        [[a, -a * (p + q), -a * p * q], "got the sign of the constant term wrong"],
        [[a, -a * p * q, a * (p + q)], "swapped the sum and the product of the intercepts"],
        [[a, a * p * q, -a * (p + q)], "swapped the coefficient of $x$ and the constant term"],
      ],
      working: [
        `The x-intercepts give the factors $${bracket(1, -p)}${bracket(1, -q)} = ${joined([
          [1, "x^2"],
          [-q, "x"],
          [-p, "x"],
          [p * q, ""],
        ])} = ${polynomial([1, -(p + q), p * q])}$.`,
        `The curve opens ${up ? "upwards" : "downwards"}, so the coefficient of $x^2$ is ${up ? "positive" : "negative"}; halfway, at $x = ${vertex}$, $${up ? "" : "-"}(${vertex} - ${operand(p)})(${vertex} - ${q}) = ${least}$, as given.`,
        `So the equation is ${write(k)}.`,
      ],
      picture: figure(
        340,
        210,
        [
          line([10, origin[1]], [330, origin[1]], 1.5),
          line([origin[0], 8], [origin[0], 202], 1.5),
          curve(points),
          dot(at(p)),
          dot(at(q)),
          label([at(p)[0] - 6, origin[1] + (up ? -8 : 20)], String(p).replace("-", "−"), "end"),
          label([at(q)[0] + 6, origin[1] + (up ? -8 : 20)], String(q), "start"),
          label([325, origin[1] - 6], "x", "end"),
          label([origin[0] + 8, 20], "y", "start"),
        ],
        `Parabola that opens ${up ? "upwards" : "downwards"} and crosses the x-axis at ${count(p)} and ${count(q)}.`,
      ),
    });
  },
);

export const quadraticEquations = [
  solve,
  fromRoots,
  symmetric,
  completeSquare,
  equalRoots,
  quadraticWords,
  turningPoint,
];
