/** The only whole number from zero up that fits. */
export function onlyNumber(fits: (number: number) => boolean, most = 2_000): number {
  const found = Array.from({ length: most + 1 }, (_, number) => number).filter(fits);
  const [only] = found;
  if (only === undefined || found.length > 1) throw new Error(`${found.length} numbers fit`);
  return only;
}
