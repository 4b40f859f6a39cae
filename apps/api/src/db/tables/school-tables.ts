// Schools: their people, classes, pupils and rosters, and the work that teachers set.
import type { WorkMadeOf } from "@sabiprep/contract";
import {
  arrayOf,
  bigint,
  boolean,
  bytes,
  computed,
  date,
  int,
  jsonb,
  nullable,
  sealed,
  text,
  timestamptz,
  uuid,
  withDefault,
} from "../columns.ts";

type JoinedBy = "roster" | "hand" | "code";
type LeftBy = "pupil" | "school" | "undo";

interface Known {
  id: number;
  uuid: string;
  name: string;
}

/** The paper of a piece of work, made once and the same for every pupil. Its questions are in `revision_ids`. */
export interface WorkPaper {
  kind: "practice" | "paper" | "mock";
  exam: Known & { slug: string };
  subject: Known | null;
  paper_id: number | null;
  mixed: { id: number; slug: string } | null;
  year: number | null;
  source: "original" | "official" | "school";
  options: 4 | 5;
  /** The paper's own clock, used in exam mode if the teacher chose none. */
  own_minutes: number;
  sections: { name: string; subject: { id: number; uuid: string }; estimate: boolean; count: number }[];
}

export const schoolTables = {
  email_claims: { candidate_id: bigint(), email: text(), asked_at: timestamptz() },
  schools: {
    id: computed(bigint()),
    uuid: uuid(),
    code: text(),
    name: text(),
    state: text(),
    created_at: timestamptz(),
    created_by: nullable(bigint()),
    closed_at: nullable(timestamptz()),
    authority_version: nullable(text()),
    authority_at: nullable(timestamptz()),
    authority_by: nullable(bigint()),
  },
  school_years: {
    id: computed(bigint()),
    uuid: uuid(),
    school_id: bigint(),
    name: text(),
    starts_on: date(),
    ends_on: date(),
  },
  school_seats: {
    id: computed(bigint()),
    uuid: uuid(),
    school_id: bigint(),
    seats: int(),
    starts_at: timestamptz(),
    ends_at: timestamptz(),
    ended_at: nullable(timestamptz()),
    paid_by: text<"paystack" | "staff">(),
    reference: text(),
    amount_kobo: bigint(),
    recorded_by: nullable(bigint()),
    created_at: timestamptz(),
  },
  school_purchases: {
    id: computed(bigint()),
    uuid: uuid(),
    school_id: bigint(),
    staff_id: nullable(bigint()),
    reference: text(),
    seats: int(),
    ends_at: timestamptz(),
    amount_kobo: bigint(),
    state: text<"waiting" | "paid" | "failed">(),
    created_at: timestamptz(),
    settled_at: nullable(timestamptz()),
  },
  school_people: {
    id: computed(bigint()),
    uuid: uuid(),
    school_id: bigint(),
    staff_id: bigint(),
    role: text<"head" | "teacher">(),
    since: timestamptz(),
    until: nullable(timestamptz()),
  },
  classes: {
    id: computed(bigint()),
    uuid: uuid(),
    school_id: bigint(),
    year_id: bigint(),
    name: text(),
    join_code: nullable(text()),
    leaderboard: withDefault(text<"off" | "improvement" | "points">()),
    created_at: timestamptz(),
    ended_at: nullable(timestamptz()),
  },
  class_teachers: { class_id: bigint(), staff_id: bigint(), since: timestamptz() },
  school_pupils: {
    id: computed(bigint()),
    uuid: uuid(),
    school_id: bigint(),
    candidate_id: bigint(),
    number: nullable(text()),
    number_key: nullable(text()),
    sex: nullable(text<"f" | "m">()),
    joined_by: text<JoinedBy>(),
    since: timestamptz(),
    left_at: nullable(timestamptz()),
    left_by: nullable(text<LeftBy>()),
    first_code: sealed(nullable(bytes()), "uuid"),
    first_code_until: nullable(timestamptz()),
    slip_at: nullable(timestamptz()),
    slip_renewed_by: nullable(bigint()),
    slip_renewed_at: nullable(timestamptz()),
  },
  class_members: {
    id: computed(bigint()),
    class_id: bigint(),
    pupil_id: bigint(),
    joined_by: text<JoinedBy>(),
    joined_at: timestamptz(),
    left_at: nullable(timestamptz()),
    left_by: nullable(text<LeftBy>()),
    on_leaderboard: withDefault(boolean()),
  },
  roster_imports: {
    id: computed(bigint()),
    uuid: uuid(),
    school_id: bigint(),
    class_id: nullable(bigint()),
    staff_id: nullable(bigint()),
    file_name: text(),
    state: text<"checked" | "running" | "done" | "undone">(),
    rows_total: int(),
    rows_done: withDefault(int()),
    message: nullable(text()),
    created_at: timestamptz(),
    finished_at: nullable(timestamptz()),
    undone_at: nullable(timestamptz()),
  },
  roster_rows: {
    import_id: bigint(),
    row_no: int(),
    last_name: text(),
    first_name: text(),
    sex: text(),
    class_name: text(),
    number: text(),
    problems: jsonb<{ field: string; message: string }[]>(),
    outcome: nullable(text<"made" | "added" | "known">()),
    pupil_id: nullable(bigint()),
    member_id: nullable(bigint()),
  },
  assignments: {
    id: computed(bigint()),
    uuid: uuid(),
    school_id: bigint(),
    staff_id: nullable(bigint()),
    title: text(),
    note: text(),
    kind: text<"topics" | "paper" | "mock" | "questions" | "built">(),
    exam_type_id: nullable(bigint()),
    subject_id: nullable(bigint()),
    made_of: jsonb<WorkMadeOf>(),
    revision_ids: nullable(arrayOf(bigint())),
    mode: text<"practice" | "exam">(),
    minutes: nullable(int()),
    attempts: int(),
    state: text<"draft" | "given" | "withdrawn">(),
    opens_at: timestamptz(),
    closes_at: timestamptz(),
    late_until: nullable(timestamptz()),
    results: text<"submitted" | "closed" | "released">(),
    released_at: nullable(timestamptz()),
    version: withDefault(int()),
    follow_up_of: nullable(bigint()),
    created_at: timestamptz(),
    given_at: nullable(timestamptz()),
    changed_at: nullable(timestamptz()),
    paper: nullable(jsonb<WorkPaper>()),
    told_at: nullable(timestamptz()),
    reminded_at: nullable(timestamptz()),
  },
  assignment_targets: { assignment_id: bigint(), class_id: bigint(), pupil_id: nullable(bigint()) },
  assignment_sittings: {
    sitting_id: bigint(),
    assignment_id: bigint(),
    pupil_id: bigint(),
    attempt: int(),
    version: int(),
    started_at: timestamptz(),
    finished_at: nullable(timestamptz()),
    is_late: withDefault(boolean()),
    finished_offline: withDefault(boolean()),
  },
};
