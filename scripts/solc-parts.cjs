// One compilation as two at the same time. A compiler uses one core, and nearly all of its time goes
// into the code of contracts, which is made only of the files that it is asked for.
'use strict'

const os = require('node:os')
const { MessageChannel, Worker, receiveMessageOnPort, workerData } = require('node:worker_threads')

/**
 * @typedef {Record<string, unknown>} Selection  by file: what is wanted of its contracts
 * @typedef {{ viaIR?: boolean, optimizer?: object, outputSelection: Selection }} Settings
 * @typedef {{ sources: Record<string, { content: string }>, settings: Settings }} Input
 * @typedef {{ errors?: object[], sources?: Record<string, object>, contracts?: Record<string, object> }} Output
 * @typedef {{ input: string, port: import('node:worker_threads').MessagePort, done: Int32Array }} Task
 */

/** Characters of source; less is compiled before a second compiler is loaded. */
const worthwhile = 100_000

/**
 * How Solidity tests are compiled, whatever is said: the older code generator takes a seventh of the time.
 * What they deploy of the product, by its name, is compiled as the product is.
 */
const ofTests = { viaIR: false, optimizer: { enabled: true, runs: 200 } }

/**
 * Standard JSON in, standard JSON out, both as text: the same as one compiler gives, but for the order of
 * its parts and the code of tests.
 * @param {string} input
 * @returns {string}
 */
function compile(input) {
  const parsed = /** @type {Input} */ (JSON.parse(input))
  const [mine = input, other] = parts(parsed).map((settings) =>
    JSON.stringify({ ...parsed, settings }),
  )
  if (other === undefined) return require('solc').compile(mine)
  const waiting =
    os.availableParallelism() > 1 ? beside(other) : () => require('solc').compile(other)
  return merged(require('solc').compile(mine), waiting())
}

/**
 * The settings of each part: the product and its tests, or two halves of the product, or all in one.
 * @param {Input} input
 * @returns {Settings[]}
 */
function parts({ sources, settings }) {
  if (settings.viaIR !== true) return [settings]
  const { outputSelection, ...how } = settings
  const wanted = Object.entries(outputSelection)
  const tests = wanted.filter(([file]) => file.endsWith('.t.sol'))
  const product = wanted.filter(([file]) => !file.endsWith('.t.sol'))
  if (tests.length === 0) return halves(product, sources).map((half) => part(how, half))
  return [
    ...(product.length === 0 ? [] : [part(how, product)]),
    part({ ...how, ...ofTests }, tests),
  ]
}

/**
 * @param {object} how
 * @param {[string, unknown][]} wanted
 * @returns {Settings}
 */
const part = (how, wanted) => ({ ...how, outputSelection: Object.fromEntries(wanted) })

/**
 * The files that code is wanted of, in two parts of about the same length; in one where one compiler does as
 * well. Neighbours stay together: what they deploy of each other, each part makes for itself.
 * @param {[string, unknown][]} files
 * @param {Input['sources']} sources
 */
function halves(files, sources) {
  const wanted = files.toSorted(([a], [b]) => (a < b ? -1 : 1))
  const lengths = wanted.map(([file]) =>
    // Of a library little code is made by itself.
    file.startsWith('node_modules/') ? 0 : (sources[file]?.content.length ?? 0),
  )
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  if (whole < worthwhile || wanted.length < 2) return [wanted]
  let at = 0
  for (let before = 0; at < wanted.length - 1; at += 1) {
    const length = lengths[at] ?? 0
    // The file in the middle goes where more of it belongs.
    if (at > 0 && 2 * before + length > whole) break
    before += length
  }
  return [wanted.slice(0, at), wanted.slice(at)]
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
else module.exports = { compile, ofTests, parts }
