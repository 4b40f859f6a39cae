import { idle } from "./idle.ts";
import { savesData } from "./saves-data.ts";

/** Fetches what will probably be wanted next, when nothing else is wanted; never for somebody who saves data. */
export function fetchAhead(load: () => Promise<unknown>) {
  if (!savesData())
    void idle()
      .then(load)
      .catch(() => null);
}
