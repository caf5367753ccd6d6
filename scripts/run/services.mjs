import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { begin } from './children.mjs'
import { Problem } from './problem.mjs'
import { root, shortPath } from './root.mjs'

/**
 * A long-running process of ours. It stops on SIGTERM, and stops by itself when the channel to us
 * closes, which is how it notices that we were killed.
 * @typedef {object} Service
 * @property {string} name
 * @property {import('node:child_process').ChildProcess} child
 * @property {string} logFile
 */

/**
 * The command line, after Node, of a built program.
 * @param {string} name
 * @param {string[]} argv
 */
export function program(name, ...argv) {
  return ['--enable-source-maps', path.join(root, 'build', 'node', `${name}.js`), ...argv]
}

/**
 * The server's. On PostgreSQL V8 has room for what is young: an index catches up a tenth faster, for some 20 MB. As
 * docs/operations.md has operators run it.
 * @param {NodeJS.ProcessEnv} env  its own
 */
export function serverProgram({ DATABASE_URL }) {
  return [...(DATABASE_URL ? ['--max-semi-space-size=64'] : []), ...program('server')]
}

/**
 * @param {string} name  for people
 * @param {string[]} argv  after Node
 * @param {NodeJS.ProcessEnv} env
 * @param {string} logFolder
 * @returns {Service}
 */
export function startService(name, argv, env, logFolder) {
  mkdirSync(logFolder, { recursive: true })
  const logFile = path.join(logFolder, `${name.toLowerCase().replace(' ', '-')}.log`)
  // One former log is kept, so that a log never grows for ever.
  if (existsSync(logFile) && statSync(logFile).size > 10_000_000) {
    renameSync(logFile, `${logFile}.1`)
  }
  const log = openSync(logFile, 'a')
  const child = begin(process.execPath, argv, {
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log, 'ipc'],
  })
  closeSync(log)
  return { name, child, logFile }
}

/**
 * Waits until `url` answers 200. The service's own end ends the waiting too.
 * @param {Service} service
 * @param {string} url
 * @param {number} limit  milliseconds
 */
export async function answering(service, url, limit) {
  const end = Date.now() + limit
  while (Date.now() < end) {
    if (service.child.exitCode !== null || service.child.signalCode !== null) {
      throw new Problem(obituary(service))
    }
    if (await answers(url)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Problem(
    `the ${service.name} did not answer at ${url} within ${limit / 1000} s; its last words:\n${lastLines(service.logFile)}`,
  )
}

/**
 * Waits until a service that has no address reports over its channel that it is ready. Its own end
 * ends the waiting too.
 * @param {Service} service
 * @param {number} limit  milliseconds
 * @returns {Promise<void>}
 */
export function ready(service, limit) {
  const { child, name, logFile } = service
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      const words = lastLines(logFile)
      reject(
        new Problem(
          `the ${name} was not ready within ${limit / 1000} s; its last words:\n${words}`,
        ),
      )
    }, limit)
    child.on('message', (/** @type {{ type?: string }} */ message) => {
      if (message.type !== 'ready') return
      clearTimeout(late)
      resolve()
    })
    child.once('exit', () => {
      clearTimeout(late)
      reject(new Problem(obituary(service)))
    })
  })
}

/** @param {string} url */
async function answers(url) {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(2_000) })
    await reply.arrayBuffer()
    return reply.ok
  } catch {
    return false
  }
}

/**
 * Which service ended, how, and its last output.
 * @param {Service} service
 */
export function obituary({ name, child, logFile }) {
  const how =
    child.signalCode === null ? `with exit code ${child.exitCode}` : `by ${child.signalCode}`
  return `the ${name} ended ${how}; its last words (all of them in ${shortPath(logFile)}):\n${lastLines(logFile)}`
}

/** @param {string} logFile */
function lastLines(logFile) {
  const lines = existsSync(logFile) ? readFileSync(logFile, 'utf8').trimEnd().split('\n') : []
  return lines.slice(-15).join('\n')
}
