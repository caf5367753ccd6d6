import { shortAmount } from '#platform/std/format.ts'
import { Button, buttonClass } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'

import { nftApi } from '../api.ts'
import { CardGrid, CardGridSkeleton, CardTile } from './CardTile.tsx'
import { MarketFilters } from './MarketFilters.tsx'
import { type MarketQuery, readMarketQuery, writeMarketQuery } from './marketQuery.ts'
import { marketStep } from './paths.ts'
import { nftTexts as texts } from './text.ts'
import { marketTexts } from './textMarket.ts'

/** Cards that a phone shows before it is scrolled. */
const inSight = 6

export function MarketCards() {
  const t = useText()
  // A state chip need not change within the second.
  const now = Math.floor(useChainNow() / 10) * 10
  const [search, setSearch] = useSearchParams()
  const [size, setSize] = useState(marketStep)
  const query = readMarketQuery(search)
  const cards = useApiList(
    nftApi.cardPage,
    {
      sort: query.sort,
      ...(query.level === '' ? {} : { level: query.level }),
      ...(query.state === '' ? {} : { state: query.state }),
      ...(query.tokenId === '' ? {} : { tokenId: query.tokenId }),
    },
    size,
    (card) => card.tokenId,
  )
  const change = (next: Partial<MarketQuery>): void => {
    setSize(marketStep)
    setSearch(writeMarketQuery({ ...query, ...next }), { replace: true })
  }
  const filtered = query.level !== '' || query.state !== '' || query.tokenId !== ''

  return (
    <>
      <MarketFilters query={query} total={cards.data?.total} onChange={change} />
      <QueryState query={cards} skeleton={<CardGridSkeleton />}>
        {({ total, list }) =>
          list.length === 0 ? (
            <EmptyState
              title={t(filtered ? marketTexts.noneFound : marketTexts.none)}
              body={t(filtered ? marketTexts.noneFoundBody : marketTexts.noneBody)}
              action={
                filtered ? (
                  <Button
                    kind="quiet"
                    onClick={() => change({ level: '', state: '', tokenId: '' })}
                  >
                    {t(marketTexts.showAll)}
                  </Button>
                ) : (
                  <Link to="/nftInv" className={buttonClass()}>
                    {t(texts.buyCards)}
                  </Link>
                )
              }
            />
          ) : (
            <>
              <CardGrid>
                {list.map((card, place) => (
                  <CardTile
                    key={card.tokenId}
                    card={card}
                    now={now}
                    first={place < inSight}
                    figure={`${shortAmount(BigInt(card.boughtFor), 6)} ${nativeSymbol()}`}
                    figureLabel={t(texts.boughtFor)}
                  />
                ))}
              </CardGrid>
              {total > size && (
                <Button kind="quiet" onClick={() => setSize(size + marketStep)}>
                  {t(texts.more)}
                </Button>
              )}
            </>
          )
        }
      </QueryState>
    </>
  )
}
