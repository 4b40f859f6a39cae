// Starts the real server on a free port with a data folder of its own, and stops it with everything it made.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { buildAll } from "../../scripts/build.ts";

const root = path.resolve(import.meta.dirname, "../..");
const READY = /is ready at (http:\/\/\S+)/;
/** Said last, where there are demo people; journeys look at them. */
const WHOLE = /the demo people have their past/;
const STARTED_WITHIN_MS = 180_000;

export interface RunningServer {
  url: string;
  dataDir: string;
  stop: () => Promise<void>;
}

export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  await buildAll();
  const dataDir = await mkdtemp(path.join(tmpdir(), "sabiprep-e2e-"));
  const child = spawn(process.execPath, ["apps/api/src/server.ts"], {
    cwd: root,
    env: {
      ...process.env,
      PORT: "0",
      PROCESSES: "1",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    return { url: await addressOf(child, env.NODE_ENV === "production" ? READY : WHOLE), dataDir, stop };
  } catch (problem) {
    await stop();
    throw problem;
  }
}

/** The address it says, once it has said its last line too. */
function addressOf(child: ChildProcess, last: RegExp): Promise<string> {
  const said: string[] = [];
  let address: string | undefined;
  return new Promise((found, failed) => {
    const give = (reason: string) => failed(new Error(`The server ${reason}. It said:\n${said.join("\n")}`));
    const timer = setTimeout(() => give("did not start in time"), STARTED_WITHIN_MS);
    child.once("exit", (code) => give(`ended with code ${code}`));
    for (const stream of [child.stdout!, child.stderr!])
      createInterface(stream).on("line", (line) => {
        said.push(line);
        address ??= READY.exec(line)?.[1];
        if (!address || !last.test(line)) return;
        clearTimeout(timer);
        found(address);
      });
  });
}
