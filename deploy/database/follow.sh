#!/bin/sh
# follow.sh DATA PRIMARY: makes the data folder of a stopped PostgreSQL follow PRIMARY (a libpq connection string, of the role
# replicator). A folder that has a past of its own, because it was the primary, is rewound; where that does not go, and where
# there is none yet, everything is copied. Start PostgreSQL on it afterwards. Run it as the user PostgreSQL runs as.
set -eu
data=$1 primary=$2
# What stands last in the file counts. Where it is promoted, it must not wait for a standby of its own before it acknowledges.
settle() { printf '%s\n' "$1" "synchronous_standby_names = ''" >>"$data/postgresql.auto.conf"; }
if [ -s "$data/PG_VERSION" ]; then
  # pg_rewind goes by the last checkpoint to learn of the new primary's history.
  psql "$primary" -qc checkpoint
  if pg_rewind -D "$data" --source-server="$primary"; then
    touch "$data/standby.signal"
    settle "primary_conninfo = '$(printf %s "$primary" | sed "s/'/''/g")'"
    echo rewound
    exit
  fi
fi
mkdir -p "$data"
find "$data" -mindepth 1 -delete
pg_basebackup -d "$primary" -D "$data" -R -X stream -c fast
settle ''
chmod 700 "$data"
echo copied
