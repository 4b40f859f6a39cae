import type { DataOf, papers, StaffQuestion } from "@sabiprep/contract";

/** Whose papers they are. */
export interface PaperSlot {
  exam_type_id: string;
  subject_id: string;
}

export type Paper = DataOf<typeof papers.list>["papers"][number];

/** What is being built: a known paper with its questions, or an empty one. */
export interface Draft {
  year: number;
  minutes: number;
  source: Paper["source"];
  questions: StaffQuestion[];
}

/** Papers that were put together and not saved, by their place: whoever goes to look at something else finds them again. */
const unsaved = new Map<string, Draft>();
const nameOf = ({ exam_type_id, subject_id }: PaperSlot) => `${exam_type_id}/${subject_id}`;

export const unsavedPaper = (place: PaperSlot): Draft | null => unsaved.get(nameOf(place)) ?? null;

export function keepUnsaved(place: PaperSlot, draft: Draft | null): void {
  if (draft) unsaved.set(nameOf(place), draft);
  else unsaved.delete(nameOf(place));
}
