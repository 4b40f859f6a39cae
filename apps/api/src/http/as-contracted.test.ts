import { endpoint } from "@sabiprep/contract";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { features } from "../app.ts";
import { asContracted } from "./as-contracted.ts";
import { route } from "./route.ts";

const routes = features.flatMap((feature) => feature.routes ?? []);

test("the server refuses to start unless every route is an endpoint of the contract and every endpoint has a route", () => {
  expect(asContracted(routes)).toBe(routes);
  const stray = endpoint({ method: "GET", path: "/stray", summary: "", audience: "public", data: z.object({}) });
  expect(() => asContracted([...routes, route(stray, () => ({}))])).toThrow(
    "GET /stray is served but not in `contract` (packages/contract/src/index.ts)",
  );
  const [first, ...others] = routes;
  expect(() => asContracted(others)).toThrow(
    `${first!.endpoint.method} ${first!.endpoint.path} is in \`contract\` but no feature of app.ts has a route for it`,
  );
});
