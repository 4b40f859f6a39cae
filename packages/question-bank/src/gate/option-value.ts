// The number that an option gives, if any, and the words and signs around it.

export interface OptionValue {
  value: number;
  unit: string;
}

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹⁻";
const plainDigits = "0123456789-";
const power = /\s*×\s*10([⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+)/;

const fractions: Record<string, number> = { "½": 1 / 2, "⅓": 1 / 3, "⅔": 2 / 3, "¼": 1 / 4, "¾": 3 / 4 };

const numberAtStart = /^([−-]?)\s*(₦|\$|£|€|N)?\s*([−-]?)(\d[\d,]*(?:\.\d+)?)(?:([½⅓⅔¼¾])|\s+(\d+)\/(\d+)|\/(\d+))?/;

/** Reads "₦2,500", "1 2/3 m", "16⅔%", "6.0 × 10²³", "45°", "−3.5". Returns null for anything else. */
export function optionValue(text: string): OptionValue | null {
  const found = numberAtStart.exec(text);
  if (!found) return null;
  const [whole, sign, currency = "", innerSign, digits = "", part = "", mixedTop, mixedBottom, bottom] = found;
  let value = Number(digits.replaceAll(",", ""));
  value += fractions[part] ?? 0;
  if (mixedTop && mixedBottom) value += Number(mixedTop) / Number(mixedBottom);
  if (bottom) value /= Number(bottom);
  if (sign || innerSign) value = -value;
  let rest = text.slice(whole.length);
  const tens = power.exec(rest);
  if (tens?.index === 0) {
    value *= 10 ** Number([...(tens[1] ?? "")].map((sign) => plainDigits[superscripts.indexOf(sign)]).join(""));
    rest = rest.slice(tens[0].length);
  }
  return { value, unit: `${currency}${rest}`.replaceAll(/\s+/g, " ").trim() };
}

/** A bare expression ("3x + 2", "5√2", "2:3") is not a quantity, even though it begins with a digit. */
export const isQuantity = (text: string): boolean => {
  const read = optionValue(text);
  return read !== null && !/[=+√:^<>≤≥,;()[\]]|−\s|\d/.test(read.unit.replaceAll(/[a-zΩμ]+[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/giu, ""));
};
