// Pages of screens, kept so that the next visit shows their first words at once: a screen's own page carries the screen drawn ahead and names
// its files, where the shell is empty until the app is there. Nothing of a candidate is in them.
import { whileStaying } from "./runtime-caches.ts";

const NAME = "pages-";
/** The address of a screen, without the number of a thing. */
const SCREEN = /^(\/[a-z]+(-[a-z]+)*)+$/;

export interface KeptPages {
  at: (pathname: string) => Promise<Response | undefined>;
  keep: (pathname: string) => Promise<void>;
  /** Pages that go with the shell of an older version. */
  forgetOlder: () => Promise<void>;
}

/** The revision is the shell's; a page that calls another entry is a newer version's, whose files this one may lack without a network. */
export function keptPages({ revision, entry }: { revision: string; entry: string }): KeptPages {
  const name = NAME + revision;
  return {
    at: async (pathname) => (await caches.open(name)).match(pathname),
    keep: async (pathname) => {
      const cache = await caches.open(name);
      if (!SCREEN.test(pathname) || (await cache.match(pathname))) return;
      const page = await fetch(pathname, { signal: whileStaying() });
      // A page that was led elsewhere may not answer a visit, says the browser.
      if (!page.ok || page.redirected) return;
      const html = await page.clone().text();
      if (html.includes(entry) && html.includes('class="ahead"')) await cache.put(pathname, page);
    },
    forgetOlder: async () => {
      const older = (await caches.keys()).filter((key) => key.startsWith(NAME) && key !== name);
      await Promise.all(older.map((key) => caches.delete(key)));
    },
  };
}
