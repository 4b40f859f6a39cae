import { type ComponentType, createElement, lazy, useState } from "react";
import { reload } from "../lib/stale-build.ts";
import { NeedsNetwork } from "./needs-network.tsx";

export type LazyRoute<Props> = ComponentType<Props> & {
  /** Loads the part's file, whether it is shown or not. */
  load: () => Promise<unknown>;
};

/**
 * A part of the app that is loaded when it is first rendered, or earlier by its `load`. Then it renders immediately,
 * without a wait that React would prolong. While a stale page reloads it shows nothing. Without a network it says so
 * and shows no error.
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
    // The rendered component never changes: a switch after loading would mount it again.
    const [Shown] = useState(() => here ?? Late);
    return createElement(Shown as ComponentType<Props>, props);
  }
  return Object.assign(Part, { load });
}
