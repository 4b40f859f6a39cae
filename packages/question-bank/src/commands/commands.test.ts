// Runs the commands as an author does. A mistake in the arguments is answered with one sentence.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

function run(command: string, ...args: string[]) {
  const file = path.join(import.meta.dirname, `${command}.ts`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", file, ...args],
    {
      encoding: "utf8",
    },
  );
  return { status, said: stdout + stderr };
}

test.each(["new", "check", "sample", "take", "rated", "explained", "lessons"])(
  "bank:%s tells with --help how it is called",
  (command) => {
    const { status, said } = run(command, "--help");
    expect(status).toBe(0);
    expect(said).toMatch(new RegExp(`^npm run bank:${command}\\b`));
  },
);

test.each([
  ["new", ["--subjct", "history"], "Unknown option '--subjct'."],
  ["check", ["--subject"], "Option '--subject <value>' argument missing."],
  ["sample", ["history"], "Unexpected argument 'history'."],
  ["new", ["--subject", "econ"], "No subject is called “econ”; there are:\n  accounting\n"],
  ["check", ["--subject", "econ"], "No subject is called “econ”; there are:\n  accounting\n"],
  ["new", [], "Which subject?"],
])("bank:%s %j is refused in a sentence", (command, args, sentence) => {
  const { status, said } = run(command, ...args);
  expect(status).toBe(1);
  expect(said).toContain(sentence);
  expect(said).not.toMatch(/^\s+at /m);
});
