#!/usr/bin/env bash
# base-backup.sh BACKUPS ARCHIVE [KEEP]: a copy of the whole cluster, from which and the archive any later moment can
# be restored. Keeps the newest KEEP copies, 7 without it, and the log since the oldest of them. Connects as PGHOST,
# PGPORT and PGUSER name.
set -euo pipefail
backups=$1 archive=$2 keep=${3:-7}
name=base-$(date --utc +%Y%m%dT%H%M%S%3NZ)
rm -rf "$backups"/*.part
pg_basebackup --pgdata="$backups/$name.part" --format=plain --checkpoint=fast --wal-method=none --no-password
pg_verifybackup --quiet --no-parse-wal "$backups/$name.part"
mv "$backups/$name.part" "$backups/$name"
sync "$backups"
for old in $(ls -d "$backups"/base-* | head --lines="-$keep"); do rm -rf "$old"; done
oldest=$(ls -d "$backups"/base-* | head --lines=1)
# The first piece of the log that the oldest copy needs.
first=$(sed --quiet 's/^START WAL LOCATION: .* (file \([0-9A-F]*\))$/\1/p' "$oldest/backup_label")
pg_archivecleanup "$archive" "$first"
# It leaves the labels of copies that are gone.
for label in "$archive"/*.backup; do
  if [[ ${label##*/} < $first ]]; then rm -f "$label"; fi
done
echo "$backups/$name"
