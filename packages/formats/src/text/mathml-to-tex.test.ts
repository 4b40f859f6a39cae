import { renderInline } from "@sabiprep/markup";
import { expect, test } from "vitest";
import { readHtml } from "./read-html.ts";

/** As it appears in an HTML text. Null if it is refused. */
const texOfMathMl = (inside: string): string | null => {
  const { text, refused } = readHtml(`<p>Find <math>${inside}</math> now</p>`);
  const [block] = text;
  const tex = block?.kind === "paragraph" ? block.runs.flatMap((run) => (run.kind === "math" ? run.tex : [])) : [];
  expect(refused).toEqual(tex.length === 0 ? ["math"] : []);
  return tex[0] ?? null;
};

const known: [string, string][] = [
  ["<mfrac><mn>1</mn><mi>x</mi></mfrac>", "\\frac{1}{x}"],
  ["<msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><mn>1</mn>", "{x}^{2} + 1"],
  ["<msub><mi>H</mi><mn>2</mn></msub><mi>O</mi>", "{H}_{2} O"],
  ["<msubsup><mi>x</mi><mi>i</mi><mn>2</mn></msubsup>", "{x}_{i}^{2}"],
  ["<msqrt><mrow><mn>2</mn><mi>a</mi></mrow></msqrt>", "\\sqrt{2 a}"],
  ["<mroot><mn>27</mn><mn>3</mn></mroot>", "\\sqrt[3]{27}"],
  ["<mfenced><mi>a</mi><mi>b</mi></mfenced>", "\\left( a , b \\right)"],
  ["<mi>sin</mi><mi>&theta;</mi>", "\\sin \\theta"],
  ["<mtext>if x is 5%</mtext>", "\\text{if x is 5\\%}"],
  ["<mn>3</mn><mo>&times;</mo><mn>4</mn><mo>≤</mo><mi>kg</mi>", "3 \\times 4 \\le \\mathrm{kg}"],
  ["<munder><mo>lim</mo><mrow><mi>x</mi><mo>→</mo><mn>0</mn></mrow></munder>", "\\lim_{x \\to 0}"],
  ["<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover>", "\\sum _{i = 1}^{n}"],
  ["<mover><mi>v</mi><mo>→</mo></mover>", "\\vec{v}"],
  ["<mover><mrow><mi>A</mi><mi>B</mi></mrow><mo>¯</mo></mover>", "\\overline{A B}"],
  [
    "<mo>[</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>0</mn></mtd></mtr><mtr><mtd><mn>0</mn></mtd><mtd><mn>1</mn></mtd></mtr></mtable><mo>]</mo>",
    "\\left[ \\begin{matrix} 1 & 0 \\\\ 0 & 1 \\end{matrix} \\right]",
  ],
  [
    "<mo>{</mo><mtable><mtr><mtd><mi>x</mi></mtd><mtd><mtext>if</mtext></mtd></mtr></mtable>",
    "\\left\\{ \\begin{matrix} x & \\text{if} \\end{matrix} \\right.",
  ],
  [
    "<mo>(</mo><mfrac linethickness='0'><mi>n</mi><mi>r</mi></mfrac><mo>)</mo>",
    "\\left( \\begin{matrix} n \\\\ r \\end{matrix} \\right)",
  ],
  ["<msup><mn>30</mn><mo>°</mo></msup><mn>5</mn><mo>°</mo>", "{30}^{\\circ} 5 ^{\\circ}"],
  ["<mn>0.</mn><mover><mn>3</mn><mo>.</mo></mover>", "0. \\dot{3}"],
  ["<mi>₦</mi><mn>500</mn>", "\\text{₦} 500"],
  ["<menclose notation='updiagonalstrike'><mn>12</mn></menclose>", "\\cancel{12}"],
  ["<menclose notation='radical'><mn>2</mn></menclose>", "\\sqrt{2}"],
  ["<mn>1</mn><mphantom><mn>2</mn></mphantom><mn>3</mn>", "1 \\ 3"],
  ["<maction actiontype='tooltip'><mi>x</mi><mtext>the unknown</mtext></maction>", "x"],
  ["<mmultiscripts><mi>C</mi><mprescripts/><mn>6</mn><mn>14</mn></mmultiscripts>", "{}_{6}^{14}{C}"],
  ["<mi>f</mi><mo>&#x2061;</mo><msup><mi>y</mi><mo>′</mo></msup>", "f {y}'"],
  ["<semantics><mrow><mi>a</mi></mrow><annotation encoding='other'>b</annotation></semantics>", "a"],
];

test("MathML as schools write it becomes TeX, and our renderer accepts it", () => {
  for (const [mathml, tex] of known) {
    expect(texOfMathMl(mathml)).toBe(tex);
    expect(renderInline(`$${tex}$`)).toMatchObject({ html: expect.stringContaining("<math") });
  }
});

test("a formula with one unknown part is refused completely", () => {
  for (const odd of [
    "<menclose notation='longdiv'><mn>12</mn></menclose>",
    "<mfrac><mn>1</mn></mfrac>",
    "<mn>1</mn><mglyph src='x'/>",
    "<mi>☃</mi>",
    "<mn>1</mn><mo>",
    "",
  ])
    expect(texOfMathMl(odd)).toBeNull();
});
