#!/bin/sh
# Makes the role the servers work as, when the database is made. It owns nothing and has no password: its certificate lets it in.
set -eu
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
create role sabiprep_app login nosuperuser nocreatedb nocreaterole;
SQL
