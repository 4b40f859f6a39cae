// Measures how a screen opens: the number of requests and bytes until it is usable, when its largest part is painted,
// and how much layout shift there is.
import type { Browser, CDPSession, Page } from "@playwright/test";
import { signInTab } from "./people.ts";

export interface Screen {
  name: string;
  path: string;
  /** The text that shows when the screen is usable. The default is its heading. No placeholder may be left either. */
  shows?: string;
  audience?: "candidate" | "staff";
  /** For screens whose limits differ from the others. */
  most?: { requests: number; js: number };
  /** The first action of most people on the screen. Its response is timed. */
  act?: (page: Page) => Promise<void>;
}

export interface Figures {
  requests: number;
  calls: number;
  js: number;
  bytes: number;
  shift: number;
  usableMs: number;
  largestMs: number;
  /** From the first tap on the screen to the next frame. 0 if no action is named. */
  replyMs: number;
  /** The requests, in order, until the screen was usable. */
  asked: string[];
}

/** A student's phone: Chromium's own "Slow 4G", and a processor four times slower than this machine's. */
const slowPhone = {
  latency: 562.5,
  download: (1.6 * 1024 * 1024 * 0.9) / 8,
  upload: (750 * 1024 * 0.9) / 8,
  cpu: 4,
};

const PHONE = { width: 360, height: 740 };
const PATIENCE_MS = 90_000;
/** A request later than this after the last one is not caused by the screen. */
const QUIET_MS = 700;

export interface Visit {
  url: string;
  token: string;
  /** The owner of the token. The first page after signing in has saved it. */
  uuid?: string | undefined;
  slow?: boolean;
  /** A second visit: the worker and its cache are there. */
  warm?: boolean;
}

export async function openScreen(browser: Browser, screen: Screen, visit: Visit): Promise<Figures> {
  const context = await browser.newContext({
    viewport: PHONE,
    serviceWorkers: visit.warm ? "allow" : "block",
    locale: "en-NG",
    timezoneId: "Africa/Lagos",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  try {
    await watchPaint(page);
    await page.addInitScript(lookUntilUsable, screen.shows);
    await signInTab(page, screen.audience ?? "candidate", visit.token, visit.url);
    const kept = `${visit.token} ${visit.uuid}`;
    if (visit.uuid) await page.evaluate((kept) => sessionStorage.setItem("SabiPrep:candidate", kept), kept);
    if (visit.warm) await visitOnce(page, visit.url + screen.path);
    const wire = await watchWire(page, visit.slow ?? false);
    await page.goto(visit.url + screen.path, { waitUntil: "commit" });
    await isUsable(page);
    const figures = await figuresOf(page, wire);
    return { ...figures, replyMs: screen.act ? await replyTo(page, screen.act, visit.slow ?? false) : 0 };
  } finally {
    await context.close();
  }
}

/** The longest time the screen took to show a response to the action, as measured by the browser itself. */
async function replyTo(page: Page, act: NonNullable<Screen["act"]>, slow: boolean): Promise<number> {
  if (slow) {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowPhone.cpu });
  }
  await page.evaluate(() => {
    const replied = { ms: 0 };
    Object.assign(window, { replied });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) replied.ms = Math.max(replied.ms, entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act(page);
  await page.waitForTimeout(QUIET_MS);
  return page.evaluate(() => (window as unknown as { replied: { ms: number } }).replied.ms);
}

/** From a tap to its outcome, on a page that is already open. */
export async function measureTap(page: Page, tap: () => Promise<void>, shows: string, slow: boolean): Promise<Figures> {
  const wire = await watchWire(page, slow);
  // The moment of the touch itself. The delay before it is caused by the driver, not by the page.
  await page.evaluate(() => {
    addEventListener("pointerdown", ({ timeStamp }) => Object.assign(window, { tapped: timeStamp }), {
      capture: true,
      once: true,
    });
  });
  await page.evaluate(lookUntilUsable, shows);
  await tap();
  await isUsable(page);
  const figures = await figuresOf(page, wire);
  const tapped = await page.evaluate(() => (window as unknown as { tapped: number }).tapped);
  return { ...figures, usableMs: figures.usableMs - tapped };
}

async function visitOnce(page: Page, address: string) {
  await page.goto(address);
  await isUsable(page);
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
  await page.waitForLoadState("networkidle");
  // People return later than a script does. By then the worker has cached the screen's page, if the screen has one.
  const isRemembered = async () =>
    (await caches.match(location.pathname.replace(/^\/test\/.*/, "/test/any"))) !== undefined;
  await page.waitForFunction(isRemembered, undefined, { timeout: 5_000 }).catch(() => null);
}

interface PaintTiming {
  largest: number;
  shift: number;
  usable: number;
}

/** The page records its own measurements, from its first moment. */
const watchPaint = (page: Page) =>
  page.addInitScript(() => {
    const painted = { largest: 0, shift: 0, usable: 0 };
    Object.assign(window, { painted });
    new PerformanceObserver((list) => {
      painted.largest = list.getEntries().at(-1)?.startTime ?? painted.largest;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) painted.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });

const paintedOn = (page: Page) => page.evaluate(() => (window as unknown as { painted: PaintTiming }).painted);

/**
 * Runs in the page, frame by frame. If the test asked from outside, a busy machine would notice the screen long after
 * it was there.
 */
function lookUntilUsable(words?: string) {
  const look = () => {
    const main = document.querySelector("main");
    // The text is visible, no placeholder is left on the screen, and the prerendered skeleton can be read but not used.
    const isThere =
      main &&
      !main.querySelector(".skeleton, [data-waiting]") &&
      (words === undefined ? main.querySelector("h1") : main.textContent.includes(words)) &&
      !main.closest(".ahead");
    if (isThere) (window as unknown as { painted: PaintTiming }).painted.usable ||= performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const isUsable = (page: Page) =>
  page.waitForFunction(() => (window as unknown as { painted: PaintTiming }).painted.usable > 0);

interface RequestTiming {
  url: string;
  at: number;
  bytes: number;
  isScript: boolean;
}

interface Wire {
  asked: Map<string, RequestTiming>;
  session: CDPSession;
}

async function watchWire(page: Page, slow: boolean): Promise<Wire> {
  const session = await page.context().newCDPSession(page);
  const asked: Wire["asked"] = new Map();
  session.on("Network.requestWillBeSent", ({ requestId, request, type, wallTime }) => {
    if (!/^https?:/.test(request.url)) return;
    asked.set(requestId, { url: request.url, at: wallTime * 1000, bytes: 0, isScript: type === "Script" });
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const known = asked.get(requestId);
    if (known) known.isScript = response.mimeType.includes("javascript");
    // It is loaded from the worker or the browser's own cache, so nothing is transferred.
    if (response.fromServiceWorker || response.fromDiskCache || response.fromPrefetchCache) asked.delete(requestId);
  });
  session.on("Network.requestServedFromCache", ({ requestId }) => void asked.delete(requestId));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const known = asked.get(requestId);
    if (known) known.bytes = encodedDataLength;
  });
  await session.send("Network.enable");
  if (slow) {
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: slowPhone.latency,
      downloadThroughput: slowPhone.download,
      uploadThroughput: slowPhone.upload,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowPhone.cpu });
  }
  return { asked, session };
}

async function figuresOf(page: Page, { asked, session }: Wire): Promise<Figures> {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(QUIET_MS);
  const { largest, shift, usable } = await paintedOn(page);
  const usableAt = (await page.evaluate(() => performance.timeOrigin)) + usable;
  await session.detach();
  const before = [...asked.values()].filter(({ at }) => at <= usableAt);
  const sum = (list: RequestTiming[]) => list.reduce((all, { bytes }) => all + bytes, 0);
  return {
    requests: before.length,
    calls: before.filter(({ url }) => new URL(url).pathname.startsWith("/api/")).length,
    js: sum(before.filter(({ isScript }) => isScript)),
    bytes: sum(before),
    shift,
    usableMs: usable,
    largestMs: largest,
    replyMs: 0,
    asked: before.map(({ url, bytes }) => `${url.replace(/^https?:\/\/[^/]+/, "")} ${bytes}`),
  };
}
