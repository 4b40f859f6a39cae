// Parts of a screen that are not needed at first. Their code is loaded when they are first shown. After that they stay
// mounted, so that a dialog can give the focus back when it closes.
import { type ComponentType, lazy, type ReactNode, Suspense, useRef } from "react";
import { t } from "../lib/i18n.ts";
import { idle } from "../lib/idle.ts";
import { isPrerendering } from "../lib/prerendering.ts";
import { toast } from "./toast.tsx";

/** `waiting` reserves the part's space where its arrival would move the text being read. */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await patiently(load) }));
  return (props) => <Suspense fallback={waiting}>{isPrerendering() ? waiting : <Part {...props} />}</Suspense>;
}

/** A part that may load after everything else, once the screen is shown. */
export const lazyWhenIdle = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
): ComponentType<Props> =>
  lazyWithRetry(async () => {
    await idle();
    return load();
  }, waiting);

/** A part that needs the server, so the app's offline files leave it out (build/write-worker.ts). It says so. */
export const lazyOnline = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  let isTold = false;
  return lazyWithRetry(() =>
    load().catch((problem) => {
      if (!isTold) toast({ title: t("You are offline."), description: t("You need to be online for this.") });
      isTold = true;
      throw problem;
    }),
  );
};

const TRIES = 30;
const LONGEST_WAIT_MS = 15_000;

/** While the network is gone the part stays hidden, and its screen keeps working. */
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

/** Renders nothing until it is first needed. */
export function MountOnce({ wanted, children }: { wanted: boolean; children: ReactNode }) {
  const ever = useRef(false);
  if (wanted) ever.current = true;
  return ever.current ? children : null;
}
