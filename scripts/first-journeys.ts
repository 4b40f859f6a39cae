/**
 * The first journey of every file under e2e: it goes the room's main road, the others its side roads or the same road on another device.
 * From the runner's own list, so that a new file is in it without being named.
 */
export function firstJourneys(listed: string): string[] {
  const first = new Map<string, string>();
  for (const line of listed.split("\n")) {
    const [, journey, file] = /^\s*(([^\s:]+\.spec\.ts):\d+:\d+ › .+)$/.exec(line) ?? [];
    if (journey && file && !first.has(file)) first.set(file, journey);
  }
  return [...first.values()];
}
