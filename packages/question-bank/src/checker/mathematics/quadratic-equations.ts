import { formulaOf, inFigures, inUnit } from "../reading/stated.ts";
import { alike, evaluated, expression, type Letters } from "../reading/tex-expression.ts";
import { sides } from "../reading/tex-relation.ts";
import { either, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { onlyNumber } from "./only-number.ts";
import { circlesIn, curveIn, textsIn } from "./svg-parts.ts";

interface Quadratic {
  a: number;
  b: number;
  c: number;
}

/** The coefficients of an expression that is quadratic in a letter, calculated from its values. */
function quadratic(tex: string, letter: string, others: Letters = {}): Quadratic {
  const at = (value: number) => expression(tex).at({ ...others, [letter]: value });
  const c = at(0);
  const a = (at(1) + at(-1)) / 2 - c;
  const b = (at(1) - at(-1)) / 2;
  if (!alike(at(3), 9 * a + 3 * b + c)) throw new Error(`"${tex}" is not quadratic in ${letter}`);
  return { a, b, c };
}

/** The left side of an equation whose right side is zero. */
const leftOf = (equation: string): string => {
  const [left, right] = sides(equation);
  if (right !== "0") throw new Error(`"${equation}" is not brought to nought`);
  return left;
};

const touches = ({ a, b, c }: Quadratic): boolean => a > 0 && alike(b * b, 4 * a * c);

function rootsOf({ a, b, c }: Quadratic): [number, number] {
  const under = b * b - 4 * a * c;
  if (a === 0 || under < 0) throw new Error("there are no two real roots");
  return [(-b - Math.sqrt(under)) / (2 * a), (-b + Math.sqrt(under)) / (2 * a)];
}

const sameTwo = (found: readonly number[], wanted: readonly number[]): boolean => {
  const [one, other] = [found, wanted].map((pair) => [...pair].sort((low, high) => low - high));
  return (
    !!one && !!other && one.length === other.length && one.every((root, at) => alike(root, other[at] ?? Number.NaN))
  );
};

/** The drawing must cross the axis at the values in the text and turn at the correct end of the page. */
function drawn(svg: string, roots: readonly [number, number], opensUp: boolean): void {
  const labels = textsIn(svg).filter(({ text }) => /^−?\d+$/.test(text));
  if (
    !sameTwo(
      labels.map(({ text }) => Number(text.replace("−", "-"))),
      roots,
    )
  )
    throw new Error("other roots are drawn");
  const [left, right] = circlesIn(svg);
  const curve = curveIn(svg);
  const middle = curve[Math.floor(curve.length / 2)];
  if (!left || !right || !middle || Math.abs(middle.x - (left.x + right.x) / 2) > 1)
    throw new Error("the curve does not turn half way between its roots");
  if (middle.y > left.y !== opensUp) throw new Error("the curve is drawn the other way up");
}

export const quadraticEquations: SubjectChecker = {
  "solve-quadratic": worded(
    ["For which values of $x$ is <$it>?", "Find the roots of <$it>.", "Solve the equation <$it>."],
    ({ it }, { source }) => {
      const roots = rootsOf(quadratic(leftOf(it), "x"));
      return source.options.map((option) => {
        const [letter, values] = sides(formulaOf(option).replace("\\text{ or }", "|"));
        if (letter !== "x") throw new Error(`"${option}" does not give x`);
        return sameTwo(values.split("|").map(evaluated), roots);
      });
    },
  ),
  "equation-from-roots": worded(
    [
      "Which quadratic equation has the roots <$one> and <$other>?",
      "The roots of a quadratic equation are <$one> and <$other>. What is the equation?",
      "Find the quadratic equation whose roots are <$one> and <$other>.",
    ],
    ({ one, other }, { source }) =>
      source.options.map((option) => {
        const { a, b, c } = quadratic(leftOf(formulaOf(option)), "x");
        const [first, second] = [evaluated(one), evaluated(other)];
        const vanishes = (x: number) => alike(a * x * x + b * x + c, 0);
        return a !== 0 && vanishes(first) && vanishes(second) && alike(first + second, -b / a);
      }),
  ),
  "sum-and-product-of-roots": worded(
    [
      "If $\\alpha$ and $\\beta$ are the roots of <$it>, find <$asked>.",
      "$\\alpha$ and $\\beta$ are the roots of the equation <$it>. Evaluate <$asked>.",
      "Given that <$it> has roots $\\alpha$ and $\\beta$, calculate <$asked>.",
    ],
    ({ it, asked }, { source }) => {
      const [alpha, beta] = rootsOf(quadratic(leftOf(it), "x"));
      const value = expression(asked).at({ alpha, beta });
      if (!alike(value, expression(asked).at({ alpha: beta, beta: alpha })))
        throw new Error(`"${asked}" depends on which root is which`);
      return inFigures(source.options, value);
    },
  ),
  "complete-the-square": either(
    worded(["If <$it> is a perfect square, find $k$."], ({ it }, { source }) => {
      const letter = /^[a-z]/.exec(it)?.[0] ?? "";
      return source.options.map((option) => touches(quadratic(it, letter, { k: evaluated(formulaOf(option)) })));
    }),
    worded(
      [
        "Find the constant that makes <$it> a perfect square when it is added.",
        "What must be added to <$it> to make it a perfect square?",
      ],
      ({ it }, { source }) => {
        const { a, b, c } = quadratic(it, /^[a-z]/.exec(it)?.[0] ?? "");
        return source.options.map((option) => touches({ a, b, c: c + evaluated(formulaOf(option)) }));
      },
    ),
  ),
  "equal-roots": worded(
    [
      "For what value of $<~letter>$ is the left-hand side of <$it> a perfect square?",
      "If the roots of <$it> are equal, find $<~letter>$.",
      "Find the value of $<~letter>$ for which <$it> has equal roots.",
    ],
    ({ letter, it }, { source }) =>
      source.options.map((option) => touches(quadratic(leftOf(it), "x", { [letter]: evaluated(formulaOf(option)) }))),
  ),
  "rectangle-area-problem": worded(
    [
      "A rectangular garden is <#more> m longer than it is wide, and its area is <#area> m². Find its <which:width|length>.",
      "A rectangular fish pond has a length <#more> m greater than its width and covers <#area> m². Calculate the <which:width|length> of the pond.",
      "The length of a rectangular classroom exceeds its width by <#more> m. If the area of the floor is <#area> m², what is the <which:width|length>?",
    ],
    ({ more, area, which }, { options }) => {
      const width = onlyNumber((side) => side * (side + more) === area);
      return inUnit(options, which === "width" ? width : width + more, " m");
    },
  ),
  "read-a-parabola": worded(
    [
      "The graph drawn cuts the x-axis at $<#one>$ and $<#other>$. Its <kind:greatest|least> value is $<#turn>$. What is its equation?",
      "Which equation belongs to the curve drawn, with x-intercepts $<#one>$ and $<#other>$ and a <kind:maximum|minimum> value of $<#turn>$?",
      "The curve in the picture meets the x-axis at $x = <#one>$ and $x = <#other>$ and has its <kind:highest|lowest> point where $y = <#turn>$. Find its equation.",
    ],
    ({ one, other, kind, turn }, { source, picture }) => {
      const opensUp = /least|minimum|lowest/.test(kind);
      drawn(picture?.svg ?? "", [one, other], opensUp);
      return source.options.map((option) => {
        const [left, right] = sides(formulaOf(option));
        if (left !== "y") throw new Error(`"${option}" does not give y`);
        const { a, b, c } = quadratic(right, "x");
        const y = (x: number) => a * x * x + b * x + c;
        return a > 0 === opensUp && alike(y(one), 0) && alike(y(other), 0) && alike(y(-b / (2 * a)), turn);
      });
    },
  ),
};
