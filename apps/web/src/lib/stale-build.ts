// After a new deployment the chunks an open tab knows are gone. One reload brings the new ones; it is never done twice for
// the same chunk, never in the middle of a test, and never without a network, where it would only lose the page.
import { isFullScreen } from "./full-screen.ts";

const KEY = "reloaded-for";
let reloading = false;

export const isReloading = (): boolean => reloading;

export function reloadOnceWhenStale() {
  window.addEventListener("vite:preloadError", (event) => {
    const missing = (event as Event & { payload?: Error }).payload?.message ?? "";
    if (!navigator.onLine || isFullScreen() || sessionStorage.getItem(KEY) === missing) return;
    sessionStorage.setItem(KEY, missing);
    reloading = true;
    window.location.reload();
  });
}
