#!/bin/sh
# promote.sh STANDBY: the standby (a libpq connection string, of a superuser) becomes the primary. Before that, be sure that the old
# primary is dead and stays so: it must never be started again as it is, only by follow.sh. Servers find the new one by
# themselves. Until another standby follows, what is acknowledged is on this host alone; then: synchronous.sh NEW_PRIMARY.
set -eu
# No setting is changed before it: after a reload PostgreSQL may rest for five seconds before it looks (wal_retrieve_retry_interval).
psql "$1" -qtA -v ON_ERROR_STOP=1 -c "select pg_promote(true, 60)" | grep -qx t
echo promoted
