// The store of the candidate this device works for, and finished tests laid into it.
import { candidateId } from "../lib/candidate-id.ts";
import type { OfflineStore, Submission } from "./kept.ts";
import { offlineStoreOf } from "./offline-store.ts";

export async function ownStore(): Promise<OfflineStore | null> {
  const uuid = await candidateId();
  return uuid ? offlineStoreOf(uuid) : null;
}

const listeners = new Set<() => void>();
export const outboxChanged = () => {
  for (const listener of listeners) listener();
};

/** Told after every change of what waits here. */
export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Rows a full disk would not take; they are sent from memory. */
export const unkept = new Map<string, Submission>();

export async function keepSubmission(store: OfflineStore, submission: Submission) {
  await store.keepSubmission(submission).catch(() => unkept.set(submission.session_id, submission));
  outboxChanged();
}
