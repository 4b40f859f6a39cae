// Tests running on this device: received, not submitted, and with answers here or with no other copy.
import { ownStore, unsentSubmissions } from "./own-store.ts";

interface RunningHere {
  uuid: string;
  title: string;
  answered: number;
  total: number;
  deadline_at: string | null;
  /** Answers that the server does not have yet. */
  unsaved: number;
}

/** The most recently answered comes first. Tests of a pack that nobody started are not running. */
export async function runningHere(): Promise<RunningHere[]> {
  const store = await ownStore();
  if (!store) return [];
  const [sittings, submissions] = await Promise.all([store.sittings(), unsentSubmissions(store)]);
  const finished = new Set(submissions.map(({ session_id }) => session_id));
  const going = sittings.filter(
    ({ session }) =>
      !finished.has(session.uuid) && (session.deadline_at === null || Date.parse(session.deadline_at) > Date.now()),
  );
  const found = await Promise.all(
    going.map(async ({ session, exams }) => {
      const answers = (await store.answersOf(session.uuid)).filter(({ answered_at }) => answered_at !== null);
      const { uuid, title, deadline_at, state, started_at } = session;
      return {
        uuid,
        title,
        deadline_at,
        total: exams.length,
        answered: answers.filter(({ selected_option }) => selected_option !== null).length,
        unsaved: answers.filter(({ saved }) => !saved).length,
        isStarted: answers.length > 0 || state === "open",
        last: Math.max(Date.parse(started_at), ...answers.map(({ answered_at }) => Date.parse(answered_at!))),
      };
    }),
  );
  return found.filter(({ isStarted }) => isStarted).sort((one, other) => other.last - one.last);
}
