import { spawn } from 'node:child_process'
import { root } from './root.mjs'

/** Groups of processes begun here and not yet ended. @type {Set<import('node:child_process').ChildProcess>} */
const living = new Set()

/**
 * Starts a command in a process group of its own: a Ctrl-C reaches it only through us, in our
 * order, and all that it starts ends with it.
 * @param {string} command
 * @param {string[]} argv
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function begin(command, argv, options = {}) {
  const child = spawn(command, argv, { cwd: root, detached: true, ...options })
  const ended = () => {
    living.delete(child)
    notifyChildren()
  }
  living.add(child)
  notifyChildren()
  child.once('exit', ended)
  child.once('error', ended)
  return child
}

/** @type {(pids: number[]) => void} */
let onReport = () => {}

/**
 * `listener` receives the living processes, now and at every change. One listener at a time.
 * @param {(pids: number[]) => void} listener
 */
export function onChildren(listener) {
  onReport = listener
  notifyChildren()
}

function notifyChildren() {
  onReport([...living].flatMap(({ pid }) => pid ?? []))
}

/**
 * Runs a command to its end and collects what it prints.
 * @param {string} command
 * @param {string[]} argv
 * @param {Pick<import('node:child_process').SpawnOptions, 'env' | 'cwd' | 'uid' | 'gid'>} [options]
 * @returns {Promise<{ code: number, output: string, stdout: string }>}
 */
export function run(command, argv, options = {}) {
  return new Promise((resolve, reject) => {
    const child = begin(command, argv, {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...options.env },
    })
    let output = ''
    let stdout = ''
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text
      stdout += text
    })
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output, stdout }))
  })
}

/**
 * Requests a child to stop, and ends its whole group when it has not stopped in time.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} patience  milliseconds
 * @returns {Promise<void>}
 */
export function stop(child, patience) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve()
      return
    }
    const timer = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), patience)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

/** Ends everything begun here, at once. */
export function killAll() {
  for (const child of living) signalGroup(child.pid, 'SIGKILL')
}

/**
 * @param {number | undefined} leader  of the group
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(leader, signal) {
  if (leader === undefined) return
  try {
    process.kill(-leader, signal)
  } catch {
    // Already gone.
  }
}
