import { lazy, Suspense } from "react";

const Scene = lazy(async () => ({ default: (await import("../../ui/scene.tsx")).Scene }));

/** The hills and the sun are decoration: they come after what one reads and presses. */
export function LateScene({ path = "" }: { path?: string }) {
  return (
    <Suspense>
      <Scene path={path} />
    </Suspense>
  );
}
