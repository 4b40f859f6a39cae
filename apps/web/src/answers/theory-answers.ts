// What a student writes in a theory answer. Every change is stored on this device at once, and sent to the server soon
// after. Both hold a number that only increases, so an old copy never replaces a newer one.
import { ApiError, theory } from "@sabiprep/contract";
import { call } from "../lib/api.ts";
import { config } from "../lib/config.ts";
import { t } from "../lib/i18n.ts";
import { beforeSignOut } from "../lib/sign-out-checks.ts";
import { dropSentPhotos, sendPhotos, unsentPhotos } from "./theory-photos.ts";

/** A page of an answer, and its quarter turns clockwise. */
export interface PhotoPage {
  id: string;
  turns: number;
}

export interface Written {
  answers: Record<string, string>;
  /** Missing in what was stored before answers had photographs. */
  photos?: PhotoPage[];
  seq: number;
  /** The highest number that the server has acknowledged. */
  sent: number;
}

/** "answer/<id>" or "paper/<sitting>/<question>". */
export type WrittenKey = `answer/${string}` | `paper/${string}/${string}`;

/** memory: neither the device nor the server has it. refused: the answer was finished elsewhere. */
export type SaveState = "saved" | "device" | "memory" | "refused";

const PREFIX = `${config.key_prefix}:theory:`;

/** What the device refused to store. It is still sent. */
const unstored = new Map<WrittenKey, Written>();
const sending = new Map<WrittenKey, Promise<SaveState>>();

function stored(key: WrittenKey): Written | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? "null") as Written | null;
  } catch {
    return null;
  }
}

export const writtenHere = (key: WrittenKey): Written | null => unstored.get(key) ?? stored(key);

/** Returns false when the device refused to store it. */
export function keepWritten(key: WrittenKey, written: Written): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(written));
    unstored.delete(key);
    return true;
  } catch {
    unstored.set(key, written);
    return false;
  }
}

/** The answer is finished. Its photographs stay until the server has them. */
export function dropWritten(key: WrittenKey): void {
  void dropSentPhotos((writtenHere(key)?.photos ?? []).map(({ id }) => id));
  unstored.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // A closed storage holds nothing.
  }
}

const PAGE_PREFIX = `${config.key_prefix}:theory-page:`;

/** The questions of an answer or a paper that is being written, so that a reload without a network loses no time. */
export function keepPage(id: string, page: object): void {
  try {
    localStorage.setItem(PAGE_PREFIX + id, JSON.stringify(page));
  } catch {
    // Then the page needs the network after a reload. What is written is stored separately.
  }
}

export function pageHere<Page>(id: string): Page | undefined {
  try {
    return (JSON.parse(localStorage.getItem(PAGE_PREFIX + id) ?? "null") as Page | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function dropPage(id: string): void {
  try {
    localStorage.removeItem(PAGE_PREFIX + id);
  } catch {
    // A closed storage holds nothing.
  }
}

/** The answers on this device that the server does not have yet. */
export function unsentKeys(): WrittenKey[] {
  const keys = new Set<WrittenKey>(unstored.keys());
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX)) keys.add(key.slice(PREFIX.length) as WrittenKey);
  } catch {
    // A closed storage holds nothing.
  }
  return [...keys].filter((key) => {
    const written = writtenHere(key);
    return written !== null && written.sent < written.seq;
  });
}

function put(key: WrittenKey, { answers, photos, seq }: Written) {
  const [, first = "", second] = key.split("/");
  return second === undefined
    ? call(theory.write, { response_id: first, answers, photos, seq })
    : call(theory.writeInPaper, { sitting_id: first, theory_question_id: second, answers, photos, seq });
}

/** One send at a time for each answer. What is typed meanwhile goes with the next one. */
export function sendWritten(key: WrittenKey): Promise<SaveState> {
  const running = sending.get(key);
  if (running) return running.then(() => (unsentKeys().includes(key) ? sendWritten(key) : stateOf(key)));
  const started = send(key).finally(() => sending.delete(key));
  sending.set(key, started);
  return started;
}

async function send(key: WrittenKey): Promise<SaveState> {
  const written = writtenHere(key);
  if (!written || written.sent >= written.seq) return "saved";
  try {
    await put(key, written);
  } catch (problem) {
    // Gone or finished: sending it again can never work.
    if (problem instanceof ApiError && [404, 409].includes(problem.status)) {
      acknowledge(key, written.seq);
      return "refused";
    }
    return stateOf(key);
  }
  acknowledge(key, written.seq);
  return stateOf(key);
}

function acknowledge(key: WrittenKey, seq: number): void {
  const now = writtenHere(key);
  if (now) keepWritten(key, { ...now, sent: Math.max(now.sent, seq) });
}

function stateOf(key: WrittenKey): SaveState {
  const written = writtenHere(key);
  if (!written || written.sent >= written.seq) return "saved";
  return unstored.has(key) ? "memory" : "device";
}

export const sendAllWritten = (): Promise<SaveState[]> => Promise.all(unsentKeys().map(sendWritten));

/** Everything that the server does not have yet: what is written, then the photographs. */
export async function sendTheory(): Promise<void> {
  await sendAllWritten();
  await sendPhotos();
}

/** Sign-out clears this device, so it waits for what the server does not have. */
beforeSignOut(async () => {
  await sendTheory();
  return unsentKeys().length || (await unsentPhotos()).length
    ? t("Some of your theory answers are only on this device. Connect to the internet before you sign out.")
    : null;
});
