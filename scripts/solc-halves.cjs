// One compilation as two at the same time. A compiler uses one core, and nearly all of its time goes
// into the code of contracts, which is made only of the files that it is asked for.
'use strict'

const os = require('node:os')
const { MessageChannel, Worker, receiveMessageOnPort, workerData } = require('node:worker_threads')

/**
 * @typedef {Record<string, unknown>} Selection  by file: what is wanted of its contracts
 * @typedef {{ sources: Record<string, { content: string }>, settings: { viaIR?: boolean, outputSelection: Selection } }} Input
 * @typedef {{ errors?: object[], sources?: Record<string, object>, contracts?: Record<string, object> }} Output
 * @typedef {{ input: string, port: import('node:worker_threads').MessagePort, done: Int32Array }} Task
 */

/** Characters of source; less is compiled before a second compiler is loaded. */
const worthwhile = 100_000

/**
 * Standard JSON in, standard JSON out, both as text: the same as one compiler gives, but for the order of its parts.
 * @param {string} input
 * @returns {string}
 */
function compile(input) {
  const parsed = /** @type {Input} */ (JSON.parse(input))
  const parts = os.availableParallelism() > 1 ? halves(parsed) : null
  if (parts === null) return require('solc').compile(input)
  const [mine, other] = parts.map((outputSelection) =>
    JSON.stringify({ ...parsed, settings: { ...parsed.settings, outputSelection } }),
  )
  const waiting = beside(other ?? '')
  return merged(require('solc').compile(mine), waiting())
}

/**
 * The files that code is wanted of, in two parts of about the same length. Neighbours stay together: their
 * tests deploy the same contracts, whose code each part makes for itself.
 * @param {Input} input
 * @returns {[Selection, Selection] | null} null where one compiler does as well
 */
function halves({ sources, settings }) {
  const wanted = Object.entries(settings.outputSelection).sort(([a], [b]) => (a < b ? -1 : 1))
  const lengths = wanted.map(([file]) =>
    // Of a library little code is made by itself.
    file.startsWith('node_modules/') ? 0 : (sources[file]?.content.length ?? 0),
  )
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  if (settings.viaIR !== true || whole < worthwhile || wanted.length < 2) return null
  let at = 0
  for (let before = 0; at < wanted.length - 1; at += 1) {
    const length = lengths[at] ?? 0
    // The file in the middle goes where more of it belongs.
    if (at > 0 && 2 * before + length > whole) break
    before += length
  }
  return [Object.fromEntries(wanted.slice(0, at)), Object.fromEntries(wanted.slice(at))]
}

/**
 * Begins in a thread; the returned function waits for its end, and has nothing else done meanwhile.
 * @param {string} input
 */
function beside(input) {
  const { port1: ours, port2: port } = new MessageChannel()
  const done = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(__filename, { workerData: { input, port, done }, transferList: [port] })
  return () => {
    Atomics.wait(done, 0, 0)
    const { output, error } = receiveMessageOnPort(ours)?.message ?? {}
    ours.close()
    worker.unref()
    if (error !== undefined) throw new Error(error)
    return output
  }
}

/** @param {Task} task */
function work({ input, port, done }) {
  try {
    port.postMessage({ output: require('solc').compile(input) })
  } catch (error) {
    port.postMessage({ error: String(error) })
  }
  Atomics.store(done, 0, 1)
  Atomics.notify(done, 0)
}

/**
 * Both have read all sources and say the same of these; of code each says what it was asked for.
 * @param {string} first
 * @param {string} second
 */
function merged(first, second) {
  const [a, b] = /** @type {[Output, Output]} */ ([JSON.parse(first), JSON.parse(second)])
  const said = [...(a.errors ?? []), ...(b.errors ?? [])].map((one) => JSON.stringify(one))
  const errors = [...new Set(said)].map((one) => JSON.parse(one))
  return JSON.stringify({
    ...(errors.length === 0 ? {} : { errors }),
    sources: byFile(a.sources, b.sources),
    contracts: byFile(a.contracts, b.contracts),
  })
}

/**
 * @param {Record<string, object>} [first]
 * @param {Record<string, object>} [second]
 */
function byFile(first = {}, second = {}) {
  const all = Object.entries({ ...first, ...second })
  return Object.fromEntries(all.map(([file, said]) => [file, { ...first[file], ...said }]))
}

if (workerData?.done instanceof Int32Array) work(/** @type {Task} */ (workerData))
else module.exports = { compile, halves }
