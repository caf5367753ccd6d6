import { createRequire } from 'node:module'
import type { Abi } from 'viem'
import type { Artifact, Artifacts } from '../../../scripts/compile-contracts.ts'
import { withImports } from '../../../scripts/contract-sources.ts'

interface Compiler {
  compile(input: string): string
  readonly settings: Record<string, unknown>
}
interface Output {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[]
  readonly contracts: Record<string, Record<string, { abi: Abi; evm: { bytecode: Code } }>>
}
interface Code {
  readonly object: string
}

const compiler = createRequire(import.meta.url)('../../../scripts/solc-shim.cjs') as Compiler
const libraries = ['node_modules', 'apps/bench/peers/node_modules']

const ours = (name: string): readonly [string, string] => [`apps/bench/energy/${name}.sol`, name]

/** The same product on the library's parts. */
export const compilePeer = (): Artifacts =>
  compile(['PeerTeam', 'PeerSplitter', 'PeerCards', 'PeerEscrow'].map(ours))

/** Tokens and a market that others made. */
export const compileOthers = (): Artifacts =>
  compile([
    ...['PeerSeaport', 'PeerSolady', 'PeerErc721a', 'PeerTrc721'].map(ours),
    ['seaport-core/src/conduit/ConduitController.sol', 'ConduitController'],
  ])

/** As ours are compiled. @param wanted file and name of each contract */
function compile(wanted: readonly (readonly [string, string])[]): Artifacts {
  const parts = { '*': ['abi', 'evm.bytecode.object'] }
  const files = wanted.map(([file]) => file)
  const input = {
    language: 'Solidity',
    sources: withImports(files, libraries),
    settings: {
      ...compiler.settings,
      outputSelection: Object.fromEntries(files.map((file) => [file, parts])),
    },
  }
  const { errors = [], contracts } = JSON.parse(compiler.compile(JSON.stringify(input))) as Output
  const faults = errors.filter(({ severity }) => severity === 'error')
  if (faults.length > 0) throw new Error(faults.map((one) => one.formattedMessage).join('\n'))
  return Object.fromEntries(
    wanted.map(([source, name]): [string, Artifact] => {
      const { abi, evm } = contracts[source]![name]!
      const bytecode = `0x${evm.bytecode.object}` as const
      return [name, { name, source, abi, bytecode, deployedBytecode: bytecode, hash: '' }]
    }),
  )
}
