-- expand: the view has the old name, for the build before this one. A later migration drops it.
alter table notices rename to notifications;
alter table notifications rename constraint notices_candidate_id_fkey to notifications_candidate_id_fkey;
alter sequence notices_id_seq rename to notifications_id_seq;
alter index notices_pkey rename to notifications_pkey;
alter index notices_uuid_key rename to notifications_uuid_key;
alter index notices_candidate_id_once_key_key rename to notifications_candidate_id_once_key_key;
alter index notices_newest rename to notifications_newest;
alter index notices_unread rename to notifications_unread;
alter index notices_due rename to notifications_due;
alter index notices_passing rename to notifications_retired;
create view notices as select * from notifications;
