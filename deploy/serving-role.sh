#!/bin/sh
# Makes the role the servers work as, when the database is made, and the one by which a standby follows. They own nothing and have no
# password: their certificates let them in.
set -eu
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
create role sabiprep_app login nosuperuser nocreatedb nocreaterole;
SQL
[ ! -e /deploy/replicator.sql ] || psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" -f /deploy/replicator.sql
