import { type AnyEndpoint, contract } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { Failure } from "./failure.ts";
import { parseInput } from "./parse-input.ts";

const endpoints = Object.values(contract).flatMap((group) => Object.values(group as Record<string, AnyEndpoint>));
const wrong = [undefined, null, 7.5, -1, 1e12, "", "x".repeat(20_001), true, [], [7], [{}], {}, { a: 1 }];
/** How the library's messages begin, with or without its English texts. */
const isLibrarys = (message: string) =>
  /^(Invalid (input|option|string|key|element)|Too (small|big)|Unrecognized)/.test(message);

const shapeOf = (schema: unknown) =>
  Object.keys((schema as { def?: { shape?: object } } | undefined)?.def?.shape ?? {});

/** The endpoint's message about this input, or nothing when it accepts it. */
function saidOf(endpoint: AnyEndpoint, wire: Record<"params" | "query" | "body", unknown>): string[] {
  try {
    parseInput(endpoint, { ...wire, isForm: false });
    return [];
  } catch (problem) {
    if (!(problem instanceof Failure)) throw problem;
    return Object.values(problem.errors ?? {}).flat();
  }
}

test("no call is answered with the library's own messages, whatever it sends", () => {
  const foreign = new Set<string>();
  let said = 0;
  for (const endpoint of endpoints) {
    for (const value of wrong) {
      const all = (schema: unknown) => Object.fromEntries(shapeOf(schema).map((name) => [name, value]));
      const inputs = [
        { params: all(endpoint.params), query: all(endpoint.query), body: all(endpoint.body) },
        { params: {}, query: {}, body: value },
      ];
      for (const message of inputs.flatMap((input) => saidOf(endpoint, input))) {
        said += 1;
        if (isLibrarys(message)) foreign.add(`${endpoint.method} ${endpoint.path}: ${message}`);
      }
    }
  }
  expect(said).toBeGreaterThan(1000);
  expect([...foreign]).toEqual([]);
});
