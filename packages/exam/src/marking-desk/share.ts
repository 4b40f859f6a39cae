/** A number from 0 to `of` − 1 that always is the same for the same key (FNV-1a). */
export function shareOf(key: string, of: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  // The last bits of this hash are not mixed well.
  return ((hash ^ (hash >>> 15)) >>> 0) % of;
}
