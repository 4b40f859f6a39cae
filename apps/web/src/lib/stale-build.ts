// After a new deployment the chunks an open tab knows are gone. One reload brings the new ones; it is never done twice for
// the same chunk, never in the middle of a test, and never without a network, where it would only lose the page.
import { isFullScreen } from "./full-screen.ts";

const KEY = "reloaded-for";
const NEW_WORKER_WITHIN_MS = 15_000;
let reloading: Promise<never> | null = null;

/** Never resolves while the page is on its way out; rejects when the server turned out to be out of reach. */
export const reload = (): Promise<never> | null => reloading;

export function reloadOnceWhenStale() {
  window.addEventListener("vite:preloadError", (event) => {
    const missing = (event as Event & { payload?: Error }).payload?.message ?? "";
    if (reloading || !navigator.onLine || isFullScreen() || sessionStorage.getItem(KEY) === missing) return;
    reloading = reloadFor(missing);
    reloading.catch(() => {
      reloading = null;
    });
  });
}

async function reloadFor(missing: string): Promise<never> {
  // The browser's own word for "online" means little; only a reply says that the page can be had again.
  await fetch("/api/health", { cache: "no-store" });
  sessionStorage.setItem(KEY, missing);
  await letNewWorkerIn();
  window.location.reload();
  return new Promise(() => {});
}

/** The worker in charge would hand out the old shell again; the one of the new deployment must come first. */
async function letNewWorkerIn() {
  const workers = navigator.serviceWorker;
  const registration = await workers?.getRegistration();
  if (!workers || !registration?.active) return;
  await registration.update().catch(() => null);
  const next = registration.waiting ?? registration.installing;
  if (!next) return;
  await new Promise((done) => {
    workers.addEventListener("controllerchange", done);
    setTimeout(done, NEW_WORKER_WITHIN_MS);
    next.postMessage("take-over");
  });
}
