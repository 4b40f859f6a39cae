import { family } from "../../../authoring.ts";
import { type Fraction, fraction } from "../../mathematics/exact.ts";
import { fractionText, integer, tex } from "../../mathematics/number-text.ts";
import { joined, operand } from "../../mathematics/polynomial-text.ts";
import { inTex, pose } from "../../mathematics/pose.ts";
import { underTopic } from "../../mathematics/under-topic.ts";

const about = underTopic("vectors");
type Plane = readonly [number, number];
type Space = readonly [number, number, number];

const ij = (v: readonly number[]) =>
  joined(v.map((n, at) => [n, ["\\mathbf{i}", "\\mathbf{j}", "\\mathbf{k}"][at] ?? ""] as const));
const a = "\\mathbf{a}";
const b = "\\mathbf{b}";

const dot = family("scalar-product", about("Use the scalar product", "easy", "SS3", 8), (draw) => {
  const [u, v] = [0, 1].map(() => [draw.int(-5, 6), draw.int(-5, 6), draw.int(-5, 6)]) as unknown as [Space, Space];
  if ([...u, ...v].includes(0)) return null;
  const parts = u.map((n, at) => n * v[at]!) as unknown as Space;
  const key = parts[0] + parts[1] + parts[2];
  const negative = parts.filter((n) => n < 0);
  const wrongSign = (name: string, at: 1 | 2) =>
    u[at] > 0 && v[at] > 0 ? `subtracted the ${name} product` : `got the sign of the ${name} product wrong`;
  return pose(draw, {
    ask: [
      `If $${a} = ${ij(u)}$ and $${b} = ${ij(v)}$, find $${a} \\cdot ${b}$.`,
      `Calculate the scalar product of $${a} = ${ij(u)}$ and $${b} = ${ij(v)}$.`,
      `Given the vectors $${a} = ${ij(u)}$ and $${b} = ${ij(v)}$, what is $${a} \\cdot ${b}$?`,
      `Evaluate $${a} \\cdot ${b}$, where $${a} = ${ij(u)}$ and $${b} = ${ij(v)}$.`,
    ],
    right: key,
    write: integer,
    slips: [
      [
        parts.reduce((sum, n) => sum + Math.abs(n), 0),
        negative.length === 1 ? `lost the minus sign of $${negative[0]}$` : "lost the minus signs of the products",
      ],
      [parts[0] + parts[1] - parts[2], wrongSign("last", 2)],
      [parts[0] - parts[1] + parts[2], wrongSign("middle", 1)],
      [parts[0] + parts[1], "left out the last component"],
      [-key, key > 0 ? "reversed the direction of one vector" : "got the sign of the sum wrong"],
      [
        u.reduce((s, n) => s + n, 0) + v.reduce((s, n) => s + n, 0),
        "added all the components instead of multiplying them in pairs",
      ],
    ],
    working: [
      "The scalar product multiplies the $\\mathbf{i}$, $\\mathbf{j}$ and $\\mathbf{k}$ parts in pairs and adds.",
      `$${u.map((n, at) => `${operand(n)} \\times ${operand(v[at]!)}`).join(" + ")} = ${joined(parts.map((n) => [n, ""] as const))} = ${key}$.`,
    ],
  });
});

const perpendicular = family("perpendicular-vectors", about("Use the scalar product", "medium", "SS3", 8), (draw) => {
  const [p, q, r] = [draw.int(-6, 6), draw.int(-6, 6), draw.int(-8, 8)];
  const k = (-p * r) / q;
  if (p === 0 || r === 0 || !Number.isInteger(k) || Math.abs(p) === Math.abs(q)) return null;
  const one = `$${a} = ${ij([p, q])}$`;
  const two = `$${b} = ${joined([[r, "\\mathbf{i}"]])} + k\\mathbf{j}$`;
  return pose(draw, {
    ask: [
      `Find the value of $k$ for which ${one} and ${two} are perpendicular.`,
      `The vectors ${one} and ${two} are at right angles. What is the value of $k$?`,
      `If ${one} is perpendicular to ${two}, find $k$.`,
    ],
    right: k,
    write: integer,
    slips: [
      [-k, `took $${p * r}$ across with the same sign`],
      [(q * r) / p, "made the vectors parallel instead"],
      [p * r, "neither changed the sign of the first product nor divided by the coefficient of k"],
      [-p * r, "did not divide by the coefficient of k"],
      [k + 1, "made an error in the division"],
      [k - 2, "made an error in the arithmetic"],
    ],
    check: (v) => `With $k = ${v}$ the scalar product is $${p * r + q * v}$, not zero.`,
    working: [
      "Perpendicular vectors have scalar product zero.",
      `$${operand(p)} \\times ${operand(r)} + ${operand(q)} \\times k = 0$, that is $${joined([
        [p * r, ""],
        [q, "k"],
      ])} = 0$.`,
      `So ${q === 1 ? "" : `$${joined([[q, "k"]])} = ${-p * r}$ and `}$k = ${Math.abs(q) === 1 ? "" : `${-p * r} \\div ${operand(q)} = `}${k}$.`,
    ],
  });
});

const rightTriples = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [6, 8, 10],
] as const;

const angle = family("cosine-of-angle", about("Use the scalar product", "hard", "SS3", 8), (draw) => {
  const [one, two] = draw.some(rightTriples, 2) as [(typeof rightTriples)[number], (typeof rightTriples)[number]];
  const sign = () => draw.pick([1, -1]);
  const [u, v] = [
    [one[0] * sign(), one[1] * sign()],
    [two[0] * sign(), two[1] * sign()],
  ] as [Plane, Plane];
  const product = u[0] * v[0] + u[1] * v[1];
  if (product === 0 || Math.abs(product) === one[2] * two[2]) return null;
  const key = fraction(product, one[2] * two[2]);
  return pose<Fraction>(draw, {
    ask: [
      `Find the cosine of the angle between $${a} = ${ij(u)}$ and $${b} = ${ij(v)}$.`,
      `If $\\theta$ is the angle between the vectors $${a} = ${ij(u)}$ and $${b} = ${ij(v)}$, find $\\cos\\theta$.`,
      `The angle between $${a} = ${ij(u)}$ and $${b} = ${ij(v)}$ is $\\theta$. What is the value of $\\cos\\theta$?`,
    ],
    right: key,
    write: fractionText,
    slips: [
      [
        fraction(-product, one[2] * two[2]),
        [...u, ...v].every((n) => n > 0)
          ? "reversed the direction of one vector"
          : "got the sign of the scalar product wrong",
      ],
      [fraction(u[0] * v[0] - u[1] * v[1], one[2] * two[2]), "subtracted the products of the components"],
      [
        fraction(u[0] * v[1] - u[1] * v[0], one[2] * two[2]),
        "subtracted the crosswise products, as in a vector product",
      ],
      [
        fraction(product, Math.max(one[2], two[2]) ** 2),
        "squared the longer length instead of multiplying the two lengths",
      ],
      [fraction(u[0] * v[1] + u[1] * v[0], one[2] * two[2]), "multiplied the components crosswise"],
    ],
    working: [
      `$\\cos\\theta = \\dfrac{${a} \\cdot ${b}}{|${a}||${b}|}$.`,
      `$${a} \\cdot ${b} = ${operand(u[0])} \\times ${operand(v[0])} + ${operand(u[1])} \\times ${operand(v[1])} = ${u[0] * v[0]} + ${operand(u[1] * v[1])} = ${product}$.`,
      `$|${a}| = \\sqrt{${u[0] ** 2} + ${u[1] ** 2}} = \\sqrt{${one[2] ** 2}} = ${one[2]}$ and $|${b}| = \\sqrt{${v[0] ** 2} + ${v[1] ** 2}} = \\sqrt{${two[2] ** 2}} = ${two[2]}$.`,
      `$\\cos\\theta = \\dfrac{${product}}{${one[2]} \\times ${two[2]}}$, that is ${fractionText(key)}.`,
    ],
  });
});

const unit = family("unit-vector", about("Find magnitudes, directions and resultants", "easy", "SS2", 8), (draw) => {
  const [x, y, h] = draw.pick(rightTriples);
  const k = h === 10 ? 1 : draw.int(1, 3);
  const v: Plane = [x * k * draw.pick([1, -1]), y * k * draw.pick([1, -1])];
  const size = h * k;
  const over = ([p, q]: Plane, d: number) => inTex(`\\dfrac{1}{${tex(d)}}(${ij([p, q])})`);
  return pose<readonly [Plane, number]>(draw, {
    ask: [
      `Find the unit vector in the direction of $${ij(v)}$.`,
      `What is the unit vector along $${a} = ${ij(v)}$?`,
      `Write down the vector of length 1 that has the same direction as $${ij(v)}$.`,
      `A force acts in the direction of $${ij(v)}$. Find the unit vector in that direction.`,
    ],
    right: [v, size],
    write: ([p, d]) => over(p, d),
    slips: [
      [[v, Math.abs(v[0]) + Math.abs(v[1])], "added the sizes of the components to get the length"],
      [[v, size * size], "forgot to take the square root"],
      [[[-v[0], -v[1]], size], "took the opposite direction"],
      [[[v[1], v[0]], size], "exchanged the components"],
      [[[v[0], -v[1]], size], "got the sign of one component wrong"],
    ],
    working: [
      "The unit vector is the vector divided by its length.",
      `The length is $\\sqrt{(${v[0]})^2 + (${v[1]})^2} = \\sqrt{${tex(v[0] * v[0])} + ${tex(v[1] * v[1])}} = \\sqrt{${tex(size * size)}} = ${size}$.`,
      `Dividing the vector by $${size}$ gives ${over(v, size)}.`,
    ],
  });
});

const cross = family("vector-product", about("Use the vector product", "hard", "SS3", 10), (draw) => {
  const [u, v] = [0, 1].map(() => [draw.int(-3, 4), draw.int(-3, 4), draw.int(-3, 4)]) as unknown as [Space, Space];
  const key: Space = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  if ([...u, ...v, ...key].includes(0)) return null;
  return pose<Space>(draw, {
    ask: draw.shuffle([
      `If $${a} = ${ij(u)}$ and $${b} = ${ij(v)}$, find $${a} \\times ${b}$.`,
      `Calculate the vector product $${a} \\times ${b}$, where $${a} = ${ij(u)}$ and $${b} = ${ij(v)}$.`,
      `Given that $${a} = ${ij(u)}$ and $${b} = ${ij(v)}$, what is $${a} \\times ${b}$?`,
      `Find the vector product $${a} \\times ${b}$ of $${a} = ${ij(u)}$ and $${b} = ${ij(v)}$.`,
    ]),
    right: key,
    write: (n) => inTex(ij(n)),
    slips: [
      [[key[0], -key[1], key[2]], "forgot to change the sign of the middle component"],
      [[-key[0], -key[1], -key[2]], "worked out $\\mathbf{b} \\times \\mathbf{a}$, the vectors in the wrong order"],
      [[u[0] * v[0], u[1] * v[1], u[2] * v[2]], "multiplied the components in pairs"],
      [
        [u[1] * v[2] + u[2] * v[1], u[2] * v[0] + u[0] * v[2], u[0] * v[1] + u[1] * v[0]],
        "added the products instead of subtracting",
      ],
      [[key[2], key[1], key[0]], "wrote the components in the wrong places"],
    ],
    working: (["i", "j", "k"] as const)
      .map((name, at) => {
        const [x, y] = [(at + 1) % 3, (at + 2) % 3] as [0 | 1 | 2, 0 | 1 | 2];
        return `The $\\mathbf{${name}}$ component is $a_${x + 1}b_${y + 1} - a_${y + 1}b_${x + 1} = ${operand(u[x])} \\times ${operand(v[y])} - ${operand(u[y])} \\times ${operand(v[x])} = ${u[x] * v[y]} - ${operand(u[y] * v[x])} = ${key[at]}$.`;
      })
      .concat(`So $${a} \\times ${b}$ is $${ij(key)}$.`),
  });
});

export const vectors = [dot, perpendicular, angle, unit, cross];
