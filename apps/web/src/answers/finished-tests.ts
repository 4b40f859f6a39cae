// Finished tests that are not sent yet. Each is a row on the disk, or in the memory of this page when the disk refuses
// it. A test in memory is lost when the page closes, so the student is told and the disk is tried again.
import type { KeptSitting, OfflineStore, Submission } from "./kept.ts";

interface InMemory {
  submission: Submission;
  sitting: KeptSitting | undefined;
  store: OfflineStore;
  /** Its first write has not ended, so neither sender nor retry may touch it. */
  isBeingStored: boolean;
}

export type FinishedTests = ReturnType<typeof createFinishedTests>;

export function createFinishedTests(changed: () => void) {
  const inMemory = new Map<string, InMemory>();
  // Facts the disk did not store: why the server refused a row, and which rows the server already has.
  const refusals = new Map<string, string>();
  const sent = new Map<string, OfflineStore>();

  const settled = () => [...inMemory.values()].filter(({ isBeingStored }) => !isBeingStored);
  const asKnown = (row: Submission | undefined): Submission | undefined =>
    row && !sent.has(row.session_id) ? { ...row, refused: refusals.get(row.session_id) ?? row.refused } : undefined;

  /** Never fails: a row the disk refuses stays in memory, together with its paper. */
  async function keep(store: OfflineStore, submission: Submission, paper?: KeptSitting) {
    const id = submission.session_id;
    const row: InMemory = { submission, sitting: paper, store, isBeingStored: true };
    inMemory.set(id, row);
    const isWritten = await store.keepSubmission(submission).then(
      () => true,
      () => false,
    );
    if (isWritten && store.durable) inMemory.delete(id);
    else row.sitting ??= await store.sitting(id).catch(() => undefined);
    row.isBeingStored = false;
    changed();
  }

  /** The disk may have space again, or may be readable again. */
  async function storeAgain() {
    for (const { submission, store } of settled()) {
      if (!store.durable) continue;
      await store.keepSubmission(submission);
      inMemory.delete(submission.session_id);
    }
  }

  async function refuse(store: OfflineStore, row: Submission, refused: string) {
    const here = inMemory.get(row.session_id);
    refusals.set(row.session_id, refused);
    if (here) here.submission = { ...row, refused };
    else await store.keepSubmission({ ...row, refused }).catch(() => null);
    changed();
  }

  /** The server has it, or the student removed it. A row that cannot be deleted now is deleted by `deleteSent`. */
  async function remove(store: OfflineStore, sessionId: string) {
    inMemory.delete(sessionId);
    refusals.delete(sessionId);
    sent.set(sessionId, store);
    await store.forget(sessionId).then(
      () => sent.delete(sessionId),
      () => null,
    );
    changed();
  }

  async function deleteSent() {
    for (const [sessionId, store] of sent) {
      await store.forget(sessionId);
      sent.delete(sessionId);
    }
  }

  return {
    keep,
    storeAgain,
    refuse,
    remove,
    deleteSent,
    /** Whether a sent row is still on the disk, because it could not be deleted. */
    hasSentRows: () => sent.size > 0,
    isOnlyInMemory: (sessionId: string) => inMemory.has(sessionId),
    /** The submissions in memory, each with its store. */
    inMemory: settled,
    of: async (store: OfflineStore | null, sessionId: string) =>
      asKnown(inMemory.get(sessionId)?.submission ?? (await store?.submission(sessionId))),
    /** Rows of the disk that are not also in memory. */
    storedIn: async (store: OfflineStore) =>
      (await store.submissions()).flatMap((row) => (inMemory.has(row.session_id) ? [] : (asKnown(row) ?? []))),
    sittingOf: async (store: OfflineStore | null, sessionId: string) =>
      inMemory.get(sessionId)?.sitting ?? (await store?.sitting(sessionId)),
  };
}
