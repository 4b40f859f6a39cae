// Builds the service worker as one file at the root of the site and writes into it the list of what it holds from the start:
// the app's shell, the test with everything it may need later, the result, and the screen for life without a network.
import path from "node:path";
import { build, type Manifest } from "vite";

const web = path.resolve(import.meta.dirname, "..");

/** With all they import outright. */
const GROUND = [
  "src/entry.ts",
  "src/main.tsx",
  "src/app/query-root.tsx",
  "src/app/candidate-shell.tsx",
  "src/app/serve-offline.ts",
];
/** With all they import, also what they load later. */
const ROOMS = [
  "src/features/sittings/test-screen.tsx",
  "src/features/sittings/result-screen.tsx",
  "src/features/offline/offline-screen.tsx",
  "src/features/offline/unsent-dialog.tsx",
  "src/lib/forget-candidate.ts",
];
/** Screens these rooms lead to are rooms of their own, and dear. */
const NOT_FOLLOWED = /src\/features\/(?!sittings|offline)|plan-refusal|start-dialog/;

export function precachedFiles(manifest: Manifest): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  function add(name: string, late: boolean) {
    const part = manifest[name];
    if (!part || seen.has(`${name} ${late}`)) return;
    seen.add(`${name} ${late}`);
    files.add(part.file);
    for (const file of [...(part.css ?? []), ...(part.assets ?? [])]) files.add(file);
    for (const inner of part.imports ?? []) add(inner, late && isRoom(inner));
    if (late) for (const inner of part.dynamicImports ?? []) if (!NOT_FOLLOWED.test(inner)) add(inner, true);
  }
  for (const name of [...GROUND, ...Object.keys(manifest).filter((name) => /^_(queries|signed-in)-/.test(name))])
    add(name, false);
  for (const name of ROOMS) add(name, true);
  return [...files].filter((file) => /\.(js|css|woff2)$/.test(file)).sort();
}

/** Chunks shared by rooms may load parts later too; the app's own ground floor would load every screen there is. */
const isRoom = (name: string) => !/^_?(house|vendor|forms|account|queries|signed-in)|src\/(main|entry)/.test(name);

export async function writeWorker(out: string, manifest: Manifest) {
  const list = [
    // The server fills the slot with a hash of the shell as this site shows it: a change of either is a new worker.
    { url: "/app.html", revision: "{{shell_revision}}" },
    ...precachedFiles(manifest).map((file) => ({ url: `/${file}`, revision: null })),
  ];
  await build({
    root: web,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { "self.__WB_MANIFEST": JSON.stringify(list), "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: out,
      emptyOutDir: false,
      target: ["chrome111", "safari16.4", "firefox128"],
      rolldownOptions: {
        input: path.join(web, "src/worker/service-worker.ts"),
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
}
