import { createRequire } from 'node:module'
import type { Abi } from 'viem'
import type { Artifact, Artifacts } from '../../../scripts/compile-contracts.ts'
import { withImports } from '../../../scripts/contract-sources.ts'

interface Compiler {
  compile(input: string): string
  readonly settings: Record<string, unknown>
}
interface Output {
  readonly errors?: readonly { readonly formattedMessage: string }[]
  readonly contracts: Record<string, Record<string, { abi: Abi; evm: { bytecode: Code } }>>
}
interface Code {
  readonly object: string
}

const compiler = createRequire(import.meta.url)('../../../scripts/solc-shim.cjs') as Compiler
const names = ['PeerTeam', 'PeerSplitter', 'PeerCards', 'PeerEscrow']

/** The peer's contracts, compiled as ours are. */
export function compilePeer(): Artifacts {
  const files = names.map((name) => `apps/bench/energy/${name}.sol`)
  const wanted = { '*': ['abi', 'evm.bytecode.object'] }
  const outputSelection = Object.fromEntries(files.map((file) => [file, wanted]))
  const input = {
    language: 'Solidity',
    sources: withImports(files),
    settings: { ...compiler.settings, outputSelection },
  }
  const { errors = [], contracts } = JSON.parse(compiler.compile(JSON.stringify(input))) as Output
  if (errors.length > 0) throw new Error(errors.map((one) => one.formattedMessage).join('\n'))
  return Object.fromEntries(
    files.map((source, index): [string, Artifact] => {
      const name = names[index]!
      const { abi, evm } = contracts[source]![name]!
      const bytecode = `0x${evm.bytecode.object}` as const
      return [name, { name, source, abi, bytecode, deployedBytecode: bytecode, hash: '' }]
    }),
  )
}
