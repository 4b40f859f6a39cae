// The server serves exactly what the contract states. The access matrix, the limits, the API's pages and the tests of
// all endpoints use the contract, so none of them would cover a route outside it.
import { type AnyEndpoint, contract } from "@sabiprep/contract";
import type { Route } from "./route.ts";

const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

export function asContracted(routes: Route[]): Route[] {
  const agreed = new Set<AnyEndpoint>(Object.values(contract).flatMap((group) => Object.values(group)));
  const served = new Set(routes.map(({ endpoint }) => endpoint));
  const problems = [
    ...[...served]
      .filter((endpoint) => !agreed.has(endpoint))
      .map((one) => `${nameOf(one)} is served but not in \`contract\` (packages/contract/src/index.ts)`),
    ...[...agreed]
      .filter((endpoint) => !served.has(endpoint))
      .map((one) => `${nameOf(one)} is in \`contract\` but no feature of app.ts has a route for it`),
  ];
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return routes;
}
