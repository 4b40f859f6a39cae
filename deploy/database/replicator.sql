-- The role by which a standby follows, is copied and is rewound; run as a superuser in the database of the app. It owns nothing.
create role replicator login replication;
grant pg_checkpoint to replicator;
grant execute on function pg_ls_dir(text, boolean, boolean), pg_stat_file(text, boolean), pg_read_binary_file(text),
  pg_read_binary_file(text, bigint, bigint, boolean) to replicator;
