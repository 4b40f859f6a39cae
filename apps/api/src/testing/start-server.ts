// Starts the real built server for a test, a journey, a proof or a benchmark: a separate process on an embedded
// database in its own folder.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { runningEmbeddedUrl } from "../db/embedded/open-embedded.ts";
import { fillFolder } from "./filled-folder.ts";
import { TEST_KEY } from "./test-key.ts";

const root = path.resolve(import.meta.dirname, "../../../..");
/** Generous, because a small, busy machine is slow, not wrong. */
const START_LIMIT_MS = 180_000;

export interface RunningServer {
  pid: number;
  url: string;
  dataDir: string;
  databaseUrl: string;
  stop(): Promise<void>;
}

export async function startServer(env: Record<string, string> = {}, nodeFlags: string[] = []): Promise<RunningServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "sabiprep-server-"));
  // A server with its own database or key, or in production, starts as its settings say.
  const ownKey = env.SECRETS_KEY && env.SECRETS_KEY !== TEST_KEY;
  if (!env.DATABASE_URL && !ownKey && env.NODE_ENV !== "production") await copyFirstStart(dataDir);
  const server = await startIn(dataDir, env, nodeFlags);
  return {
    ...server,
    dataDir,
    databaseUrl: runningEmbeddedUrl(dataDir)!,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

/** Fills the folder with the result of an undisturbed first start with the tests' key. */
export const copyFirstStart = (dataDir: string): Promise<void> =>
  fillFolder(dataDir, async (folder) => {
    const server = await startIn(folder);
    const client = new pg.Client(runningEmbeddedUrl(folder)!);
    await client.connect();
    await untilCompared(client);
    await printOne(client);
    await client.end();
    await server.stop();
  });

/**
 * After the first start every question is prepared for comparison with others. Otherwise each copy would continue with
 * that work.
 */
async function untilCompared(client: pg.Client): Promise<void> {
  const isLeft = async () =>
    (await client.query("select exists (select from questions where text_hash is null) as left")).rows[0].left;
  while (await isLeft()) await wait(200);
}

/**
 * Every server prints the hundreds of shipped notes after its first start, which takes a core more than a minute. In
 * the copies all notes share the sheet of the first one.
 */
async function printOne(client: pg.Client): Promise<void> {
  const shared = `
    update materials set file_uuid = printed.file_uuid, size = printed.size, file_hash = body_hash
    from (select file_uuid, size from materials where body_source is not null and file_hash = body_hash limit 1) printed
    where body_source is not null`;
  while ((await client.query(shared)).rowCount === 0) await wait(200);
}

async function startIn(dataDir: string, env: Record<string, string> = {}, nodeFlags: string[] = []) {
  const child = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", ...nodeFlags, path.join(root, "apps/api/src/server.ts")],
    {
      cwd: root,
      env: {
        ...process.env,
        DATABASE_URL: "",
        DATA_DIR: dataDir,
        PORT: "0",
        PROCESSES: "1",
        LOG_LEVEL: "silent",
        NODE_ENV: process.env.NODE_ENV ?? "test",
        SECRETS_KEY: TEST_KEY,
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  // A proof that fails also stops its server.
  const kill = () => void child.kill("SIGTERM");
  process.on("exit", kill);
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    }
    process.off("exit", kill);
  };
  return { pid: child.pid!, url: await addressOf(child, env.NODE_ENV === "production"), stop };
}

/** The address it prints, once the demo accounts also have their sample results. */
async function addressOf(child: ChildProcess, isProduction: boolean): Promise<string> {
  let said = "";
  for (const stream of [child.stdout!, child.stderr!])
    stream.on("data", (bytes: Buffer) => {
      said += bytes;
    });
  const address = () => /ready at (http:\/\/\S+)/.exec(said)?.[1];
  const isWhole = () => address() && (isProduction || said.includes("demo accounts now have sample results"));
  for (let waited = 0; !isWhole(); waited += 50) {
    if (child.exitCode !== null || waited > START_LIMIT_MS) {
      child.kill("SIGKILL");
      throw new Error(`the server did not start:\n${said}`);
    }
    await wait(50);
  }
  return address()!;
}
