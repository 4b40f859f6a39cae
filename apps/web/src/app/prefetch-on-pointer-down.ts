// A finger on a link shows where it will lead. Between touch and release there is time to fetch that screen's file.
import { savesData } from "../lib/saves-data.ts";
import { screenAt } from "./screens.tsx";

export function prefetchOnPointerDown() {
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (!link || link.origin !== location.origin || savesData()) return;
      // An error here is reported when the screen is really opened.
      void screenAt(link.pathname)
        ?.Screen.load()
        .catch(() => null);
    },
    { passive: true },
  );
}
