// Everything that our markup supports, for visual checks: one formula for each command, made from the list of commands
// itself, so that none can be forgotten, and every shape of text and table.
import { texConstructs, texEnvironments, texSigns } from "./tex-commands.ts";

export interface Specimen {
  group: string;
  name: string;
  tex: string;
}

const ALPHABET = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const CAPITALS = ALPHABET.slice(26);

/** Letters and digits as each style draws them. The font must contain them all. */
const alphabets: [name: string, tex: string][] = [
  ["letters", ALPHABET],
  ["figures", "0123456789+-=<>()[]|/.,:;!'"],
  ["upright", `\\mathrm{${ALPHABET}0123456789}`],
  ["bold", `\\mathbf{${ALPHABET}0123456789}`],
  ["double-struck", `\\mathbb{${CAPITALS}}`],
  ["script", `\\mathcal{${CAPITALS}}`],
  ["raised and lowered", `x^{${ALPHABET}}_{0123456789+-}`],
];

/** One construct inside another, where its characters are drawn smaller. */
const nested: [name: string, tex: string][] = [
  ["a fraction in a fraction", "\\frac{v\\frac{du}{dx} - u\\frac{dv}{dx}}{v^2}"],
  ["a fraction as exponent", "27^{\\frac{2}{3}}"],
];

export const specimens: Specimen[] = [
  ...Object.entries(texSigns).flatMap(([group, names]) =>
    names.split(/\s+/).map((name) => ({ group, name: `\\${name}`, tex: `\\${name}` })),
  ),
  ...Object.entries(texConstructs).map(([name, tex]) => ({ group: "Constructs", name: `\\${name}`, tex })),
  ...Object.entries(texEnvironments).map(([name, body]) => ({
    group: "Environments",
    name,
    tex: `\\begin{${name}}${body}\\end{${name}}`,
  })),
  ...alphabets.map(([name, tex]) => ({ group: "Alphabets", name, tex })),
  ...nested.map(([name, tex]) => ({ group: "Nested", name, tex })),
];

/** Texts and tables as an author writes them. */
export const textSpecimens: { name: string; source: string }[] = [
  { name: "marks", source: "**Bold**, *italic* and __underlined__ words, a gap ____, a dollar \\$5 and ₦2,500." },
  { name: "measures", source: "A rope of 12 m weighs 5 kg; 250 cm³ of oil at 30 °C cost ₦2 million." },
  { name: "paragraphs and lines", source: "First line\nsecond line\n\nA new paragraph." },
  {
    name: "a formula on its own line",
    source: "The roots are\n\n$$x = \\dfrac{-b \\pm \\sqrt{b^2-4ac}}{2a}$$\n\nwhere $a \\ne 0$.",
  },
  {
    name: "a formula wider than a phone",
    source: `$$${Array.from({ length: 14 }, (_, at) => `\\dfrac{x^{${at + 1}}}{\\sqrt{${at + 2}}}`).join("+")}$$`,
  },
  {
    name: "worked steps",
    source:
      "Take out what is common:\n1. $6x^2 - 9x$ has $3x$ in both terms.\n2. Divide each term by it:\n$$\\dfrac{6x^2}{3x} = 2x, \\quad \\dfrac{9x}{3x} = 3$$\n3. $$6x^2 - 9x = 3x(2x - 3)$$\n\nTaking out only $x$ leaves it **unfinished**.",
  },
  {
    name: "frequency table",
    source:
      "| Class | 1–5 | 6–10 | 11–15 | 16–20 | 21–25 |\n|---|---|---|---|---|---|\n| Frequency | 4 | 9 | 12 | 7 | 3 |",
  },
  {
    name: "account",
    source: "| Item | ₦ |\n|---|---|\n| Cash and bank | 6,000 |\n| Trade receivables | 14,500 |\n| Total | 20,500 |",
  },
  {
    name: "words",
    source:
      "| Organ | Function |\n|---|---|\n| Kidney | removes urea from the blood |\n| Lung | exchanges gases with the air |",
  },
  {
    name: "formulas in cells",
    source: "| $x$ | $-2$ | $0$ | $\\sqrt{2}$ |\n|---|---|---|---|\n| $y=\\dfrac{x^2}{2}$ | $2$ | $0$ | $1$ |",
  },
  {
    name: "a table wider than a phone",
    source: `| Year | ${Array.from({ length: 12 }, (_, at) => 2010 + at).join(" | ")} |\n|${"---|".repeat(13)}\n| Output (tonnes) | ${Array.from({ length: 12 }, (_, at) => `${at + 1},250`).join(" | ")} |`,
  },
];
