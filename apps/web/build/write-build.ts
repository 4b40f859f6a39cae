// Makes the whole web build: Vite's client build, the prerendered pages, compressed copies, and build.json for the server.
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build, type Manifest, type Rolldown } from "vite";
import type { RenderPublicPages } from "../src/rendered-page.ts";
import { allScreens, ENTRY, groundOf, screenKey, scriptsOf, shared, stylesOf, withImports } from "./built-files.ts";
import { type FirstCallRow, firstCalls } from "./first-calls.ts";
import { htmlDocument } from "./html-document.ts";
import { shareOut } from "./share-out.ts";
import { precachedFiles, writeWorker } from "./write-worker.ts";

const web = path.resolve(import.meta.dirname, "..");
const text = /\.(js|css|svg|json|html)$/;
const WORTH_COMPRESSING = 1024;

export async function writeBuild(sourceHash: string): Promise<void> {
  const out = path.join(web, `dist.${process.pid}`);
  const rendererOut = path.join(out, "renderer");
  try {
    const fileOf = shareOut(await firstBuild());
    await build({
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
    await build({ root: web, logLevel: "warn", build: { outDir: rendererOut, ssr: "src/prerender.tsx" } });
    await refuseMixedLayers(path.join(out, "assets"));
    await writePages(out, rendererOut, sourceHash);
    await compressAssets(path.join(out, "assets"));
    const dist = path.join(web, "dist");
    await rm(dist, { recursive: true, force: true });
    await rename(out, dist);
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

/** A layer ranks by where it is first named: a sheet that names the components before the base would lose to it on every screen. */
async function refuseMixedLayers(folder: string) {
  const [sheet] = (await readdir(folder)).filter((name) => /^app-.*\.css$/.test(name));
  if (!sheet) throw new Error("The app has no style sheet.");
  const css = await readFile(path.join(folder, sheet), "utf8");
  const named = [...css.matchAll(/@layer (theme|base|components|utilities)\b/g)].map(([, layer]) => layer);
  if ([...new Set(named)].join() !== "theme,base,components,utilities")
    throw new Error(`${sheet} names its layers in the order ${[...new Set(named)].join(", ")}.`);
}

/** Made to be looked at: which module is used where. */
async function firstBuild(): Promise<Rolldown.OutputChunk[]> {
  const made = await build({ root: web, logLevel: "warn", build: { write: false, minify: false } });
  if (!("output" in made)) throw new Error("The first build gave no files.");
  return made.output.filter((file) => file.type === "chunk");
}

async function writePages(out: string, rendererOut: string, sourceHash: string) {
  const manifest: Manifest = JSON.parse(await readFile(path.join(out, ".vite/manifest.json"), "utf8"));
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
  const { renderPublicPages: render }: { renderPublicPages: RenderPublicPages } = await import(renderer);

  await mkdir(path.join(out, "pages"));
  const pages: Record<string, string> = {};
  for (const page of await render()) {
    if (/ style="/.test(page.html)) throw new Error(`${page.path} carries a style attribute, which the policy forbids`);
    const file = `pages/${page.path === "/" ? "index" : page.path.slice(1).replaceAll("/", "-")}.html`;
    pages[page.path] = file;
    await writeFile(path.join(out, file), htmlDocument({ ...page, firstPaint, css, script }));
  }

  await rm(rendererOut, { recursive: true });

  const pageOf = (keys: Iterable<string>, calls: FirstCallRow[]) => {
    const parts = withImports(manifest, [...keys]);
    return htmlDocument({
      title: "{{site_name}}",
      app: "now",
      html: "",
      firstPaint,
      firstCalls: calls,
      stylesheets: stylesOf(manifest, parts).map((file) => `/${file}`),
      script,
      preload: scriptsOf(manifest, parts)
        .map((file) => `/${file}`)
        .filter((file) => file !== script),
    });
  };
  const shell = pageOf([ENTRY, shared(manifest, "app")], [...firstCalls.values()]);
  await writeFile(path.join(out, "app.html"), shell);
  await writeWorker(out, manifest);

  // One page for each screen, which names its files and its call: all are on their way before the first script has run.
  const routes: Record<string, string> = {};
  for (const row of allScreens) {
    if (pages[row.path]) continue;
    const file = `pages/screen-${row.path.slice(1).replaceAll(/\W+/g, "-")}.html`;
    routes[row.path] = file;
    const call = firstCalls.get(row.path);
    const keys = [...groundOf(manifest, row), screenKey(manifest, row)];
    await writeFile(path.join(out, file), pageOf(keys, call ? [call] : []));
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
  await writeFile(path.join(out, "messages.json"), JSON.stringify(await messagesByArea()));
}

/** The catalogues for the server, which hands them to native readers: language, then area, then message. */
async function messagesByArea(): Promise<Record<string, Record<string, Record<string, string>>>> {
  const languages: Record<string, Record<string, Record<string, string>>> = {};
  for (const language of ["yo", "ig", "ha"]) {
    const folder = path.join(web, "src/locales", language);
    const areas: Record<string, Record<string, string>> = {};
    languages[language] = areas;
    for (const file of (await readdir(folder)).sort()) {
      const [messages] = Object.values(await import(pathToFileURL(path.join(folder, file)).href));
      areas[file.replace(/\.ts$/, "")] = messages as Record<string, string>;
    }
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
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
      toGz(bytes, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }
}
