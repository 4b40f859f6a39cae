// `npm run build`: makes the web app's build, unless the one on disk is made of the same sources.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { hashSources } from "../apps/web/build/source-hash.ts";

const root = path.resolve(import.meta.dirname, "..");
const buildFile = path.join(root, "apps/web/dist/build.json");

const hashOnDisk = (): string | null =>
  existsSync(buildFile) ? JSON.parse(readFileSync(buildFile, "utf8")).source_hash : null;

/**
 * True when a build was made. It runs in a process of its own, with production settings whatever the caller's are, so
 * that the build tools neither change nor weigh on a server that calls this at its start.
 */
export async function buildWeb(): Promise<boolean> {
  if (hashOnDisk() === hashSources(root)) return false;
  const child = spawn(process.execPath, [import.meta.filename, "--now"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("The web app could not be built.");
  return true;
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes("--now")) {
    const { writeBuild } = await import("../apps/web/build/write-build.ts");
    await writeBuild(hashSources(root));
  } else console.log((await buildWeb()) ? "The web app is built." : "The web app's build is up to date.");
}
