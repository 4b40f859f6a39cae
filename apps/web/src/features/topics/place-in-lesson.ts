// How far a lesson was read on this device, by topic. Sign-out deletes it with the candidate's other data.
const KEY = "SabiPrep:reading";
const MAX_WORDS = 200;

type Places = Record<string, string>;

function all(): Places {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const keptPlace = (topicId: string): string | null => all()[topicId] ?? null;

export function keepPlace(topicId: string, section: string) {
  const { [topicId]: _, ...others } = all();
  // The newest are last, and the oldest are removed.
  const places = Object.entries({ ...others, [topicId]: section }).slice(-MAX_WORDS);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(places)));
  } catch {
    // A browser that keeps nothing begins at the top each time.
  }
}
