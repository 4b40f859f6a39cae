-- Work that teachers set for classes or for named pupils.

create table assignments (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  school_id bigint not null references schools (id) on delete cascade,
  staff_id bigint references staff (id) on delete set null,
  title text not null,
  note text not null,
  kind text not null check (kind in ('topics', 'paper', 'mock', 'questions', 'built')),
  exam_type_id bigint references exam_types (id),
  subject_id bigint references subjects (id),
  -- What it is made of, by kind: topics and how many questions, a paper, a mock's blueprint and subjects.
  made_of jsonb not null,
  -- The same questions for everybody, in the order of a fixed paper. Null where each pupil gets an own selection.
  revision_ids bigint[],
  mode text not null check (mode in ('practice', 'exam')),
  minutes integer check (minutes between 1 and 600),
  attempts integer not null check (attempts between 1 and 20),
  state text not null check (state in ('draft', 'given', 'withdrawn')),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  -- Late work is accepted, and marked as late, until then. Null means that none is accepted.
  late_until timestamptz,
  -- When pupils see their results: with their own submission, when it closes, or when the teacher releases them.
  results text not null check (results in ('submitted', 'closed', 'released')),
  released_at timestamptz,
  -- Goes up with every change after it was given. A sitting keeps the version it was started with.
  version integer not null default 1,
  -- The work whose weak topics this one repeats.
  follow_up_of bigint references assignments (id) on delete set null,
  created_at timestamptz not null,
  given_at timestamptz,
  changed_at timestamptz,
  check (opens_at < closes_at),
  check (late_until is null or late_until >= closes_at)
);
create index assignments_school on assignments (school_id, closes_at desc);
create index assignments_opening on assignments (opens_at) where state = 'given';
create index assignments_closing on assignments (closes_at) where state = 'given';

-- A whole class, or one pupil of that class.
create table assignment_targets (
  assignment_id bigint not null references assignments (id) on delete cascade,
  class_id bigint not null references classes (id) on delete cascade,
  pupil_id bigint references school_pupils (id) on delete cascade,
  unique nulls not distinct (assignment_id, class_id, pupil_id)
);
create index assignment_targets_class on assignment_targets (class_id, assignment_id);
create index assignment_targets_pupil on assignment_targets (pupil_id) where pupil_id is not null;

-- Which sittings are class work. Their answers, grades and marking are those of every sitting.
create table assignment_sittings (
  sitting_id bigint primary key references sittings (id) on delete cascade,
  assignment_id bigint not null references assignments (id) on delete cascade,
  pupil_id bigint not null references school_pupils (id) on delete cascade,
  attempt integer not null check (attempt >= 1),
  version integer not null,
  started_at timestamptz not null,
  -- The pupil's own time of the last answer, also when it was given without a network.
  finished_at timestamptz,
  is_late boolean not null default false,
  unique (assignment_id, pupil_id, attempt)
);
create index assignment_sittings_pupil on assignment_sittings (pupil_id, assignment_id);
