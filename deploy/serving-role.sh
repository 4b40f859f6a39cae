#!/bin/sh
# Makes the role the servers work as, when the database is made. It owns nothing; they give it its rights at their start.
set -eu
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" -v password="$SERVING_PASSWORD" <<'SQL'
create role sabiprep_app login nosuperuser nocreatedb nocreaterole password :'password';
SQL
