import { type ComponentType, createElement, lazy, useState } from "react";
import { reload } from "../lib/stale-build.ts";
import { NeedsNetwork } from "./needs-network.tsx";

export type LazyRoute<Props> = ComponentType<Props> & {
  /** Fetches the part's file, whether it is shown or not. */
  load: () => Promise<unknown>;
};

/**
 * A part of the app that is loaded when it is first drawn, or ahead of that by its `load`: then it is drawn at once, without a moment
 * of waiting that React would make last. While a stale page reloads it shows nothing, and without a network it says so, rather
 * than an error.
 */
export function lazyRoute<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): LazyRoute<Props> {
  let here: ComponentType<Props> | null = null;
  const load = async () => {
    here ??= await fetchPart();
    return here;
  };
  const Late = lazy(() =>
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
  function Part(props: Props) {
    // What is shown stays what it is: changing over when the part has come would begin it anew.
    const [Shown] = useState(() => here ?? Late);
    return createElement(Shown as ComponentType<Props>, props);
  }
  return Object.assign(Part, { load });
}
