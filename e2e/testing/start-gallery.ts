// The kit's gallery, which is not part of the production build. It is built once with development settings, because a
// development server would send each page some hundreds of files.
import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { stripTypeScriptTypes } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { build, type Manifest } from "vite";
import { htmlDocument } from "../../apps/web/build/html-document.ts";
import { fillSlots } from "../../apps/web/build/serve-public-pages.ts";
import { type SpecimenSheet, specimenSheet } from "../../apps/web/build/specimens.ts";

const web = path.resolve(import.meta.dirname, "../../apps/web");
const NOBODY = "http://127.0.0.1:9";
const types: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/**
 * The specimen page gets a sheet by the number in its address, or the sheet with everything that our markup supports.
 */
export type SheetOf = (page: string | null) => SpecimenSheet;

export async function startGallery(
  sheetOf: SheetOf = specimenSheet,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const out = await mkdtemp(path.join(tmpdir(), "sabiprep-gallery-"));
  await buildInto(out);
  const shell = await shellOf(out);
  const server = createServer(async (request, response) => {
    const where = (request.url ?? "/").split("?", 1)[0]!;
    if (where.startsWith("/api/")) return response.writeHead(502).end();
    if (where === "/__specimens.json") {
      const page = new URL(request.url!, NOBODY).searchParams.get("page");
      return response.setHeader("content-type", "application/json").end(JSON.stringify(sheetOf(page)));
    }
    const type = types[path.extname(where)];
    if (!type) return response.setHeader("content-type", "text/html; charset=utf-8").end(shell);
    const file = await readFile(path.join(out, path.normalize(where))).catch(() => null);
    return file ? response.setHeader("content-type", type).end(file) : response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await rm(out, { recursive: true, force: true });
    },
  };
}

/** The gallery's paths exist only in a development build, and the environment sets that. */
async function buildInto(outDir: string) {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = "development";
  try {
    await build({ root: web, mode: "development", logLevel: "error", build: { outDir, minify: false } });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

async function shellOf(out: string): Promise<string> {
  const manifest: Manifest = JSON.parse(await readFile(path.join(out, ".vite/manifest.json"), "utf8"));
  const shell = htmlDocument({
    title: "{{site_name}}",
    app: "now",
    html: "",
    firstPaint: stripTypeScriptTypes(readFileSync(path.join(web, "src/first-paint.ts"), "utf8")),
    stylesheets: (manifest["src/main.tsx"]!.css ?? []).map((file) => `/${file}`),
    script: `/${manifest["src/entry.ts"]!.file}`,
  });
  return fillSlots(shell, NOBODY);
}
