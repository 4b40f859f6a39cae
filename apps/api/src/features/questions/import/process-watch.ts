// Ends its process when it uses more memory (in MB) or more working time (in ms) than allowed. CPU time counts, not the
// clock: on a busy machine a large file may take longer.
import { workerData } from "node:worker_threads";

export interface ProcessLimits {
  memory_mb: number;
  work_ms: number;
}

const LOOK_EVERY_MS = 10;
const { memory_mb, work_ms } = workerData as ProcessLimits;

setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (process.memoryUsage.rss() > memory_mb * 1_048_576 || user + system > work_ms * 1_000)
    process.kill(process.pid, "SIGKILL");
}, LOOK_EVERY_MS);
