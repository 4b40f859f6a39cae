// npm run proof -- image [--root FOLDER] [--list] [--keep] The production image without Docker: the Dockerfile is
// followed in a temporary folder (scripts/lay-down-image.ts), its content is counted, and the server is started from it
// until it is ready and shows a page. `--root` uses another checkout, `--list` names the packages, `--keep` keeps the
// folder.
import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Image, layDownImage } from "../lay-down-image.ts";
import { root as ownRoot } from "../run-command.ts";

const { values: options } = parseArgs({
  options: { root: { type: "string", default: ownRoot }, list: { type: "boolean" }, keep: { type: "boolean" } },
});
const READY_WITHIN_MS = 180_000;

/** Tools that build, check or test. None of them serves requests. */
const TOOLS =
  /^(vite|vitest|rolldown|rollup|esbuild|tailwindcss|@tailwindcss\/.*|@vitejs\/.*|@playwright\/.*|playwright.*|@biomejs\/.*|typescript|knip|dependency-cruiser|lighthouse|fast-check|@swc\/core.*|@typescript\/.*|react|react-dom|node-(linux|win|darwin)-.*)$/;
/** Sources that are not run there, and tests. */
const IDLE =
  /^(apps\/web\/(?!dist|package\.json)|packages\/question-bank\/content|.*\/(checker|testing)\/|.*\.(tsx|test\.ts)$|e2e|bench|docs|scripts\/(?!node24\.cjs))/;

let passed = 0;
let failed = 0;
function check(what: string, ok: boolean, detail = ""): void {
  if (ok) passed += 1;
  else failed += 1;
  console.log(`${ok ? "ok    " : "FAILED"} ${what}${ok || !detail ? "" : `: ${detail}`}`);
}

interface File {
  name: string;
  bytes: number;
}

/** Without following links: a workspace is linked into node_modules and counted in its real folder. */
function filesIn(folder: string, under = ""): File[] {
  return readdirSync(path.join(folder, under), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(under, entry.name);
    if (entry.isDirectory()) return filesIn(folder, name);
    return entry.isFile() ? [{ name, bytes: lstatSync(path.join(folder, name)).size }] : [];
  });
}

const megabytes = (files: readonly File[]) =>
  `${(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1)} MB`;

function lookInto({ folder }: Image): void {
  const files = filesIn(folder);
  const installed = files.filter(({ name }) => name.includes("node_modules/"));
  const manifests = installed.filter(({ name }) => /node_modules\/(@[^/]+\/)?[^/@]+\/package\.json$/.test(name));
  const packages = manifests
    .map(({ name }) => JSON.parse(readFileSync(path.join(folder, name), "utf8")) as { name: string; version: string })
    .filter(({ name, version }) => name && version)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  console.log(`       ${files.length} files, ${megabytes(files)}; of these installed ${megabytes(installed)}`);
  for (const part of ["apps/api", "apps/web", "packages", "scripts"]) {
    const own = files.filter(({ name }) => name.startsWith(`${part}/`) && !name.includes("node_modules/"));
    console.log(`       ${part}: ${own.length} files, ${megabytes(own)}`);
  }
  console.log(`       ${packages.length} packages installed`);
  if (options.list) console.log(packages.map(({ name, version }) => `       ${name} ${version}`).join("\n"));
  const tools = packages.map(({ name }) => name).filter((name) => TOOLS.test(name));
  check("nothing that builds, checks or tries is installed", tools.length === 0, tools.join(", "));
  const idle = files.map(({ name }) => name).filter((name) => !name.includes("node_modules/") && IDLE.test(name));
  check("no sources that nobody runs", idle.length === 0, `${idle.length}, such as ${idle.slice(0, 3).join(", ")}`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, "close");
  return port;
}

const statusOf = (url: string) =>
  fetch(url).then(
    async (reply) => ({ status: reply.status, text: await reply.text() }),
    () => ({ status: 0, text: "" }),
  );

async function startFrom({ folder, env, command }: Image): Promise<void> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const began = performance.now();
  const [, ...args] = command;
  // Nothing of this project's environment: only what the image sets, and what its operator has to set.
  const given = {
    PATH: path.dirname(process.execPath) + path.delimiter + process.env.PATH,
    HOME: process.env.HOME,
    ...env,
    HOST: "127.0.0.1",
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    SMTP_URL: "smtp://127.0.0.1:1",
    SECRETS_KEY: randomBytes(32).toString("base64"),
    DRAIN_SECONDS: "0",
  };
  const child = spawn(process.execPath, args, { cwd: folder, env: given, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (bytes: Buffer) => {
      said += bytes;
    });
  const ended = once(child, "exit");
  const isUp = async () => (await statusOf(`${url}/api/ready`)).status === 200;
  while (child.exitCode === null && performance.now() - began < READY_WITHIN_MS && !(await isUp())) await wait(200);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const isReady = await isUp();
  check(`the server is ready (/api/ready says 200 after ${seconds} s)`, isReady, said.slice(-2000));
  if (isReady) {
    const page = await statusOf(`${url}/`);
    check("it shows the built first page", page.status === 200 && page.text.includes("</html>"), String(page.status));
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page.text)?.[1] ?? "";
    check("and the script the page names", script !== "" && (await statusOf(url + script)).status === 200, script);
    const described = await statusOf(`${url}/api/openapi.json`);
    check("and the description of its calls", described.status === 200, String(described.status));
  }
  child.kill("SIGTERM");
  const [code] = await ended;
  check("told to stop, it ends by itself", code === 0, `code ${code}`);
  const backup = spawnSync("npm", ["run", "backup", "--", "all.backup"], { cwd: folder, env: given, encoding: "utf8" });
  check("an operator's command runs there: npm run backup", backup.status === 0, backup.stderr);
}

const under = mkdtempSync(path.join(tmpdir(), "sabiprep-image-"));
try {
  const image = layDownImage(path.join(options.root, "Dockerfile"), options.root, under);
  lookInto(image);
  await startFrom(image);
} catch (problem) {
  check("the proof itself ran to its end", false, String(problem));
}
if (options.keep) console.log(`       ${under}`);
else rmSync(under, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
