import { spawn } from "node:child_process";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

interface Floor {
  pid: number;
  port: number;
  url: string;
  stop(): void;
}

/** Starts the bare floor of sittings-floor.ts on the same database and returns when it responds. */
export async function startFloor(databaseUrl: string): Promise<Floor> {
  const port = 21_000 + (process.pid % 10_000);
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "sittings-floor.ts")], {
    env: { ...process.env, FLOOR_DATABASE: databaseUrl, FLOOR_PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  while (child.exitCode === null && !(await fetch(url).catch(() => null))) await wait(50);
  return { pid: child.pid!, port, url, stop: () => void child.kill("SIGKILL") };
}
