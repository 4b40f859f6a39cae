import type { DataOf, papers, StaffQuestion } from "@sabiprep/contract";

/** Whose papers they are. */
export interface Place {
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
