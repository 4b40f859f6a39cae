// The table of limits in docs/security.md matches the contract, call by call.
import { readFileSync } from "node:fs";
import path from "node:path";
import { type AnyEndpoint, contract, type Limit } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { root } from "./run-command.ts";

const spanOf = (seconds: number) => (seconds % 3600 === 0 ? `${seconds / 3600} h` : `${seconds / 60} min`);

function inWords({ per, times, seconds, counts }: Limit): string {
  const whose = per === "address" ? "an address" : per === "account" ? "an account" : `one ${per.field}`;
  return `${times}${counts === "failures" ? " failures" : ""} in ${spanOf(seconds)} for ${whose}`;
}

test("docs/security.md lists every limit of a call, and nothing else", () => {
  const endpoints = Object.values(contract).flatMap((group) => Object.values(group) as AnyEndpoint[]);
  const rows = endpoints
    .filter(({ limits }) => limits)
    .map((one) => `| ${one.method} ${one.path} | ${one.limits!.map(inWords).join("; ")} |`);
  const page = readFileSync(path.join(root, "docs/security.md"), "utf8");
  const [, table = ""] = page.split("| call | at most |\n|---|---|\n");
  expect(table.split("\n\n")[0]!.split("\n")).toEqual(rows);
});
