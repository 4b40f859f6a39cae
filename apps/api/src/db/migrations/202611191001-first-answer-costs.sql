-- A test of the month is used when its first answer arrives, no longer when it is opened. Tests that are open now were counted when they
-- were opened, so they cost nothing more.
alter table sittings add column first_answer_costs text check (first_answer_costs in ('tests', 'mocks'));
-- How many tests of the month a pack has set aside. The ones not started are given back when the pack is removed in the same month.
alter table packs add column tests_set_aside integer not null default 0;
