// A word that is said while the page is leaving for another one is read on the next: it waits there in the tab.
import { toast } from "../ui/toast.tsx";

const KEY = "kept-notice";

export function keepNotice(title: string): void {
  try {
    sessionStorage.setItem(KEY, title);
  } catch {
    // A browser that keeps nothing does without the word.
  }
}

/** Said once. */
export function sayKeptNotice(): void {
  const title = sessionStorage.getItem(KEY);
  if (title === null) return;
  sessionStorage.removeItem(KEY);
  toast({ title });
}
