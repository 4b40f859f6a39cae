// All events that features publish for each other. Bodies contain ids, never personal data, because events outlive an
// erasure.
export interface EventBodies {
  candidate_registered: { candidate_id: number };
  candidate_verified: { candidate_id: number };
  candidate_erased: { candidate_uuid: string };
  /** A sitting has a new current grade, its first or a later version. */
  sitting_graded: { sitting_id: number; grade_id: number; candidate_id: number | null; version: number };
  material_downloaded: { material_id: number };
}

export type EventType = keyof EventBodies;

export interface DeliveredEvent<T extends EventType = EventType> {
  id: number;
  type: T;
  body: EventBodies[T];
  at: string;
}
