import { DemoChip } from '#features/account/public.web.ts'
import { Button, buttonClass } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { useApi } from '#platform/web/api.ts'
import { useConfig } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { MoreButton } from '#platform/web/MoreButton.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { useSession } from '#platform/web/session.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'

import { nftApi } from '../api.ts'
import { marketApi } from '../marketApi.ts'
import type { Card } from '../shapes.ts'
import { CardGrid, CardGridSkeleton, CardTile } from './CardTile.tsx'
import { cardName } from './levelName.ts'
import { short } from './market/coins.ts'
import { lastPriceOf } from './market/guards.ts'
import { shownPrice } from './market/shownPrice.ts'
import { MarketFigures } from './MarketFigures.tsx'
import { MarketFilters } from './MarketFilters.tsx'
import { type MarketQuery, readMarketQuery, writeMarketQuery } from './marketQuery.ts'
import { marketStep } from './paths.ts'
import { nftTexts as texts } from './text.ts'
import { marketTexts } from './textMarket.ts'

/** Cards for sale have a list of their own. */
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

const BuySheet = lazyComponent(async () => (await import('./market/BuySheet.tsx')).BuySheet, null)

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
  const statistic = useApi(nftApi.nftStatistic, {}).data
  const [buying, setBuying] = useState<Card | null>(null)
  const filtered = query.level !== '' || query.state !== '' || query.tokenId !== ''

  return (
    <>
      <MarketFigures statistic={statistic} />
      <MarketFilters query={query} total={cards.data?.total} onChange={change} />
      <QueryState query={cards} skeleton={<CardGridSkeleton />}>
        {({ total, list }) =>
          list.length === 0 ? (
            <EmptyState
              title={t(emptyText(query).title)}
              body={t(emptyText(query).body)}
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
              <OfDemo cards={list} />
              <CardGrid>
                {list.map((card, place) => (
                  <MarketTile
                    key={card.tokenId}
                    card={card}
                    now={now}
                    first={place < inSight}
                    rate={statistic?.trxRate ?? null}
                    onBuy={setBuying}
                  />
                ))}
              </CardGrid>
              <MoreButton more={total > size} onMore={() => setSize(size + marketStep)} />
            </>
          )
        }
      </QueryState>
      {buying !== null && (
        <BuySheet key={buying.tokenId} card={buying} open onClose={() => setBuying(null)} />
      )}
    </>
  )
}

interface MarketTileProps {
  readonly card: Card
  readonly now: number
  readonly first: boolean
  /** Base units of USDT for one whole TRX. */
  readonly rate: string | null
  readonly onBuy: (card: Card) => void
}

function MarketTile({ card, now, first, rate, onBuy }: MarketTileProps) {
  const t = useText()
  const { address } = useSession()
  const { listing } = card
  const own = card.owner === address
  const last = lastPriceOf(card)
  const { main, small } =
    listing === null
      ? { main: short(last.figure, 'USDT'), small: null }
      : shownPrice(listing.price, listing.coin, rate)
  return (
    <CardTile
      card={card}
      own={own}
      now={now}
      first={first}
      figure={main}
      second={small}
      figureLabel={t(listing === null ? texts[last.than] : marketTexts.price)}
      action={
        listing !== null && !own ? (
          <Button
            small
            kind="quiet"
            className="ml-auto min-w-11 px-1.5! text-lapis!"
            aria-label={t(marketTexts.buyCard, { card: cardName(t, card) })}
            onClick={() => onBuy(card)}
          >
            {t(marketTexts.buy)}
          </Button>
        ) : undefined
      }
    />
  )
}

/** On a local network, once: that cards here are of seeded neighbours. */
function OfDemo({ cards }: { cards: readonly Card[] }) {
  const demo = useConfig()?.demo ?? []
  const owner = cards.find((card) => demo.some(({ address }) => address === card.owner))?.owner
  if (owner === undefined) return null
  return (
    <div className="-mt-2">
      <DemoChip owner={owner} />
    </div>
  )
}

/** Nobody sells: the contract still does. */
const onlyForSale = ({ state, tokenId }: MarketQuery): boolean =>
  state === 'onSale' && tokenId === ''

function emptyText(query: MarketQuery) {
  if (onlyForSale(query)) {
    return { title: marketTexts.noneForSale, body: marketTexts.noneForSaleBody }
  }
  const filtered = query.level !== '' || query.state !== '' || query.tokenId !== ''
  return filtered
    ? { title: marketTexts.noneFound, body: marketTexts.noneFoundBody }
    : { title: marketTexts.none, body: marketTexts.noneBody }
}
