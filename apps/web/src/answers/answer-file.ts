// "Save my answers to a file": all unsent answers on this device, sealed to the server's public key, one line per test.
// It works without a network, and the file can be sent later from any device.
import { type AnswerFile, sealAnswers } from "@sabiprep/contract";
import { candidateId } from "../lib/candidate-id.ts";
import { answerSent, elapsedAt } from "./answer-sent.ts";
import type { OfflineStore } from "./kept.ts";
import { finishedTests, ownStore, unsentSubmissions } from "./own-store.ts";

/** False when there was nothing to save. */
export async function saveAnswersToFile(only?: string): Promise<boolean> {
  const store = await ownStore();
  const candidate_id = await candidateId();
  if (!store || !candidate_id) return false;
  const waiting = (await unsentSessions(store)).filter((sessionId) => !only || sessionId === only);
  const lines = await Promise.all(waiting.map((sessionId) => sealedTest(store, sessionId, candidate_id)));
  const text = lines.filter((line) => line !== null).join("\n");
  if (text === "") return false;
  offer(text, `answers-${new Date().toISOString().slice(0, 10)}.txt`);
  return true;
}

/** Tests with answers that the server does not have. */
export async function unsentSessions(store: OfflineStore): Promise<string[]> {
  const unsaved = (await store.unsaved()).filter(({ answered_at }) => answered_at !== null);
  const finished = await unsentSubmissions(store);
  return [...new Set([...finished, ...unsaved].map(({ session_id }) => session_id))];
}

async function sealedTest(store: OfflineStore, session_id: string, candidate_id: string): Promise<string | null> {
  const kept = await finishedTests.sittingOf(store, session_id);
  if (!kept) return null;
  const submission = await finishedTests.of(store, session_id);
  const answers = submission?.answers ?? (await store.answersOf(session_id)).map(answerSent);
  const elapsed_ms = elapsedAt(answers, Date.parse(kept.session.started_at));
  const content: AnswerFile = { candidate_id, session_id, answers, elapsed_ms, finished: submission !== undefined };
  return sealAnswers({ seal_key: kept.seal_key, answer_secret: kept.answer_secret ?? null }, content);
}

function offer(text: string, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The sealed tests in a chosen file. */
export const testsIn = async (file: File): Promise<string[]> =>
  (await file.text())
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
