import { pendingAt } from '#platform/std/earning.ts'
import { buttonClass } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { Link } from 'wouter'

import type { Card } from '../shapes.ts'

import { CardGrid, CardTile } from './CardTile.tsx'
import { short } from './market/coins.ts'
import { ownTexts } from './market/textOwn.ts'
import { stakeOf } from './reward.ts'
import { nftTexts as texts } from './text.ts'
import { growing } from '#platform/ui/Ticking.tsx'

/**
 * held: not staked · onSale: listed, staked or not · mining: staked and earning · pledging: the term
 * is over, not yet removed · frozen: sold while staked
 */
export const stateTabs = ['all', 'held', 'onSale', 'mining', 'pledging', 'frozen'] as const
export type StateTab = (typeof stateTabs)[number]

const emptyTexts = {
  all: { title: texts.emptyMine, body: texts.emptyMineBody },
  held: { title: texts.emptyHeld, body: texts.emptyMineBody },
  onSale: { title: ownTexts.emptyOnSale, body: ownTexts.emptyOnSaleBody },
  mining: { title: texts.emptyMining, body: texts.emptyMiningBody },
  pledging: { title: texts.emptyPledging, body: texts.pledgingHint },
  frozen: { title: ownTexts.emptyFrozen, body: ownTexts.emptyFrozenBody },
}
const buying = { to: '/nftInv', text: texts.buyCards }
const staking = { to: '/nftPledge', text: texts.goStaking }
const owned = { to: '/myNft', text: ownTexts.seeOwned }
const ways = {
  all: buying,
  held: buying,
  onSale: owned,
  mining: staking,
  pledging: staking,
  frozen: owned,
}

/** My cards: its price if one is for sale or sold, else its stake's earned reward, which ticks. */
export function OwnCards({ cards }: { cards: readonly Card[] }) {
  const t = useText()
  const now = useChainNow()
  return (
    <CardGrid>
      {cards.map((card) => {
        const stake = stakeOf(card)
        const figure =
          card.sale !== null
            ? { figure: short(card.sale.amount, card.sale.coin), figureLabel: t(ownTexts.soldFor) }
            : card.listing !== null
              ? {
                  figure: short(card.listing.price, card.listing.coin),
                  figureLabel: t(ownTexts.price),
                }
              : stake !== null
                ? { figure: `+${growing(pendingAt(stake, now))} TES`, figureLabel: t(texts.reward) }
                : {}
        return <CardTile key={card.tokenId} card={card} now={now} {...figure} />
      })}
    </CardGrid>
  )
}

/** The missing value, and a link to it. */
export function Nothing({ tab }: { tab: StateTab }) {
  const t = useText()
  const { title, body } = emptyTexts[tab]
  const { to, text } = ways[tab]
  return (
    <EmptyState
      title={t(title)}
      body={t(body)}
      action={
        <Link to={to} className={buttonClass()}>
          {t(text)}
        </Link>
      }
    />
  )
}
