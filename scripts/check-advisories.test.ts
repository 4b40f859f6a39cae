import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { verdictOf } from "./check-advisories.ts";
import { root } from "./run-command.ts";

const report = (...found: [string, string][]) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      found.map(([name, severity]) => [name, { severity, range: "<2.0.0", via: [] }]),
    ),
  });

test("critical or high advisories fail immediately, others wait for the monthly update, and silence proves nothing", () => {
  expect(verdictOf(report(["left-pad", "critical"]))).toEqual({
    outcome: "late",
    lines: ["critical: left-pad <2.0.0"],
  });
  expect(verdictOf(report(["a", "low"], ["b", "high"])).outcome).toBe("late");
  expect(verdictOf(report(["a", "moderate"]))).toEqual({ outcome: "clean", lines: ["moderate: a <2.0.0"] });
  expect(verdictOf(report()).outcome).toBe("clean");
  for (const silence of ["", "<html>", "null", '{"error":{"code":"ENOAUDIT"}}', '{"message":"405"}'])
    expect([silence, verdictOf(silence).outcome]).toEqual([silence, "unknown"]);
});

test("a registry that does not respond stops a release, and nothing else", () => {
  const script = path.join(root, "scripts/check-advisories.ts");
  // No server listens on this port.
  const env = { ...process.env, npm_config_registry: "http://127.0.0.1:9/", npm_config_fetch_retries: "0" };
  const run = (...more: string[]) => spawnSync(process.execPath, [script, ...more], { env, encoding: "utf8" });
  const everyDay = run();
  expect([everyDay.status, everyDay.stdout.trim()]).toEqual([
    0,
    "The npm registry did not respond, so advisories were not checked.",
  ]);
  expect(run("--required").status).toBe(1);
  const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  expect(scripts["release:check"]).toContain("check-advisories.ts --required");
  expect(scripts.advisories).not.toContain("--required");
});
