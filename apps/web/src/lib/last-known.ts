// What a screen showed last, kept on the device for when there is no network: figures and lists, never a question or a key. They come
// back with the time they are from, and go with the candidate who signs out.
import {
  type AnyEndpoint,
  addressOf,
  calendar,
  exams,
  leaderboard,
  profile,
  progress,
  revision,
  sittings,
} from "@sabiprep/contract";
import { candidateId } from "./candidate-id.ts";
import { config } from "./config.ts";

const kept: ReadonlySet<AnyEndpoint> = new Set<AnyEndpoint>([
  profile.read,
  progress.summary,
  progress.performance,
  progress.projection,
  calendar.upcoming,
  leaderboard.place,
  leaderboard.board,
  exams.list,
  exams.subjects,
  sittings.open,
  sittings.grades,
  sittings.recommended,
  sittings.allowance,
  sittings.mocks,
  revision.plan,
]);
const MOST_CHARACTERS = 200_000;

export const isKeptOffline = (endpoint: AnyEndpoint): boolean => kept.has(endpoint);

const keyOf = (candidate: string, endpoint: AnyEndpoint, input: object): string =>
  `${config.key_prefix}:last:${candidate}:${addressOf("", endpoint, input as Record<string, unknown>).url}`;

let since: number | null = null;
const listeners = new Set<() => void>();

function tell(at: number | null) {
  if (since === at) return;
  since = at;
  for (const listener of listeners) listener();
}

/** The oldest of what is shown instead of the present; null while the server answers. */
export const shownFrom = (): number | null => since;
export function onShownFrom(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function keepLast(endpoint: AnyEndpoint, input: object, data: unknown): Promise<void> {
  tell(null);
  const text = JSON.stringify({ at: Date.now(), data });
  if (text.length > MOST_CHARACTERS) return;
  const candidate = await candidateId();
  try {
    if (candidate) localStorage.setItem(keyOf(candidate, endpoint, input), text);
  } catch {
    // A full or closed storage keeps nothing; the screen says so when the network goes.
  }
}

/** Undefined where nothing is kept of it. */
export async function lastKnown(endpoint: AnyEndpoint, input: object): Promise<{ data: unknown } | undefined> {
  const candidate = await candidateId();
  if (!candidate) return undefined;
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(candidate, endpoint, input)) ?? "null") as {
      at: number;
      data: unknown;
    } | null;
    if (!found) return undefined;
    tell(Math.min(since ?? found.at, found.at));
    return { data: found.data };
  } catch {
    return undefined;
  }
}
