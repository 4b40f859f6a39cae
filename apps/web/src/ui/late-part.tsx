// Parts of a screen that are not needed at first: their code comes when they are first shown, and they stay mounted after
// that, so that a dialog that closes can give the focus back.
import { type ComponentType, lazy, type ReactNode, Suspense, useRef } from "react";

export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

/** Draws nothing until it is first wanted. */
export function OnceWanted({ wanted, children }: { wanted: boolean; children: ReactNode }) {
  const ever = useRef(false);
  if (wanted) ever.current = true;
  return ever.current ? children : null;
}
