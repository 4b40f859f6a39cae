// The current public pages. They are filled again for the first visitor after staff changed the site's name or numbers,
// and for the first visitor of a day.
import { setTimeout as wait } from "node:timers/promises";
import { lagosDay } from "@sabiprep/exam";
import { cached } from "../../adapters/database-signals.ts";
import type { AppContext } from "../../app-context.ts";
import type { KeptAnswer } from "../../http/kept-answer.ts";
import type { Slots } from "./pages.ts";
import { readSlots } from "./slots.ts";

type Pages = Map<string, KeptAnswer>;

/** While signals may be missed and nothing can be cached, the database is asked this often. */
const ASK_MS = 1_000;
/** A visitor does not wait for a database that is down. The last pages are served. */
const PATIENCE_MS = 1_000;

const known = cached(["site", "bank"], () => ({ checkedOn: "" }));

/** `more` holds text that other features put on the pages. */
export async function currentPages(
  context: AppContext,
  fill: (slots: Slots) => Pages,
  more: () => Promise<Slots>,
): Promise<() => Promise<Pages>> {
  const today = () => lagosDay(context.clock.now());
  const readAll = async () => ({ ...(await readSlots(context)), ...(await more()) });
  let slots = await readAll();
  let pages = fill(slots);
  let checking: Promise<unknown> | null = null;
  let checkedAt = Date.now();

  const check = async () => {
    const memory = known(context);
    const day = today();
    const now = await readAll();
    if (JSON.stringify(now) !== JSON.stringify(slots)) pages = fill(now);
    slots = now;
    memory.checkedOn = day;
  };

  return async () => {
    if (known(context).checkedOn === today()) return pages;
    if (!context.signals.healthy() && Date.now() - checkedAt < ASK_MS) return pages;
    checkedAt = Date.now();
    checking ??= check()
      .catch((problem) => context.log.error({ err: problem }, "the public pages were not updated"))
      .finally(() => {
        checking = null;
      });
    await Promise.race([checking, wait(PATIENCE_MS)]);
    return pages;
  };
}
