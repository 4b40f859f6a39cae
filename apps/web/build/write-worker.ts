// Builds the service worker as one file at the root of the site, and writes the list of precached files into it: the
// app's shell, the test with everything it may need later, the result, and the offline screen.
import path from "node:path";
import { build, type Manifest } from "vite";
import { screenKey, scriptsOf, shellChunks, stylesOf, withImports } from "./built-files.ts";
import { buildTargets } from "./minimum-browsers.ts";

const web = path.resolve(import.meta.dirname, "..");

/** With all their static imports. */
const GROUND = [
  "src/app/serve-offline.ts",
  "src/answers/forget-candidate.ts",
  "src/features/offline/unsent-dialog.tsx",
];
/** With all their imports, including those loaded later. */
const ROOMS = ["sittings/test", "sittings/result", "offline/offline", "topics/topic"] as const;

/** Parts that only talk to the server. Without a network they would be of no use, so they are left out. */
const NEED_THE_SERVER: readonly string[] = [
  "share-dialog",
  "plan-refusal",
  "feedback-dialog",
  "unclear-dialog",
  "of-challenges",
];

export function precachedFiles(manifest: Manifest): string[] {
  const ground = withImports(manifest, [...shellChunks(manifest, { shell: "candidate", path: "" }), ...GROUND]);
  const rooms = ROOMS.map((file) => screenKey(manifest, { file }));
  const named = new Map(Object.values(manifest).map((part) => [part.name, part]));
  for (const name of NEED_THE_SERVER) if (!named.has(name)) throw new Error(`There is no ${name} in the build.`);
  const isLeftOut = (key: string) => NEED_THE_SERVER.includes(manifest[key]!.name ?? "");
  const parts = new Set(ground);
  function follow(key: string) {
    if (parts.has(key)) return;
    parts.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key]!;
    for (const next of [...imports, ...dynamicImports]) if (!isLeftOut(next)) follow(next);
  }
  for (const room of rooms) follow(room);
  const assets = [...parts].flatMap((key) => manifest[key]!.assets ?? []);
  const files = new Set([...scriptsOf(manifest, parts), ...stylesOf(manifest, parts), ...assets]);
  return [...files].filter((file) => /\.(js|css|woff2)$/.test(file)).sort();
}

export async function writeWorker(out: string, manifest: Manifest) {
  const list = [
    // The server fills the slot with a hash of the shell as this site shows it. A change of the shell or the worker
    // makes a new worker.
    { url: "/app.html", revision: "{{shell_revision}}" },
    ...precachedFiles(manifest).map((file) => ({ url: `/${file}`, revision: null })),
  ];
  await build({
    root: web,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: {
      "self.__WB_MANIFEST": JSON.stringify(list),
      "self.__SITE_LOGO": '"{{site_logo}}"',
      "process.env.NODE_ENV": '"production"',
    },
    build: {
      outDir: out,
      emptyOutDir: false,
      target: buildTargets,
      rolldownOptions: {
        input: path.join(web, "src/worker/service-worker.ts"),
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
}
