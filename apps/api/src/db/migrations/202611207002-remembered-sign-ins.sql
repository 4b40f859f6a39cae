-- expand: the view has the old name, for the build before this one. A later migration drops it.
alter table kept_sign_ins rename to remembered_sign_ins;
alter table remembered_sign_ins rename constraint kept_sign_ins_candidate_id_fkey to remembered_sign_ins_candidate_id_fkey;
alter sequence kept_sign_ins_id_seq rename to remembered_sign_ins_id_seq;
alter index kept_sign_ins_pkey rename to remembered_sign_ins_pkey;
alter index kept_sign_ins_uuid_key rename to remembered_sign_ins_uuid_key;
alter index kept_sign_ins_name_hash_key rename to remembered_sign_ins_name_hash_key;
alter index kept_sign_ins_candidate rename to remembered_sign_ins_candidate;
alter index kept_sign_ins_expiry rename to remembered_sign_ins_expiry;
create view kept_sign_ins as select * from remembered_sign_ins;
