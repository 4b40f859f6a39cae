/** The owner of a session, link or stored idempotent call. */
export type Owner = { candidate_id: number } | { staff_id: number };
