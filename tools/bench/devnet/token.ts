import { createRequire } from 'node:module'

import { withImports } from '../../../scripts/contract-sources.ts'

const compiler = createRequire(import.meta.url)('../../../scripts/solc-shim.cjs') as {
  compile(input: string): string
  readonly settings: Record<string, unknown>
}

/** The same bytes for every network: hex, without a prefix. */
export function compileToken(): string {
  const file = 'tools/bench/devnet/Coin.sol'
  const outputSelection = { [file]: { '*': ['evm.bytecode.object'] } }
  const input = {
    language: 'Solidity',
    sources: withImports([file]),
    settings: { ...compiler.settings, outputSelection },
  }
  const { errors = [], contracts } = JSON.parse(compiler.compile(JSON.stringify(input))) as {
    errors?: { formattedMessage: string }[]
    contracts: Record<string, { Coin: { evm: { bytecode: { object: string } } } }>
  }
  if (errors.length > 0) throw new Error(errors.map((one) => one.formattedMessage).join('\n'))
  return contracts[file]!.Coin.evm.bytecode.object
}
