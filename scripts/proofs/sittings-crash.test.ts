import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("kill -9 while candidates save and submit loses and duplicates nothing (short form)", {
  timeout: 180_000,
}, async () => {
  const proof = path.join(import.meta.dirname, "sittings-crash.ts");
  const args = ["--disable-warning=ExperimentalWarning", proof, "--saves", "120", "--candidates", "3"];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toMatch(/\n\d+ passed, 0 failed\n$/);
});
