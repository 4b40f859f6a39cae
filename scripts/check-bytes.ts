// The weight of the built web app against its budgets, as it travels (brotli), read off the bundler's own list of files. Deterministic,
// so it fails every check run that goes past one.
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Manifest } from "vite";
import {
  allScreens,
  ENTRY,
  groundOf,
  screenKey,
  scriptsOf,
  shared,
  stylesOf,
  withImports,
} from "../apps/web/build/built-files.ts";
import type { ScreenRow } from "../apps/web/src/app/screen-table.ts";
import { buildWeb } from "./build.ts";

const dist = path.resolve(import.meta.dirname, "../apps/web/dist");
const KB = 1024;

interface Row {
  what: string;
  figure: number;
  budget: number;
  unit: "KB" | "files";
}

const sizes = new Map<string, number>();
/** The build lays a compressed copy beside every file that is worth it. */
function sizeOf(file: string): number {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(path.join(dist, file))).length);
  return sizes.get(file)!;
}
const weigh = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);

const bytes = (what: string, figure: number, kilobytes: number): Row => ({
  what,
  figure,
  budget: kilobytes * KB,
  unit: "KB",
});

/** The page itself and at most one call come on top: ten requests in all. Of 140 KB of script three are the answers' own headers. */
const MOST_FILES = 8;

function screenRows(manifest: Manifest, row: ScreenRow): Row[] {
  const ground = withImports(manifest, groundOf(manifest, row));
  const all = withImports(manifest, [screenKey(manifest, row)], new Set(ground));
  const own = [...all].filter((part) => !ground.has(part));
  const isStaff = row.path.startsWith("/admin");
  const budget = isStaff ? 170 : row.shell === "none" ? 100 : 137;
  const cold = bytes(`${row.file}, script`, weigh(scriptsOf(manifest, all)), budget);
  if (isStaff) return [cold];
  const files = scriptsOf(manifest, all).length + stylesOf(manifest, all).length;
  return [
    cold,
    bytes(`${row.file}, after the frame`, weigh(scriptsOf(manifest, own)), 35),
    { what: `${row.file}, files`, figure: files, budget: MOST_FILES, unit: "files" },
  ];
}

function rowsOf(manifest: Manifest, pages: Record<string, string>): Row[] {
  const rows = [bytes("script before the first touch", weigh(scriptsOf(manifest, withImports(manifest, [ENTRY]))), 10)];
  for (const [address, file] of Object.entries(pages)) {
    const html = readFileSync(path.join(dist, file), "utf8");
    const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
    rows.push(bytes(`${address} inlined css`, brotliCompressSync(css).length, 8));
  }
  rows.push(bytes("the app's css", weigh(stylesOf(manifest, [shared(manifest, "app")])), 10));
  for (const row of new Map(allScreens.map((row) => [row.file, row])).values()) rows.push(...screenRows(manifest, row));
  const [font] = Object.keys(manifest).filter((name) => name.endsWith("sabiprep-math.woff2"));
  const fontBytes = font ? statSync(path.join(dist, manifest[font]!.file)).size : Number.POSITIVE_INFINITY;
  rows.push(bytes("the math font, where a formula is shown, once", fontBytes, 45));
  return rows;
}

/** What the service worker fetches when it is installed. */
const precacheRow = (precached: string[]): Row =>
  bytes(`precache of the worker, ${precached.length + 2} files`, weigh([...precached, "app.html", "sw.js"]), 250);

const flows: { what: string; screens: ScreenRow["file"][] }[] = [
  {
    what: "a first test, from the dashboard to the result",
    screens: ["progress/dashboard", "sittings/practice-tests", "sittings/test", "sittings/result"],
  },
  {
    what: "practice without a network, from the start",
    screens: ["offline/offline", "sittings/test", "sittings/result"],
  },
  {
    what: "looking back",
    screens: ["progress/dashboard", "progress/performance", "revision/review", "sittings/result"],
  },
];

/** All script and style a candidate fetches on the way through several screens, each file once. */
const flowRows = (manifest: Manifest): Row[] =>
  flows.map(({ what, screens }) => {
    const keys = screens.map((file) => screenKey(manifest, { file }));
    const parts = withImports(manifest, [...groundOf(manifest, { shell: "candidate", path: "" }), ...keys]);
    return bytes(`flow: ${what}`, weigh([...scriptsOf(manifest, parts), ...stylesOf(manifest, parts)]), 180);
  });

/** A browser that does not know look-behinds (Safari before 16.4) reads nothing of a file that has one; the bundler does not look into patterns. */
function unreadable(): Row {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) => /\.(js|html)$/.test(file));
  const found = files.filter((file) => /\(\?<[=!]/.test(readFileSync(path.join(dist, file), "utf8")));
  return { what: "files with a look-behind in a pattern", figure: found.length, budget: 0, unit: "files" };
}

const tell = ({ figure, unit }: Pick<Row, "figure" | "unit">) =>
  unit === "KB" ? (figure / KB).toFixed(1) : `${figure}`;

export async function checkBytes(): Promise<boolean> {
  await buildWeb();
  const manifest: Manifest = JSON.parse(readFileSync(path.join(dist, ".vite/manifest.json"), "utf8"));
  const { pages, precached } = JSON.parse(readFileSync(path.join(dist, "build.json"), "utf8"));
  const rows = [...rowsOf(manifest, pages), precacheRow(precached), ...flowRows(manifest), unreadable()];
  const gallery = readdirSync(path.join(dist, "assets")).filter((file) => file.includes("gallery"));
  for (const row of rows) {
    const mark = row.figure > row.budget ? "OVER" : "ok";
    const budget = tell({ figure: row.budget, unit: row.unit });
    console.log(`${mark.padEnd(5)}${row.what.padEnd(52)}${tell(row).padStart(7)} of ${budget} ${row.unit}`);
  }
  if (gallery.length > 0) console.log(`OVER the gallery is in the build: ${gallery.join(", ")}`);
  return gallery.length === 0 && rows.every(({ figure, budget }) => figure <= budget);
}

if (process.argv[1] === import.meta.filename) process.exit((await checkBytes()) ? 0 : 1);
