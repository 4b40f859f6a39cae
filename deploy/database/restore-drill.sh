#!/bin/sh
# restore-drill.sh ARCHIVE [TIME]: brings the archive to life beside everything else, as it was at TIME ('2026-11-16 12:30:00+00'; else
# as far as it goes), looks at every table and index, tells what is in it and how long that took, and throws it away. Run it each
# month, and after every change to how back-ups are made: a back-up nobody has restored is a hope.
# INTO=FOLDER leaves the data there instead, to be started as the new primary. Not as root: PostgreSQL does not want it.
set -eu
archive=$(cd "$1" && pwd) time=${2:-}
work=$(mktemp -d)
data=${INTO:-$work/data}
began=$(date +%s)
stop() {
  [ ! -e "$data/postmaster.pid" ] || pg_ctl -D "$data" -m fast -w stop >/dev/null
  rm -rf "$work"
}
trap stop EXIT
# The newest copy that was whole before that time.
wanted=$([ -z "$time" ] || date -u -d "$time" +%Y%m%dT%H%M%SZ)
base=$(ls "$archive/base" | grep -v part | while read -r each; do
  if [ -z "$wanted" ] || expr "$each" \< "$wanted" >/dev/null; then echo "$each"; fi
done | tail -n 1)
[ -n "$base" ] || { echo "no base backup in $archive/base is old enough" >&2; exit 1; }
mkdir -p "$data"
[ -z "$(ls -A "$data")" ] || { echo "$data is not empty" >&2; exit 1; }
cp -a "$archive/base/$base/." "$data"
chmod 700 "$data"
rm -f "$data/standby.signal"
touch "$data/recovery.signal" "$data/postgresql.conf"
cat >>"$data/postgresql.auto.conf" <<CONF
restore_command = 'gunzip -c "$archive/wal/%f.gz" > "%p"'
recovery_target_action = 'promote'
recovery_target_timeline = 'latest'
synchronous_standby_names = ''
${time:+recovery_target_time = '$time'}
CONF
echo 'local all all trust' >"$work/hba.conf"
pg_ctl -D "$data" -w -t 86400 -l "$work/log" -o "-c listen_addresses='' -c unix_socket_directories='$work' -c hba_file='$work/hba.conf' \
  -c archive_mode=off -c hot_standby=off -c ssl=off -c port=5432" start >/dev/null || { tail -n 20 "$work/log" >&2; exit 1; }
user=${PGUSER:-postgres}
ask() { psql -h "$work" -U "$user" -d "${DATABASE:-sabiprep}" -qtA -v ON_ERROR_STOP=1 -c "$1"; }
# Its start ends before it has caught up; a log that is broken ends it.
until ask 'select 1' >/dev/null 2>&1; do
  pg_ctl -D "$data" status >/dev/null || { tail -n 20 "$work/log" >&2; exit 1; }
  sleep 1
done
# A write that does not fit into its page any more, an index that lacks a row: found now, not on the day it is needed.
pg_amcheck -h "$work" -U "$user" -d "${DATABASE:-sabiprep}" --install-missing --heapallindexed
echo "copy $base"
ask "select 'candidates ' || count(*) from candidates"
ask "select 'sittings ' || count(*) from sittings"
ask "select 'grades ' || count(*) from grades"
ask "select 'last answer ' || coalesce(max(received_at)::text, 'none') from answer_batches"
echo "seconds $(($(date +%s) - began))"
if [ -n "${INTO:-}" ]; then
  ask "alter system reset all"
  echo "the data is in $INTO: start PostgreSQL on it, then add a standby"
fi
