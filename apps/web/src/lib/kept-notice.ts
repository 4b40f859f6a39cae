// A message given while the page is leaving is shown on the next page. It waits in the tab's storage.
import { toast } from "../ui/toast.tsx";

const KEY = "kept-notice";

export function keepNotice(title: string): void {
  try {
    sessionStorage.setItem(KEY, title);
  } catch {
    // A browser that keeps nothing does without the word.
  }
}

/** Shown once. */
export function sayKeptNotice(): void {
  const title = sessionStorage.getItem(KEY);
  if (title === null) return;
  sessionStorage.removeItem(KEY);
  toast({ title });
}
