// npm run test:forge -- [words]: the Solidity tests in whose file's path one of the words stands. What is random
// begins at the commit's seed, printed; SEED=<number> repeats a run.
//   --long      only the campaigns of random calls of each contract by itself, a million calls each; else 10,000 each
//               with TEST_FULL, 1,000 without
//   --campaign  only the one over the whole product, 200,000 calls
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { forgeBinary } from './forge-binary.mjs'
import { campaignSeed } from './run/seed.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const { settings } = createRequire(import.meta.url)('./solc-shim.cjs')
const ours = new Set(['--long', '--campaign'])
const whole = 'tests/campaign/*'

const words = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const flags = process.argv.slice(2).filter((word) => word.startsWith('-') && !ours.has(word))
const isLong = process.argv.includes('--long')
const isCampaign = process.argv.includes('--campaign')
const quickRuns = process.env.TEST_FULL ? '79' : '8'
const campaigns = isLong
  ? { FOUNDRY_INVARIANT_RUNS: '2000', FOUNDRY_INVARIANT_DEPTH: '500' }
  : isCampaign
    ? { FOUNDRY_INVARIANT_RUNS: '800', FOUNDRY_INVARIANT_DEPTH: '250' }
    : { FOUNDRY_INVARIANT_RUNS: quickRuns, FOUNDRY_INVARIANT_DEPTH: '128' }
if (isLong) flags.push('--match-test=invariant_', `--no-match-path=${whole}`)
// Named even where it is all: without a path forge passes over the folder of the campaign.
const named = words.length > 0 ? `{${words.map(anywhere).join(',')}}` : '**/*.t.sol'
const filter = ['--match-path', isCampaign ? whole : named]
const seed = campaignSeed()
console.error(`Seed of what is random: SEED=${seed}`)
if (!existsSync(new URL('../build/forge/out', import.meta.url))) {
  console.error(
    'The first run compiles every contract and test: minutes. Later runs compile changes.',
  )
}

const run = spawnSync(forgeBinary(), ['test', `--fuzz-seed=${seed}`, ...filter, ...flags], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    ...campaigns,
    FOUNDRY_VIA_IR: String(settings.viaIR),
    FOUNDRY_EVM_VERSION: settings.evmVersion,
    FOUNDRY_OPTIMIZER: String(settings.optimizer.enabled),
    FOUNDRY_OPTIMIZER_RUNS: String(settings.optimizer.runs),
    FOUNDRY_BYTECODE_HASH: settings.metadata.bytecodeHash,
    FOUNDRY_CBOR_METADATA: String(settings.metadata.appendCBOR),
  },
})
process.exit(run.status ?? 1)

/** @param {string} word */
function anywhere(word) {
  return `**/*${word}*,**/*${word}*/**`
}
