import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const repositoryRoot = path.join(import.meta.dirname, '..')

/** Our own Solidity files, tests left out, as paths from the repository's root. */
export function ownSources(): string[] {
  const features = readdirSync(path.join(repositoryRoot, 'features'))
  const folders = [
    ...features.map((feature) => `features/${feature}/contract`),
    'platform/contracts',
  ]
  return folders.flatMap(solidityFiles).sort()
}

function solidityFiles(folder: string): string[] {
  const absolute = path.join(repositoryRoot, folder)
  if (!existsSync(absolute)) return []
  return readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sol') && !file.endsWith('.t.sol'))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
}

/**
 * These files and everything they import, by the names the compiler knows them by.
 * @param libraries folders of packages, from the repository's root; the first that has the file gives it
 */
export function withImports(
  files: readonly string[],
  libraries: readonly string[] = ['node_modules'],
): Record<string, { content: string }> {
  const sources: Record<string, { content: string }> = {}
  const waiting = [...files]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (sources[name]) continue
    const content = readFileSync(locate(name, libraries), 'utf8')
    sources[name] = { content }
    for (const imported of content.matchAll(/^import[^"';]*["']([^"']+)["']/gm)) {
      const target = imported[1]!
      waiting.push(
        target.startsWith('.') ? path.posix.join(path.posix.dirname(name), target) : target,
      )
    }
  }
  return Object.fromEntries(Object.entries(sources).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function locate(name: string, libraries: readonly string[]): string {
  const places = ['', ...libraries].map((folder) => path.join(repositoryRoot, folder, name))
  return places.find((place) => existsSync(place)) ?? places.at(-1)!
}
