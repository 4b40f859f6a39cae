/** Whose session, link or remembered call it is. */
export type Owner = { candidate_id: number } | { staff_id: number };
