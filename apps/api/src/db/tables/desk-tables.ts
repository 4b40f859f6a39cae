// What staff read: figures of the site by day.
import { bigint, date, int, text, timestamptz, withDefault } from "../columns.ts";

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
  site_figures: { name: text(), value: bigint(), at: timestamptz() },
};
