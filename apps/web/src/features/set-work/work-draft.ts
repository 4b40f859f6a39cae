// What a teacher has typed into the form of set work, and the request made of it.
import type { InputOf, setWork, WorkMadeOf } from "@sabiprep/contract";
import { fromLagosField, lagosField, lagosFieldIn } from "./lagos-time.ts";

type Fields = Omit<InputOf<typeof setWork.create>, "school_id">;
export type Target = Fields["targets"][number];
export const chosenKinds = ["topics", "paper", "mock"] as const;

export interface WorkDraft {
  title: string;
  note: string;
  /** What saved work is made of, until the teacher chooses something else. */
  kept: WorkMadeOf | null;
  kind: (typeof chosenKinds)[number];
  exam_id: string;
  subject_id: string;
  topic_ids: readonly string[];
  count: string;
  paper_id: string;
  /** A paper that staff put together at the desk. */
  is_built: boolean;
  subject_ids: readonly string[];
  mode: Fields["mode"];
  minutes: string;
  attempts: string;
  opens_at: string;
  closes_at: string;
  late_until: string;
  results: Fields["results"];
  targets: readonly Target[];
  follow_up_of: string | null;
}

export const newDraft = (more: Partial<WorkDraft> = {}): WorkDraft => ({
  title: "",
  note: "",
  kept: null,
  kind: "topics",
  exam_id: "",
  subject_id: "",
  topic_ids: [],
  count: "10",
  paper_id: "",
  is_built: false,
  subject_ids: [],
  mode: "practice",
  minutes: "",
  attempts: "1",
  opens_at: lagosField(new Date().toISOString()),
  closes_at: lagosFieldIn(3, "18:00"),
  late_until: "",
  results: "submitted",
  targets: [],
  follow_up_of: null,
  ...more,
});

export const draftOf = (fields: Fields): WorkDraft =>
  newDraft({
    title: fields.title,
    note: fields.note ?? "",
    kept: fields.made_of,
    mode: fields.mode,
    minutes: fields.minutes === null ? "" : String(fields.minutes),
    attempts: String(fields.attempts),
    opens_at: lagosField(fields.opens_at),
    closes_at: lagosField(fields.closes_at),
    late_until: fields.late_until ? lagosField(fields.late_until) : "",
    results: fields.results,
    targets: fields.targets,
    follow_up_of: fields.follow_up_of ?? null,
  });

/** A number, or a value that the schema refuses with its own message. */
const typedNumber = (typed: string): number => (typed.trim() === "" ? Number.NaN : Number(typed));

function madeOf(draft: WorkDraft): WorkMadeOf {
  const { exam_id, subject_id } = draft;
  if (draft.kept) return draft.kept;
  if (draft.kind === "paper") return { kind: draft.is_built ? "built" : "paper", paper_id: draft.paper_id };
  if (draft.kind === "mock") return { kind: "mock", exam_id, subject_ids: [...draft.subject_ids] };
  return {
    ...{ kind: "topics", exam_id, subject_id },
    topic_ids: [...draft.topic_ids],
    count: typedNumber(draft.count),
  };
}

export const requestOf = (draft: WorkDraft): Fields => ({
  title: draft.title,
  note: draft.note.trim() || null,
  made_of: madeOf(draft),
  mode: draft.mode,
  minutes: draft.minutes.trim() === "" ? null : typedNumber(draft.minutes),
  attempts: typedNumber(draft.attempts),
  opens_at: fromLagosField(draft.opens_at) ?? "",
  closes_at: fromLagosField(draft.closes_at) ?? "",
  late_until: draft.late_until ? (fromLagosField(draft.late_until) ?? "") : null,
  results: draft.results,
  targets: [...draft.targets],
  follow_up_of: draft.follow_up_of,
});

/** The first message for each field. What the work is made of is several fields on screen, so their own names count. */
export function errorsOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = String((path[0] === "made_of" ? path[1] : path[0]) ?? "");
    errors[field] ??= message;
  }
  return errors;
}
