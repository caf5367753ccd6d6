import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useChainNow } from '#platform/web/time.ts'
import type { ReactNode } from 'react'

import type { CardDetail } from '../../shapes.ts'
import { isListed, nextAction } from '../nextAction.ts'
import { stakeTexts } from '../textStake.ts'
import type { Deal } from './Deals.tsx'
import { cardDealTexts as texts } from './textMarketCard.ts'
import { marketActions } from '../../marketActions.ts'

export interface MoreDealsProps {
  readonly card: CardDetail
  readonly onDeal: (deal: Deal) => void
  readonly onPledge: () => void
}

/** Further actions of the owner, beside the one main button. */
export function MoreDeals({ card, onDeal, onPledge }: MoreDealsProps) {
  const t = useText()
  const now = useChainNow()
  const takeDown = useAction(marketActions.takeDown)
  const action = nextAction(card, card.owner, now)
  const listed = isListed(card, now)
  const staked = action === 'claim' || action === 'wait' || action === 'remove'
  if (!staked && action !== 'change') return null
  return (
    <>
      {staked && card.sale === null && (
        <Quiet onClick={() => onDeal('sell')}>{t(listed ? texts.change : texts.sell)}</Quiet>
      )}
      {staked && listed && (
        <Quiet
          onClick={() => void takeDown.start({ action: 'takeDown', tokenId: String(card.tokenId) })}
        >
          {t(texts.takeDown)}
        </Quiet>
      )}
      {action === 'change' && <Quiet onClick={onPledge}>{t(stakeTexts.pledge)}</Quiet>}
    </>
  )
}

const Quiet = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    onClick={onClick}
    className="min-h-11 px-4 font-semibold text-lapis underline-offset-4 hover:underline"
  >
    {children}
  </button>
)
