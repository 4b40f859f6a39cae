-- When a picture was last sent in: one that was thrown away long ago and is sent in again today is a new one. Null for drawings of ours,
-- and for pictures that were sent in once, whose file says when.
alter table pictures add column sent_at timestamptz;
