import type { BoundEndpoint } from './bind.ts'
import type { Declared, Manifest, ServerFeature } from './feature.ts'

/** The features, those first that others build on; whoever answers by what all declare is told it. */
export function composed(manifests: readonly Manifest[]): readonly ServerFeature[] {
  const declared: Declared = {
    income: manifests.flatMap(({ income = [] }) => income),
    reserves: manifests
      .flatMap(({ reserves }) => reserves ?? [])
      .toSorted((a, b) => a.order - b.order)
      .map(({ now }) => now),
  }
  return manifests.map(({ endpoints, ...feature }) => ({
    ...feature,
    endpoints: isOfAll(endpoints) ? endpoints(declared) : endpoints,
  }))
}

const isOfAll = (
  endpoints: Manifest['endpoints'],
): endpoints is (declared: Declared) => readonly BoundEndpoint[] => typeof endpoints === 'function'
