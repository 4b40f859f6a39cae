// The data the app has fetched over the network on this device this month, by the browser's own count. Months are
// counted in Lagos time, as everywhere.
import { lagosMonth } from "@sabiprep/exam";

const KEY = "data-moved";

interface Traffic {
  month: string;
  bytes: number;
}

const thisMonth = () => lagosMonth(new Date());

export function movedThisMonth(): Traffic {
  const month = thisMonth();
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Traffic | null;
    return kept?.month === month ? kept : { month, bytes: 0 };
  } catch {
    return { month, bytes: 0 };
  }
}

function add(bytes: number) {
  if (!(bytes > 0)) return;
  const moved = movedThisMonth();
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...moved, bytes: moved.bytes + bytes }));
  } catch {
    // A browser that keeps nothing has no meter.
  }
}

/** Counts as long as the page is open. The service worker reports its own requests. */
export function startDataMeter() {
  const page = performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined;
  add(page?.transferSize ?? 0);
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    add(entries.reduce((sum, { transferSize }) => sum + (transferSize || 0), 0));
  }).observe({ type: "resource", buffered: true });
  navigator.serviceWorker?.addEventListener("message", ({ data }) => add(Number(data?.moved)));
}

const KB = 1024;

/** "12 KB", "1.4 MB". */
export function bytesInWords(bytes: number): string {
  const kb = Math.max(1, Math.ceil(bytes / KB));
  return kb < KB ? `${kb} KB` : `${(kb / KB).toFixed(1)} MB`;
}
