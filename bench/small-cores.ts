// Gives each serving process a small core: the system's own limit on processor time (control groups, Linux, root). On a
// machine whose cores also carry the load and the database, the second process finds no free core. There are enough
// small cores for all.
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Short, so that a process that has used its share waits only for milliseconds. */
const PERIOD_US = 20_000;

interface Groups {
  folder: string;
  limit(group: string, quotaUs: number): void;
}

/** Finds version 2 or version 1 of control groups. Returns null on a system with neither. */
function findGroups(): Groups | null {
  const folder = "/sys/fs/cgroup";
  const controllers = path.join(folder, "cgroup.controllers");
  if (existsSync(controllers) && readFileSync(controllers, "utf8").includes("cpu"))
    return {
      folder,
      limit: (group, quotaUs) => {
        writeFileSync(path.join(folder, "cgroup.subtree_control"), "+cpu");
        writeFileSync(path.join(group, "cpu.max"), `${quotaUs} ${PERIOD_US}`);
      },
    };
  if (!existsSync(path.join(folder, "cpu/cpu.cfs_quota_us"))) return null;
  return {
    folder: path.join(folder, "cpu"),
    limit: (group, quotaUs) => {
      writeFileSync(path.join(group, "cpu.cfs_period_us"), String(PERIOD_US));
      writeFileSync(path.join(group, "cpu.cfs_quota_us"), String(quotaUs));
    },
  };
}

/**
 * Limits each process separately to a share of a core, and returns a function that removes the limits. If that is not
 * possible, it returns the reason. It moves only these processes: a database that they started stays where it is.
 */
export function giveSmallCores(pids: number[], share: number): { release(): void } | { refused: string } {
  const groups = findGroups();
  if (!groups) return { refused: "this system has no control groups" };
  const made: string[] = [];
  const release = () => {
    for (const group of made.splice(0)) {
      const stays = readFileSync(path.join(group, "cgroup.procs"), "utf8").trim();
      if (stays) writeFileSync(path.join(groups.folder, "cgroup.procs"), stays);
      rmdirSync(group);
    }
  };
  try {
    for (const pid of pids) {
      const group = path.join(groups.folder, `sabiprep-bench-${pid}`);
      mkdirSync(group);
      made.push(group);
      groups.limit(group, Math.round(PERIOD_US * share));
      writeFileSync(path.join(group, "cgroup.procs"), String(pid));
    }
  } catch (error) {
    release();
    return { refused: (error as Error).message };
  }
  return { release };
}

/** The serving processes of a server: the server itself, or its worker processes if it supervises others. */
export function servingProcesses(pid: number, processes: number): number[] {
  if (processes === 1) return [pid];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
  const serving = children.filter((child) => readFileSync(`/proc/${child}/cmdline`, "utf8").includes("server.ts"));
  if (serving.length !== processes) throw new Error(`${serving.length} processes serve instead of ${processes}`);
  return serving;
}
