import { givenUpAt } from '#platform/std/earning.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { ExitDialog } from '#platform/web/stake/ExitDialog.tsx'
import { earningTexts } from '#platform/web/stake/text.ts'
import { useState } from 'react'

import { nftActions } from '../actions.ts'
import type { Card } from '../shapes.ts'
import { cardName } from './levelName.ts'
import { stakeTexts as texts } from './textStake.ts'
import { usePending } from './usePending.ts'

/** The exit from an own stake, without a condition; not after its term: unlocking gives up nothing then. */
export function Leave({ card }: { card: Card }) {
  const t = useText()
  const [leaving, setLeaving] = useState(false)
  const running = usePending(card)
  if (running === null || running.matured) return null
  return (
    <>
      <button
        type="button"
        onClick={() => setLeaving(true)}
        className="min-h-11 px-4 font-semibold text-terra underline-offset-4 hover:underline"
      >
        {t(earningTexts.leave)}
      </button>
      <Asked card={card} open={leaving} onClose={() => setLeaving(false)} />
    </>
  )
}

interface AskedProps {
  readonly card: Card
  readonly open: boolean
  readonly onClose: () => void
}

function Asked({ card, open, onClose }: AskedProps) {
  const t = useText()
  const claim = useAction(nftActions.click)
  const exit = useAction(nftActions.exit)
  const running = usePending(card)
  if (running === null) return null
  const { stake, now } = running
  const { earned, rest } = givenUpAt(stake, now)
  const tokenId = String(card.tokenId)
  return (
    <ExitDialog
      open={open}
      onClose={onClose}
      title={t(texts.exitTitle, { card: cardName(t, card) })}
      body={t(texts.exitBody)}
      earned={earned}
      rest={rest}
      onClaim={() => void claim.start({ tokenIds: tokenId })}
      onExit={() => void exit.start({ tokenId })}
    >
      {earned > 0n && <p>{t(texts.exitClaimFirst)}</p>}
    </ExitDialog>
  )
}
