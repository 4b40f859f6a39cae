-- contract: a school's pupils have no email address, and people of a school sign in as staff without a role at the desk
alter table candidates alter column email drop not null;

-- `school` is everybody who is a head or a teacher and nothing else. It allows their own account and, through
-- school_people, the pages of their schools.
alter table staff drop constraint staff_role_check;
alter table staff add constraint staff_role_check
  check (role in ('owner', 'editor', 'reviewer', 'support', 'finance', 'school'));

-- `claim` proves an address that a pupil adds to an account that has none.
alter table one_time_links drop constraint one_time_links_purpose_check;
alter table one_time_links add constraint one_time_links_purpose_check
  check (purpose in ('verify', 'reset', 'staff_reset', 'staff_invite', 'claim'));

-- An address that waits for its owner's click. It becomes the account's address only then.
create table email_claims (
  candidate_id bigint primary key references candidates (id) on delete cascade,
  email text not null,
  asked_at timestamptz not null
);
