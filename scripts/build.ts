// `npm run build`: makes the web app's build and the bank's file, unless those on disk were made from the same sources.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { hashSources } from "./source-hash.ts";

const root = path.resolve(import.meta.dirname, "..");
const webNote = path.join(root, "apps/web/dist/build.json");
const bankFolder = path.join(root, "packages/question-bank/dist");
const bankNote = path.join(bankFolder, "bank.json");
const bankSources = [
  "packages/question-bank/src",
  "packages/question-bank/content",
  "packages/formats/src/content-form",
  "packages/markup/src",
  "packages/exam/src",
];

const noteIn = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null);

type Print = (line: string) => void;
const nothing: Print = () => {};

/** True when a build was made. It runs in a separate process, always with production settings. */
export async function buildWeb(say = nothing): Promise<boolean> {
  if (noteIn(webNote)?.source_hash === hashSources(root)) return false;
  say("Building the web app …");
  await apart("--web", "The web app could not be built.");
  return true;
}

export async function buildBank(say = nothing): Promise<boolean> {
  const note = noteIn(bankNote);
  if (note?.sources === hashSources(root, bankSources) && existsSync(path.join(bankFolder, note.file))) return false;
  say("Building the question bank …");
  await apart("--bank", "The question bank could not be built.");
  return true;
}

export const buildAll = (say = nothing): Promise<[boolean, boolean]> => Promise.all([buildWeb(say), buildBank(say)]);

async function apart(what: string, problem: string): Promise<void> {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", import.meta.filename, what], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(problem);
}

/** A production install leaves out the build tools. A server there uses the build that was shipped with it. */
function withoutTools(problem: NodeJS.ErrnoException): never {
  if (problem.code !== "ERR_MODULE_NOT_FOUND") throw problem;
  console.error("The build tools are not installed. Run npm ci --include=dev, then npm run build");
  process.exit(1);
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes("--web")) {
    const { writeBuild } = await import("../apps/web/build/write-build.ts").catch(withoutTools);
    const { missingByLanguage } = await import("./messages/catalogues.ts");
    await writeBuild(hashSources(root), missingByLanguage());
  } else if (process.argv.includes("--bank")) {
    const { writeArtefact } = await import("../packages/question-bank/src/artefact/write-artefact.ts");
    writeArtefact(bankFolder, hashSources(root, bankSources));
  } else {
    const [web, bank] = await buildAll();
    console.log(web ? "The web app is built." : "The web app's build is up to date.");
    console.log(bank ? "The question bank is built." : "The question bank's file is up to date.");
  }
}
