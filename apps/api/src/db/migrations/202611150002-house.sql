-- The house's own tables: events between features, mail that survives a dead mail server, files, the audit chain,
-- site settings and secrets.

create table secrets (
  name text primary key,
  value bytea not null
);

create table site_settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);

-- Features hear of each other through these. `xid` lets a reader stay below the oldest running transaction.
create table events (
  id bigint generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null,
  type text not null,
  body jsonb not null,
  primary key (id, at)
) partition by range (at);
create table events_default partition of events default;

create table event_cursors (
  listener text primary key,
  last_xid xid8 not null,
  last_id bigint not null
);
create index events_order on events (xid, id);

create table mail_outbox (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  event_key text not null unique,
  candidate_id bigint,
  to_address text not null,
  subject text not null,
  html text,
  text text,
  unsubscribe_url text,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_problem text
);
create index mail_outbox_due on mail_outbox (next_attempt_at) where sent_at is null and given_up_at is null;
create index mail_outbox_candidate on mail_outbox (candidate_id) where candidate_id is not null;

create table files (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  candidate_id bigint,
  purpose text not null,
  name text not null,
  mime_type text not null,
  size bigint not null,
  sha256 text not null,
  created_at timestamptz not null,
  retired_at timestamptz
);
create index files_candidate on files (candidate_id) where candidate_id is not null;

-- The chain hashes salted commitments; a body can be deleted (erasure) and the chain still verifies.
create table audit_chain (
  seq bigint primary key,
  at timestamptz not null,
  commitment text not null,
  prev_hash text not null,
  hash text not null
);
create table audit_bodies (
  seq bigint primary key references audit_chain (seq),
  salt text not null,
  verb text not null,
  actor_audience text,
  actor_uuid uuid,
  subject text,
  body jsonb not null
);
create index audit_bodies_subject on audit_bodies (subject, seq desc);
create index audit_bodies_actor on audit_bodies (actor_uuid, seq desc);

-- People who asked to be forgotten; applied again after a restore.
create table erased (
  uuid uuid primary key,
  at timestamptz not null
);

-- Large, append-only tables are partitioned by month; this keeps the coming months ready. A month whose rows already fell
-- into the default partition is left there.
create function make_month_partitions(parent text, months integer) returns void language plpgsql as $$
declare
  month date := date_trunc('month', now())::date;
  name text;
begin
  for ahead in 0..months loop
    name := parent || '_' || to_char(month, 'YYYYMM');
    if to_regclass(name) is null then
      begin
        execute format('create table %I partition of %I for values from (%L) to (%L)',
          name, parent, month, (month + interval '1 month')::date);
      exception when check_violation then null;
      end;
    end if;
    month := (month + interval '1 month')::date;
  end loop;
end $$;
select make_month_partitions('events', 3);
