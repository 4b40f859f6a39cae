// temml writes inline styles, but a strict content policy forbids them. Every known style becomes one of a few classes,
// and every other style is refused, so that a formula never looks different from what its author saw.
import { RenderProblem } from "./render-problem.ts";

export const mathClasses = [
  "m-over",
  "m-under",
  "m-cancel",
  "m-box",
  "m-bold",
  "m-full",
  "m-small",
  "m-align",
  "m-left",
  "m-right",
  "m-rule-top",
  "m-rule-bottom",
  "m-rule-left",
  "m-rule-right",
] as const;
export type MathClass = (typeof mathClasses)[number];

const byClass: Record<string, MathClass> = {
  "tml-overline": "m-over",
  "tml-underline": "m-under",
  "tml-cancel": "m-cancel",
  "tml-fbox": "m-box",
  "tml-jot": "m-align",
  "tml-left": "m-left",
  "tml-right": "m-right",
};

/** 0 is the size of the text. A fraction inside another or in an exponent gets the size of the smallest characters. */
const byDepth: Record<string, MathClass> = { 0: "m-full", 2: "m-small" };

const byStyle: Record<string, MathClass | null> = {
  "border-top": "m-rule-top",
  "border-bottom": "m-rule-bottom",
  "border-left": "m-rule-left",
  "border-right": "m-rule-right",
  border: "m-box",
  "font-weight": "m-bold",
  // Our own stylesheet sets spacing and display.
  padding: null,
  "padding-left": null,
  "padding-right": null,
  "padding-top": null,
  "padding-bottom": null,
  display: null,
};

export function classesOf(className: string | undefined, style: string | undefined): MathClass[] {
  const found = new Set<MathClass>();
  for (const name of className?.split(" ") ?? []) {
    const ours = byClass[name];
    if (ours) found.add(ours);
  }
  for (const declaration of style?.split(";").filter(Boolean) ?? []) {
    const [property = "", value = ""] = declaration.split(":").map((part) => part.trim());
    const ours = property === "math-depth" ? byDepth[value] : byStyle[property];
    if (ours === undefined) throw new RenderProblem(`a formula may not set ${property}`);
    if (ours) found.add(ours);
  }
  return [...found];
}
