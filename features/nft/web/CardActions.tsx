import { Button } from '#platform/ui/Button.tsx'
import { StickyBar } from '#platform/ui/StickyBar.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import { useChainNow } from '#platform/web/time.ts'

import { nftActions } from '../actions.ts'
import { marketActions } from '../marketActions.ts'
import { short } from './market/coins.ts'
import type { Deal } from './market/Deals.tsx'
import { cardDealTexts as deals } from './market/textMarketCard.ts'
import { nextAction } from './nextAction.ts'
import type { CardDetail } from '../shapes.ts'
import { stakeTexts as texts } from './textStake.ts'
import { usePending } from './usePending.ts'

export interface CardActionsProps {
  readonly card: CardDetail
  readonly onDeal: (deal: Deal) => void
  readonly onPledge: () => void
}

/** The one action that is legal now, at the thumb; leaving early is quiet and always open. */
export function CardActions({ card, onDeal, onPledge }: CardActionsProps) {
  const t = useText()
  const { address } = useSession()
  const now = useChainNow()
  const action = nextAction(card, address, now)
  const takeDown = useAction(marketActions.takeDown)

  if (action === 'draw') return null
  if (action === 'claim' || action === 'wait' || action === 'remove') {
    return <StakedActions card={card} />
  }
  if (action === 'buy' && card.listing !== null) {
    const { price, coin } = card.listing
    return (
      <Two
        quiet={[t(deals.offer), () => onDeal('offer')]}
        main={[t(deals.buy, { price: short(price, coin) }), () => onDeal('buy')]}
      />
    )
  }
  if (action === 'change') {
    const down = (): void =>
      void takeDown.start({ action: 'takeDown', tokenId: String(card.tokenId) })
    return (
      <Two
        quiet={[t(deals.takeDown), down]}
        main={[t(deals.change), () => onDeal('sell')]}
        busy={takeDown.busy}
      />
    )
  }
  if (action === 'pledge') {
    return <Two quiet={[t(deals.sell), () => onDeal('sell')]} main={[t(texts.pledge), onPledge]} />
  }
  return (
    <StickyBar>
      <Button full onClick={() => onDeal('offer')}>
        {t(deals.offer)}
      </Button>
    </StickyBar>
  )
}

interface TwoProps {
  readonly quiet: readonly [label: string, press: () => void]
  readonly main: readonly [label: string, press: () => void]
  /** Of the quiet one. */
  readonly busy?: boolean
}

const Two = ({ quiet, main, busy = false }: TwoProps) => (
  <StickyBar>
    <div className="flex min-w-0 grow flex-wrap gap-3">
      <Button kind="quiet" className="min-w-0 grow px-2!" busy={busy} onClick={quiet[1]}>
        {quiet[0]}
      </Button>
      <Button
        className="min-w-0 grow-[3] basis-40 px-2! [overflow-wrap:anywhere]"
        onClick={main[1]}
      >
        {main[0]}
      </Button>
    </div>
  </StickyBar>
)

function StakedActions({ card }: { card: CardDetail }) {
  const t = useText()
  const formats = useFormats()
  const running = usePending(card)
  const claim = useAction(nftActions.click)
  const unlock = useAction(nftActions.closePledge)
  if (running === null) return null
  const { stake, pending, matured } = running
  const tokenId = String(card.tokenId)
  return (
    <StickyBar
      note={matured ? undefined : t(texts.removeFrom, { time: formats.dateTime(stake.end) })}
    >
      <Button
        kind={matured ? 'primary' : 'quiet'}
        className="grow basis-1/2 px-2!"
        disabled={!matured}
        busy={unlock.busy}
        onClick={() => void unlock.start({ tokenId })}
      >
        {t(texts.remove)}
      </Button>
      {!matured && (
        <Button
          className="grow basis-1/2 px-2!"
          disabled={pending === 0n}
          busy={claim.busy}
          onClick={() => void claim.start({ tokenIds: tokenId })}
        >
          {t(texts.claim)}
        </Button>
      )}
    </StickyBar>
  )
}
