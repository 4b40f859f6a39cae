// The last content of a screen, stored in the tab for when there is no network: statistics and lists, never a question,
// a key, an email address or a phone number. It is shown with its time. It is stored beside the token, and both end
// with the session and the tab, so the next person at a shared computer finds nothing.
import {
  type AnyEndpoint,
  addressOf,
  calendar,
  exams,
  leaderboard,
  profile,
  progress,
  revision,
  setWork,
  sittings,
  type User,
} from "@sabiprep/contract";
import { candidateId } from "./candidate-id.ts";
import { config } from "./config.ts";
import { noteEmail } from "./last-email.ts";

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
  setWork.mine,
]);
const MAX_CHARACTERS = 200_000;
/** The longest a session can last. */
const KEPT_MS = 12 * 3_600_000;

/** From a profile the dashboard needs a first name and the open tasks. */
const nameAlone = (user: User): User => ({
  ...{ uuid: user.uuid, first_name: user.first_name, is_verified: user.is_verified },
  ...{ profile_complete: user.profile_complete, has_password: user.has_password, delete_at: user.delete_at },
  ...{ registered_at: user.registered_at, last_name: "", email: "", phone: null, exam_targeted: null },
  ...{ current_grade: null, location: null, school: null, class: null, exam_year: null, target_exam: null },
  ...{ exam_date: null, avatar_url: null },
});

export const isKeptOffline = (endpoint: AnyEndpoint): boolean => kept.has(endpoint);

// Earlier versions stored this permanently, in local storage.
try {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(`${config.key_prefix}:last:`)) localStorage.removeItem(key);
} catch {
  // A closed storage holds nothing.
}

const keyOf = (candidate: string, endpoint: AnyEndpoint, input: object): string =>
  `${config.key_prefix}:last:${candidate}:${addressOf("", endpoint, input as Record<string, unknown>).url}`;

let since: number | null = null;
const listeners = new Set<() => void>();

function tell(at: number | null) {
  if (since === at) return;
  since = at;
  for (const listener of listeners) listener();
}

/** The time of the oldest stored content on the screen. Null while the server answers. */
export const shownFrom = (): number | null => since;
export function onShownFrom(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function keepLast(endpoint: AnyEndpoint, input: object, data: unknown): Promise<void> {
  tell(null);
  if (endpoint === profile.read) noteEmail((data as User).email);
  const shown = endpoint === profile.read ? nameAlone(data as User) : data;
  const text = JSON.stringify({ at: Date.now(), data: shown });
  if (text.length > MAX_CHARACTERS) return;
  const candidate = await candidateId();
  try {
    if (candidate) sessionStorage.setItem(keyOf(candidate, endpoint, input), text);
  } catch {
    // A full or closed storage keeps nothing; the screen says so when the network goes.
  }
}

/** Undefined if nothing is stored for it. */
export async function lastKnown(endpoint: AnyEndpoint, input: object): Promise<{ data: unknown } | undefined> {
  const candidate = await candidateId();
  if (!candidate) return undefined;
  try {
    const found = JSON.parse(sessionStorage.getItem(keyOf(candidate, endpoint, input)) ?? "null") as {
      at: number;
      data: unknown;
    } | null;
    if (!found || Date.now() - found.at > KEPT_MS) return undefined;
    tell(Math.min(since ?? found.at, found.at));
    return { data: found.data };
  } catch {
    return undefined;
  }
}
