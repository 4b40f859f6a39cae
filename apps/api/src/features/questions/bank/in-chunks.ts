/** PostgreSQL takes at most 65,535 parameters in a statement. A few hundred rows at a time stay far below that. */
export function* inChunks<T>(list: readonly T[], size = 400): Generator<T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size);
}
