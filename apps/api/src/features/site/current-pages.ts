// The public pages as the site is just now: filled anew by the first visitor after staff changed the site's name or figures.
import { setTimeout as wait } from "node:timers/promises";
import { remembered } from "../../doors/database-signals.ts";
import type { House } from "../../house.ts";
import type { KeptAnswer } from "../../http/kept-answer.ts";
import type { Slots } from "./pages.ts";
import { readSlots } from "./slots.ts";

type Pages = Map<string, KeptAnswer>;

/** While others are not heard, and nothing can be remembered, the database is asked this often. */
const ASK_MS = 1_000;
/** A visitor is not kept waiting for a database that is away: the pages of a moment ago serve. */
const PATIENCE_MS = 1_000;

const known = remembered(["site"], () => ({ isChecked: false }));

export async function currentPages(house: House, fill: (slots: Slots) => Pages): Promise<() => Promise<Pages>> {
  let slots = await readSlots(house);
  let pages = fill(slots);
  let checking: Promise<unknown> | null = null;
  let checkedAt = Date.now();

  const check = async () => {
    const memory = known(house);
    const now = await readSlots(house);
    if (JSON.stringify(now) !== JSON.stringify(slots)) pages = fill(now);
    slots = now;
    memory.isChecked = true;
  };

  return async () => {
    if (known(house).isChecked) return pages;
    if (!house.signals.healthy() && Date.now() - checkedAt < ASK_MS) return pages;
    checkedAt = Date.now();
    checking ??= check()
      .catch((problem) => house.log.error({ err: problem }, "pages not refilled"))
      .finally(() => {
        checking = null;
      });
    await Promise.race([checking, wait(PATIENCE_MS)]);
    return pages;
  };
}
