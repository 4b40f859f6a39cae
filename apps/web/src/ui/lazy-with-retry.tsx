// Parts of a screen that are not needed at first: their code comes when they are first shown, and they stay mounted after
// that, so that a dialog that closes can give the focus back.
import { type ComponentType, lazy, type ReactNode, Suspense, useRef } from "react";
import { idle } from "../lib/idle.ts";
import { isPrerendering } from "../lib/prerendering.ts";

/** `waiting` keeps the part's room free where it would push what is being read. */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await patiently(load) }));
  return (props) => <Suspense fallback={waiting}>{isPrerendering() ? waiting : <Part {...props} />}</Suspense>;
}

/** A part that may come after everything else: once the screen is read. */
export const lazyWhenIdle = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
): ComponentType<Props> =>
  lazyWithRetry(async () => {
    await idle();
    return load();
  }, waiting);

const TRIES = 30;
const LONGEST_WAIT_MS = 15_000;

/** Where the network is gone for a while the part stays away, and the screen it belongs to goes on. */
async function patiently<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch (problem) {
      if (tries === TRIES) throw problem;
      await new Promise((later) => setTimeout(later, Math.min(LONGEST_WAIT_MS, 1000 * tries)));
    }
  }
}

/** Draws nothing until it is first wanted. */
export function MountOnce({ wanted, children }: { wanted: boolean; children: ReactNode }) {
  const ever = useRef(false);
  if (wanted) ever.current = true;
  return ever.current ? children : null;
}
