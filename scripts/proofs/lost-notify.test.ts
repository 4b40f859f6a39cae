import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("an instance that gets no signals marks by no old key and serves nobody suspended (short form)", {
  timeout: 300_000,
}, async () => {
  const proof = path.join(import.meta.dirname, "lost-notify.ts");
  const args = ["--disable-warning=ExperimentalWarning", proof, "--rounds", "3"];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toContain("0 marks by an old key, 0 suspended served, 0 old prices");
  expect(stdout).toMatch(/\n3 passed, 0 failed\n$/);
});
