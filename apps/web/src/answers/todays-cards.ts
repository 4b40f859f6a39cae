// Today's revision cards on this device, so that a student can revise without a network. They are saved once a day and
// with every session. An answered card is removed, and its answer is sent by the outbox.
import { revision } from "@sabiprep/contract";
import { lagosDay } from "@sabiprep/exam";
import { call } from "../lib/api.ts";
import { tokenOf } from "../lib/session.ts";
import { isTransient } from "../lib/transient.ts";
import type { CardAnswer, RevisionCard, SavedCard } from "./kept.ts";
import { ownStore } from "./own-store.ts";

export interface TodaysCards {
  cards: RevisionCard[];
  /** When they were saved. Null when they have just come from the server. */
  saved_at: string | null;
}

/** From the server, or from this device without a network or a sign-in. */
export async function todaysCards(minutes: number): Promise<TodaysCards> {
  if (tokenOf("candidate"))
    try {
      const { cards } = await call(revision.session, { minutes });
      void saveCards(cards).catch(() => null);
      return { cards, saved_at: null };
    } catch (failure) {
      const saved = isTransient(failure as Error) ? await savedCards() : [];
      if (saved.length === 0) throw failure;
      return fromDevice(saved);
    }
  return fromDevice(await savedCards());
}

const fromDevice = (saved: SavedCard[]): TodaysCards => ({
  cards: saved.map(({ card }) => card),
  saved_at: saved[0]?.saved_at ?? new Date().toISOString(),
});

export const savedCards = async (): Promise<SavedCard[]> => (await (await ownStore())?.cards()) ?? [];

export async function saveCards(cards: readonly RevisionCard[]): Promise<void> {
  const store = await ownStore();
  const answered = new Set((await store?.cardAnswers())?.map(({ question_id }) => question_id));
  const saved_at = new Date().toISOString();
  const rows = cards.map((card, at) => ({ question_id: card.question.uuid, card, at, saved_at }));
  await store?.keepCards(rows.filter(({ question_id }) => !answered.has(question_id)));
}

/** Saves today's cards if the saved ones are from another day. Returns true if there are any. */
export async function saveTodaysCards(minutes: number): Promise<boolean> {
  const [newest] = await savedCards();
  if (newest && lagosDay(new Date(newest.saved_at)) === lagosDay(new Date())) return true;
  const { cards } = await call(revision.session, { minutes });
  await saveCards(cards);
  return cards.length > 0;
}

/** Stores an answer that could not be sent now. The outbox sends it later, once. */
export async function keepCardAnswer(answer: CardAnswer): Promise<void> {
  const store = await ownStore();
  if (!store) throw new Error("This device does not know whose card this is.");
  await store.keepCardAnswer(answer);
  const { startOutbox, flushNow } = await import("./submission-outbox.ts");
  startOutbox();
  void flushNow();
}

export const forgetCard = async (questionId: string): Promise<void> => (await ownStore())?.forgetCard(questionId);
