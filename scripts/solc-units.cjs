// A compilation file by file: each file that code is wanted of is compiled with what it imports, and kept under
// the hash of that. An author compiles only what changed, and forge takes what `npm run contracts` compiled.
'use strict'

const { createHash } = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')
const os = require('node:os')
const { Worker, workerData } = require('node:worker_threads')

const { writeWhole } = require('./write-whole.cjs')

/**
 * @typedef {Record<string, { content: string }>} Sources
 * @typedef {{ remappings?: string[], outputSelection: Record<string, unknown>, evmVersion?: string, viaIR?: boolean,
 *   optimizer?: object, metadata?: { bytecodeHash?: string, appendCBOR?: boolean }, libraries?: object }} Settings
 * @typedef {{ language: string, sources: Sources, settings: Settings }} Input
 * @typedef {{ severity: string, formattedMessage: string }} Message
 * @typedef {{ errors?: Message[], contracts?: Record<string, object> }} Output
 * @typedef {{ file: string, input: string }} Unit  `file` is where its output is kept
 */

const packageVersion = require('solc/package.json').version

/**
 * How Solidity tests are compiled, in every request: the older code generator takes a seventh of
 * the time. What they deploy of the product, by its name, is compiled as the product is.
 */
const ofTests = { viaIR: false, optimizer: { enabled: true, runs: 200 } }

/**
 * What is made of every file, for every caller: all that forge and our scripts read. No source
 * maps: their numbers of files would differ from unit to unit.
 */
const outputs = [
  'abi',
  'metadata',
  'evm.methodIdentifiers',
  ...['bytecode', 'deployedBytecode'].flatMap((code) => [
    `evm.${code}.object`,
    `evm.${code}.linkReferences`,
  ]),
  'evm.deployedBytecode.immutableReferences',
]

/**
 * Standard JSON in and out.
 * @param {Input} input
 * @param {string} folder  of the cache
 * @returns {Output & { sources: Record<string, { id: number }> }}
 */
function compileUnits(input, folder) {
  const name = namesOf(input.settings.remappings)
  const sources = Object.fromEntries(
    Object.entries(input.sources).map(([file, source]) => [name(file), source]),
  )
  const wanted = Object.keys(input.settings.outputSelection)
  const units = new Map(wanted.map((file) => [file, unitOf(name(file), sources, input, folder)]))
  const missing = [...units.values()].filter(({ file }) => !fs.existsSync(file))
  compileAll(missing)

  const contracts = /** @type {Record<string, object>} */ ({})
  const messages = new Map()
  for (const [file, unit] of units) {
    const output = read(unit.file)
    contracts[file] = output.contracts?.[name(file)] ?? {}
    for (const one of output.errors ?? []) messages.set(one.formattedMessage, one)
  }
  const errors = [...messages.values()]
  return {
    ...(errors.length === 0 ? {} : { errors }),
    sources: Object.fromEntries(Object.keys(input.sources).map((file, id) => [file, { id }])),
    contracts,
  }
}

/** A file's name as importers write it, so that forge's remapped names and ours are the same unit. @param {string[]} [remappings] */
function namesOf(remappings = []) {
  const pairs = remappings.map((one) => one.split('='))
  return (/** @type {string} */ file) => {
    const [from = '', to = ''] = pairs.find(([, folder = '']) => file.startsWith(folder)) ?? []
    return from + file.slice(to.length)
  }
}

/**
 * @param {string} file
 * @param {Sources} all
 * @param {Input} input
 * @param {string} folder
 * @returns {Unit}
 */
function unitOf(file, all, { language, settings }, folder) {
  const sources = closure(file, all)
  const { evmVersion, viaIR, optimizer, metadata, libraries } = settings
  const how = { evmVersion, viaIR, optimizer, ...(file.endsWith('.t.sol') ? ofTests : {}) }
  const { bytecodeHash, appendCBOR } = metadata ?? {}
  const input = JSON.stringify({
    language,
    sources,
    settings: {
      ...how,
      metadata: { bytecodeHash, appendCBOR },
      // Forge names none of them in an empty object.
      libraries: libraries ?? {},
      outputSelection: { [file]: { '*': outputs } },
    },
  })
  const key = createHash('sha256').update(packageVersion).update(input).digest('hex')
  return { file: path.join(folder, `${key}.json`), input }
}

/** The file and all that it imports. @param {string} file @param {Sources} all @returns {Sources} */
function closure(file, all) {
  const found = new Map()
  const waiting = [file]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const source = all[next]
    // What is not there the compiler reports, in its own words.
    if (found.has(next) || source === undefined) continue
    found.set(next, source)
    for (const [, target = ''] of source.content.matchAll(/^import[^"';]*["']([^"']+)["']/gm)) {
      const isRelative = target.startsWith('.')
      waiting.push(isRelative ? path.posix.join(path.posix.dirname(next), target) : target)
    }
  }
  return Object.fromEntries([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * A compiler uses one core: two take the next unit in turn, the longest first.
 * @param {Unit[]} units
 */
function compileAll(units) {
  if (units.length === 0) return
  const sorted = units.toSorted((a, b) => b.input.length - a.input.length)
  const shared = new Int32Array(new SharedArrayBuffer(8))
  const beside = sorted.length > 1 && os.availableParallelism() > 1
  if (beside) {
    const worker = new Worker(__filename, { workerData: { units: sorted, shared } })
    worker.unref()
  }
  takeTurns(sorted, shared)
  if (beside) Atomics.wait(shared, 1, 0)
  // The worker failed where its unit is missing; here it fails with its own words.
  for (const unit of sorted) if (!fs.existsSync(unit.file)) make(unit)
}

/** @param {Unit[]} units @param {Int32Array} shared  how many are taken; whether the worker has ended */
function takeTurns(units, shared) {
  for (let at = Atomics.add(shared, 0, 1); at < units.length; at = Atomics.add(shared, 0, 1)) {
    make(/** @type {Unit} */ (units[at]))
  }
}

/** @param {Unit} unit */
function make({ file, input }) {
  writeWhole(file, require('solc').compile(input))
}

/** @param {string} file @returns {Output} */
const read = (file) => JSON.parse(fs.readFileSync(file, 'utf8'))

if (workerData?.shared instanceof Int32Array) {
  try {
    takeTurns(workerData.units, workerData.shared)
  } finally {
    Atomics.store(workerData.shared, 1, 1)
    Atomics.notify(workerData.shared, 1)
  }
} else module.exports = { compileUnits, ofTests, packageVersion }
