// Question files on their way into the bank.
import { bigint, bytes, computed, int, jsonb, nullable, text, timestamptz, uuid, withDefault } from "../columns.ts";

export const importTables = {
  question_imports: {
    id: computed(bigint()),
    uuid: uuid(),
    staff_id: nullable(bigint()),
    file_name: text(),
    size: int(),
    state: text<"reading" | "refused" | "checked" | "importing" | "done" | "undone">(),
    attempt: withDefault(int()),
    settings: jsonb<object>(),
    found: nullable(jsonb<object>()),
    message: nullable(text()),
    rows_read: withDefault(int()),
    rows_ready: withDefault(int()),
    rows_with_problems: withDefault(int()),
    rows_duplicate: withDefault(int()),
    questions_made: withDefault(int()),
    progress_done: withDefault(int()),
    progress_total: withDefault(int()),
    created_at: timestamptz(),
    imported_at: nullable(timestamptz()),
    undone_at: nullable(timestamptz()),
  },
  question_import_files: { import_id: bigint(), bytes: bytes() },
  question_import_rows: {
    import_id: bigint(),
    position: int(),
    row_no: int(),
    state: text<"ready" | "problem" | "duplicate">(),
    question: jsonb<object>(),
    problems: jsonb<object[]>(),
    prepared: nullable(jsonb<object>()),
    shown: withDefault(jsonb<object>()),
    question_uuid: nullable(uuid()),
  },
};
