import { shortAddress } from '#platform/std/format.ts'
import { typedAddress } from '#platform/std/address.ts'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { NoneFits } from '#platform/web/search/NoneFits.tsx'
import { SearchField } from '#platform/web/search/SearchField.tsx'
import { useSettled } from '#platform/web/useSettled.ts'
import { type ReactNode, useState } from 'react'

import { lockApi } from '../api.ts'
import { lockTexts as texts } from './text.ts'

interface SearchCoinsProps {
  readonly onChoose: (address: string) => void
  /** While nothing is searched for. */
  readonly children: ReactNode
}

const longest = 64

/** Finds a coin whose locks are to be seen; its results stand in the place of what is below. */
export function SearchCoins({ onChoose, children }: SearchCoinsProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const settled = useSettled(typed)
  const q = asSearched(settled)
  return (
    <>
      <SearchField label={t(texts.search)} longest={longest} value={typed} onChange={setTyped} />
      {typed.trim() === '' ? (
        children
      ) : (
        <Results
          q={q}
          onClear={() => setTyped('')}
          onChoose={(address) => {
            setTyped('')
            onChoose(address)
          }}
        />
      )}
    </>
  )
}

/** An address is pasted in groups; words keep their spaces. */
function asSearched(typed: string): string {
  const address = typedAddress(typed)
  return (/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address) ? address : typed.trim()).slice(0, longest)
}

interface ResultsProps extends Pick<SearchCoinsProps, 'onChoose'> {
  readonly q: string
  readonly onClear: () => void
}

function Results({ q, onClear, onChoose }: ResultsProps) {
  const t = useText()
  const query = useApi(lockApi.search, q === '' ? null : { q }, { keepsLast: true })
  if (q === '') return <SkeletonRows />
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {({ list }) =>
        list.length === 0 ? (
          <NoneFits title={t(texts.noCoin)} body={t(texts.noCoinBody)} onClear={onClear} />
        ) : (
          <div className="flex flex-col">
            {list.map(({ coin, locks, liquidityLocks }) => (
              <ListRow
                key={coin.address}
                onPress={() => onChoose(coin.address)}
                title={<span translate="no">{coin.symbol}</span>}
                note={<span translate="no">{shortAddress(coin.address)}</span>}
                trailingNote={t(texts.locksOf, { count: locks, liquidity: liquidityLocks })}
              />
            ))}
          </div>
        )
      }
    </QueryState>
  )
}
