// Everything that a browser stores for the site: databases, caches and both storages, as one text to search.
import type { Page } from "@playwright/test";

export const storageDump = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const parts: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((done, failed) => {
        const request = indexedDB.open(name!);
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
      parts.push(name);
      for (const store of db.objectStoreNames)
        parts.push(
          await new Promise((done) => {
            const request = db.transaction(store).objectStore(store).getAll();
            request.onsuccess = () => done(request.result);
          }),
        );
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        parts.push(request.url, await response?.text());
      }
    }
    return JSON.stringify(parts);
  });
