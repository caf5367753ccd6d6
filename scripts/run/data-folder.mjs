import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Problem } from './problem.mjs'
import { shortPath } from './root.mjs'

const markerName = 'tessera-data.json'
const lockName = 'lock.json'

/**
 * Takes a data folder for this process: makes it, marks it as ours, locks it.
 * @param {string} folder
 * @returns {() => void} gives it back
 */
export function takeDataFolder(folder) {
  const name = shortPath(folder)
  try {
    makeFolder(folder)
    if (!isOurs(folder)) {
      if (readdirSync(folder).length > 0) {
        throw new Problem(
          `${name} holds files that are not Tessera's: choose another folder with DATA_DIR=path npm start.`,
        )
      }
      writeFileSync(path.join(folder, markerName), `${JSON.stringify({ format: 1 })}\n`)
    }
    lock(folder, name)
  } catch (error) {
    if (error instanceof Problem) throw error
    const code = /** @type {NodeJS.ErrnoException} */ (error).code
    throw new Problem(
      `${name} cannot be written (${code}): choose another folder with DATA_DIR=path npm start.`,
    )
  }
  return () => rmSync(path.join(folder, lockName), { force: true })
}

/**
 * Empties a data folder, only after it has shown to be one of ours and not in use.
 * @param {string} folder
 */
export function resetDataFolder(folder) {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return
  const name = shortPath(folder)
  if (!isOurs(folder)) {
    throw new Problem(
      `${name} does not look like a data folder of Tessera, so --reset leaves it alone: check DATA_DIR.`,
    )
  }
  const holder = lockHolder(folder)
  if (holder !== null) throw new Problem(inUse(name, holder))
  // The marker goes last: an interrupted reset can be repeated.
  for (const entry of readdirSync(folder)) {
    if (entry !== markerName) rmSync(path.join(folder, entry), { recursive: true, force: true })
  }
  rmSync(path.join(folder, markerName), { force: true })
}

/**
 * Level by level: Node's recursive mkdir never returns where the system refuses with ENOENT, as /proc does.
 * @param {string} folder
 */
function makeFolder(folder) {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  mkdirSync(folder)
}

/** @param {string} folder */
function isOurs(folder) {
  return existsSync(path.join(folder, markerName))
}

/**
 * @param {string} folder
 * @param {string} name
 */
function lock(folder, name) {
  const file = path.join(folder, lockName)
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) })
  // Twice: the second time after a lock whose process is gone has been removed.
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, mine, { flag: 'wx' })
      return
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
      const holder = lockHolder(folder)
      if (holder !== null) throw new Problem(inUse(name, holder))
      rmSync(file, { force: true })
    }
  }
  throw new Problem(inUse(name, lockHolder(folder) ?? 0))
}

/**
 * The process that holds the folder; null where there is none or it no longer lives.
 * @param {string} folder
 * @returns {number | null}
 */
function lockHolder(folder) {
  try {
    const { pid, started } = JSON.parse(readFileSync(path.join(folder, lockName), 'utf8'))
    return alive(pid) && startOf(pid) === started ? pid : null
  } catch {
    return null
  }
}

/** @param {number} pid */
function alive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/**
 * When a process began, in the kernel's ticks: process numbers are used again, this pair is not.
 * null where the system does not say.
 * @param {number} pid
 * @returns {string | null}
 */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

/**
 * @param {string} name
 * @param {number} pid
 */
function inUse(name, pid) {
  return `${name} is in use by process ${pid}: stop that one first, or choose another folder with DATA_DIR=path npm start.`
}
