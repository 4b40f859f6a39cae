import type { DataOf, papers, StaffQuestion } from "@sabiprep/contract";

/** The exam, subject and year of the papers. */
export interface PaperSlot {
  exam_type_id: string;
  subject_id: string;
}

export type Paper = DataOf<typeof papers.list>["papers"][number];

/** The paper being built: an existing one with its questions, or an empty one. */
export interface Draft {
  year: number;
  minutes: number;
  source: Paper["source"];
  questions: StaffQuestion[];
}

/** Unsaved papers by their place, so that they are still there after a look at another screen. */
const unsaved = new Map<string, Draft>();
const nameOf = ({ exam_type_id, subject_id }: PaperSlot) => `${exam_type_id}/${subject_id}`;

export const unsavedPaper = (place: PaperSlot): Draft | null => unsaved.get(nameOf(place)) ?? null;

export function keepUnsaved(place: PaperSlot, draft: Draft | null): void {
  if (draft) unsaved.set(nameOf(place), draft);
  else unsaved.delete(nameOf(place));
}
