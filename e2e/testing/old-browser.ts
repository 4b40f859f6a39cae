// Limits a page's browser to what the minimum browsers have at an address that is not secure. Everything they lack is
// removed before the page's own scripts run. The list is the one that the compiler check uses.
import type { Page } from "@playwright/test";
import { libForBrowsers } from "../../scripts/browsers/lib-for-browsers.ts";

/** Chromium still demands trusted types by the page's policy, so it must also offer them. */
const isDemanded = (name: string) => /^trusted/i.test(name);

export async function useOldBrowser(page: Page): Promise<void> {
  const { lacking, extenders } = libForBrowsers(["esnext", "dom", "dom.iterable"], { secureOnly: true });
  const owners = lacking
    .filter(({ owner, name }) => !isDemanded(owner ?? name))
    .flatMap(({ owner, name }) =>
      [owner, ...(owner ? (extenders.get(owner) ?? []) : [])].map((one) => [one, name] as const),
    );
  await page.addInitScript((owners) => {
    const world = globalThis as unknown as Record<string, Record<string, unknown> | undefined>;
    const typedArrays = Object.getPrototypeOf(Int8Array.prototype);
    for (const [owner, name] of owners) {
      const holder = owner === null ? undefined : world[owner.replace(/Constructor$/, "")];
      const iterator = owner === "IteratorObject" ? world.Iterator?.prototype : undefined;
      for (const place of owner === null ? [window, Intl] : [holder, holder?.prototype, iterator, typedArrays])
        if (place && Object.getOwnPropertyDescriptor(place, name)?.configurable)
          delete (place as Record<string, unknown>)[name];
    }
    Object.defineProperty(window, "isSecureContext", { value: false });
  }, owners);
}
