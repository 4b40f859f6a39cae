// What candidates say about questions and keep of them.
import { bigint, computed, nullable, text, timestamptz, uuid, withDefault } from "../columns.ts";

export const studyTables = {
  reports: {
    id: computed(bigint()),
    uuid: uuid(),
    candidate_id: nullable(bigint()),
    type: text<"wrong_answer" | "technical_bug" | "content_issue" | "feature_request" | "general_feedback">(),
    status: withDefault(text()),
    title: text(),
    description: text(),
    subject_id: nullable(bigint()),
    question_id: nullable(bigint()),
    sitting_id: nullable(bigint()),
    response: nullable(text()),
    created_at: timestamptz(),
    updated_at: timestamptz(),
  },
  bookmarks: {
    candidate_id: bigint(),
    question_id: bigint(),
    note: nullable(text()),
    created_at: timestamptz(),
  },
};
