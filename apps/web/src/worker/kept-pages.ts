// Pages of screens, kept so that the next visit shows their first words at once: a screen's own page carries the screen drawn ahead and names
// its files, where the shell is empty until the app is there. Nothing of a candidate is in them.
import { whileStaying } from "./runtime-caches.ts";

const NAME = "pages-";
/** The address of a screen, without the number of a thing. */
const SCREEN = /^(\/[a-z]+(-[a-z]+)*)+$/;
/** Every test has the same page. */
const keyOf = (pathname: string) => pathname.replace(/^\/test\/[^/]+$/, "/test/any");

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
    at: async (pathname) => (await caches.open(name)).match(keyOf(pathname)),
    keep: async (pathname) => {
      const cache = await caches.open(name);
      const key = keyOf(pathname);
      if (!SCREEN.test(key) || (await cache.match(key))) return;
      const page = await fetch(key, { signal: whileStaying() });
      // A page that was led elsewhere may not answer a visit, says the browser.
      if (!page.ok || page.redirected) return;
      const html = await page.clone().text();
      if (html.includes(entry) && html.includes('class="ahead"')) await cache.put(key, page);
    },
    forgetOlder: async () => {
      const older = (await caches.keys()).filter((key) => key.startsWith(NAME) && key !== name);
      await Promise.all(older.map((key) => caches.delete(key)));
    },
  };
}
