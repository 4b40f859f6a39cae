// The location of the tests' temporary files. A database is copied and dropped for each test, browsers and servers have
// their own folders, and none of it is needed after the run. Some disks take half a second for a copy that follows a
// drop, memory a fifth of that. If there is no such folder or little space, the disk is used.
import { mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import path from "node:path";

const MEMORY = "/dev/shm";
const MIN_FREE_BYTES = 8 * 2 ** 30;

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > MIN_FREE_BYTES && freemem() > MIN_FREE_BYTES;
  } catch {
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** For this process and its child processes, unless the caller has set a folder. */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR || !hasRoom()) return;
  const all = path.join(MEMORY, "sabiprep-tests");
  // Other users have access, because a server that root starts runs as one of them.
  mkdirSync(all, { recursive: true, mode: 0o755 });
  // The remains of a killed run. A database server that lost its folder ends automatically.
  for (const run of readdirSync(all).filter((name) => !isRunning(Number(name))))
    rmSync(path.join(all, run), { recursive: true, force: true });
  const mine = path.join(all, String(process.pid));
  mkdirSync(mine, { mode: 0o755 });
  process.env.TMPDIR = mine;
  process.once("exit", () => rmSync(mine, { recursive: true, force: true }));
}
