// Our sources write chemical formulas as {H2SO4}, {Cu^2+}, {^14_6C} or {N2 + 3H2 <=> 2NH3}. We turn them into TeX.

/** The TeX of one formula or equation, without its dollars. */
const formulaTex = (formula: string): string =>
  `\\mathrm{${formula
    .replaceAll(/\^(\d+)_(-?\d+)/g, (_, top: string, bottom: string) => `{}^{${top}}_{${bottom}}`)
    .replaceAll(/\^(\d*[+-])/g, "^{$1}")
    .replaceAll(/\^(\d+)/g, "^{$1}")
    .replaceAll(/(?<=[A-Za-z)\]])(\d+)/g, "_{$1}")
    .replaceAll("<=>", "\\rightleftharpoons ")
    .replaceAll("->", "\\rightarrow ")
    .replaceAll("·", "\\cdot ")
    .replaceAll("≡", "{\\equiv}")
    .replaceAll(/(?<=\w|\})=(?=[A-Z])/g, "{=}")}}`;

const formula = (text: string): string => `$${formulaTex(text)}$`;

/** Turns every {…} outside a TeX formula into TeX. */
export const withFormulas = (text: string): string =>
  text
    .split("$")
    .map((part, at) => (at % 2 ? part : part.replaceAll(/\{([^{}]*)\}/g, (_, inner: string) => formula(inner))))
    .join("$");
