import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { isReloading } from "../lib/stale-build.ts";

const forever = new Promise<never>(() => {});

/** A part of the app that is loaded when it is first drawn. While a stale page reloads it shows nothing, rather than an error. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      (problem: unknown) => {
        if (isReloading()) return forever;
        throw problem;
      },
    ),
  );
