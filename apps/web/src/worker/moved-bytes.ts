// Pages cannot see the worker's own requests, so it reports them. The pages keep the month's data meter.
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
