/**
 * A number as all of Nigeria writes it, in any language: 12,345 or 1.5. It does not use the browser's formatters:
 * making one takes a cheap phone tens of milliseconds, and every first screen shows numbers.
 */
export function figureText(value: number, places: { most?: number; least?: number } = {}): string {
  const { least = 0, most = Math.max(0, least) } = places;
  const [whole = "", rest = ""] = Math.abs(value).toFixed(most).split(".");
  const kept = rest.replace(/0+$/, "").padEnd(least, "0");
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ",");
  const text = kept ? `${grouped}.${kept}` : grouped;
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}
