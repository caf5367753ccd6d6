import type { BoundEndpoint } from './bind.ts'
import type { Declared, Manifest, ServerFeature } from './feature.ts'

/**
 * The features, those first that others build on; a feature that needs all declarations receives
 * them.
 */
export function composed(manifests: readonly Manifest[]): readonly ServerFeature[] {
  const declared: Declared = {
    income: manifests.flatMap(({ income = [] }) => income),
    reserves: inOrder(manifests.flatMap(({ reserves }) => reserves ?? [])),
    owed: inOrder(manifests.flatMap(({ owed }) => owed ?? [])),
    holdings: inOrder(manifests.flatMap(({ holdings }) => holdings ?? [])),
    releases: inOrder(manifests.flatMap(({ releases }) => releases ?? [])),
    powers: manifests.flatMap(({ powers }) => powers ?? []),
    spenders: [
      ...new Set(
        manifests.flatMap(({ indexers = [] }) => indexers.flatMap(({ spender }) => spender ?? [])),
      ),
    ],
    exits: manifests.flatMap(({ name, exits }) => (exits ? [{ feature: name, keys: exits }] : [])),
  }
  return manifests.map(({ endpoints, ...feature }) => ({
    ...feature,
    endpoints: isOfAll(endpoints) ? endpoints(declared) : endpoints,
  }))
}

const inOrder = <T>(entries: readonly { readonly order: number; readonly now: T }[]) =>
  entries.toSorted((a, b) => a.order - b.order).map(({ now }) => now)

const isOfAll = (
  endpoints: Manifest['endpoints'],
): endpoints is (declared: Declared) => readonly BoundEndpoint[] => typeof endpoints === 'function'
