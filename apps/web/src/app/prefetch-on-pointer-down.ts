// A finger on a link is a sign of where it will lead: between touching and letting go there is time to fetch the file of that screen.
import { savesData } from "../lib/saves-data.ts";
import { screenAt } from "./screens.tsx";

export function prefetchOnPointerDown() {
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (!link || link.origin !== location.origin || savesData()) return;
      // What fails here is told when the screen is really opened.
      void screenAt(link.pathname)
        ?.Screen.load()
        .catch(() => null);
    },
    { passive: true },
  );
}
