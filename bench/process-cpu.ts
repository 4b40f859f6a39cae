import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/** User and system seconds a process has used so far (Linux). */
export function cpuSeconds(pid: number): number {
  const [, after = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const fields = after.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const LONGEST_MS = 180_000;

/**
 * After its first start a server still prints notes and compares questions. A bench measures only what happens after
 * that.
 */
export async function untilIdle(pid: number, lookMs = 3_000): Promise<void> {
  const began = Date.now();
  for (let quiet = 0; quiet < 2 && Date.now() - began < LONGEST_MS; ) {
    const before = cpuSeconds(pid);
    await wait(lookMs);
    quiet = cpuSeconds(pid) - before < (lookMs / 1000) * 0.05 ? quiet + 1 : 0;
  }
}
