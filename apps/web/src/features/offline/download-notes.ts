// This device's notes about a pack while it downloads: the requested pack, and the lessons already received. They
// outlive the page, and sign-out clears them.
import { newUuid } from "../../lib/new-uuid.ts";

interface Notes {
  pack_id: string;
  tests: number;
  /** Topics whose lesson was received, or which have none. */
  lessons: string[];
}

export type DownloadNotes = ReturnType<typeof downloadNotes>;

/** If the browser stores nothing, the notes last as long as the page. */
const inPage = new Map<string, Notes>();

export function downloadNotes(examId: string, subjectId: string) {
  const key = `pack-download:${examId}:${subjectId}`;
  const read = (): Notes | null => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? "null") ?? inPage.get(key) ?? null;
    } catch {
      return inPage.get(key) ?? null;
    }
  };
  function write(notes: Notes | null) {
    if (notes) inPage.set(key, notes);
    else inPage.delete(key);
    try {
      if (notes) localStorage.setItem(key, JSON.stringify(notes));
      else localStorage.removeItem(key);
    } catch {
      // The page still has them.
    }
  }
  return {
    /** The requested pack that is not complete, or a new one. */
    begin: (tests: number): Notes => {
      const notes = read() ?? { pack_id: newUuid(), tests, lessons: [] };
      write(notes);
      return notes;
    },
    lessonsOf: (packId: string): ReadonlySet<string> => {
      const notes = read();
      return new Set(notes?.pack_id === packId ? notes.lessons : []);
    },
    addLesson: (packId: string, topicId: string) => {
      const notes = read();
      if (notes && notes.pack_id !== packId) return;
      write({ tests: 0, ...notes, pack_id: packId, lessons: [...(notes?.lessons ?? []), topicId] });
    },
    end: (packId: string) => {
      if (read()?.pack_id === packId) write(null);
    },
  };
}
