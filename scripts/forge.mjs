// npm run test:forge -- [words]: the Solidity tests in whose file's path one of the words stands.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { settings } = createRequire(import.meta.url)('./solc-shim.cjs')

const architecture = process.arch === 'x64' ? 'amd64' : process.arch
const binary = path.join(
  root,
  `node_modules/@foundry-rs/forge-${process.platform}-${architecture}/bin/forge`,
)
if (!existsSync(binary)) {
  console.error(
    `The Solidity tests need forge, which is installed for Linux and macOS only, not for ${process.platform} ${process.arch}.`,
  )
  process.exit(1)
}

const words = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const flags = process.argv.slice(2).filter((word) => word.startsWith('-'))
const filter = words.length > 0 ? ['--match-path', `{${words.map(anywhere).join(',')}}`] : []

const run = spawnSync(binary, ['test', ...filter, ...flags], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
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
