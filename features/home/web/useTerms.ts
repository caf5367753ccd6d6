import type { ChainTerms } from '#platform/web/chainTerms.ts'
import { termSources } from '#platform/web/shell/composed.ts'
import { createStore, useStore } from '#platform/web/store.ts'
import { useEffect } from 'react'

import { tokenTerms } from './tokenTerms.ts'

const known = createStore<ChainTerms>(tokenTerms)

/** What contracts' names mean; the features' part comes when the first transaction is shown. */
export function useTerms(): ChainTerms {
  useEffect(() => {
    // Without it the contracts' own names stand, as for any other contract.
    Promise.all(termSources().map((load) => load())).then(
      (loaded) => known.set(Object.assign({}, tokenTerms, ...loaded)),
      () => {},
    )
  }, [])
  return useStore(known)
}
