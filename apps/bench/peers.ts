import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { run } from '../../scripts/run/children.mjs'
import { Problem } from '../../scripts/run/problem.mjs'
import type { Report } from './bench.ts'

/** Of a package of their own: its `#` imports would not be the product's. */
const folder = path.join(import.meta.dirname, 'peers')

/** Installs what the peers need, from their own lock file, where it is missing or another. */
export async function installPeers(report: Report): Promise<void> {
  if (isInstalled()) return
  report.say('npm ci in apps/bench/peers')
  const argv = ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = await run('npm', argv)
  if (code !== 0) throw new Problem(`npm ci in apps/bench/peers failed:\n${output.trim()}`)
}

/** npm writes its own record at the end of an install. */
function isInstalled(): boolean {
  const record = path.join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const present = versionsOf(record)
  return Object.entries(versionsOf(path.join(folder, 'package-lock.json'))).every(
    ([name, { version, optional }]) =>
      name === '' || present[name]?.version === version || (optional && !present[name]),
  )
}

const versionsOf = (file: string) =>
  (
    JSON.parse(readFileSync(file, 'utf8')) as {
      packages: Record<string, { version?: string; optional?: boolean }>
    }
  ).packages
