// npm run test:forge -- [words]: the Solidity tests in whose file's path one of the words stands.
//   --long  only the campaigns of random calls, a million calls each; else 10,000 each with TEST_FULL, 1,000 without
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { forgeBinary } from './forge-binary.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const { settings } = createRequire(import.meta.url)('./solc-shim.cjs')

const words = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const flags = process.argv.slice(2).filter((word) => word.startsWith('-') && word !== '--long')
const full = Boolean(process.env.TEST_FULL)
const seed = { FOUNDRY_FUZZ_SEED: `0x${Number(process.env.SEED ?? Date.now()).toString(16)}` }
const campaigns = process.argv.includes('--long')
  ? { FOUNDRY_INVARIANT_RUNS: '2000', FOUNDRY_INVARIANT_DEPTH: '500' }
  : { FOUNDRY_INVARIANT_RUNS: full ? '79' : '8', FOUNDRY_INVARIANT_DEPTH: '128' }
if (process.argv.includes('--long')) flags.push('--match-test=invariant_')
const filter = words.length > 0 ? ['--match-path', `{${words.map(anywhere).join(',')}}`] : []

const run = spawnSync(forgeBinary(), ['test', ...filter, ...flags], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    ...campaigns,
    ...seed,
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
