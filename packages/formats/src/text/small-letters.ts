// Subscripts and superscripts have their own characters. If one is missing, the text becomes a formula.
type Small = { kind: "text"; text: string } | { kind: "math"; tex: string };

const low: Record<string, string> = Object.fromEntries(
  [..."0123456789+-−=()aehijklmnoprstuvx"].map((sign, at) => [sign, [..."₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ"][at]!]),
);
const high: Record<string, string> = Object.fromEntries(
  [..."0123456789+-−=()in"].map((sign, at) => [sign, [..."⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁱⁿ"][at]!]),
);

const small = (text: string, signs: Record<string, string>, tex: "_" | "^"): Small => {
  const letters = [...text.trim()];
  if (letters.every((sign) => Object.hasOwn(signs, sign)))
    return { kind: "text", text: letters.map((sign) => signs[sign]!).join("") };
  return { kind: "math", tex: `{}${tex}{\\text{${text.trim().replaceAll(/[\\{}$#%&_^~]/g, "")}}}` };
};

export const lowered = (text: string): Small => small(text, low, "_");
export const raised = (text: string): Small => small(text, high, "^");
