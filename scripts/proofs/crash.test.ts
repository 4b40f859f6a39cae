import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("two kills during writes lose no acknowledged row (the long form is npm run proof -- crash)", async () => {
  const script = path.join(import.meta.dirname, "crash.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [
    script,
    "--kills",
    "2",
    "--seed",
    "3",
    "--without-server",
  ]);
  expect(stdout).toMatch(/\b0 failed\n$/);
  expect(stdout).toMatch(/none of [1-9]\d* acknowledged rows is lost/);
});
