// The time of day as minutes after midnight. Noon and midnight are named, because "12:00 p.m." is ambiguous.

export function minutesOf(text: string): number {
  if (text === "12:00 noon") return 12 * 60;
  const [, hour, minute, half] = /^(\d{1,2}):([0-5]\d) (a\.m\.|p\.m\.)$/.exec(text) ?? [];
  const hours = Number(hour);
  if (!half || hours < 1 || hours > 12 || (hours === 12 && minute === "00"))
    throw new Error(`"${text}" is not a time of day`);
  return ((hours % 12) + (half === "p.m." ? 12 : 0)) * 60 + Number(minute);
}

/** Degrees east of Greenwich. West is negative. */
export function degreesEast(text: string): number {
  if (text === "0°") return 0;
  const [, degrees, side] = /^(\d{1,3})°([EW])$/.exec(text) ?? [];
  if (!side || Number(degrees) > 180) throw new Error(`"${text}" is not a longitude`);
  return side === "E" ? Number(degrees) : -Number(degrees);
}
