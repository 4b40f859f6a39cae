// The store of the candidate this device works for, and the finished tests in it.
import { candidateId } from "../lib/candidate-id.ts";
import { createFinishedTests } from "./finished-tests.ts";
import type { KeptSitting, OfflineStore, Submission } from "./kept.ts";
import { offlineStoreOf, openedDiskOf } from "./offline-store.ts";
import { guardPage } from "./page-guard.ts";

export async function ownStore(): Promise<OfflineStore | null> {
  const uuid = await candidateId();
  return uuid ? offlineStoreOf(uuid) : null;
}

/** A page that started without its database works in memory; tests of earlier pages are in the database once it opens. */
export async function ownStores(): Promise<OfflineStore[]> {
  const uuid = await candidateId();
  if (!uuid) return [];
  const store = await offlineStoreOf(uuid);
  const disk = store.durable ? null : await openedDiskOf(uuid);
  return disk ? [store, disk] : [store];
}

const listeners = new Set<() => void>();
export const outboxChanged = () => {
  guardPage(finishedTests.inMemory().length > 0);
  for (const listener of listeners) listener();
};

/** Called after every change of the waiting items. */
export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const finishedTests = createFinishedTests(outboxChanged);

export const keepSubmission = (store: OfflineStore, submission: Submission, paper?: KeptSitting): Promise<void> =>
  finishedTests.keep(store, submission, paper);

/** Every finished test of this device that the server does not have yet. */
export async function unsentSubmissions(store: OfflineStore): Promise<Submission[]> {
  return [...finishedTests.inMemory().map(({ submission }) => submission), ...(await finishedTests.storedIn(store))];
}
