-- The audit log is hashed with a key of its own, and its end is kept beside it under the same key: whoever can only write to
-- the database can neither continue the log nor cut it unseen.

-- 1: hashed without a key, as all entries were; 2: with it. There is no default, so that an older build, which would break
-- the chain, can not write to it any more.
alter table audit_chain add column rule integer not null default 1;
alter table audit_chain alter column rule drop default;

create table audit_anchor (
  one boolean primary key default true check (one),
  key bytea not null,
  switched_after bigint not null,
  seq bigint not null,
  head text not null,
  at timestamptz not null,
  mac text not null
);
