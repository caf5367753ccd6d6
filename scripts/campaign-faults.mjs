// npm run test:long -- "campaign must find": plants a fault of each law in a copy of the contracts,
// which the campaign over the whole product must find. With words: those in whose file's path one of them stands.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { faultsIn } from './campaign/faults.mjs'
import { lawFaults as faults } from './mutation/contractFaults.ts'
import { gated } from './mutation/gate.mjs'
import { Judge } from './mutation/judge.mjs'
import { root } from './run/root.mjs'

const tests = 'tests/campaign/Campaign.t.sol'
const words = process.argv.slice(2)
/** @param {{ file: string }} fault */
const isAsked = ({ file }) => words.length === 0 || words.some((word) => file.includes(word))
/** Calls at most, 250 in a row. */
const calls = Number(process.env.CAMPAIGN_CALLS ?? 20_000)
const settings = {
  // Without it the campaign's own code has too little stack.
  FOUNDRY_OPTIMIZER: 'true',
  FOUNDRY_INVARIANT_RUNS: String(Math.ceil(calls / 250)),
  FOUNDRY_INVARIANT_DEPTH: '250',
}
const judge = new Judge(settings, 3_600_000)
let missed = 0
try {
  await judge.open()
  for (const file of new Set(faults.map((fault) => fault.file))) {
    const source = readFileSync(path.join(root, file), 'utf8')
    const planted = gated(source, faultsIn(file, source))
    if (planted === null) throw new Error(`${file}: a line that no fault can sleep in`)
    judge.plant(file, planted)
  }
  // A campaign that fails anyway finds everything.
  const sound = await judge.run(tests)
  const reported = judge.output.split('\n').filter((line) => /FAIL|Error/.test(line))
  if (sound !== 'passed') throw new Error(`without a fault: ${reported.join('\n')}`)
  for (const [index, { law, file, was }] of faults.entries()) {
    if (!isAsked({ file })) continue
    const began = Date.now()
    const found = (await judge.run(tests, index + 1)) === 'failed'
    const seconds = Math.round((Date.now() - began) / 1000)
    console.log(`${found ? 'found' : 'MISSED'} after ${seconds} s: law ${law}, ${file}: ${was}`)
    if (!found) missed += 1
  }
} finally {
  judge.close()
}
const asked = faults.filter(isAsked).length
console.log(`${asked - missed} of ${asked} faults found`)
process.exitCode = missed === 0 ? 0 : 1
