import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in prerendered HTML and until the page's script is loaded. Then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
