// The service worker. The app's shell, the test and its result work without a network. Server replies to a candidate
// are never stored here. They are in the page's own database, one per candidate.
import { addRoute, cleanupOutdatedCaches, createHandlerBoundToURL, precache } from "workbox-precaching";
import { documentPaths, inEveryLanguage, paths } from "../lib/paths.ts";
import { keptPages } from "./kept-pages.ts";
import { countMoved } from "./moved-bytes.ts";
import { servePush } from "./push-notifications.ts";
import { isTestRunning } from "./running-test.ts";
import { keepLogo, letGo, serveKept } from "./runtime-caches.ts";

interface PrecacheEntry {
  url: string;
  revision: string | null;
}
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[]; __SITE_LOGO: string };

const SHELL = "/app.html";
/**
 * Pages that are separate documents. Without a network, the landing page and the sign-in lead to the content saved on
 * this device.
 */
const DOCUMENTS = new Set([
  ...documentPaths,
  ...inEveryLanguage(paths.contact),
  paths.login,
  paths.register,
  paths.tryOut,
  paths.profileDelete,
]);
const LEADS_TO_DEVICE = new Set([paths.login, ...inEveryLanguage(paths.home)]);
const DOCUMENT_WITHIN_MS = 8_000;

const held: PrecacheEntry[] = self.__WB_MANIFEST;
precache(held);
cleanupOutdatedCaches();
addRoute({ cleanURLs: false, directoryIndex: null as unknown as string });
const shell = createHandlerBoundToURL(SHELL);
const pages = keptPages({
  revision: held.find(({ url }) => url === SHELL)!.revision!,
  entry: held.find(({ url }) => url.startsWith("/assets/entry-"))!.url,
});

/** A path of this site, or an address elsewhere, which is not cached. */
const logo = new URL(self.__SITE_LOGO, self.location.origin);
const ownLogo = logo.origin === self.location.origin ? logo.pathname : null;

// A logo that cannot be loaded must not keep the worker from being installed.
self.addEventListener("install", (event) => event.waitUntil(keepLogo(ownLogo).catch(() => null)));
self.addEventListener("activate", (event) => event.waitUntil(Promise.all([self.clients.claim(), pages.forgetOlder()])));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (event.request.mode === "navigate") {
    if (url.pathname.startsWith("/api/") || /\.\w+$/.test(url.pathname)) return;
    event.respondWith(DOCUMENTS.has(url.pathname) ? documentAt(event.request, url) : screenAt(event, url));
  } else serveKept(event, url, ownLogo);
});

const screenAt = async (event: FetchEvent, { pathname }: URL): Promise<Response> =>
  (await pages.at(pathname).catch(() => null)) ?? shellFor(event);

const shellFor = (event: FetchEvent): Promise<Response> =>
  shell({ event, request: event.request, url: new URL(SHELL, self.location.origin) }).catch(() => fetch(event.request));

/** A document has its own policy, so it is loaded from the server. If the server is unreachable, the shell is used. */
async function documentAt(request: Request, url: URL): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(DOCUMENT_WITHIN_MS) });
  } catch {
    if (LEADS_TO_DEVICE.has(url.pathname)) return Response.redirect("/offline", 302);
    return (await caches.match(SHELL, { ignoreSearch: true })) ?? Response.error();
  }
}

/** A new version takes over when the candidate asks for it, and never during a running test in any tab. */
self.addEventListener("message", (event) => {
  if (event.data === "take-over") event.waitUntil(takeOver(event));
  if (event.data === "let-go") letGo();
  if (event.data?.keep) event.waitUntil(pages.keep(event.data.keep).catch(() => null));
});

async function takeOver(event: ExtendableMessageEvent) {
  if (await isTestRunning()) return event.source?.postMessage("test-running");
  self.registration.active?.postMessage("let-go");
  await self.skipWaiting();
}

/** The browser reports that the network is back. Pages have the token, so they do the sending. */
self.addEventListener("sync" as "message", (event) => {
  const waking = self.clients
    .matchAll({ type: "window" })
    .then((pages) => Promise.all(pages.map((page) => page.postMessage("flush"))));
  event.waitUntil(waking);
});

servePush();
countMoved();
