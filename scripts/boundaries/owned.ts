import { modulesOf } from './modules.ts'
import type { Tree } from './tree.ts'
import { zoneOf } from './zones.ts'

/** What a file outside a feature's folder names of it. */
export interface Naming {
  readonly file: string
  readonly line: number
  readonly why: string
}

/** Where every feature is registered, by one line each. */
const registrations = new Set([
  'apps/server/features.ts',
  'apps/web/src/features.ts',
  'apps/deploy/contracts.ts',
])

const featureOf = (file: string): string | null => /^features\/(\w+)\//.exec(file)?.[1] ?? null

/** Paths of endpoints and names of contracts, each with the feature that declares it. */
function declaredIn(tree: Tree): Map<string, string> {
  const owners = new Map<string, string>()
  for (const [file, text] of tree) {
    const feature = featureOf(file)
    if (feature === null) continue
    const form = /^features\/\w+\/\w*([aA]pi|[aA]ctions|calls)\.ts$/.test(file)
      ? /\b(?:path|before|after|alsoAfter): '([^']+)'/g
      : /\/contract\/(public\/)?\w+\.sol$/.test(file)
        ? /^contract (\w+)/gm
        : null
    if (form === null) continue
    for (const [, name = ''] of text.matchAll(form)) owners.set(name, feature)
  }
  return owners
}

/**
 * What files name of features that are not theirs: an endpoint's path, a contract's name, an inner
 * file. The tests of a feature may name others; features and tests may name those of a base, on
 * which they stand.
 */
export function namings(tree: Tree, bases: readonly string[]): Naming[] {
  const owners = declaredIn(tree)
  const found: Naming[] = []
  for (const { file, imports } of modulesOf(tree)) {
    const own = featureOf(file)
    const kind = zoneOf(file)?.kind
    const isTest = kind === 'test'
    if (file.endsWith('.sol') || registrations.has(file) || (own !== null && isTest)) continue
    const knows = own !== null || isTest ? bases : []
    // `directions.ts` states where the others may import from.
    for (const { line, target } of isTest || kind === 'scripts' ? imports : []) {
      const feature = target === null ? null : featureOf(target)
      if (target === null || feature === null || !isInner(target)) continue
      if (knows.includes(feature)) continue
      found.push({ file, line, why: `${target} is an inner file of ${feature}` })
    }
    for (const [index, row] of (tree.get(file) ?? '').split('\n').entries()) {
      for (const [, name = ''] of row.matchAll(quoted)) {
        const feature = owners.get(name)
        if (feature === undefined || feature === own || knows.includes(feature)) continue
        found.push({ file, line: index + 1, why: `${name} belongs to ${feature}` })
      }
    }
  }
  return found
}

/** A word or a path at the beginning of a text, up to its end, a dot or a question mark. */
const quoted = /(?<=['"`])(\/?\w+(?:\/\w+)*)(?=['"`.?])/g

/** Not a door, nor what another feature's declarations may import. */
function isInner(target: string): boolean {
  const zone = zoneOf(target)
  return (
    zone?.kind === 'test' ||
    (zone?.kind === 'feature' &&
      !/^(manifest|public)\./.test(zone.room) &&
      zone.room !== 'deploy' &&
      zone.room !== 'keeper' &&
      !target.endsWith('/reasons.ts'))
  )
}
