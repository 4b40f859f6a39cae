// What staff read: figures of the site by day.
import { bigint, computed, date, int, nullable, text, timestamptz, uuid, withDefault } from "../columns.ts";

export const deskTables = {
  site_days: {
    day: date(),
    page_loads: withDefault(int()),
    sign_ups: withDefault(int()),
    verified: withDefault(int()),
    active: withDefault(int()),
    tests_started: withDefault(int()),
    tests_finished: withDefault(int()),
    first_tests_started: withDefault(int()),
    first_tests_finished: withDefault(int()),
    score_sum: withDefault(bigint()),
  },
  site_subject_days: { day: date(), subject_id: bigint(), tests: int(), score_sum: bigint() },
  cohort_weeks: { cohort: date(), week: int(), candidates: int() },
  group_messages: {
    id: computed(bigint()),
    uuid: uuid(),
    title: text(),
    body: text(),
    exam_type_id: nullable(bigint()),
    class_level_id: nullable(bigint()),
    plan_id: nullable(bigint()),
    people: int(),
    reached: withDefault(int()),
    after_candidate_id: withDefault(bigint()),
    staff_id: nullable(bigint()),
    created_at: timestamptz(),
    finished_at: nullable(timestamptz()),
  },
  site_figures: { name: text(), value: bigint(), at: timestamptz() },
};
