#!/usr/bin/env bash
# restore.sh BASE ARCHIVE DATA [TIME]: makes the empty folder DATA a cluster as of TIME, such as
# '2026-11-28 12:30:00+00', or of the archive's end. Started by `postgres -D DATA` it replays the archive, stops with an
# error if that ends before TIME, and opens for writing.
set -euo pipefail
base=$1 archive=$2 data=$3 time=${4:-}
if [ -n "$(ls -A "$data" 2>/dev/null)" ]; then
  echo "$data is not empty." >&2
  exit 1
fi
pg_verifybackup --quiet --no-parse-wal "$base"
mkdir -p "$data"
chmod 700 "$data"
cp --archive "$base/." "$data/"
# Those of an earlier restore are in the copy.
sed --in-place '/^restore_command\|^recovery_target/d' "$data/postgresql.auto.conf"
{
  echo "restore_command = 'cp \"$archive/%f\" \"%p\"'"
  echo "recovery_target_action = 'promote'"
  if [ -n "$time" ]; then echo "recovery_target_time = '$time'"; fi
} >>"$data/postgresql.auto.conf"
touch "$data/recovery.signal"
