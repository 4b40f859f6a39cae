import { readdirSync } from "node:fs";
import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { dropReplySchemas } from "./build/drop-reply-schemas.ts";
import { servePublicPages } from "./build/serve-public-pages.ts";
import { serveSpecimens } from "./build/serve-specimens.ts";

const api = process.env.API_URL ?? "http://127.0.0.1:3000";
const source = (file: string) => path.join(import.meta.dirname, "src", file);

// Every visitor with a form loads "vendor", "house" and "forms", the account pages "account"; who reads server data loads
// "queries", and "signed-in" where the candidate's shell stands around the screen. Together they keep a screen within its number of requests; what only some screens share stays with those.
const chunk = (name: string, ...parts: RegExp[]) => ({
  name,
  test: (id: string) => parts.some((part) => part.test(id)),
});
const chunks = [
  chunk("vendor", /node_modules\/(react|react-dom|scheduler|react-router)\//),
  chunk(
    "house",
    /node_modules\/(zod|clsx)\//,
    /lucide-react\/dist\/esm\/(?!icons)|lucide-react\/.*\/(x|check|circle-exclamation-point|moon|arrow-left|circle-alert)\.m?js/,
    /contract\/src\/(client|endpoint|envelope|errors|fields|person-name|gateway-signature)\.ts/,
    /web\/src\/app\/(app|router|screens|guards|crash-boundary|lazy-part|moved-route|route-change|document-route|needs-network)\.tsx?/,
    /web\/src\/lib\/(api|config|session|known-device|i18n|message-format|paths|page-title|hydrated|full-screen|stale-build)\.ts/,
    /web\/src\/ui\/(button|brand|empty-state|path-drawing|skeleton|theme-toggle|toast)\.tsx/,
  ),
  // Who signs in and who signs out both need these endpoints, and the contact form neither.
  chunk("sign-in", /contract\/src\/auth\.ts/),
  chunk("forms", /web\/src\/lib\/form\.ts/, /web\/src\/ui\/(banner|field|form)\.tsx/),
  chunk(
    "account",
    /lucide-react\/.*\/(circle|info|mail-check)\.m?js/,
    /web\/src\/lib\/google\.ts/,
    /web\/src\/ui\/(password-field|scene)\.tsx/,
    /web\/src\/pieces\/(auth-page|google-button|new-password-field)\.tsx/,
    /web\/src\/features\/auth\/(enter|google-choice|registration-store)\.tsx?/,
  ),
  chunk(
    "queries",
    /node_modules\/@tanstack\//,
    /web\/src\/lib\/(query|candidate-id|own-store|saves-data|trusted-markup|answer-sent)\.ts/,
    /contract\/src\/(profile|ordinal)\.ts/,
    /web\/src\/ui\/(await|chip|progress-bar|late-part|dialog)\.tsx/,
    /web\/src\/app\/query-root/,
    /lucide-react\/.*\/(clock|flag|layout-grid)\.m?js/,
  ),
  chunk(
    "signed-in",
    /web\/src\/lib\/(sign-out|naira)\.ts/,
    /contract\/src\/staff\.ts/,
    /web\/src\/ui\/(select|tile|checkbox|segmented|tabs)\.tsx/,
    /web\/src\/pieces\/(pending-deletion|score-band)\.tsx/,
    /web\/src\/app\/(candidate-shell|profile-gate|nav-list|navigation|menu|brand-link|sign-out|skip-link)/,
    /lucide-react\/.*\/(book-open|chart-column|download|file-text|gem|house|library|log-out|menu)\.m?js/,
    /lucide-react\/.*\/(pencil|settings|square-check-big|trophy|user|users)\.m?js/,
  ),
];

const icons = new Set(
  readdirSync(path.resolve(import.meta.dirname, "../../node_modules/lucide-react/dist/esm/icons")).map(
    (file) => file.split(".")[0],
  ),
);
const loadedAlready = new Set(["vendor", "house", "entry", "main", "rolldown-runtime"]);

/**
 * What a screen needs is fetched together with it, by a list of names that every page carries. Files that are there
 * already need no place on it, and an icon is smaller than its name: it comes with the part that draws it.
 */
const worthNaming = (_file: string, needed: string[]) =>
  needed.filter((file) => {
    const name = path.basename(file).replace(/-[\w-]{8}\.\w+$/, "");
    return !loadedAlready.has(name) && !icons.has(name);
  });

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: "custom",
  plugins: [react(), tailwindcss(), servePublicPages(api), serveSpecimens(), dropReplySchemas()],
  server: { host: "127.0.0.1", proxy: { "/api": api } },
  // React and the rest are bundled with the built renderer, so that they are their production versions there too.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  build: {
    target: ["chrome111", "safari16.4", "firefox128"],
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: worthNaming },
    ...(!isSsrBuild && {
      rolldownOptions: {
        input: [source("entry.ts"), source("first-paint.ts"), source("styles/public.css")],
        // Endpoints are data: one that no screen names is left out, and one that a screen names travels with that screen.
        treeshake: {
          moduleSideEffects: (id: string) => !/packages[\\/](contract|exam)[\\/]/.test(id),
          manualPureFunctions: ["z", "endpoint"],
        },
        output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunks } },
      },
    }),
  },
}));
