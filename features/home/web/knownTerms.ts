import type { ChainTerms } from '#platform/web/chainTerms.ts'
import { termSources } from '#platform/web/shell/composed.ts'

import { tokenTerms } from './tokenTerms.ts'

let known: ChainTerms = tokenTerms

/** Loaded with the screen: names that change later would move the content below. */
export async function loadTerms(): Promise<void> {
  const came = await Promise.allSettled(termSources().map((load) => load()))
  // If one did not load, the contract's own names are shown, as for any other contract.
  known = Object.assign(
    {},
    tokenTerms,
    ...came.map((one) => (one.status === 'fulfilled' ? one.value : {})),
  )
}

/** What contracts' names mean. */
export const knownTerms = (): ChainTerms => known
