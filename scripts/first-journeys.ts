/**
 * The first journey of every feature under e2e: it covers the feature's main path, the others its side paths or the
 * same path on another device. A feature is the part of a file name before the first dash. If a file has just the
 * feature's name, it is first. The list is the runner's own, so a new feature is included without being named.
 */
export function firstJourneys(listed: string): string[] {
  const first = new Map<string, { file: string; journey: string }>();
  for (const line of listed.split("\n")) {
    const [, journey, file] = /^\s*(([^\s:]+\.spec\.ts):\d+:\d+ › .+)$/.exec(line) ?? [];
    if (!journey || !file) continue;
    const feature = /^[^-.]+/.exec(file)![0];
    const known = first.get(feature);
    const isNamedAfterIt = file === `${feature}.spec.ts` && known?.file !== file;
    if (!known || isNamedAfterIt) first.set(feature, { file, journey });
  }
  return [...first.values()].map(({ journey }) => journey);
}
