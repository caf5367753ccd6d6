// npm run test:mutation -- [words] [--workers n] [--every n]: plants one fault at a time in a contract
// which its Solidity tests must notice. Outside CI: all of it takes hours; --every 5 judges a fifth,
// another one at each SEED.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { contracts } from './mutation/contracts.mjs'
import { isEquivalent } from './mutation/contractFaults.ts'
import { gated } from './mutation/gate.mjs'
import { Judge, soliditySources } from './mutation/judge.mjs'
import { groupsOf } from './mutation/groups.mjs'
import { withoutFile } from './mutation/patterns.mjs'
import { countsOf, endOf } from './mutation/tally.mjs'

/** @typedef {import('./mutation/groups.mjs').Group} Group */
/** @typedef {import('./mutation/gate.mjs').Fault} Fault */

const root = fileURLToPath(new URL('..', import.meta.url))
const argv = process.argv.slice(2)
/** @param {string} name @param {number} preset */
function numberOf(name, preset) {
  const at = argv.indexOf(name)
  return at === -1 ? preset : Number(argv.splice(at, 2)[1])
}
const workers = numberOf('--workers', 2)
const every = numberOf('--every', 1)
const seed = Number(process.env['SEED'] ?? 0)
const chosen = contracts.filter(
  ({ file }) => argv.length === 0 || argv.some((word) => file.includes(word)),
)

const missed = withoutFile(
  chosen.map(({ tests }) => tests),
  soliditySources().tests,
)
if (missed.length > 0) throw new Error(`No tests: ${missed.join(', ')}`)

const began = Date.now()
const seconds = () => Math.round((Date.now() - began) / 1000)
const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8')
/** @param {number} id */
const isDrawn = (id) => (id + seed) % every === 0
const groups = chosen.flatMap((contract) => groupsOf(contract, read(contract.file), isDrawn))
const total = groups.flatMap(({ faults }) => faults).length
let done = 0
/** By file. */
const counts = new Map(chosen.map(({ file }) => [file, countsOf()]))

/** @param {string} file @param {Fault} fault @param {'noticed' | 'survived' | 'no code'} verdict */
function count(file, fault, verdict) {
  done += 1
  const tally = counts.get(file) ?? countsOf()
  const { line, was, now } = fault
  const known = verdict === 'survived' && isEquivalent({ file, was, now })
  if (verdict === 'noticed') tally.noticed += 1
  if (known) tally.harmless += 1
  else if (verdict === 'survived') tally.survived += 1
  if (verdict === 'survived') {
    console.log(
      `\r${known ? 'harmless' : verdict} ${file}:${line}  ${was}  →  ${now || '(left out)'}`,
    )
  }
  process.stdout.write(`\r${done} of ${total}, ${seconds()} s`)
}

/**
 * All faults of a group are compiled together, or, where that cannot be, in two halves.
 * @param {Judge} judge @param {Group} group
 */
async function judgeGroup(judge, { file, tests, faults }) {
  const [first] = faults
  if (first === undefined) return
  const single = faults.length === 1
  const source = single ? first.source : gated(read(file), faults)
  if (source !== null) judge.plant(file, source)
  const verdict = source === null ? 'no code' : await judge.run(tests)
  if (single) {
    count(
      file,
      first,
      verdict === 'passed' ? 'survived' : verdict === 'failed' ? 'noticed' : verdict,
    )
  } else if (verdict === 'passed') {
    for (const fault of faults) {
      const noticed = (await judge.run(tests, fault.id)) !== 'passed'
      count(file, fault, noticed ? 'noticed' : 'survived')
    }
  } else {
    const half = Math.ceil(faults.length / 2)
    await judgeGroup(judge, { file, tests, faults: faults.slice(0, half) })
    await judgeGroup(judge, { file, tests, faults: faults.slice(half) })
  }
}

async function work() {
  const judge = new Judge()
  try {
    await judge.open()
    for (let group = groups.shift(); group !== undefined; group = groups.shift()) {
      const { file, tests } = group
      judge.plant(file, read(file))
      // Tests that fail anyway would notice everything.
      if ((await judge.run(tests)) !== 'passed') {
        throw new Error(`${tests} fail without any fault:\n${judge.output.slice(-4_000)}`)
      }
      await judgeGroup(judge, group)
      judge.plant(file, read(file))
    }
  } finally {
    judge.close()
  }
}

await Promise.all(Array.from({ length: workers }, work))

console.log('')
for (const [file, { noticed, survived }] of counts) {
  console.log(`${file.padEnd(42)} ${noticed} of ${noticed + survived}`)
}
const { text, code } = endOf([...counts.values()], seconds())
console.log(text)
process.exitCode = code
