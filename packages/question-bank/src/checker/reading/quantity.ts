// Numbers as they are printed, with the unit that follows or the sign before: "1,200 W", "−3 °C", "1.6 × 10⁻¹⁹ C",
// "4/3", "10√3 N", "12.5π Ω", "₦50.40", "×150".

interface Quantity {
  value: number;
  unit: string;
}

interface ParsedQuantity extends Quantity {
  at: number;
  end: number;
}

const number =
  /(?<![\p{L}\d.,])([−+]?)([₦×]?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?:\/(\d+))?(?:\s×\s10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+))?(?:√(\d+))?(π?)/gu;

const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const exponent = (text: string) =>
  Number([...text].map((sign) => (sign === "⁻" ? "-" : raised.indexOf(sign).toString())).join(""));

function numbersIn(text: string): ParsedQuantity[] {
  return [...text.matchAll(number)].map((match) => {
    const [whole, sign, prefix = "", digits = "", decimals = "", bottom, power, root, pi] = match;
    let value = Number(digits.replaceAll(",", "") + decimals);
    if (bottom) value /= Number(bottom);
    if (power) value *= 10 ** exponent(power);
    if (root) value *= Math.sqrt(Number(root));
    if (pi) value *= Math.PI;
    return { value: sign === "−" ? -value : value, unit: prefix, at: match.index, end: match.index + whole.length };
  });
}

/** Units that may follow a number in running text. The longest are first, so that "m s⁻¹" is not read as "m". */
const units = [
  "J kg⁻¹ K⁻¹,N m² C⁻²,m s⁻¹,m s⁻²,km h⁻¹,cm s⁻¹,rad s⁻¹,kg m⁻³,g cm⁻³,N m⁻¹,J kg⁻¹,g C⁻¹,J s,K⁻¹",
  "mm,µm,cm³,cm²,m²,cm,m,kg,mg,g,N,kWh,kJ,J,W,kPa,Pa,K,°C,°F,°,%,µF,µC,mA,A,V,Ω,Hz,H,T,C,eV",
  "minutes,minute,hours,hour,days,day,years,year,seconds,s",
]
  .join(",")
  .split(",")
  .sort((one, other) => other.length - one.length);

const unitAhead = new RegExp(`^\\s?(${units.join("|")})(?![\\p{L}\\d⁻⁰¹²³⁴-⁹])`, "u");
const inPlural = (unit: string) => (/^(minute|hour|day|year)$/.test(unit) ? `${unit}s` : unit);

/** Every number in a running text with its unit. The unit is empty when a normal word follows. */
export const quantitiesIn = (text: string): Quantity[] =>
  numbersIn(text).map(({ value, unit, end }) => ({
    value,
    unit: unit || inPlural(unitAhead.exec(text.slice(end))?.[1] ?? ""),
  }));

/** A text that is exactly one quantity. Everything after the number is its unit. */
export function soleQuantity(text: string): Quantity {
  const [first, ...others] = numbersIn(text);
  if (!first || others.length || first.at > 0) throw new Error(`"${text}" is not one quantity`);
  return { value: first.value, unit: first.unit + text.slice(first.end).replaceAll(/\s+/g, " ").trim() };
}

type Values<Units extends readonly string[]> = { [At in keyof Units]: number };

/**
 * The numbers of a text by their units. Quantities with the same unit keep the order of the text. Every number must be
 * used and none may be missing, so a wording with more or fewer numbers is refused.
 */
export function measured<const Units extends readonly string[]>(text: string, called: Units): Values<Units> {
  const left = quantitiesIn(text);
  const values = called.map((unit) => {
    const at = left.findIndex((quantity) => quantity.unit === unit);
    if (at < 0) throw new Error(`no ${unit || "bare number"} in "${text}"`);
    return left.splice(at, 1)[0]?.value ?? Number.NaN;
  });
  if (left.length)
    throw new Error(`${left.map(({ value, unit }) => `${value} ${unit}`)} is not called for in "${text}"`);
  // A mapped array has the length of its source, but the compiler cannot infer that.
  return values as Values<Units>;
}
