// The hash of everything that a build is made from. Equal hashes mean that the build on disk is the one we would make.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const webSources = [
  "apps/web",
  "packages/contract",
  "packages/exam",
  "packages/markup",
  "package-lock.json",
  "scripts/build.ts",
];
const skipped = new Set(["node_modules", "dist"]);

export function hashSources(root: string, sources: readonly string[] = webSources): string {
  const hash = createHash("sha256");
  for (const source of sources) addTo(hash, root, source);
  return hash.digest("hex");
}

function addTo(hash: ReturnType<typeof createHash>, root: string, name: string) {
  const full = path.join(root, name);
  if (path.extname(name)) {
    hash.update(`${name}\0`).update(readFileSync(full)).update("\0");
    return;
  }
  const entries = readdirSync(full, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (skipped.has(entry.name) || /^(\.|dist\.)/.test(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    const inner = `${name}/${entry.name}`;
    if (entry.isDirectory()) addTo(hash, root, inner);
    else
      hash
        .update(`${inner}\0`)
        .update(readFileSync(path.join(root, inner)))
        .update("\0");
  }
}
