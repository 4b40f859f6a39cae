import { type AnyEndpoint, screens } from "@sabiprep/contract";
import type { Feature } from "../../feature.ts";
import { type Route, route } from "../../http/route.ts";
import { readTogether } from "./read-together.ts";

/** It is built from the answers of the other features, so it gets all of them. */
export const screensFeature = (features: () => Feature[]): Feature => {
  let byEndpoint: Map<AnyEndpoint, Route["handler"]> | null = null;
  const handlerOf = (endpoint: AnyEndpoint) => {
    byEndpoint ??= new Map(
      features().flatMap(({ routes = [] }) => routes.map(({ endpoint, handler }) => [endpoint, handler] as const)),
    );
    return byEndpoint.get(endpoint)!;
  };
  return {
    name: "screens",
    routes: Object.values(screens).map((screen) =>
      route(screen, (call) => readTogether(call, screen.reads, handlerOf)),
    ),
  };
};
