import { Button, buttonClass } from '#platform/ui/Button.tsx'
import { StickyBar } from '#platform/ui/StickyBar.tsx'
import { useFlow } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { later } from '#platform/web/later.tsx'
import { useSession } from '#platform/web/session.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { useState } from 'react'
import { Link } from 'wouter'

import { claimFlow } from './flows/claim.tsx'
import { unlockFlow } from './flows/unlock.tsx'
import { nextAction } from './nextAction.ts'
import type { CardDetail } from '../shapes.ts'
import { stakeTexts as texts } from './textStake.ts'
import { usePending } from './usePending.ts'

const PledgeSheet = later(async () => (await import('./PledgeSheet.tsx')).PledgeSheet, null)

/** The one action that is legal now, at the thumb; leaving early is quiet and always open. */
export function CardActions({ card }: { card: CardDetail }) {
  const t = useText()
  const { address } = useSession()
  const now = useChainNow()
  const action = nextAction(card, address, now)
  const [staking, setStaking] = useState(false)

  if (action === 'visit') {
    return (
      <StickyBar>
        <Link to={`/nftInv?level=${card.level}`} className={buttonClass('primary', true)}>
          {t(texts.cardsForSale)}
        </Link>
      </StickyBar>
    )
  }
  if (action !== 'pledge') return <StakedActions card={card} />
  return (
    <>
      <StickyBar>
        <Button full onClick={() => setStaking(true)}>
          {t(texts.pledge)}
        </Button>
      </StickyBar>
      <PledgeSheet card={card} open={staking} onClose={() => setStaking(false)} />
    </>
  )
}

function StakedActions({ card }: { card: CardDetail }) {
  const t = useText()
  const formats = useFormats()
  const running = usePending(card)
  const claim = useFlow(claimFlow)
  const unlock = useFlow(unlockFlow)
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
