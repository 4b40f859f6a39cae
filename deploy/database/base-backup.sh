#!/bin/sh
# base-backup.sh ARCHIVE HOST: copies the whole database of HOST (a libpq connection string, of the role replicator; a standby will do)
# into the archive, checks the copy, and drops what only older copies need. Once a day; KEEP=2 copies are kept.
set -eu
archive=$1 host=$2
part=$archive/base/new.part
mkdir -p "$archive/base" "$archive/wal"
rm -rf "$part"
pg_basebackup -d "$host" -D "$part" -X stream -c fast
pg_verifybackup -q "$part"
# Named by its end: it can restore any moment after that, and none before.
name=$(date -u +%Y%m%dT%H%M%SZ)
mv "$part" "$archive/base/$name"
ls -r "$archive/base" | tail -n +$((${KEEP:-2} + 1)) | while read -r old; do rm -rf "$archive/base/$old"; done
oldest=$(ls "$archive/base" | head -n 1)
first=$(sed -n 's/^START WAL LOCATION: .*(file \(.*\))$/\1/p' "$archive/base/$oldest/backup_label")
pg_archivecleanup -x .gz "$archive/wal" "$first"
echo "$name"
