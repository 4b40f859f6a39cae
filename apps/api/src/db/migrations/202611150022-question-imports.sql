-- Question files on their way into the bank: the file, what was read of it row by row, and what became of each row.

create table question_imports (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  staff_id bigint references staff (id) on delete set null,
  file_name text not null,
  size integer not null,
  state text not null check (state in ('reading', 'refused', 'checked', 'importing', 'done', 'undone')),
  -- Counted up by every change of mind, so that a reading that was overtaken writes nothing.
  attempt integer not null default 1,
  -- What the sender chose: columns, delimiter, encoding, and what rows that do not say get.
  settings jsonb not null,
  -- What was found: format, encoding, columns, notes.
  found jsonb,
  message text,
  rows_read integer not null default 0,
  rows_ready integer not null default 0,
  rows_with_problems integer not null default 0,
  rows_duplicate integer not null default 0,
  questions_made integer not null default 0,
  progress_done integer not null default 0,
  progress_total integer not null default 0,
  created_at timestamptz not null,
  imported_at timestamptz,
  undone_at timestamptz
);
create index question_imports_unfinished on question_imports (created_at) where state not in ('done', 'undone');

-- Kept until the import is done.
create table question_import_files (
  import_id bigint primary key references question_imports (id) on delete cascade,
  bytes bytea not null
);

create table question_import_rows (
  import_id bigint not null references question_imports (id) on delete cascade,
  position integer not null,
  row_no integer not null,
  state text not null check (state in ('ready', 'problem', 'duplicate')),
  question jsonb not null,
  problems jsonb not null,
  -- What will be written; null where the row cannot be.
  prepared jsonb,
  question_uuid uuid,
  primary key (import_id, position)
);
create index question_import_rows_by_state on question_import_rows (import_id, state, position);
