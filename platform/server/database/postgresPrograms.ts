import { accessSync, constants, readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * The folder of the newest PostgreSQL that has all these programs, of Debian's packages, else where
 * the shell finds them; null without one. The newest, since an older one does not read what a newer
 * one wrote.
 */
export function postgresPrograms(...names: readonly string[]): string | null {
  const root = '/usr/lib/postgresql'
  const folders = [
    ...versionsIn(root).map((version) => path.join(root, String(version), 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ]
  return folders.find((folder) => names.every((name) => runnable(path.join(folder, name)))) ?? null
}

/** Newest first. */
function versionsIn(folder: string): number[] {
  try {
    return readdirSync(folder)
      .map(Number)
      .filter(Number.isInteger)
      .toSorted((a, b) => b - a)
  } catch {
    return []
  }
}

function runnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
