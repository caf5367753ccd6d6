// Identifies a process: numbers are reused, a number and its start time are not.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * @typedef {object} ProcessId
 * @property {number} pid
 * @property {string | null} started  as the system reports it; null where it does not
 */

/**
 * @param {number} pid
 * @returns {ProcessId}
 */
export function identify(pid) {
  return { pid, started: startOf(pid) }
}

/** @param {ProcessId} id */
export function lives({ pid, started }) {
  return alive(pid) && startOf(pid) === started
}

/** @param {number} pid */
function alive(pid) {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/**
 * Ended, and kept by the system only until its parent has read the exit code.
 * @param {number} pid
 */
function isZombie(pid) {
  return statOf(pid)?.[0] === 'Z'
}

/**
 * When a process began.
 * @param {number} pid
 * @returns {string | null}
 */
function startOf(pid) {
  const stat = statOf(pid)
  if (stat !== null) return stat[19] ?? null
  try {
    const argv = ['-o', 'lstart=', '-p', String(pid)]
    return execFileSync('ps', argv, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return null
  }
}

/**
 * Linux's line about a process, after its name.
 * @param {number} pid
 */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}
