-- The subjects in which an editor or a reviewer may change questions; null is all of them.
alter table staff add column subject_ids bigint[] check (cardinality(subject_ids) > 0);
