import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Artifacts } from './compile-contracts.ts'
import { repositoryRoot } from './contract-sources.ts'

/** The committed typed ABIs, one file a feature, as they should read now: path from the root to text. */
export function abiFiles(artifacts: Artifacts): Map<string, string> {
  const files = new Map<string, string>()
  for (const { name, source, abi } of Object.values(artifacts)) {
    // Contracts of the local network stand in the platform's one file.
    const folder = source.startsWith('platform/')
      ? 'platform/contracts'
      : path.posix.dirname(source)
    const file = `${folder}/abi.ts`
    const lines = abi.map((entry) => `  ${JSON.stringify(entry)},\n`).join('')
    const head = files.get(file) ?? '// Written by `npm run contracts`; do not edit.\n'
    files.set(file, `${head}\nexport const ${lowerFirst(name)}Abi = [\n${lines}] as const\n`)
  }
  return files
}

/** Files whose text differs from what is on disk. */
export function staleAbis(artifacts: Artifacts): string[] {
  return [...abiFiles(artifacts)]
    .filter(([file, text]) => !existsSync(at(file)) || readFileSync(at(file), 'utf8') !== text)
    .map(([file]) => file)
}

/** Writes the stale files and returns their paths. */
export function writeAbis(artifacts: Artifacts): string[] {
  const files = abiFiles(artifacts)
  const stale = staleAbis(artifacts)
  for (const file of stale) writeFileSync(at(file), files.get(file)!)
  return stale
}

function at(file: string): string {
  return path.join(repositoryRoot, file)
}

function lowerFirst(name: string): string {
  return name[0]!.toLowerCase() + name.slice(1)
}
