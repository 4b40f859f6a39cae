import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("tests that many submit together are in all statistics soon, and correct (short form)", {
  timeout: 300_000,
}, async () => {
  const proof = path.join(import.meta.dirname, "submit-load.ts");
  const args = ["--people", "300", "--seconds", "1", "--answered", "60", "--within", "120"];
  const { stdout } = await promisify(execFile)(process.execPath, [
    "--disable-warning=ExperimentalWarning",
    proof,
    ...args,
  ]);
  expect(stdout).toMatch(/\n\d+ passed, 0 failed\n$/);
});
