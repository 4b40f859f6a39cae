#!/bin/sh
# synchronous.sh PRIMARY: from here on nothing is acknowledged that the standby has not written down (a libpq connection string, of
# a superuser). Fails where no standby follows, because then nothing would be acknowledged at all.
set -eu
ask() { psql "$1" -qtA -v ON_ERROR_STOP=1 -c "$2"; }
if [ "$(ask "$1" "select count(*) from pg_stat_replication where state = 'streaming'")" = 0 ]; then
  echo "no standby is connected yet" >&2
  exit 1
fi
ask "$1" "alter system set synchronous_standby_names = '*'"
ask "$1" "select pg_reload_conf()" >/dev/null
echo synchronous
