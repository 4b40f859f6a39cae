import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { reload } from "../lib/stale-build.ts";
import { NeedsNetwork } from "./needs-network.tsx";

/**
 * A part of the app that is loaded when it is first drawn. While a stale page reloads it shows nothing, and
 * without a network it says so, rather than an error.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      (problem: unknown) => {
        const reloading = reload();
        if (reloading) return reloading.catch(() => ({ default: NeedsNetwork }));
        if (!navigator.onLine) return { default: NeedsNetwork };
        throw problem;
      },
    ),
  );
