// An offline store that lasts as long as the page, for browsers that refuse a database.
import type { CardAnswer, KeptAnswer, KeptPack, KeptSitting, OfflineStore, SavedCard, Submission } from "./kept.ts";

export function memoryStore(): OfflineStore {
  const sittings = new Map<string, KeptSitting>();
  const answers = new Map<string, KeptAnswer>();
  const submissions = new Map<string, Submission>();
  const packs = new Map<string, KeptPack>();
  let cards: SavedCard[] = [];
  const cardAnswers = new Map<string, CardAnswer>();
  return {
    durable: false,
    keepSitting: async (sitting) => void sittings.set(sitting.session.uuid, sitting),
    sitting: async (sessionId) => sittings.get(sessionId),
    sittings: async () => [...sittings.values()],
    keepAnswers: async (kept) => {
      for (const answer of kept) answers.set(`${answer.session_id}/${answer.question_id}`, answer);
    },
    answersOf: async (sessionId) => [...answers.values()].filter(({ session_id }) => session_id === sessionId),
    unsaved: async () => [...answers.values()].filter(({ saved }) => !saved),
    keepSubmission: async (submission) => void submissions.set(submission.session_id, submission),
    submission: async (sessionId) => submissions.get(sessionId),
    submissions: async () => [...submissions.values()],
    forget: async (sessionId) => {
      sittings.delete(sessionId);
      submissions.delete(sessionId);
      for (const [key, answer] of answers) if (answer.session_id === sessionId) answers.delete(key);
    },
    keepPack: async (pack) => void packs.set(pack.uuid, pack),
    packs: async () => [...packs.values()],
    forgetPack: async (packId) => void packs.delete(packId),
    keepCards: async (kept) => {
      cards = [...kept];
    },
    cards: async () => cards,
    forgetCard: async (questionId) => {
      cards = cards.filter(({ question_id }) => question_id !== questionId);
    },
    keepCardAnswer: async (answer) => {
      cardAnswers.set(answer.answer_id, answer);
      cards = cards.filter(({ question_id }) => question_id !== answer.question_id);
    },
    cardAnswers: async () => [...cardAnswers.values()],
    forgetCardAnswer: async (answerId) => void cardAnswers.delete(answerId),
    close: () => {},
  };
}
