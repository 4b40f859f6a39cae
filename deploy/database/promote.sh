#!/bin/sh
# promote.sh STANDBY: the standby (a libpq connection string, of a superuser) becomes the primary. Before that, be sure that the old
# primary is dead and stays so: it must never be started again as it is, only by follow.sh. Servers find the new one by
# themselves. Until another standby follows, what is acknowledged is on this host alone; then: synchronous.sh NEW_PRIMARY.
set -eu
# Without a standby of its own it would wait for one before it acknowledges anything.
psql "$1" -qtA -v ON_ERROR_STOP=1 -c "alter system set synchronous_standby_names = ''" -c "select pg_reload_conf()" \
  -c "select pg_promote(true, 60)" | tail -n 1 | grep -qx t
echo promoted
