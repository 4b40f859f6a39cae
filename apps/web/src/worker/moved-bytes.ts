// What the worker itself fetches is invisible to the pages, so it tells them: they keep the month's meter.
declare const self: ServiceWorkerGlobalScope;

export function countMoved() {
  if (typeof PerformanceObserver === "undefined") return;
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    const bytes = entries.reduce((sum, entry) => sum + (entry.transferSize || 0), 0);
    if (bytes > 0) void tell(bytes);
  }).observe({ type: "resource", buffered: true });
}

async function tell(bytes: number) {
  const [page] = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  page?.postMessage({ moved: bytes });
}
