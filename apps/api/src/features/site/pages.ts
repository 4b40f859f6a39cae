// The built web app for this site: its slots hold the site's name and numbers. It is compressed once and served with a
// Content-Security-Policy for its own inline parts.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { type KeptAnswer, keepAnswer } from "../../http/kept-answer.ts";
import { type Correction, correctedPage } from "./corrected-page.ts";

const buildFile = z.object({
  build_id: z.string(),
  pages: z.record(z.string(), z.string()),
  /** The app's own screens by their path pattern: the same shell, with the files of that screen. */
  routes: z.record(z.string(), z.string()),
  csp: z.object({ script: z.array(z.string()), style: z.array(z.string()) }),
});
export type Build = z.output<typeof buildFile>;

export type Slots = Record<string, string>;

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".js": "text/javascript; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
};

export function readBuild(dist: string): Build | null {
  const file = path.join(dist, "build.json");
  return existsSync(file) ? buildFile.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}

/** Reads a page of the build and fills its slots. The JSON island is escaped for a script element. */
export function fillPage(dist: string, file: string, slots: Slots, corrections: Correction[] = []): KeptAnswer {
  const source = correctedPage(readFileSync(path.join(dist, file), "utf8"), corrections);
  const text = source.replaceAll(/\{\{(\w+)\}\}/g, (slot, name: string) => slots[name] ?? slot);
  return keepAnswer(text, types[path.extname(file)] ?? "application/octet-stream");
}

const GOOGLE = "https://accounts.google.com";

/** Google's script is allowed only on the sign-in pages, and only with a configured client id. */
export function pagePolicy(build: Build, google: boolean): string {
  const hashes = (list: string[]) => list.map((hash) => ` '${hash}'`).join("");
  return [
    "default-src 'self'",
    `script-src 'self'${hashes(build.csp.script)}${google ? ` ${GOOGLE}/gsi/client` : ""}`,
    `style-src 'self'${hashes(build.csp.style)}${google ? ` ${GOOGLE}/gsi/style` : ""}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `connect-src 'self'${google ? ` ${GOOGLE}/gsi/` : ""}`,
    `frame-src 'self'${google ? ` ${GOOGLE}/gsi/` : ""}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Google's script creates its own policies, and Google may change their names.
    ...(google ? [] : ["require-trusted-types-for 'script'", "trusted-types sabiprep"]),
  ].join("; ");
}
