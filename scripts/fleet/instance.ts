// One of several instances on a shared database, as a proof runs it: the real server, behind a load balancer.
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { TEST_KEY } from "../../apps/api/src/testing/test-key.ts";
import { root } from "../run-command.ts";

export interface Instance {
  port: number;
  pid: number;
  /** Stops it by SIGTERM. Returns the exit code. */
  stop(): Promise<number | null>;
}

export interface InstanceOptions {
  /** The parent of its folder, which has this name. */
  folder: string;
  name: string;
  port: number;
  env: Record<string, string>;
  /** The folder of the build to run. The default is this one. */
  build?: string;
}

const START_LIMIT_MS = 300_000;

export async function startInstance({ folder, name, port, env, build = root }: InstanceOptions): Promise<Instance> {
  const child = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", path.join(build, "apps/api/src/server.ts")],
    {
      cwd: build,
      env: {
        ...process.env,
        NODE_ENV: "test",
        DATA_DIR: path.join(folder, name),
        SECRETS_KEY: TEST_KEY,
        PORT: String(port),
        PUBLIC_URL: "https://sabiprep.test",
        TRUSTED_PROXIES: "127.0.0.1",
        RATE_LIMITS: "off",
        LOG_LEVEL: "error",
        DRAIN_SECONDS: "3",
        PROCESSES: "2",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const kill = () => void child.kill("SIGTERM");
  process.on("exit", kill);
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (bytes: Buffer) => {
      said += bytes;
    });
  const began = Date.now();
  while (!said.includes("is ready at")) {
    if (child.exitCode !== null || Date.now() - began > START_LIMIT_MS) {
      kill();
      throw new Error(`${name} did not start:\n${said.trim()}`);
    }
    await wait(50);
  }
  return {
    port,
    pid: child.pid!,
    stop: async () => {
      process.off("exit", kill);
      if (child.exitCode !== null) return child.exitCode;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      const [code] = await ended;
      return code;
    },
  };
}
