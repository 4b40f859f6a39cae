// Where the temporary files of the tests stand. A database is copied and dropped for each test, browsers and servers come with
// folders of their own, and nothing of it is to outlive the run: some disks take half a second for a copy that follows a drop,
// memory a fifth of that. Where there is no such folder or little room, the disk serves.
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

/** For this process and those it starts, unless whoever started it has named a folder. */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR || !hasRoom()) return;
  const all = path.join(MEMORY, "sabiprep-tests");
  // Other users are let in: a server that root starts runs as one of them.
  mkdirSync(all, { recursive: true, mode: 0o755 });
  // What a killed run has left. A database server that lost its folder ends by itself.
  for (const run of readdirSync(all).filter((name) => !isRunning(Number(name))))
    rmSync(path.join(all, run), { recursive: true, force: true });
  const mine = path.join(all, String(process.pid));
  mkdirSync(mine, { mode: 0o755 });
  process.env.TMPDIR = mine;
  process.once("exit", () => rmSync(mine, { recursive: true, force: true }));
}
