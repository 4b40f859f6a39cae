// Everything that a formula may contain. Anything else is refused, because only listed commands are known to be in our
// math font, to have a text form and to be drawn in the specimens. A new command is a new line here, and every check
// finds it.

/** Commands for single characters, by purpose. */
export const texSigns = {
  "Greek letters": `alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa lambda mu nu xi pi rho sigma
    tau upsilon phi varphi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega`,
  Operations: `times div pm mp cdot ast circ bullet star oplus ominus otimes odot setminus wedge vee land lor neg lnot`,
  Relations: `lt gt le leq leqslant ge geq geqslant ne neq equiv approx sim simeq cong propto ll gg mid nmid parallel perp
    therefore because vdash models doteq triangleq`,
  Sets: `in notin ni cup cap subset supset subseteq supseteq nsubseteq subsetneq emptyset varnothing forall exists nexists
    complement bigcup bigcap`,
  Arrows: `to gets rightarrow leftarrow leftrightarrow uparrow downarrow updownarrow Rightarrow Leftarrow Leftrightarrow
    longrightarrow longleftarrow longleftrightarrow Longrightarrow Longleftrightarrow mapsto implies iff rightleftharpoons
    rightharpoonup leftharpoonup nearrow searrow rightleftarrows`,
  "Large operators": "sum prod int iint oint",
  "Letters and marks": `infty partial nabla angle measuredangle triangle square Box diamond prime degree hbar ell Re Im pounds
    euro permil checkmark dagger S P imath jmath vert Vert lbrace rbrace langle rangle lfloor rfloor lceil rceil`,
  Dots: "ldots cdots vdots ddots dots",
  Functions: `sin cos tan sec csc cot arcsin arccos arctan sinh cosh tanh coth log ln lg exp lim max min sup inf det dim ker gcd
    deg arg Pr`,
} as const;

/** Commands that build something, each with a formula that shows it. */
export const texConstructs: Record<string, string> = {
  frac: "\\frac{a+b}{c}",
  dfrac: "\\dfrac{-b}{2a}",
  tfrac: "\\tfrac{1}{2}",
  cfrac: "1+\\cfrac{1}{1+\\cfrac{1}{x}}",
  binom: "\\binom{n}{r}",
  dbinom: "\\dbinom{8}{3}",
  tbinom: "\\tbinom{8}{3}",
  sqrt: "(5+2\\sqrt{7})(4-\\sqrt[3]{27})",
  left: "\\left(\\dfrac{1}{2}\\right)+\\left[\\dfrac{1}{2}\\right]+\\left\\{\\dfrac{1}{2}\\right\\}+\\left|\\dfrac{1}{2}\\right|",
  right: "\\left.\\dfrac{x^2}{2}\\right|_{0}^{3}",
  middle: "\\left\\{x \\middle| \\dfrac{x}{2}>1\\right\\}",
  big: "\\big(x\\big)",
  Big: "\\Big(x\\Big)",
  bigg: "\\bigg[x\\bigg]",
  Bigg: "\\Bigg[x\\Bigg]",
  bigl: "\\bigl(x\\bigr)",
  bigr: "\\bigl[x\\bigr]",
  Bigl: "\\Bigl(x\\Bigr)",
  Bigr: "\\Bigl[x\\Bigr]",
  lvert: "\\lvert x\\rvert",
  rvert: "\\lvert -3\\rvert",
  lVert: "\\lVert x\\rVert",
  rVert: "\\lVert v\\rVert",
  overline: "\\overline{A+B}",
  underline: "\\underline{x+y}",
  overbrace: "\\overbrace{a+a+a}^{3}",
  underbrace: "\\underbrace{b+b}_{2}",
  overrightarrow: "\\overrightarrow{AB}",
  overleftarrow: "\\overleftarrow{BA}",
  overleftrightarrow: "\\overleftrightarrow{PQ}",
  widehat: "\\widehat{ABC}",
  widetilde: "\\widetilde{xy}",
  overset: "\\overset{?}{=}",
  underset: "\\underset{x\\to 0}{\\lim}",
  stackrel: "\\stackrel{\\text{def}}{=}",
  xrightarrow: "A \\xrightarrow{\\text{heat}} B",
  xleftarrow: "A \\xleftarrow{\\text{cool}} B",
  xrightleftharpoons: "A \\xrightleftharpoons{\\text{Fe}} B",
  hat: "\\hat{x}",
  bar: "\\bar{x}",
  vec: "\\vec{v}",
  dot: "0.\\dot{3}",
  ddot: "\\ddot{x}",
  tilde: "\\tilde{a}",
  acute: "\\acute{e}",
  grave: "\\grave{e}",
  mathring: "\\mathring{A}",
  boxed: "\\boxed{x=4}",
  cancel: "\\cancel{12}",
  not: "a \\not= b",
  text: "12\\text{ cm}",
  textbf: "\\textbf{P}",
  textit: "\\textit{v}",
  textrm: "\\textrm{kg}",
  mathrm: "\\mathrm{H_2SO_4}",
  mathbf: "\\mathbf{a}+2\\mathbf{B}",
  mathit: "\\mathit{abc}",
  mathbb: "\\mathbb{N}\\mathbb{Z}\\mathbb{Q}\\mathbb{R}\\mathbb{C}",
  mathcal: "\\mathcal{E}",
  operatorname: "\\operatorname{adj}A",
  mathop: "\\mathop{\\text{sum}}_{i}",
  limits: "\\sum\\limits_{i=1}^{n} i",
  nolimits: "\\sum\\nolimits_{i=1}^{n} i",
  displaystyle: "\\displaystyle\\int_0^2 x^2\\,dx",
  textstyle: "\\textstyle\\sum_{i=1}^{n} i",
  scriptstyle: "\\scriptstyle x",
  pmod: "7 \\equiv 2 \\pmod{5}",
  bmod: "7 \\bmod 5",
  mod: "x \\mod 5",
  substack: "\\sum_{\\substack{i<5\\\\ i\\ne 2}} i",
  phantom: "a\\phantom{b}c",
  hphantom: "a\\hphantom{b}c",
  vphantom: "a\\vphantom{b}c",
  quad: "a\\quad b",
  qquad: "a\\qquad b",
  hspace: "a\\hspace{1em}b",
  begin: "\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}",
  end: "\\begin{vmatrix} 1 & 2 \\\\ 3 & 4 \\end{vmatrix}",
  hline: "\\begin{array}{c|c} p & q \\\\ \\hline 1 & 0 \\end{array}",
  ce: "\\ce{2H2 + O2 -> 2H2O}",
  pu: "\\pu{9.8 m s-2}",
};

/** What may follow \begin, with a body that shows it. */
export const texEnvironments: Record<string, string> = {
  matrix: "1 & 2 \\\\ 3 & 4",
  pmatrix: "1 & 2 \\\\ 3 & 4",
  bmatrix: "1 & 2 \\\\ 3 & 4",
  Bmatrix: "1 & 2 \\\\ 3 & 4",
  vmatrix: "1 & 2 \\\\ 3 & 4",
  Vmatrix: "1 & 2 \\\\ 3 & 4",
  smallmatrix: "1 & 2 \\\\ 3 & 4",
  cases: "x & x \\ge 0 \\\\ -x & x < 0",
  aligned: "x &= 1 \\\\ y &= 2",
  gathered: "x = 1 \\\\ y = 2",
  array: "{c|c} p & q \\\\ \\hline 1 & 0",
};

/** Commands of one character: spaces, and characters that have a meaning in TeX. */
const shortCommands = new Set([",", ";", ":", "!", " ", "\\", "{", "}", "|", "%", "$", "#", "&", "_", ">", "\n"]);

const known = new Set([
  ...Object.values(texSigns).flatMap((names) => names.split(/\s+/)),
  ...Object.keys(texConstructs),
]);

/** The first part of a formula that is not listed here, or null. */
export function unknownCommand(tex: string): string | null {
  for (const [whole, name = "", sign = ""] of tex.matchAll(/\\(?:([a-zA-Z]+)|([\s\S]))/g))
    if (name ? !known.has(name) : !shortCommands.has(sign)) return whole;
  for (const [, name = ""] of tex.matchAll(/\\begin\s*\{([^}]*)\}/g))
    if (!Object.hasOwn(texEnvironments, name)) return `\\begin{${name}}`;
  return null;
}
