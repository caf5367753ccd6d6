import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { run } from './children.mjs'
import { Problem } from './problem.mjs'
import { root } from './root.mjs'

/**
 * Installs a folder that has packages and a lock file of its own, where they are missing or others.
 * None of them may run a script while it is installed.
 * @param {string} folder  from the root of the repository
 * @param {(what: string) => void} [report]
 */
export async function installLocked(folder, report = () => {}) {
  const place = path.join(root, folder)
  if (installed(place)) return
  report(`npm install in ${folder}`)
  // The same versions with the same hashes as `npm ci`, which refuses a lock file without the binaries
  // of other systems; nothing is written into the lock file.
  const argv = ['install', '--no-save', '--prefix', place, '--ignore-scripts']
  const { code, output } = await run('npm', [
    ...argv,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
  if (code !== 0) throw new Problem(`npm install in ${folder} failed:\n${output.trim()}`)
}

/**
 * True where every package that the folder's lock file requires on this machine is in its
 * node_modules. npm writes its own record at the end of an install.
 * @param {string} place
 */
export function installed(place) {
  const record = path.join(place, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const present = versionsOf(record)
  return Object.entries(versionsOf(path.join(place, 'package-lock.json'))).every(
    ([name, { version, optional }]) =>
      name === '' || present[name]?.version === version || (optional && !present[name]),
  )
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function versionsOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
