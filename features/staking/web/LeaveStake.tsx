import { givenUpAt } from '#platform/std/earning.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { exactOf, type ShownCoin } from '#platform/web/spend/coin.ts'
import { ExitDialog } from '#platform/web/stake/ExitDialog.tsx'
import { earningTexts } from '#platform/web/stake/text.ts'
import { useChainNow } from '#platform/web/time.ts'

import { stakingActions } from '../actions.ts'
import type { Position } from '../shapes.ts'
import { earningOf, stateAt } from './stake.ts'
import { stakingTexts as texts } from './text.ts'

export interface LeaveStakeProps {
  readonly stake: Position
  readonly coin: ShownCoin
  readonly open: boolean
  readonly onClose: () => void
}

/** The exit from a stake before its term is over. If the stake matures while it is open, it shows that. */
export function LeaveStake({ stake, coin, open, onClose }: LeaveStakeProps) {
  const t = useText()
  const now = useChainNow()
  const exit = useAction(stakingActions.exit)
  const claim = useAction(stakingActions.claim)
  const { earned, rest } = givenUpAt(earningOf(stake), now)
  const id = String(stake.id)
  return (
    <ExitDialog
      open={open}
      onClose={onClose}
      title={t(earningTexts.leave)}
      body={t(texts.exitBody)}
      back={exactOf(BigInt(stake.amount), coin)}
      earned={earned}
      rest={rest}
      onClaim={() => void claim.start({ ids: id })}
      onExit={() => void exit.start({ id })}
    >
      {stateAt(stake, now) === 'matured' && (
        <p className="font-semibold text-terra">{t(texts.exitMatured)}</p>
      )}
    </ExitDialog>
  )
}
