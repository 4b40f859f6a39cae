// What is kept as it is met: hashed files of the app, which never change, and pictures of questions, which are addressed by
// their content. Both are public; the pictures go at sign-out with the packs they belong to.
declare const self: ServiceWorkerGlobalScope;

const ASSETS = "app-files";
const PICTURES = "pictures";
const MAX_ASSETS = 120;

let staying = new AbortController();

/**
 * A worker stays in charge while anything it fetches is under way, for minutes on a network that stalls. What it still waits for is given
 * up, so that the version somebody pressed for can take over.
 */
export function letGo() {
  staying.abort();
  staying = new AbortController();
}

/** Until this worker gives up its place, or a page the request it made. */
export const whileStaying = (request?: Request): AbortSignal =>
  request && AbortSignal.any ? AbortSignal.any([request.signal, staying.signal]) : staying.signal;

export function serveKept(event: FetchEvent, { pathname }: URL) {
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

/** Only a pack puts pictures in; showing one does not fill the phone. */
async function keptPicture(request: Request): Promise<Response> {
  const known = await caches.open(PICTURES).then((cache) => cache.match(request));
  return known ?? fetch(request, { signal: whileStaying(request) });
}
