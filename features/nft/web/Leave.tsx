import { useLateFlow } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import { useState } from 'react'

import type { Card } from '../shapes.ts'

import { ExitDialog } from './ExitDialog.tsx'
import { stakeOf } from './reward.ts'
import { stakeTexts as texts } from './textStake.ts'
import { lateFlows } from './lateFlows.ts'

/** The quiet way out of one's own stake: always there, never gated. */
export function Leave({ card }: { card: Card }) {
  const t = useText()
  const { address } = useSession()
  const { start } = useLateFlow(lateFlows.claim)
  const [leaving, setLeaving] = useState(false)
  if (card.owner !== address || stakeOf(card) === null) return null
  return (
    <>
      <button
        type="button"
        onClick={() => setLeaving(true)}
        className="-mt-2 min-h-11 self-center px-4 font-semibold text-terra underline-offset-4 hover:underline"
      >
        {t(texts.exit)}
      </button>
      <ExitDialog
        card={card}
        open={leaving}
        onClose={() => setLeaving(false)}
        onClaim={() => void start({ tokenIds: String(card.tokenId) })}
      />
    </>
  )
}
