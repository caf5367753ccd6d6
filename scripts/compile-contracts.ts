import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Abi } from 'viem'
import { ownSources, repositoryRoot, withImports } from './contract-sources.ts'

/** A compiled contract. Bytecode is hex with 0x; `hash` is the SHA-256 of the creation bytecode, hex without 0x. */
export type Artifact = {
  name: string
  source: string
  abi: Abi
  bytecode: `0x${string}`
  deployedBytecode: `0x${string}`
  hash: string
}

/** Artifacts by contract name. */
export type Artifacts = Record<string, Artifact>

type Compiler = {
  compile(input: string): string
  packageVersion: string
  settings: Record<string, unknown>
  writeWhole(file: string, text: string): void
}

type Output = {
  errors?: { severity: string; errorCode?: string; formattedMessage: string }[]
  contracts?: Record<
    string,
    Record<string, { abi: Abi; evm: Record<'bytecode' | 'deployedBytecode', { object: string }> }>
  >
}

const compiler = createRequire(import.meta.url)('./solc-shim.cjs') as Compiler
const buildFolder = path.join(repositoryRoot, 'build', 'contracts')

/**
 * A warning about every use, the library's guard included, which clears its slot as the warning
 * requires.
 */
const transientStorage = '2394'

export class CompileError extends Error {}

/**
 * Compiles every contract of the repository and writes `build/contracts/<Name>.json`.
 * Where no source, library or setting has changed since, it only reads those files.
 * @throws CompileError with the compiler's own words.
 */
export function compileContracts(): Artifacts {
  const state = sourcesHash()
  const stateFile = path.join(buildFolder, 'state.json')
  if (existsSync(stateFile)) {
    const built = JSON.parse(readFileSync(stateFile, 'utf8')) as { state: string; names: string[] }
    if (built.state === state && built.names.every((name) => existsSync(fileOf(name)))) {
      return Object.fromEntries(built.names.map((name) => [name, read(name)]))
    }
  }

  const artifacts = compileAll()
  for (const artifact of Object.values(artifacts)) {
    compiler.writeWhole(fileOf(artifact.name), `${JSON.stringify(artifact, null, 1)}\n`)
  }
  // Written last: an interrupted build is built again.
  compiler.writeWhole(stateFile, JSON.stringify({ state, names: Object.keys(artifacts) }))
  return artifacts
}

/**
 * Contracts that are no part of the product, compiled as ours are; nothing is written.
 * @param wanted file and name of each
 * @param libraries as `withImports` takes them
 * @throws CompileError with the compiler's own words; warnings about others' code are passed over.
 */
export function compileApart(
  wanted: readonly (readonly [string, string])[],
  libraries?: readonly string[],
): Artifacts {
  const files = wanted.map(([file]) => file)
  const output = compile(files, withImports(files, libraries))
  complain((output.errors ?? []).filter(({ severity }) => severity === 'error'))
  return artifactsOf(output, wanted)
}

function compileAll(): Artifacts {
  const files = ownSources()
  const output = compile(files, withImports(files))
  complain((output.errors ?? []).filter((error) => error.errorCode !== transientStorage))
  return artifactsOf(
    output,
    files.map((source) => [source, path.posix.basename(source, '.sol')]),
  )
}

function compile(files: readonly string[], sources: Record<string, { content: string }>): Output {
  const parts = { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] }
  const outputSelection = Object.fromEntries(files.map((file) => [file, parts]))
  const settings = { ...compiler.settings, outputSelection }
  const input = JSON.stringify({ language: 'Solidity', sources, settings })
  return JSON.parse(compiler.compile(input)) as Output
}

function complain(errors: readonly { readonly formattedMessage: string }[]): void {
  if (errors.length > 0)
    throw new CompileError(errors.map((one) => one.formattedMessage).join('\n'))
}

function artifactsOf(
  output: Output,
  wanted: readonly (readonly [source: string, name: string])[],
): Artifacts {
  const artifacts: Artifacts = {}
  for (const [source, name] of wanted) {
    const contract = output.contracts?.[source]?.[name]
    // Interfaces have no bytecode, internal libraries no ABI.
    if (!contract || contract.abi.length === 0 || contract.evm.bytecode.object === '') continue
    const bytecode = `0x${contract.evm.bytecode.object}` as const
    artifacts[name] = {
      name,
      source,
      abi: contract.abi,
      bytecode,
      deployedBytecode: `0x${contract.evm.deployedBytecode.object}`,
      hash: createHash('sha256').update(bytecode).digest('hex'),
    }
  }
  return artifacts
}

/** Libraries count by their pinned version, our own files by their text. */
function sourcesHash(): string {
  const library = path.join(
    repositoryRoot,
    'node_modules/@openzeppelin/tron-contracts/package.json',
  )
  const hash = createHash('sha256')
  hash.update(
    JSON.stringify([compiler.packageVersion, compiler.settings, readFileSync(library, 'utf8')]),
  )
  for (const file of ownSources()) {
    hash.update(`\n${file}\n`).update(readFileSync(path.join(repositoryRoot, file)))
  }
  return hash.digest('hex')
}

function fileOf(name: string): string {
  return path.join(buildFolder, `${name}.json`)
}

function read(name: string): Artifact {
  return JSON.parse(readFileSync(fileOf(name), 'utf8')) as Artifact
}
