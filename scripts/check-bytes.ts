// The weight of the built web app against its budgets, in gzipped bytes. Deterministic, so it fails every check run that
// goes past one.
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { buildWeb } from "./build.ts";

const dist = path.resolve(import.meta.dirname, "../apps/web/dist");
const KB = 1024;

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

interface Row {
  what: string;
  bytes: number;
  budget: number;
}

const gz = (bytes: Buffer | string) => gzipSync(bytes, { level: 9 }).length;
const sizes = new Map<string, number>();
function sizeOf(file: string): number {
  if (!sizes.has(file)) sizes.set(file, gz(readFileSync(path.join(dist, file))));
  return sizes.get(file)!;
}

/** A chunk and everything it imports outright. */
function closure(manifest: Manifest, names: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    closure(manifest, manifest[name]?.imports ?? [], seen);
  }
  return seen;
}

const weigh = (manifest: Manifest, names: Iterable<string>) =>
  [...names].reduce((sum, name) => sum + sizeOf(manifest[name]!.file), 0);

/** Which shell stands around each screen, as the table of screens says. */
function readShells(): Map<string, string> {
  const table = (file: string) => readFileSync(path.resolve(dist, "../src/app", file), "utf8");
  const lines = table("screens.tsx").matchAll(
    /"([\w-]+)",\s*"(\w+)",\s*async \(\) =>\s*\(?await import\("\.\.\/(features\/[^"]+)"/g,
  );
  const staff = table("staff-screens.tsx").matchAll(/import\("\.\.\/(features\/[^"]+)"/g);
  const doors = table("staff-routes.tsx").matchAll(/import\("\.\.\/(features\/[^"]+)"/g);
  return new Map([
    ...[...lines].map(([, , shell, file]): [string, string] => [`src/${file}`, shell!]),
    ...[...staff].map(([, file]): [string, string] => [`src/${file}`, "staff"]),
    ...[...doors].map(([, file]): [string, string] => [`src/${file}`, "none"]),
  ]);
}

const SHELLS: Record<string, RegExp> = {
  none: /^$/,
  bare: /^_queries-/,
  candidate: /^_(queries|signed-in)-/,
  staff: /^_(queries|signed-in)-|app\/staff-(shell|screens)/,
};
const shellChunks = (manifest: Manifest, shell: string) =>
  Object.keys(manifest).filter((name) => SHELLS[shell]!.test(name));

function rowsOf(manifest: Manifest, pages: Record<string, string>): Row[] {
  const entry = "src/entry.ts";
  const main = "src/main.tsx";
  const before = closure(manifest, [entry]);
  const ground = closure(manifest, [entry, main]);
  const rows: Row[] = [{ what: "script before the first touch", bytes: weigh(manifest, before), budget: 10 * KB }];

  for (const [address, file] of Object.entries(pages)) {
    const html = readFileSync(path.join(dist, file), "utf8");
    const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
    rows.push({ what: `${address} inlined css`, bytes: gz(css), budget: 8 * KB });
  }

  const styles = (manifest[main]?.css ?? []).reduce((sum, file) => sum + sizeOf(file), 0);
  rows.push({ what: "the app's css", bytes: styles, budget: 10 * KB });

  const shells = readShells();
  const screens = Object.keys(manifest).filter((name) => /features\/.*-screen\.tsx$/.test(name));
  for (const screen of screens) {
    const isStaff = shells.get(screen) === "staff" || /features\/.*(?:admin|staff)-[\w-]+-screen\.tsx$/.test(screen);
    const page = `/${path.basename(screen, "-screen.tsx")}`;
    // A prerendered page with a form is a visitor's; /try reads questions, as a student's screen does.
    const isPublic = page in pages && page !== "/try";
    const shell = isPublic ? [] : shellChunks(manifest, shells.get(screen) ?? "candidate");
    const shared = closure(manifest, [entry, main, ...shell]);
    const all = closure(manifest, [screen], new Set(shared));
    const name = screen.replace("src/features/", "");
    const budget = isStaff ? 250 : isPublic ? 110 : 140;
    rows.push({ what: `${name}, cold`, bytes: weigh(manifest, all), budget: budget * KB });
    const own = [...all].filter((part) => !shared.has(part));
    if (!isStaff) rows.push({ what: `${name}, after the shell`, bytes: weigh(manifest, own), budget: 35 * KB });
  }
  const [font] = Object.keys(manifest).filter((name) => name.endsWith("sabiprep-math.woff2"));
  const fontBytes = font ? statSync(path.join(dist, manifest[font]!.file)).size : Number.POSITIVE_INFINITY;
  rows.push({ what: "the math font, where a formula is shown, once", bytes: fontBytes, budget: 45 * KB });
  rows.push({ what: "ground floor of the app", bytes: weigh(manifest, ground), budget: 110 * KB });
  return rows;
}

/** What the service worker fetches when it is installed, as it travels. */
function precacheRow(precached: string[]): Row {
  const weigh = (file: string) => brotliCompressSync(readFileSync(path.join(dist, file))).length;
  const bytes = [...precached, "app.html", "sw.js"].reduce((sum, file) => sum + weigh(file), 0);
  return { what: `precache of the worker, ${precached.length + 2} files, br`, bytes, budget: 250 * KB };
}

const flows = [
  {
    what: "a first test, from the dashboard to the result",
    screens: ["dashboard", "practice-tests", "test", "result"],
  },
  { what: "practice without a network, from the start", screens: ["offline", "test", "result"] },
  { what: "looking back: performance, review, results", screens: ["dashboard", "review", "result"] },
];

/** All script and style a candidate fetches on the way through several screens, each file once. */
function flowRows(manifest: Manifest): Row[] {
  const shell = shellChunks(manifest, "candidate");
  return flows.map(({ what, screens }) => {
    const names = screens.map(
      (screen) =>
        Object.keys(manifest).find((name) => new RegExp(`features/[^/]+/${screen}-screen\\.tsx$`).test(name))!,
    );
    const parts = [...closure(manifest, ["src/entry.ts", "src/main.tsx", ...shell, ...names])];
    const css = new Set(parts.flatMap((name) => manifest[name]!.css ?? []));
    const styles = [...css].reduce((sum, file) => sum + sizeOf(file), 0);
    return { what: `flow: ${what}`, bytes: weigh(manifest, parts) + styles, budget: 200 * KB };
  });
}

export async function checkBytes(): Promise<boolean> {
  await buildWeb();
  const manifest: Manifest = JSON.parse(readFileSync(path.join(dist, ".vite/manifest.json"), "utf8"));
  const { pages, precached } = JSON.parse(readFileSync(path.join(dist, "build.json"), "utf8"));
  const rows = [...rowsOf(manifest, pages), precacheRow(precached), ...flowRows(manifest)];
  const gallery = readdirSync(path.join(dist, "assets")).filter((file) => file.includes("gallery"));
  for (const { what, bytes, budget } of rows) {
    const mark = bytes > budget ? "OVER" : "ok";
    console.log(`${mark.padEnd(5)}${what.padEnd(52)}${(bytes / KB).toFixed(1).padStart(7)} of ${budget / KB} KB`);
  }
  if (gallery.length > 0) console.log(`OVER the gallery is in the build: ${gallery.join(", ")}`);
  return gallery.length === 0 && rows.every(({ bytes, budget }) => bytes <= budget);
}

if (process.argv[1] === import.meta.filename) process.exit((await checkBytes()) ? 0 : 1);
