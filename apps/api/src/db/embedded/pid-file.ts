// postmaster.pid is PostgreSQL's own record of the server running in a data folder. It outlives a crash, so it counts
// only while the process it names is that server.
import { spawnSync } from "node:child_process";
import { readFileSync, realpathSync, rmSync } from "node:fs";
import path from "node:path";

export type Postmaster = { pid: number; port: number };

function readNote(data: string): Postmaster | undefined {
  try {
    const lines = readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n");
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    return pid > 0 ? { pid, port } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function commandLine(pid: number): string {
  if (process.platform === "linux") {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    } catch {
      return "";
    }
  }
  return spawnSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8" }).stdout ?? "";
}

/** After a crash or a restart of the machine, another process can get the same process ID. */
export function isPostgresOf(data: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === "win32") return true;
  const command = commandLine(pid);
  return command.includes("postgres") && (command.includes(data) || command.includes(realpathSync(data)));
}

export function runningPostmaster(data: string): Postmaster | undefined {
  const note = readNote(data);
  return note && isPostgresOf(data, note.pid) ? note : undefined;
}

/** PostgreSQL refuses to start if the recorded process ID now belongs to another process. */
export function forgetDeadPostmaster(data: string): void {
  const note = readNote(data);
  if (note && !isPostgresOf(data, note.pid)) rmSync(path.join(data, "postmaster.pid"), { force: true });
}
