import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

import { fingerprint } from '../../scripts/run/fingerprint.mjs'
import { repositoryRoot } from '../../scripts/contract-sources.ts'

const folder = path.join(repositoryRoot, '.cache', 'kept')

let sources: string | undefined

/** A hash over what kept things are made of: all sources but tests and screens. */
export const sourcesOfKept = (): string =>
  (sources ??= fingerprint(
    ['apps', 'features', 'platform', 'tools/devnet', 'package-lock.json'],
    isPart,
  ))

/** The file of that name, written at its first use and kept for these sources. */
export async function keptFile(
  name: unknown,
  write: (file: string) => Promise<void>,
): Promise<string> {
  const own = path.join(folder, sourcesOfKept())
  const file = path.join(own, createHash('sha256').update(JSON.stringify(name)).digest('hex'))
  if (existsSync(file)) return file
  if (mkdirSync(own, { recursive: true }) !== undefined) removeOld()
  // Whole or not at all: other processes may be looking for it.
  const part = `${file}.${randomUUID()}`
  await write(part)
  renameSync(part, file)
  return file
}

/** What was made of former sources takes tens of megabytes; a run that began with them may still be reading it. */
function removeOld(): void {
  for (const name of readdirSync(folder)) {
    const old = path.join(folder, name)
    if (Date.now() - statSync(old).mtimeMs > 3_600_000) rmSync(old, { recursive: true })
  }
}

const isPart = (file: string): boolean =>
  /\.(ts|mjs|sol|json)$/.test(file) && !/\.test\.ts$|\.t\.sol$|\/web\//.test(file)
