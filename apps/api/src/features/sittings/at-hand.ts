// The sittings this instance saw last, with their sheets, so that a save or a submission writes at once instead of reading
// first. What is at hand may be old by then: the statements that rely on it check it, and who finds it old reads again.
import { remembered } from "../../doors/database-signals.ts";
import type { StoredSheet } from "./answer-store.ts";
import type { SittingHead } from "./read-sitting.ts";

/** Some ten kilobytes each. So many candidates, with 40 seconds for an answer, are 150 saves a second. */
const MOST = 6_000;

interface KnownSitting {
  sitting: SittingHead;
  stored: StoredSheet;
}

interface SittingsAtHand {
  /** Hands it out once: two writers never start from the same memory. */
  take(candidateId: number, uuid: string): KnownSitting | undefined;
  keep(known: KnownSitting): void;
}

/** What this instance has at hand. */
export const atHand = remembered([], emptyHand);

function emptyHand(): SittingsAtHand {
  const kept = new Map<string, KnownSitting>();
  return {
    take: (candidateId, uuid) => {
      const known = kept.get(uuid);
      if (known?.sitting.candidate_id !== candidateId) return undefined;
      kept.delete(uuid);
      return known;
    },
    keep: (known) => {
      const [oldest] = kept.keys();
      if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
      kept.set(known.sitting.uuid, known);
    },
  };
}
