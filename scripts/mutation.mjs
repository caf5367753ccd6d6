// npm run test:mutation -- [words] [--workers n]: plants one fault at a time in a contract and asks its
// Solidity tests to notice. Outside CI: with two workers, the preset, it takes most of an hour.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { contracts } from './mutation/contracts.mjs'
import { survivorsExplained } from './mutation/explained.mjs'
import { Judge } from './mutation/judge.mjs'
import { mutantsOf } from './mutation/mutate.mjs'

/** Of all faults, the share that must be noticed. */
const goal = 0.95

const root = fileURLToPath(new URL('..', import.meta.url))
const argv = process.argv.slice(2)
const workersAt = argv.indexOf('--workers')
const workers = workersAt === -1 ? 2 : Number(argv.splice(workersAt, 2)[1])
const chosen = contracts.filter(
  ({ file }) => argv.length === 0 || argv.some((word) => file.includes(word)),
)

const began = Date.now()
const seconds = () => Math.round((Date.now() - began) / 1000)
const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8')
const jobs = chosen.flatMap((contract) =>
  mutantsOf(read(contract.file)).map((mutant) => ({ ...contract, ...mutant })),
)
const total = jobs.length
/** @typedef {typeof jobs[number]} Job */
let done = 0
/** Noticed and planted, by file. @type {Map<string, { noticed: number, judged: number }>} */
const counts = new Map(chosen.map(({ file }) => [file, { noticed: 0, judged: 0 }]))
let harmless = 0

/** @param {Job} job @param {import('./mutation/judge.mjs').Verdict} verdict */
function count(job, verdict) {
  done += 1
  const tally = counts.get(job.file) ?? { noticed: 0, judged: 0 }
  if (verdict === 'noticed') tally.noticed += 1
  if (verdict === 'survived' && survivorsExplained(job)) harmless += 1
  else if (verdict !== 'no code') tally.judged += 1
  if (verdict === 'survived') {
    const known = survivorsExplained(job) ? 'harmless' : 'survived'
    console.log(`\r${known} ${job.file}:${job.line}  ${job.was}  →  ${job.now || '(left out)'}`)
  }
  process.stdout.write(`\r${done} of ${total}, ${seconds()} s`)
}

async function work() {
  const judge = new Judge()
  try {
    await judge.open()
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
      count(job, await judge.judge(job))
    }
  } finally {
    judge.close()
  }
}

/** Tests that fail anyway would notice everything. */
async function proveSound() {
  const judge = new Judge()
  try {
    await judge.open()
    for (const tests of new Set(chosen.map((one) => one.tests))) {
      const { file } = chosen.find((one) => one.tests === tests) ?? { file: '' }
      const verdict = await judge.judge({ file, source: read(file), tests })
      if (verdict !== 'survived') throw new Error(`${tests} fail without any fault`)
    }
  } finally {
    judge.close()
  }
}

await proveSound()
await Promise.all(Array.from({ length: workers }, work))

let noticed = 0
let judged = 0
console.log('')
for (const [file, tally] of counts) {
  noticed += tally.noticed
  judged += tally.judged
  console.log(`${file.padEnd(42)} ${tally.noticed} of ${tally.judged}`)
}
const share = judged === 0 ? 0 : noticed / judged
console.log(
  `${noticed} of ${judged} faults noticed (${(share * 100).toFixed(1)} %) in ${seconds()} s; ` +
    `${harmless} more change nothing that anybody can see`,
)
process.exitCode = share >= goal ? 0 : 1
