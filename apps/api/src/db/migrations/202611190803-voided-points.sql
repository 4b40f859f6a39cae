-- A test that staff looked at and left out of the leaderboards for good.
alter table sitting_points add column voided_at timestamptz;
