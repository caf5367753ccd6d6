#!/usr/bin/env bash
# archive_command: archive.sh PATH NAME ARCHIVE. A piece of the log is in the archive whole or not at all, and is
# never replaced by another.
set -euo pipefail
from=$1 name=$2 archive=$3
if [ -e "$archive/$name" ]; then
  # PostgreSQL repeats the command after a crash between archiving and noting it.
  cmp --silent "$from" "$archive/$name"
  exit
fi
cp "$from" "$archive/$name.part"
sync "$archive/$name.part"
mv "$archive/$name.part" "$archive/$name"
sync "$archive"
