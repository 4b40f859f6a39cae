// npm run proof -- rolling [--restarts N]
// Two instances behind nginx with the configuration of deploy/, under load; each is stopped and started again in turn. No
// request may fail: not one that reads, and not a POST, which nobody repeats.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openEmbedded } from "../../apps/api/src/db/embedded/open-embedded.ts";
import { TEST_KEY } from "../../apps/api/src/testing/test-key.ts";
import { buildAll } from "../build.ts";
import { root } from "../run-command.ts";

const { values } = parseArgs({ options: { restarts: { type: "string", default: "6" } } });
const AT_ONCE = 16;
const base = 21_000 + (process.pid % 10_000);
const ports = [base, base + 1];
const proxyPort = base + 2;
const url = `http://127.0.0.1:${proxyPort}`;

try {
  execFileSync("nginx", ["-v"], { stdio: "ignore" });
} catch {
  console.error("This proof needs nginx: apt-get install nginx-light");
  process.exit(1);
}

const folder = mkdtempSync(path.join(tmpdir(), "sabiprep-rolling-"));
const database = await openEmbedded({ dataDir: path.join(folder, "database"), log: console });

/** As it is shipped, but without TLS, on ports of ours, and as whoever runs this. */
function nginxConfig(): string {
  const shipped = readFileSync(path.join(root, "deploy/nginx.conf"), "utf8");
  const plain = shipped
    .replaceAll(/^\s*(proxy_ssl|ssl|http2)_?.*;\n/gm, "")
    .replaceAll("https://sabiprep", "http://sabiprep")
    .replace("api-1:3000", `127.0.0.1:${ports[0]}`)
    .replace("api-2:3000", `127.0.0.1:${ports[1]}`)
    .replace("listen 443 ssl;", `listen 127.0.0.1:${proxyPort};`)
    .replace(/ {2}server \{\n {4}listen 80;[\s\S]*?\n {2}\}\n/, "")
    .replace("/dev/stdout", path.join(folder, "access.log"))
    .replace("/dev/stderr crit", `${path.join(folder, "error.log")} warn`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (what) => `  ${what}_temp_path ${path.join(folder, "temporary", what)};\n`,
  );
  return `pid ${path.join(folder, "nginx.pid")};\ndaemon off;\n${plain.replace("http {\n", `http {\n${temporary.join("")}`)}`;
}

async function startInstance(at: number): Promise<ChildProcess> {
  const env = {
    ...process.env,
    NODE_ENV: "test",
    DATABASE_URL: database.url,
    DATA_DIR: path.join(folder, `instance-${at}`),
    SECRETS_KEY: TEST_KEY,
    PORT: String(ports[at]),
    PUBLIC_URL: "https://sabiprep.test",
    TRUSTED_PROXIES: "127.0.0.1",
    RATE_LIMITS: "off",
    LOG_LEVEL: "error",
    DRAIN_SECONDS: "3",
    PROCESSES: "2",
  };
  const flags = ["--disable-warning=ExperimentalWarning", path.join(root, "apps/api/src/server.ts")];
  const child = spawn(process.execPath, flags, { cwd: root, env, stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout!.on("data", (bytes: Buffer) => {
    said += bytes;
  });
  while (!said.includes("is ready at")) {
    if (child.exitCode !== null) throw new Error(`an instance did not start:\n${said}`);
    await wait(50);
  }
  return child;
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const failed: string[] = [];
let answered = 0;
let posts = 0;
let over = false;

const send = (path: string, method: "GET" | "POST", body = ""): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = body ? { "content-type": "application/json", "content-length": String(body.length) } : {};
    const sent = request(`${url}${path}`, { method, agent, headers }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
    });
    sent.on("error", reject);
    sent.end(body);
  });

async function load(which: number): Promise<void> {
  for (let at = which; !over; at++) {
    const isPost = at % 2 === 1;
    await (isPost ? send("/api/candidates/auth/login", "POST", "{}") : send("/api/site/config", "GET")).then(
      (status) => {
        answered++;
        if (isPost) posts++;
        if (status >= 500) failed.push(`${isPost ? "POST" : "GET"} ${status}`);
      },
      (problem) => failed.push(problem.message),
    );
  }
}

let nginx: ChildProcess | null = null;
const instances: ChildProcess[] = [];
try {
  await buildAll();
  mkdirSync(path.join(folder, "temporary"));
  const config = path.join(folder, "nginx.conf");
  writeFileSync(config, nginxConfig());
  instances.push(...(await Promise.all([startInstance(0), startInstance(1)])));
  nginx = spawn("nginx", ["-c", config, "-e", path.join(folder, "error.log")], { stdio: "inherit" });
  await wait(1_000);
  const loads = Array.from({ length: AT_ONCE }, (_, which) => load(which));
  for (let restart = 0; restart < Number(values.restarts); restart++) {
    await wait(1_000);
    const at = restart % 2;
    const leaving = instances[at]!;
    const [before, broken, began] = [answered, failed.length, Date.now()];
    const ended = once(leaving, "exit");
    leaving.kill("SIGTERM");
    const [code] = await ended;
    const stopped = Date.now() - began;
    instances[at] = await startInstance(at);
    console.log(
      `restart ${restart + 1}: stopped in ${(stopped / 1000).toFixed(1)} s with ${code}, back after ${((Date.now() - began) / 1000).toFixed(1)} s; ${answered - before} answered, ${failed.length - broken} failed`,
    );
    if (code !== 0) failed.push(`an instance ended with ${code}`);
  }
  over = true;
  await Promise.all(loads);
} catch (problem) {
  failed.push(String(problem));
}
over = true;
for (const child of [nginx, ...instances]) {
  if (!child || child.exitCode !== null) continue;
  const ended = once(child, "exit");
  child.kill(child === nginx ? "SIGQUIT" : "SIGTERM");
  await ended;
}
await database.stop();
if (failed.length > 0) console.log(failed.slice(0, 20).join("\n"));
const errors = readFileSync(path.join(folder, "error.log"), "utf8");
const isTelling = (line: string) => line.includes("[error]") && !line.includes("Connection refused");
if (failed.length > 0) console.log(errors.split("\n").filter(isTelling).slice(-20).join("\n"));
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
console.log(`${answered} answered, ${posts} of them POSTs, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
