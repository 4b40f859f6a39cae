// Challenges to friends, and the question of the day.
import { arrayOf, bigint, computed, date, hashed, int, nullable, text, timestamptz, uuid } from "../columns.ts";

export const challengeTables = {
  challenges: {
    id: computed(bigint()),
    uuid: uuid(),
    token_hash: hashed(text()),
    candidate_id: bigint(),
    sitting_id: bigint(),
    exam_type_id: bigint(),
    title: text(),
    year: nullable(int()),
    options: int<4 | 5>(),
    revision_ids: arrayOf(bigint()),
    option_orders: arrayOf(text()),
    chosen: arrayOf(nullable(text())),
    created_at: timestamptz(),
    expires_at: timestamptz(),
  },
  challenge_tries: {
    id: computed(bigint()),
    challenge_id: bigint(),
    key_hash: nullable(hashed(text())),
    candidate_id: nullable(bigint()),
    name: nullable(text()),
    chosen: arrayOf(nullable(text())),
    sitting_id: nullable(bigint()),
    tried_at: timestamptz(),
  },
  daily_questions: { day: date(), question_id: bigint() },
  daily_answers: {
    day: date(),
    candidate_id: bigint(),
    question_id: bigint(),
    chosen: text(),
    answered_at: timestamptz(),
  },
};
