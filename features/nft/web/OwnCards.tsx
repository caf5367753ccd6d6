import { buttonClass } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { Link } from 'wouter'

import type { Card } from '../shapes.ts'

import { CardGrid, CardTile } from './CardTile.tsx'
import { pendingAt, stakeOf } from './reward.ts'
import { nftTexts as texts } from './text.ts'
import { growing } from './Ticking.tsx'

/** mining: staked and earning · pledging: the term is over, not yet removed */
export const tabs = ['all', 'held', 'mining', 'pledging'] as const
export type Tab = (typeof tabs)[number]

const emptyTexts = {
  all: { title: texts.emptyMine, body: texts.emptyMineBody },
  held: { title: texts.emptyHeld, body: texts.emptyMineBody },
  mining: { title: texts.emptyMining, body: texts.emptyMiningBody },
  pledging: { title: texts.emptyPledging, body: texts.pledgingHint },
}

/** My cards; what a stake has earned ticks on its tile. */
export function OwnCards({ cards }: { cards: readonly Card[] }) {
  const t = useText()
  const now = useChainNow()
  return (
    <CardGrid>
      {cards.map((card) => {
        const stake = stakeOf(card)
        return (
          <CardTile
            key={card.tokenId}
            card={card}
            now={now}
            {...(stake === null
              ? {}
              : { figure: `+${growing(pendingAt(stake, now))} TES`, figureLabel: t(texts.reward) })}
          />
        )
      })}
    </CardGrid>
  )
}

/** What is missing, and the way to it. */
export function Nothing({ tab }: { tab: Tab }) {
  const t = useText()
  const { title, body } = emptyTexts[tab]
  const staking = tab === 'mining' || tab === 'pledging'
  return (
    <EmptyState
      title={t(title)}
      body={t(body)}
      action={
        <Link to={staking ? '/nftPledge' : '/nftInv'} className={buttonClass()}>
          {t(staking ? texts.goStaking : texts.buyCards)}
        </Link>
      }
    />
  )
}
