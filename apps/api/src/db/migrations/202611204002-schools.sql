-- Schools, their people and their classes.

create table schools (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  -- Pupils type it when they sign in. Never reused.
  code text not null unique,
  name text not null,
  state text not null,
  created_at timestamptz not null,
  created_by bigint references staff (id) on delete set null,
  -- Closed by staff: its people see nothing more and its pupils keep their accounts.
  closed_at timestamptz,
  -- The school's statement that it may enrol pupils under 18. Made once by a head.
  authority_version text,
  authority_at timestamptz,
  authority_by bigint references staff (id) on delete set null,
  check ((authority_version is null) = (authority_at is null))
);
create index schools_name on schools (lower(name), id);

create table school_years (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  school_id bigint not null references schools (id) on delete cascade,
  name text not null,
  starts_on date not null,
  -- The last day of its classes.
  ends_on date not null,
  check (starts_on < ends_on),
  unique (school_id, name)
);

-- Seats bought or granted for a time. The seats of a day are the sum of the rows in force that day.
create table school_seats (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  school_id bigint not null references schools (id) on delete cascade,
  seats integer not null check (seats between 1 and 20000),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  paid_by text not null check (paid_by in ('paystack', 'staff')),
  -- Paystack's reference, or the bank's reference that staff wrote down.
  reference text not null,
  amount_kobo bigint not null check (amount_kobo >= 0),
  recorded_by bigint references staff (id) on delete set null,
  created_at timestamptz not null,
  check (starts_at < ends_at)
);
create unique index school_seats_reference on school_seats (reference);
create index school_seats_school on school_seats (school_id, ends_at);

-- Payments for seats that were started at Paystack. A paid one has its row in school_seats, by the reference.
create table school_purchases (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  school_id bigint not null references schools (id) on delete cascade,
  staff_id bigint references staff (id) on delete set null,
  reference text not null unique,
  seats integer not null,
  ends_at timestamptz not null,
  amount_kobo bigint not null,
  state text not null check (state in ('waiting', 'paid', 'failed')),
  created_at timestamptz not null,
  settled_at timestamptz
);
create index school_purchases_waiting on school_purchases (created_at) where state = 'waiting';

-- Heads and teachers.
create table school_people (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  school_id bigint not null references schools (id) on delete cascade,
  staff_id bigint not null references staff (id) on delete cascade,
  role text not null check (role in ('head', 'teacher')),
  since timestamptz not null,
  until timestamptz
);
create unique index school_people_now on school_people (school_id, staff_id) where until is null;
create index school_people_staff on school_people (staff_id) where until is null;

create table classes (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  school_id bigint not null references schools (id) on delete cascade,
  year_id bigint not null references school_years (id) on delete cascade,
  name text not null,
  -- Null while nobody can join by code.
  join_code text unique,
  leaderboard text not null default 'off' check (leaderboard in ('off', 'improvement', 'points')),
  created_at timestamptz not null,
  -- Ended before its school year did.
  ended_at timestamptz
);
create unique index classes_name on classes (year_id, lower(name));
create index classes_school on classes (school_id, year_id);

create table class_teachers (
  class_id bigint not null references classes (id) on delete cascade,
  staff_id bigint not null references staff (id) on delete cascade,
  since timestamptz not null,
  primary key (class_id, staff_id)
);
create index class_teachers_staff on class_teachers (staff_id);

-- One row for each pupil of a school, also after they have left: sign-in by admission number still finds the account.
-- The school made the accounts of `roster` and `hand`. It may rename them and print slips while they have no email.
create table school_pupils (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  school_id bigint not null references schools (id) on delete cascade,
  candidate_id bigint not null references candidates (id) on delete cascade,
  -- As written on the roster, and as compared: upper case, without spaces. Null for a pupil who joined by code.
  number text,
  number_key text,
  sex text check (sex in ('f', 'm')),
  joined_by text not null check (joined_by in ('roster', 'hand', 'code')),
  since timestamptz not null,
  left_at timestamptz,
  left_by text check (left_by in ('pupil', 'school', 'undo')),
  -- Sealed. The slip's first code, until the pupil has chosen a password.
  first_code bytea,
  first_code_until timestamptz,
  slip_at timestamptz,
  check ((number is null) = (number_key is null)),
  check ((left_at is null) = (left_by is null))
);
create unique index school_pupils_number on school_pupils (school_id, number_key) where number_key is not null;
create unique index school_pupils_candidate on school_pupils (school_id, candidate_id);
create index school_pupils_of on school_pupils (candidate_id);
create index school_pupils_now on school_pupils (school_id) where left_at is null;

create table class_members (
  id bigint generated always as identity primary key,
  class_id bigint not null references classes (id) on delete cascade,
  pupil_id bigint not null references school_pupils (id) on delete cascade,
  joined_by text not null check (joined_by in ('roster', 'hand', 'code')),
  joined_at timestamptz not null,
  left_at timestamptz,
  left_by text check (left_by in ('pupil', 'school', 'undo')),
  -- The pupil's own choice, for the class leaderboard.
  on_leaderboard boolean not null default false,
  check ((left_at is null) = (left_by is null))
);
create unique index class_members_now on class_members (class_id, pupil_id) where left_at is null;
create index class_members_pupil on class_members (pupil_id);

-- Rosters: a file or pasted rows, checked, imported as a whole, undone.
create table roster_imports (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  school_id bigint not null references schools (id) on delete cascade,
  -- Null for a roster of the school, whose rows name their classes.
  class_id bigint references classes (id) on delete cascade,
  staff_id bigint references staff (id) on delete set null,
  file_name text not null,
  state text not null check (state in ('checked', 'running', 'done', 'undone')),
  rows_total integer not null,
  rows_done integer not null default 0,
  message text,
  created_at timestamptz not null,
  finished_at timestamptz,
  undone_at timestamptz
);
create index roster_imports_school on roster_imports (school_id, id desc);

create table roster_rows (
  import_id bigint not null references roster_imports (id) on delete cascade,
  -- The row of the file, as a spreadsheet counts it.
  row_no integer not null,
  last_name text not null,
  first_name text not null,
  sex text not null,
  class_name text not null,
  number text not null,
  problems jsonb not null,
  -- What the import did: a new account, a known pupil added to a class, or nothing to change.
  outcome text check (outcome in ('made', 'added', 'known')),
  pupil_id bigint references school_pupils (id) on delete set null,
  member_id bigint references class_members (id) on delete set null,
  primary key (import_id, row_no)
);
create index roster_rows_pupil on roster_rows (pupil_id) where pupil_id is not null;
create index roster_rows_member on roster_rows (member_id) where member_id is not null;
