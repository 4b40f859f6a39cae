import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { mutantsOf } from "../mutants/make-mutants.ts";

test("six wrong changes to marking are each noticed by its tests", async () => {
  // A separate vitest, which must not think that it is a worker of this one.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST")));
  const proof = path.join(import.meta.dirname, "mutants.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [proof, "marking", "--sample=6"], { env });
  expect(stdout).toContain("all: 6 of 6 noticed");
});

test("a change is made for each condition, boundary, call and word of SQL", () => {
  const source = `
    export function f(a: number) {
      if (a < 1) g();
      return a === 2 ? !h : sql\`select 1 from t where x = 1 and not exists (select 2)\`;
    }`;
  expect(mutantsOf("f.ts", source).map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "a < 1 -> (a <= 1) #1",
      "a < 1 -> (true as boolean) #1",
      "g(); -> ; #1",
      "a === 2 -> (a !== 2) #1",
      "!h -> h #1",
      "and -> or #1",
      "not exists -> exists #1",
    ]),
  );
});
