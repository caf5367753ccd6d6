import { Tabs } from '#platform/ui/Tabs.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { useSearchParams } from 'wouter'

import { lpStakeTexts as texts } from './stake/text.ts'

interface Pool {
  readonly pool: string
  readonly symbol: string
}

/** The pool that the address names, else the first; and tabs for the others. */
export function useChosenPool<P extends Pool>(pools: readonly P[]) {
  const [search, setSearch] = useSearchParams()
  return {
    pools,
    chosen: pools.find(({ pool }) => pool === search.get('pool')) ?? pools[0],
    choose: (pool: string) => setSearch({ pool }, { replace: true }),
  }
}

export function PoolTabs({ pools, chosen, choose }: ReturnType<typeof useChosenPool<Pool>>) {
  const t = useText()
  if (chosen === undefined) return null
  return (
    <div className="-mx-4">
      <Tabs
        label={t(texts.pool)}
        items={pools.map(({ pool, symbol }) => ({ value: pool, label: symbol }))}
        value={chosen.pool}
        onChange={choose}
      />
    </div>
  )
}
