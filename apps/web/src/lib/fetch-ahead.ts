import { idle } from "./idle.ts";
import { savesData } from "./saves-data.ts";

/** Prefetches what will probably be needed next, when the page is idle. Never in data-saving mode. */
export function fetchAhead(load: () => Promise<unknown>) {
  if (!savesData())
    void idle()
      .then(load)
      .catch(() => null);
}
