// After a new deployment the files an open tab refers to are gone. One reload loads the new ones. It is never done
// twice for the same file, never during a test, and never without a network, because it would only lose the page.
import { isFullScreen } from "./full-screen.ts";

const KEY = "reloaded-for";
const NEW_WORKER_WITHIN_MS = 15_000;
let reloading: Promise<never> | null = null;

/** Never resolves while the page is reloading. Rejects when the server turns out to be unreachable. */
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
  // The browser's own "online" means little. Only a reply shows that the page can be loaded again.
  await fetch("/api/health", { cache: "no-store" });
  sessionStorage.setItem(KEY, missing);
  await letNewWorkerIn();
  window.location.reload();
  return new Promise(() => {});
}

/** The current worker would return the old shell again, so the new deployment's worker must be active first. */
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
