// npm run test:long: what takes too long for every change. Parts, one after the other; `npm run test:long -- word` runs those whose title contains it.
import { spawnSync } from 'node:child_process'
import { root } from './run/root.mjs'

/** @param {string} path @returns {readonly [string, ...string[]]} */
const chainTest = (path) => [
  process.execPath,
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'stack',
  path,
]

/** @type {readonly { title: string, command: readonly [string, ...string[]], env?: Record<string, string> }[]} */
const parts = [
  {
    title: '10,000 simulated histories',
    command: [
      process.execPath,
      '--import',
      'tsx',
      'tests/sim/main.ts',
      '--seed',
      '1',
      '--count',
      '10000',
    ],
  },
  {
    title: '20 real kills of npm start at random moments, audited after each',
    command: [process.execPath, '--import', 'tsx', 'tests/journeys/killRandom.ts', '--runs', '20'],
  },
  {
    title: '100,000 requests of all kinds to the embedded network',
    command: chainTest('tools/devnet/fuzz/requests'),
    env: { FUZZ_REQUESTS: '100000' },
  },
  {
    title: '25 kills of the embedded network in the middle of traffic',
    command: chainTest('tools/devnet/fuzz/killed'),
    env: { KILL_RUNS: '25' },
  },
  {
    title: '1,000,000 random calls of each contract by itself',
    command: [process.execPath, 'scripts/forge.mjs', '--long'],
  },
  {
    title: '200,000 random calls over the whole product, the campaign',
    command: [process.execPath, 'scripts/forge.mjs', '--campaign'],
  },
  {
    title: 'a fault of each law, which the campaign must find',
    command: [process.execPath, '--import', 'tsx', 'scripts/campaign-faults.mjs'],
  },
]

const word = process.argv[2] ?? ''
const chosen = parts.filter(({ title }) => title.includes(word))
if (chosen.length === 0) {
  console.error(`No part's title contains ${word}: ${parts.map(({ title }) => title).join(', ')}`)
}
let failed = chosen.length === 0 ? 1 : 0
for (const { title, command, env = {} } of chosen) {
  const [program, ...args] = command
  const began = Date.now()
  console.log(`\n${title}`)
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) failed += 1
  const minutes = ((Date.now() - began) / 60_000).toFixed(1)
  console.log(`${title}: ${status === 0 ? 'passed' : 'FAILED'} after ${minutes} min`)
}
process.exitCode = failed === 0 ? 0 : 1
