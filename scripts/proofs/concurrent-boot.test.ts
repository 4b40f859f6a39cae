import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("instances start together on an empty database, and older builds change nothing (long: npm run proof -- concurrent-boot)", {
  timeout: 600_000,
}, async () => {
  const proof = path.join(import.meta.dirname, "concurrent-boot.ts");
  const args = ["--disable-warning=ExperimentalWarning", proof, "--rounds", "1", "--instances", "2"];
  const { stdout } = await promisify(execFile)(process.execPath, args).catch((problem) => problem);
  expect(stdout).toMatch(/\n5 passed, 0 failed\n$/);
});
