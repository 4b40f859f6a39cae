-- Rows that are written again and again find room for their next version on their own page, where no index has to be told. A
-- sheet is written with every answer; the figures with every test. Applies to pages that are filled from now on.
alter table sitting_answers set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);
alter table candidate_figures set (fillfactor = 80);
alter table day_figures set (fillfactor = 90);
alter table subject_figures set (fillfactor = 80);
alter table topic_figures set (fillfactor = 80);
alter table item_figures set (fillfactor = 85);
