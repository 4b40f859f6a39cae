import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("the next start repairs a first start killed while the demo past is written (long form: npm run proof -- first-start)", {
  timeout: 300_000,
}, async () => {
  const proof = path.join(import.meta.dirname, "first-start.ts");
  const args = ["--disable-warning=ExperimentalWarning", proof, "--kills", "1", "--seed", "7", "--compare", "kept"];
  const { stdout } = await promisify(execFile)(process.execPath, args).catch((problem) => problem);
  expect(stdout).toMatch(/\n3 passed, 0 failed\n$/);
});
