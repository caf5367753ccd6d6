import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { Skeleton, SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { Tabs } from '#platform/ui/Tabs.tsx'
import { buttonClass } from '#platform/ui/Button.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame, useScreenTitle } from '#platform/web/screen.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { useState, type ReactNode } from 'react'
import { Link, useSearchParams } from 'wouter'
import { useSession } from '#platform/web/session.tsx'
import { usePrerendered } from '#platform/web/shell/prerendered.ts'

import { nftApi } from '../api.ts'
import type { CardDetail } from '../shapes.ts'
import { CardActions } from './CardActions.tsx'
import { CardHead } from './CardHead.tsx'
import { CardPrices } from './CardPrices.tsx'
import { DetailFacts } from './DetailFacts.tsx'
import { Earns } from './Earns.tsx'
import { cardName } from './levelName.ts'
import { type Deal, Deals } from './market/Deals.tsx'
import { MoreDeals } from './market/MoreDeals.tsx'
import { SaleBlock } from './market/SaleBlock.tsx'
import { cardDealTexts } from './market/textMarketCard.ts'
import { RewardGrowth } from './RewardGrowth.tsx'
import { cardTexts } from './textCard.ts'
import { frontTexts } from './textFront.ts'
import { Transfer } from './Transfer.tsx'

const PledgeSheet = lazyComponent(async () => (await import('./PledgeSheet.tsx')).PledgeSheet, null)
const Leave = lazyComponent(async () => (await import('./Leave.tsx')).Leave, null)
const InUrn = lazyComponent(async () => (await import('./InUrn.tsx')).InUrn, null)
const CardRecords = lazyComponent(
  async () => (await import('./CardRecords.tsx')).CardRecords,
  SkeletonRows,
)
const Offers = lazyComponent(async () => (await import('./market/Offers.tsx')).Offers, SkeletonRows)
const PriceHistory = lazyComponent(
  async () => (await import('./market/PriceHistory.tsx')).PriceHistory,
  SkeletonRows,
)

export function NftDetailScreen() {
  const t = useText()
  const [search] = useSearchParams()
  const tokenId = search.get('tokenId') ?? ''
  const query = useApi(nftApi.nftDetail, /^[1-9]\d{0,8}$/.test(tokenId) ? { tokenId } : null)
  if (!/^[1-9]\d{0,8}$/.test(tokenId)) {
    return (
      <Frame>
        <EmptyState
          title={t(cardTexts.noToken)}
          action={
            <Link to="/nft" className={buttonClass()}>
              {t(frontTexts.seeMarket)}
            </Link>
          }
        />
      </Frame>
    )
  }
  return (
    <Frame>
      <QueryState query={query} skeleton={<DetailSkeleton />}>
        {(card) => <Detail key={card.tokenId} card={card} />}
      </QueryState>
    </Frame>
  )
}

function Detail({ card }: { card: CardDetail }) {
  const t = useText()
  const [tab, setTab] = useState<'details' | 'offers' | 'prices' | 'records'>('details')
  const [search, setSearch] = useSearchParams()
  const { address } = useSession()
  // Links after a purchase or a draw lead straight to the next action.
  const next = search.get('do')
  const [deal, setDeal] = useState<Deal | null>(next === 'sell' ? 'sell' : null)
  const [staking, setStaking] = useState(false)
  const led = next === 'stake' && card.state === 'held' && card.owner === address
  const closeStaking = (): void => {
    setStaking(false)
    if (led) setSearch({ tokenId: String(card.tokenId) }, { replace: true })
  }
  useScreenTitle(cardName(t, card))
  return (
    <>
      <CardHead card={card} />
      {card.state === 'inUrn' && <InUrn tokenId={card.tokenId} />}
      <SaleBlock card={card} />
      {card.state !== 'inUrn' && !card.isPledge && <CardEarns card={card} />}
      <RewardGrowth card={card} />
      <CardPrices card={card} />
      <OfOwner owner={card.owner}>
        <div className="-mt-2 flex flex-wrap justify-center gap-x-4 empty:hidden">
          <MoreDeals card={card} onDeal={setDeal} onPledge={() => setStaking(true)} />
          <Leave card={card} />
          <Transfer card={card} />
        </div>
      </OfOwner>
      <div className="-mx-4">
        <Tabs
          label={cardName(t, card)}
          panelId="card-panel"
          items={[
            { value: 'details', label: t(cardTexts.details) },
            { value: 'offers', label: t(cardDealTexts.offers) },
            { value: 'prices', label: t(cardDealTexts.prices) },
            { value: 'records', label: t(cardTexts.records) },
          ]}
          value={tab}
          onChange={setTab}
        />
      </div>
      <div id="card-panel" role="tabpanel" className="flex flex-col gap-4">
        {tab === 'details' && <DetailFacts card={card} />}
        {tab === 'offers' && <Offers card={card} onOffer={() => setDeal('offer')} />}
        {tab === 'prices' && <PriceHistory card={card} />}
        {tab === 'records' && <CardRecords tokenId={card.tokenId} />}
      </div>
      <CardActions card={card} onDeal={setDeal} onPledge={() => setStaking(true)} />
      <Deals card={card} deal={deal} onClose={() => setDeal(null)} />
      <PledgeSheet cards={[card]} open={staking || led} onClose={closeStaking} />
    </>
  )
}

/** By what it can be bought for, else by what was paid for it, else by its level's price. */
function CardEarns({ card }: { card: CardDetail }) {
  const levels = useApi(nftApi.productLevelInfo, {}).data?.levels
  const level = levels?.find((each) => each.level === card.level)
  const price = card.listing?.worth ?? card.lastSale ?? level?.price
  return <Earns power={card.power} price={price === undefined ? undefined : BigInt(price)} />
}

function DetailSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="aspect-square w-full" />
      <Skeleton className="h-9 w-1/2" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}

/**
 * The part that only a card's owner sees. The server does not know the user and renders it hidden; the page's first
 * script shows it to the wallet of the owner, so that nothing moves, and no tap misses, once the app knows the user.
 */
function OfOwner({ owner, children }: { owner: string; children: ReactNode }) {
  const { address } = useSession()
  const drawn = usePrerendered()
  if (!drawn && owner !== address) return null
  return (
    <div data-of={owner} className={owner === address ? 'contents' : 'hidden'}>
      {children}
    </div>
  )
}
