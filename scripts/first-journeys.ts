/**
 * The first journey of every room under e2e: it goes the room's main path, the others its side paths or the same path on another
 * device. A room is what stands before the first dash of a file's name; where a file has just the room's name, it goes first.
 * From the runner's own list, so that a new room is in it without being named.
 */
export function firstJourneys(listed: string): string[] {
  const first = new Map<string, { file: string; journey: string }>();
  for (const line of listed.split("\n")) {
    const [, journey, file] = /^\s*(([^\s:]+\.spec\.ts):\d+:\d+ › .+)$/.exec(line) ?? [];
    if (!journey || !file) continue;
    const room = /^[^-.]+/.exec(file)![0];
    const known = first.get(room);
    const isRoomsOwn = file === `${room}.spec.ts` && known?.file !== file;
    if (!known || isRoomsOwn) first.set(room, { file, journey });
  }
  return [...first.values()].map(({ journey }) => journey);
}
