import type { ChainTerms } from '#platform/web/chainTerms.ts'
import { termSources } from '#platform/web/shell/composed.ts'

import { tokenTerms } from './tokenTerms.ts'

let known: ChainTerms = tokenTerms

/** Comes with the screen: names that change under the reader's eyes would move what is below. */
export async function loadTerms(): Promise<void> {
  try {
    known = Object.assign(
      {},
      tokenTerms,
      ...(await Promise.all(termSources().map((load) => load()))),
    )
  } catch {
    // Without it the contracts' own names stand, as for any other contract.
  }
}

/** What contracts' names mean. */
export const knownTerms = (): ChainTerms => known
