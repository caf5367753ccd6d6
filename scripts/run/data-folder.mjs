import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { onChildren, signalGroup } from './children.mjs'
import { Problem } from './problem.mjs'
import { identify, lives } from './processes.mjs'
import { shortPath } from './root.mjs'

/** @typedef {import('./processes.mjs').ProcessId} ProcessId */

const markerName = 'tessera-data.json'
const lockName = 'lock.json'
/** Lies in a folder while its contents are being exchanged. */
export const halfRestored = 'half-restored'

/**
 * Takes a data folder for this process: makes it, marks it as ours, locks it.
 * @param {string} folder
 * @param {{ toRestore?: boolean }} [options]  a half restored folder is for a restore alone
 * @returns {() => void} gives it back
 */
export function takeDataFolder(folder, { toRestore = false } = {}) {
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
    if (!toRestore && existsSync(path.join(folder, halfRestored))) {
      throw new Problem(
        `Restoring into ${name} has not come to its end: npm run restore -- FILE --force does it again.`,
      )
    }
    lock(folder, name)
    noteChildren(folder)
  } catch (error) {
    if (error instanceof Problem) throw error
    const code = /** @type {NodeJS.ErrnoException} */ (error).code
    throw new Problem(
      `${name} cannot be written (${code}): choose another folder with DATA_DIR=path npm start.`,
    )
  }
  return () => {
    onChildren(() => {})
    rmSync(path.join(folder, lockName), { force: true })
  }
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
  endOrphans(readLock(folder)?.children ?? [])
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
export function isOurs(folder) {
  return existsSync(path.join(folder, markerName))
}

/**
 * @param {string} folder
 * @param {string} name
 */
function lock(folder, name) {
  const file = path.join(folder, lockName)
  const mine = JSON.stringify({ ...identify(process.pid), children: [] })
  // Twice: the second time after a lock whose process is gone has been removed.
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, mine, { flag: 'wx' })
      return
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
      const holder = lockHolder(folder)
      if (holder !== null) throw new Problem(inUse(name, holder))
      endOrphans(readLock(folder)?.children ?? [])
      // Another may have taken it while we waited.
      if (lockHolder(folder) === null) rmSync(file, { force: true })
    }
  }
  throw new Problem(inUse(name, lockHolder(folder) ?? 0))
}

/**
 * Keeps in the lock what was begun here and lives, for the process that finds the lock after we
 * were killed.
 * @param {string} folder
 */
function noteChildren(folder) {
  const file = path.join(folder, lockName)
  onChildren((pids) => {
    const whole = { ...identify(process.pid), children: pids.map(identify) }
    writeFileSync(`${file}.part`, JSON.stringify(whole))
    renameSync(`${file}.part`, file)
  })
}

/**
 * What a killed command has left running would write beside us. The services notice its end and
 * stop by themselves; what has not done so in time is ended.
 * @param {readonly ProcessId[]} children
 */
function endOrphans(children) {
  // Without a beginning it could be any other process by now.
  const orphans = () => children.filter((child) => child.started !== null && lives(child))
  const end = Date.now() + patience
  for (const { pid } of orphans()) signalGroup(pid, 'SIGTERM')
  while (orphans().length > 0 && Date.now() < end) pause(50)
  for (const { pid } of orphans()) signalGroup(pid, 'SIGKILL')
  while (orphans().length > 0) pause(20)
}

/** Milliseconds in which a service ends what it is doing. */
const patience = 4_000

/** @param {number} ms */
function pause(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

/**
 * The process that holds the folder; null where there is none or it no longer lives.
 * @param {string} folder
 * @returns {number | null}
 */
export function lockHolder(folder) {
  const holder = readLock(folder)
  return holder !== null && lives(holder) ? holder.pid : null
}

/**
 * null where there is none, or only half of one: it is written before anything is begun.
 * @param {string} folder
 * @returns {ProcessId & { children?: ProcessId[] } | null}
 */
function readLock(folder) {
  try {
    return JSON.parse(readFileSync(path.join(folder, lockName), 'utf8'))
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
