// Files cached when they are first loaded: hashed app files, which never change, and pictures of questions, whose URLs
// come from their content. Both are public. The pictures are deleted at sign-out with their packs. The site's logo is
// cached with the worker.
declare const self: ServiceWorkerGlobalScope;

const ASSETS = "app-files";
const PICTURES = "pictures";
const LOGO = "site-logo";
const MAX_ASSETS = 120;

let staying = new AbortController();

/**
 * A worker stays active while any of its requests is running, for minutes on a slow network. Its open requests are
 * aborted, so that the version the user asked for can take over.
 */
export function letGo() {
  staying.abort();
  staying = new AbortController();
}

/** Aborts when this worker is replaced, or when a page cancels its request. */
export const whileStaying = (request?: Request): AbortSignal =>
  request && AbortSignal.any ? AbortSignal.any([request.signal, staying.signal]) : staying.signal;

export function serveKept(event: FetchEvent, { pathname }: URL, logo: string | null) {
  if (pathname === logo) event.respondWith(logoFor(event.request));
  if (pathname.startsWith("/assets/")) event.respondWith(keptAsset(event));
  if (pathname.startsWith("/api/pictures/")) event.respondWith(keptPicture(event.request));
}

async function keptAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(ASSETS);
  const known = await cache.match(request);
  if (known) return known;
  const response = await fetch(request, { signal: whileStaying(request) });
  if (response.ok) event.waitUntil(keepAsset(cache, request, response.clone()));
  return response;
}

async function keepAsset(cache: Cache, request: Request, response: Response) {
  await cache.put(request, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_ASSETS)).map((old) => cache.delete(old)));
}

/** Only a pack stores pictures. Showing one does not fill the phone. */
async function keptPicture(request: Request): Promise<Response> {
  const known = await caches.open(PICTURES).then((cache) => cache.match(request));
  return known ?? fetch(request, { signal: whileStaying(request) });
}

/** Pages that open without a network show the site's logo too. */
export async function keepLogo(logo: string | null) {
  await caches.delete(LOGO);
  if (logo) await (await caches.open(LOGO)).add(logo);
}

async function logoFor(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: whileStaying(request) });
  } catch (problem) {
    const kept = await caches.match(request, { cacheName: LOGO });
    if (kept) return kept;
    throw problem;
  }
}
