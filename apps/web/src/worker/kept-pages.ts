// Saved pages of screens, so that the next visit shows their first words immediately. A screen's own page contains its
// prerendered skeleton and names its files, while the shell is empty until the app is loaded. They contain no candidate
// data.
import { whileStaying } from "./runtime-caches.ts";

const NAME = "pages-";
/** The path of a screen, without an id. */
const SCREEN = /^(\/[a-z]+(-[a-z]+)*)+$/;
/** All tests share one page. */
const keyOf = (pathname: string) => pathname.replace(/^\/test\/[^/]+$/, "/test/any");

export interface KeptPages {
  at: (pathname: string) => Promise<Response | undefined>;
  keep: (pathname: string) => Promise<void>;
  /** Deletes pages that belong to the shell of an older version. */
  forgetOlder: () => Promise<void>;
}

/**
 * The revision is the shell's. A page that loads another entry belongs to a newer version, whose files may be missing
 * here without a network.
 */
export function keptPages({ revision, entry }: { revision: string; entry: string }): KeptPages {
  const name = NAME + revision;
  return {
    at: async (pathname) => (await caches.open(name)).match(keyOf(pathname)),
    keep: async (pathname) => {
      const cache = await caches.open(name);
      const key = keyOf(pathname);
      if (!SCREEN.test(key) || (await cache.match(key))) return;
      const page = await fetch(key, { signal: whileStaying() });
      // Browsers do not accept a redirected page as the answer to a visit.
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
