// Compares the size of the built web app with its targets (apps/web/build/budgets.ts), as transferred (brotli), from
// the bundler's own list of files. Above a target it warns and names the largest modules. 10 % above it fails.
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Manifest } from "vite";
import { failsAbove, fileTargets, KB } from "../apps/web/build/budgets.ts";
import {
  allScreens,
  ENTRY,
  screenKey,
  scriptsOf,
  shared,
  shellChunks,
  stylesOf,
  withImports,
} from "../apps/web/build/built-files.ts";
import type { ScreenRow } from "../apps/web/src/app/screen-table.ts";
import { buildWeb } from "./build.ts";

const dist = path.resolve(import.meta.dirname, "../apps/web/dist");

export interface Row {
  what: string;
  figure: number;
  target: number;
  unit: "KB" | "files";
  /** The script files that are measured. */
  files?: string[];
}

const sizes = new Map<string, number>();
/** The build writes a compressed copy beside every file that is worth it. */
function sizeOf(file: string): number {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(path.join(dist, file))).length);
  return sizes.get(file)!;
}
const weigh = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);

const bytes = (what: string, figure: number, target: number): Row => ({ what, figure, target, unit: "KB" });
const weighed = (what: string, files: string[], target: number): Row => ({
  ...bytes(what, weigh(files), target),
  files,
});

function screenRows(manifest: Manifest, row: ScreenRow): Row[] {
  const ground = withImports(manifest, shellChunks(manifest, row));
  const all = withImports(manifest, [screenKey(manifest, row)], new Set(ground));
  const own = [...all].filter((part) => !ground.has(part));
  const isStaff = row.path.startsWith("/admin");
  const { staffScreen, visitorScreen, candidateScreen } = fileTargets;
  const target = isStaff ? staffScreen : row.shell === "none" ? visitorScreen : candidateScreen;
  const scripts = scriptsOf(manifest, all);
  const cold = weighed(`${row.file}, script`, scripts, target);
  if (isStaff) return [cold];
  return [
    cold,
    weighed(`${row.file}, after the frame`, scriptsOf(manifest, own), fileTargets.afterFrame),
    {
      what: `${row.file}, files`,
      figure: scripts.length + stylesOf(manifest, all).length,
      target: fileTargets.files,
      unit: "files",
      files: scripts,
    },
  ];
}

function rowsOf(manifest: Manifest, pages: Record<string, string>): Row[] {
  const first = scriptsOf(manifest, withImports(manifest, [ENTRY]));
  const rows = [weighed("script before the first touch", first, fileTargets.beforeFirstTouch)];
  for (const [address, file] of Object.entries(pages)) {
    const html = readFileSync(path.join(dist, file), "utf8");
    const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
    rows.push(bytes(`${address} inlined css`, brotliCompressSync(css).length, fileTargets.inlinedStyles));
  }
  rows.push(bytes("the app's css", weigh(stylesOf(manifest, [shared(manifest, "app")])), fileTargets.styles));
  for (const row of new Map(allScreens.map((row) => [row.file, row])).values()) rows.push(...screenRows(manifest, row));
  const [font] = Object.keys(manifest).filter((name) => name.endsWith("sabiprep-math.woff2"));
  const fontBytes = font ? statSync(path.join(dist, manifest[font]!.file)).size : Number.POSITIVE_INFINITY;
  rows.push(bytes("the math font, where a formula is shown, once", fontBytes, fileTargets.mathFont));
  return rows;
}

/** What the service worker fetches when it is installed. */
const precacheRow = (precached: string[]): Row =>
  bytes(
    `precache of the worker, ${precached.length + 2} files`,
    weigh([...precached, "app.html", "sw.js"]),
    fileTargets.precache,
  );

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

/** All scripts and styles that a candidate fetches on the way through several screens, each file once. */
const flowRows = (manifest: Manifest): Row[] =>
  flows.map(({ what, screens }) => {
    const keys = screens.map((file) => screenKey(manifest, { file }));
    const parts = withImports(manifest, [...shellChunks(manifest, { shell: "candidate", path: "" }), ...keys]);
    return weighed(`flow: ${what}`, [...scriptsOf(manifest, parts), ...stylesOf(manifest, parts)], fileTargets.flow);
  });

/**
 * A browser without look-behind support (Safari before 16.4) cannot read any file that contains one. The bundler does
 * not check patterns.
 */
function unreadable(): Row {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) => /\.(js|html)$/.test(file));
  const found = files.filter((file) => /\(\?<[=!]/.test(readFileSync(path.join(dist, file), "utf8")));
  return { what: "files with a look-behind in a pattern", figure: found.length, target: 0, unit: "files" };
}

const inUnit = (figure: number, unit: Row["unit"]) => (unit === "KB" ? (figure / KB).toFixed(1) : `${figure}`);

export const markOf = ({ figure, target }: Row): "ok" | "WARN" | "FAIL" =>
  figure <= target ? "ok" : figure <= failsAbove(target) ? "WARN" : "FAIL";

/** For each file, its modules with their length before it was minified. */
export type ModuleSizes = Record<string, Record<string, number>>;

const LISTED_FILES = 4;
const LISTED_MODULES = 3;

/**
 * The largest files of a row above its target, and their large modules. Every page has `app`, React and the router, so
 * it is left out.
 */
export function causesOf({ files = [] }: Row, sizes: ModuleSizes, weight = sizeOf): string[] {
  return files
    .filter((file) => sizes[file] && !/^assets\/app-/.test(file))
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, LISTED_FILES)
    .map((file) => {
      const modules = Object.entries(sizes[file]!).toSorted(([, a], [, b]) => b - a);
      const named = modules.slice(0, LISTED_MODULES).map(([id, length]) => `${id} ${inUnit(length, "KB")}`);
      return `       ${path.basename(file)} ${inUnit(weight(file), "KB")} KB, largest before minifying: ${named.join(", ")}`;
    });
}

function printRow(row: Row, sizes: ModuleSizes): void {
  const mark = markOf(row);
  const figures = `${inUnit(row.figure, row.unit).padStart(7)} of ${inUnit(row.target, row.unit)} ${row.unit}`;
  const limit = mark === "ok" ? "" : `, fails above ${inUnit(failsAbove(row.target), row.unit)}`;
  console.log(`${mark.padEnd(5)}${row.what.padEnd(52)}${figures}${limit}`);
  if (mark !== "ok") for (const cause of causesOf(row, sizes)) console.log(cause);
}

export async function checkBytes(): Promise<boolean> {
  await buildWeb();
  const read = (file: string) => JSON.parse(readFileSync(path.join(dist, file), "utf8"));
  const manifest: Manifest = read(".vite/manifest.json");
  const { pages, precached } = read("build.json");
  const rows = [...rowsOf(manifest, pages), precacheRow(precached), ...flowRows(manifest), unreadable()];
  const gallery = readdirSync(path.join(dist, "assets")).filter((file) => file.includes("gallery"));
  const sizes: ModuleSizes = read(".vite/modules.json");
  for (const row of rows.filter((row) => markOf(row) === "ok")) printRow(row, sizes);
  const over = rows.filter((row) => markOf(row) !== "ok");
  if (over.length > 0)
    console.log("\nAbove the target. A person on a slow phone notices it, so look at what is large:");
  for (const row of over) printRow(row, sizes);
  if (gallery.length > 0) console.log(`FAIL the gallery is in the build: ${gallery.join(", ")}`);
  return gallery.length === 0 && rows.every((row) => markOf(row) !== "FAIL");
}

if (process.argv[1] === import.meta.filename) process.exit((await checkBytes()) ? 0 : 1);
