// Makes the full web build: Vite's client build, the prerendered pages, compressed copies, and build.json for the
// server.
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build, type Manifest, type Rolldown } from "vite";
import type { RenderPublicPages, RenderWaitingScreens } from "../src/rendered-page.ts";
import { assignChunks } from "./assign-chunks.ts";
import { allScreens, ENTRY, screenKey, scriptsOf, shared, shellChunks, stylesOf, withImports } from "./built-files.ts";
import { type FirstCallRow, firstCalls, staffCall } from "./first-calls.ts";
import { htmlDocument } from "./html-document.ts";
import { prerenderScreens, refuseStyles } from "./prerender-screens.ts";
import { precachedFiles, writeWorker } from "./write-worker.ts";

interface Renderer {
  renderPublicPages: RenderPublicPages;
  renderWaitingScreens: RenderWaitingScreens;
}

const web = path.resolve(import.meta.dirname, "..");
const text = /\.(js|css|svg|json|html)$/;
const WORTH_COMPRESSING = 1024;
/**
 * A marker in a script's first line. Browsers that support it compile the full script while it loads, not piece by
 * piece when it runs.
 */
const ALL_AT_ONCE = "//# allFunctionsCalledOnLoad\n";
/** Most of the code in these runs before a screen is drawn. */
const RUN_FIRST = ["app", "signed-in", "frame"];

/** By language, the English text of each missing translation. */
type MissingTexts = Record<string, string[]>;

export async function writeBuild(sourceHash: string, missing: MissingTexts): Promise<void> {
  const out = path.join(web, `dist.${process.pid}`);
  const rendererOut = path.join(out, "renderer");
  try {
    const fileOf = assignChunks(await firstBuild());
    const made = await build({
      root: web,
      logLevel: "warn",
      build: {
        outDir: out,
        rolldownOptions: {
          output: {
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: "by use", name: fileOf }] },
          },
        },
      },
    });
    await writeModuleSizes(out, chunksOf(made));
    await build({ root: web, logLevel: "warn", build: { outDir: rendererOut, ssr: "src/prerender.tsx" } });
    await refuseMixedLayers(path.join(out, "assets"));
    await askForAllAtOnce(out);
    await writePages(out, rendererOut, sourceHash);
    await writeFile(path.join(out, "messages.json"), JSON.stringify(await messagesByArea(missing)));
    await compressAssets(path.join(out, "assets"));
    const dist = path.join(web, "dist");
    await rm(dist, { recursive: true, force: true });
    await rename(out, dist);
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

async function askForAllAtOnce(out: string) {
  const manifest = await readManifest(out);
  for (const name of RUN_FIRST) {
    const file = path.join(out, manifest[shared(manifest, name)]!.file);
    await writeFile(file, ALL_AT_ONCE + (await readFile(file, "utf8")));
  }
}

const readManifest = async (out: string): Promise<Manifest> =>
  JSON.parse(await readFile(path.join(out, ".vite/manifest.json"), "utf8"));

/**
 * A layer ranks by the place where it is first named. A sheet that names the components before the base would lose to
 * it on every screen.
 */
async function refuseMixedLayers(folder: string) {
  const [sheet] = (await readdir(folder)).filter((name) => /^app-.*\.css$/.test(name));
  if (!sheet) throw new Error("The app has no style sheet.");
  const css = await readFile(path.join(folder, sheet), "utf8");
  const named = [...css.matchAll(/@layer (theme|base|components|utilities)\b/g)].map(([, layer]) => layer);
  if ([...new Set(named)].join() !== "theme,base,components,utilities")
    throw new Error(`${sheet} names its layers in the order ${[...new Set(named)].join(", ")}.`);
}

/** Built only to find out which module is used where. */
async function firstBuild(): Promise<Rolldown.OutputChunk[]> {
  return chunksOf(await build({ root: web, logLevel: "warn", build: { write: false, minify: false } }));
}

function chunksOf(made: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk[] {
  if (!("output" in made)) throw new Error("A build gave no files.");
  return made.output.filter((file) => file.type === "chunk");
}

/** For scripts/check-bytes.ts, which names the large parts of a file. */
async function writeModuleSizes(out: string, chunks: readonly Rolldown.OutputChunk[]) {
  const root = path.resolve(web, "../..");
  const sizes = chunks.map(({ fileName, modules }) => [
    fileName,
    Object.fromEntries(
      Object.entries(modules).map(([id, { renderedLength }]) => [
        path.relative(root, id.replace("\0", "")),
        renderedLength,
      ]),
    ),
  ]);
  await writeFile(path.join(out, ".vite/modules.json"), JSON.stringify(Object.fromEntries(sizes)));
}

async function writePages(out: string, rendererOut: string, sourceHash: string) {
  const manifest = await readManifest(out);
  const take = async (source: string) => {
    const file = path.join(out, manifest[source]!.file);
    const code = (await readFile(file, "utf8")).trim();
    await rm(file);
    return code;
  };
  const firstPaint = await take("src/first-paint.ts");
  const css = await take("src/styles/public.css");
  const script = `/${manifest[ENTRY]!.file}`;
  const renderer = pathToFileURL(path.join(rendererOut, "prerender.js")).href;
  const { renderPublicPages, renderWaitingScreens }: Renderer = await import(renderer);

  await mkdir(path.join(out, "pages"));
  const pages: Record<string, string> = {};
  for (const page of await renderPublicPages()) {
    refuseStyles(page.path, page.html);
    const file = `pages/${page.path === "/" ? "index" : page.path.slice(1).replaceAll("/", "-")}.html`;
    pages[page.path] = file;
    await writeFile(path.join(out, file), htmlDocument({ ...page, firstPaint, css, script }));
  }

  const waiting = await prerenderScreens(renderWaitingScreens);
  await rm(rendererOut, { recursive: true });

  const pageOf = (keys: Iterable<string>, calls: FirstCallRow[], drawn = "") => {
    const parts = withImports(manifest, [...keys]);
    return htmlDocument({
      title: "{{site_name}}",
      app: "now",
      html: drawn,
      firstPaint,
      firstCalls: calls,
      // Text that arrives with the call is shown while the files load.
      callFirst: drawn.includes('id="ahead-'),
      stylesheets: stylesOf(manifest, parts).map((file) => `/${file}`),
      script,
      preload: scriptsOf(manifest, parts)
        .map((file) => `/${file}`)
        .filter((file) => file !== script),
    });
  };
  // The frame is included: nearly every screen that the worker opens uses it.
  const frame = shellChunks(manifest, { shell: "candidate", path: "" });
  const shell = pageOf(frame, [...firstCalls.values(), staffCall]);
  await writeFile(path.join(out, "app.html"), shell);
  await writeWorker(out, manifest);

  // One page per screen, which names its files and its call. All of them are loading before the first script has run.
  const routes: Record<string, string> = {};
  for (const row of allScreens) {
    if (pages[row.path]) continue;
    const file = `pages/screen-${row.path.slice(1).replaceAll(/\W+/g, "-")}.html`;
    routes[row.path] = file;
    const call = row.shell === "staff" ? staffCall : firstCalls.get(row.path);
    const keys = [...shellChunks(manifest, row), screenKey(manifest, row)];
    await writeFile(path.join(out, file), pageOf(keys, call ? [call] : [], waiting.get(row.path)));
  }

  const buildFile = {
    build_id: createHash("sha256").update(shell).update(JSON.stringify(manifest)).digest("hex").slice(0, 16),
    source_hash: sourceHash,
    pages,
    routes,
    precached: precachedFiles(manifest),
    csp: { script: [hashOf(firstPaint)], style: [hashOf(css)] },
  };
  await writeFile(path.join(out, "build.json"), `${JSON.stringify(buildFile, null, 2)}\n`);
}

/**
 * The catalogues for the server, which shows them to native readers: language, then area, then message. Missing texts
 * are an area with empty values.
 */
async function messagesByArea(missing: MissingTexts): Promise<Record<string, Record<string, Record<string, string>>>> {
  const languages: Record<string, Record<string, Record<string, string>>> = {};
  for (const language of ["yo", "ig", "ha"]) {
    const folder = path.join(web, "src/locales", language);
    const byArea: Record<string, Record<string, string>> = {};
    languages[language] = byArea;
    for (const file of (await readdir(folder)).sort()) {
      const [messages] = Object.values(await import(pathToFileURL(path.join(folder, file)).href));
      byArea[file.replace(/\.ts$/, "")] = messages as Record<string, string>;
    }
    byArea.missing = Object.fromEntries((missing[language] ?? []).map((english) => [english, ""]));
  }
  return languages;
}

const hashOf = (inline: string) => `sha256-${createHash("sha256").update(inline).digest("base64")}`;

const toBr = promisify(brotliCompress);
const toGz = promisify(gzip);

async function compressAssets(folder: string) {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (!text.test(name) || (await stat(file)).size < WORTH_COMPRESSING) continue;
    const bytes = await readFile(file);
    const [br, gz] = await Promise.all([
      toBr(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          // The largest file is compressed as one block, so that repeated words are found.
          [constants.BROTLI_PARAM_LGBLOCK]: 22,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
      toGz(bytes, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }
}
