// A started test is handed to its screen with its questions, so they are not loaded again.
import type { DataOf, sittings } from "@sabiprep/contract";
import { createServerClock, type ServerClock } from "../answers/server-clock.ts";

export type HandedSitting = DataOf<typeof sittings.read>;

const handed = new Map<string, { sitting: HandedSitting; clock: ServerClock }>();

export function stash(sitting: HandedSitting): string {
  handed.set(sitting.session.uuid, { sitting, clock: createServerClock(Date.parse(sitting.session.server_now)) });
  return sitting.session.uuid;
}

/** Once. A screen that opens the test again loads it. */
export function takeHanded(sessionId: string) {
  const fresh = handed.get(sessionId);
  handed.delete(sessionId);
  return fresh;
}
