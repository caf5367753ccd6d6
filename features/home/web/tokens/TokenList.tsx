import { classes } from '#platform/ui/classes.ts'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { NoneFits } from '#platform/web/search/NoneFits.tsx'
import { useState } from 'react'
import { Rows } from '#platform/web/PagedRows.tsx'

import { homeApi } from '../../api.ts'
import { rowsWaiting } from '../spaces.tsx'
import { tokenTexts as texts } from './text.ts'
import { TokenRow } from './TokenRow.tsx'
import { again } from './price.ts'

export type TokenOrder = 'cap' | 'popular' | 'new'

/** Coins of a page, and a button for more. */
const page = 10

export interface TokenListProps {
  /** Empty for all of them. */
  readonly search: string
  readonly order: TokenOrder
  readonly onClear: () => void
}

export function TokenList({ search, order, onClear }: TokenListProps) {
  const t = useText()
  const [size, setSize] = useState(page)
  const query = useApiList(
    homeApi.swapCoinList,
    search === '' ? { sort: order } : { search },
    size,
    ({ token }) => token,
    { refetchInterval: again },
  )
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonRows count={rowsWaiting} />}
      empty={
        search === '' ? (
          <EmptyState title={t(texts.none)} body={t(texts.noneBody)} />
        ) : (
          <NoneFits title={t(texts.noneFits)} body={t(texts.noneFitsBody)} onClear={onClear} />
        )
      }
    >
      {({ list, total }) => {
        const originals = new Set(list.map(({ looksLike }) => looksLike?.token))
        return (
          <div aria-busy={query.isPlaceholderData} className="flex flex-col gap-2">
            {search !== '' && (
              <output className="num text-soft">{t(texts.found, { count: total })}</output>
            )}
            <div className={classes('transition-opacity', query.isPlaceholderData && 'opacity-60')}>
              <Rows more={list.length < total} onMore={() => setSize(size + page)}>
                {list.map((coin) => (
                  <TokenRow key={coin.token} coin={coin} original={originals.has(coin.token)} />
                ))}
              </Rows>
            </div>
            {search === '' && order === 'cap' && (
              <p className="text-xs text-soft">{t(texts.capNote, { symbol: nativeSymbol() })}</p>
            )}
          </div>
        )
      }}
    </QueryState>
  )
}
