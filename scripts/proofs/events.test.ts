import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("a backlog across a power of ten, delivered by a process that is killed, is aggregated once everywhere (short form)", {
  timeout: 300_000,
}, async () => {
  const proof = path.join(import.meta.dirname, "events.ts");
  const args = ["--sittings", "115", "--power", "4", "--kills", "1"];
  const { stdout } = await promisify(execFile)(process.execPath, [
    "--disable-warning=ExperimentalWarning",
    proof,
    ...args,
  ]);
  expect(stdout).toMatch(/\n\d+ passed, 0 failed\n$/);
});
