// The short form of `npm run proof -- ownership`: inside the running server, handlers are replaced by versions without
// their owner condition. The ownership test's own comparison must notice each of them.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { aBank } from "../../apps/api/src/access/guarded-world.ts";
import { ownEndpoints } from "../../apps/api/src/access/named-things.ts";
import { anOwnWorld } from "../../apps/api/src/access/own-world.ts";
import { callAsStranger } from "../../apps/api/src/access/ownership.ts";
import { features } from "../../apps/api/src/app.ts";
import type { Route } from "../../apps/api/src/http/route.ts";
import { aShop } from "../../apps/api/src/testing/shop.ts";
import { withoutOwner } from "../mutants/owner-conditions.ts";
import { root } from "../run-command.ts";

const routes = features.flatMap(({ routes = [] }) => routes);

interface Candidate {
  file: string;
  no: number;
  exported: string;
}

/** The first condition inside each exported function. The routes show which of these are handlers. */
function conditionsOf(file: string): Candidate[] {
  const source = readFileSync(file, "utf8");
  const lines = source.split("\n");
  const first = new Map<string, Candidate>();
  for (const [no, { line }] of withoutOwner(source).entries()) {
    const start = lines.slice(0, line).findLast((one) => /^[a-z]/.test(one));
    const exported = /^export (?:async )?(?:function|const) (\w+)/.exec(start ?? "")?.[1];
    if (exported && !first.has(exported)) first.set(exported, { file, no, exported });
  }
  return [...first.values()];
}

test("a handler that has lost its owner condition is noticed", async () => {
  const shop = await aShop();
  const world = await anOwnWorld(shop, await aBank(shop));
  const files = globSync(path.join(root, "apps/api/src/features/**/*.ts")).filter((file) => !file.endsWith(".test.ts"));
  const noticed: string[] = [];
  const missed: string[] = [];
  for (const { file, no, exported } of files.sort().flatMap(conditionsOf)) {
    const handler = ((await import(file)) as Record<string, Route["handler"]>)[exported];
    const route = routes.find((one) => one.handler === handler);
    const own = route && ownEndpoints.find(({ endpoint }) => endpoint === route.endpoint);
    if (!route || !own) continue;
    route.handler = ((await import(`${file}?without-owner=${no}`)) as Record<string, Route["handler"]>)[exported]!;
    const found = await callAsStranger(shop, world, own).finally(() => {
      route.handler = handler!;
    });
    (found.length > 0 ? noticed : missed).push(own.name);
  }
  expect(missed).toEqual([]);
  expect(noticed.length).toBeGreaterThanOrEqual(8);
});
