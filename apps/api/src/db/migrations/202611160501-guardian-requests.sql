-- A guardian agrees in person: by a link sent to an address that is not the candidate's own.

create table guardian_requests (
  id bigint generated always as identity primary key,
  candidate_id bigint not null references candidates (id) on delete cascade,
  token_hash text not null unique,
  -- Kept while the answer is waited for, to send the letter again; afterwards only its commitment stays.
  email text,
  email_hash text not null,
  -- As the candidate was called when they asked: the link tells nothing newer.
  shown_name text not null,
  version text not null,
  state text not null check (state in ('waiting', 'agreed', 'declined', 'withdrawn', 'cancelled')),
  asked_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz
);
create index guardian_requests_candidate on guardian_requests (candidate_id, id desc);
create unique index guardian_requests_standing on guardian_requests (candidate_id) where state in ('waiting', 'agreed');

-- Whose word it was, as a commitment to the address that gave it.
alter table consents add column given_by text;

-- A box the candidate ticked was never a guardian's word.
update consents set withdrawn_at = now() where kind = 'guardian' and withdrawn_at is null;
