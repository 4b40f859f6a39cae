import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("markers who work at the same time mark every answer once (short form)", { timeout: 300_000 }, async () => {
  const proof = path.join(import.meta.dirname, "marking.ts");
  const args = ["--scripts", "120", "--markers", "6"];
  const { stdout } = await promisify(execFile)(process.execPath, [
    "--disable-warning=ExperimentalWarning",
    proof,
    ...args,
  ]);
  expect(stdout).toMatch(/\n\d+ passed, 0 failed\n$/);
});
