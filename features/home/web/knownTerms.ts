import type { ChainTerms } from '#platform/web/chainTerms.ts'
import { termSources } from '#platform/web/shell/composed.ts'

import { tokenTerms } from './tokenTerms.ts'

let known: ChainTerms = tokenTerms

/** Comes with the screen: names that change under the reader's eyes would move what is below. */
export async function loadTerms(): Promise<void> {
  const came = await Promise.allSettled(termSources().map((load) => load()))
  // Where one did not come the contract's own names stand, as for any other contract.
  known = Object.assign(
    {},
    tokenTerms,
    ...came.map((one) => (one.status === 'fulfilled' ? one.value : {})),
  )
}

/** What contracts' names mean. */
export const knownTerms = (): ChainTerms => known
