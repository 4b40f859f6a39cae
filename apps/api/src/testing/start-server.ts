// Starts the real server as it is built, for a test, a proof or a bench: a process of its own, on an embedded database in a folder
// of its own.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { runningEmbeddedUrl } from "../db/embedded/open-embedded.ts";

const root = path.resolve(import.meta.dirname, "../../../..");
const START_LIMIT_MS = 120_000;

export interface RunningServer {
  pid: number;
  url: string;
  databaseUrl: string;
  stop(): Promise<void>;
}

export async function startServer(env: Record<string, string> = {}, nodeFlags: string[] = []): Promise<RunningServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "sabiprep-server-"));
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
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  // A proof that breaks takes its server with it.
  const kill = () => void child.kill("SIGTERM");
  process.on("exit", kill);
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (bytes: Buffer) => {
      said += bytes;
    });
  const address = () => /ready at (http:\/\/\S+)/.exec(said)?.[1];
  const isWhole = () => address() && (env.NODE_ENV === "production" || said.includes("demo people have their past"));
  for (let waited = 0; !isWhole(); waited += 50) {
    if (child.exitCode !== null || waited > START_LIMIT_MS) {
      child.kill("SIGKILL");
      throw new Error(`the server did not start:\n${said}`);
    }
    await wait(50);
  }
  return {
    pid: child.pid!,
    url: address()!,
    databaseUrl: runningEmbeddedUrl(dataDir)!,
    stop: async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      process.off("exit", kill);
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
