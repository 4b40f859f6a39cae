// Offline support on a signed-in candidate's page, started once the page is idle: the service worker, the outbox, the
// data meter. A new version is offered when it is ready, and never takes over automatically.

import { startOutbox } from "../answers/submission-outbox.ts";
import { showUpdateOffer } from "../features/offline/update-offer.tsx";
import { startDataMeter } from "../lib/data-meter.ts";
import { paths } from "../lib/paths.ts";
import { preloadScreen } from "../lib/preload-screen.ts";
import { savesData } from "../lib/saves-data.ts";
import { trustedWorker } from "../lib/trusted-markup.ts";

export async function serveOffline() {
  startDataMeter();
  startOutbox();
  void sendTheoryAnswers();
  if (!savesData()) void keepTodaysCards();
  const workers = navigator.serviceWorker;
  if (!workers || import.meta.env.DEV) return;
  try {
    const registration = await workers.register(trustedWorker(), { updateViaCache: "none" });
    if (registration.waiting && workers.controller) showUpdateOffer(registration);
    // An update found by another tab may already be installing. No event announces its start again.
    offerWhenReady(workers, registration);
    registration.addEventListener("updatefound", () => offerWhenReady(workers, registration));
    if (!savesData()) await keepPages(workers, [location.pathname, paths.dashboard]);
  } catch {
    // A browser that refuses workers, or a network that broke off: everything else still works.
  }
}

/** Sends theory answers and photographs that an earlier page could not send, now and when the network is back. */
async function sendTheoryAnswers() {
  try {
    const { sendTheory } = await import("../answers/theory-answers.ts");
    addEventListener("online", () => void sendTheory());
    await sendTheory();
  } catch {
    // Without a network everything stays on this device.
  }
}

/** Saves today's revision cards and their screen, for when there is no network. */
async function keepTodaysCards() {
  try {
    const { saveTodaysCards } = await import("../answers/todays-cards.ts");
    if (await saveTodaysCards(10)) await preloadScreen(paths.reviewSession);
  } catch {
    // Without a network the cards of the last visit stay.
  }
}

/** Saves this page, in case it is loaded again, and the page people return to. */
async function keepPages(workers: ServiceWorkerContainer, pages: string[]) {
  const { active } = await workers.ready;
  for (const keep of new Set(pages)) active?.postMessage({ keep });
}

function offerWhenReady(workers: ServiceWorkerContainer, registration: ServiceWorkerRegistration) {
  const worker = registration.installing;
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && workers.controller) showUpdateOffer(registration);
  });
}
