import { Button, buttonClass } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { MoreButton } from '#platform/web/MoreButton.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'

import { nftApi } from '../api.ts'
import { marketApi } from '../marketApi.ts'
import { CardGrid, CardGridSkeleton, CardTile } from './CardTile.tsx'
import { short } from './market/coins.ts'
import { MarketFilters } from './MarketFilters.tsx'
import { type MarketQuery, readMarketQuery, writeMarketQuery } from './marketQuery.ts'
import { marketStep } from './paths.ts'
import { nftTexts as texts } from './text.ts'
import { marketTexts } from './textMarket.ts'

/** What can be bought now has a list of its own. */
const cardsForSale = marketApi.skuPage

function useMarketCards({ sort, level, state, tokenId }: MarketQuery, size: number) {
  const forSale = state === 'onSale'
  return useApiList(
    forSale ? cardsForSale : nftApi.cardPage,
    {
      sort,
      ...(level === '' ? {} : { level }),
      ...(state === '' || forSale ? {} : { state }),
      ...(tokenId === '' ? {} : { tokenId }),
    },
    size,
    (card) => card.tokenId,
  )
}

/** Cards that a phone shows before it is scrolled. */
const inSight = 6

export function MarketCards() {
  const t = useText()
  // A state chip need not change within the second.
  const now = Math.floor(useChainNow() / 10) * 10
  const [search, setSearch] = useSearchParams()
  const [size, setSize] = useState(marketStep)
  const query = readMarketQuery(search)
  const cards = useMarketCards(query, size)
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
              title={t(emptyWords(query).title)}
              body={t(emptyWords(query).body)}
              action={
                filtered && !onlyForSale(query) ? (
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
                    figure={
                      card.listing === null
                        ? short(card.lastSale.price, card.lastSale.coin)
                        : short(card.listing.price, card.listing.coin)
                    }
                    figureLabel={t(card.listing === null ? texts.lastSale : marketTexts.price)}
                  />
                ))}
              </CardGrid>
              <MoreButton more={total > size} onMore={() => setSize(size + marketStep)} />
            </>
          )
        }
      </QueryState>
    </>
  )
}

/** Nobody sells: the contract still does. */
const onlyForSale = ({ state, tokenId }: MarketQuery): boolean =>
  state === 'onSale' && tokenId === ''

function emptyWords(query: MarketQuery) {
  if (onlyForSale(query)) {
    return { title: marketTexts.noneForSale, body: marketTexts.noneForSaleBody }
  }
  const filtered = query.level !== '' || query.state !== '' || query.tokenId !== ''
  return filtered
    ? { title: marketTexts.noneFound, body: marketTexts.noneFoundBody }
    : { title: marketTexts.none, body: marketTexts.noneBody }
}
