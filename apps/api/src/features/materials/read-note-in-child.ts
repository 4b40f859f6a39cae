// Staff notes are texts from outside, like questions. They are read in a worker thread, and one that takes too long is
// given up while all other requests are served.
import { Renderer } from "../questions/public.ts";
import type { Note } from "./note-parts.ts";

const reader = new Renderer<Note>({ program: new URL("./note-worker.ts", import.meta.url) });

export async function readNoteInChildProcess(source: string): Promise<Note | { problem: string }> {
  const [outcome] = await reader.render([{ source, inline: false }]);
  return outcome!;
}
