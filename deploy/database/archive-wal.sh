#!/bin/sh
# archive-wal.sh ARCHIVE PATH NAME, PostgreSQL's archive_command: puts a piece of the log into the archive, whole or not at all.
set -eu
piece=$1/wal/$3.gz
mkdir -p "$1/wal"
# After a crash it is asked to again; what is there must be the same, and is never written over.
if [ -e "$piece" ]; then
  gunzip -c "$piece" | cmp -s - "$2"
  exit
fi
gzip -1 -c "$2" >"$piece.part"
sync "$piece.part"
mv "$piece.part" "$piece"
