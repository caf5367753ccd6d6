import { Button } from '#platform/ui/Button.tsx'
import { Tabs } from '#platform/ui/Tabs.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { exactOf } from '#platform/web/spend/coin.ts'
import { FormBar } from '#platform/web/spend/FormBar.tsx'
import { useTimesDone } from '#platform/web/spend/useTimesDone.ts'
import { ExitDialog } from '#platform/web/stake/ExitDialog.tsx'
import { earningTexts } from '#platform/web/stake/text.ts'
import { type ReactNode, useState } from 'react'

import { lpActions } from '../../actions.ts'
import { lpCoin } from '../lp.ts'
import { CancelForm } from './CancelForm.tsx'
import type { MyStakeProps } from './MyStake.tsx'
import { StakeForm } from './StakeForm.tsx'
import { lpStakeTexts as texts } from './text.ts'

const form = 'lp-amount'

interface InAndOutProps extends MyStakeProps {
  /** What follows on the screen; the button stays below it. */
  readonly children: ReactNode
}

/** The ways in and out: more, less, or all of it at once without the reward. */
export function InAndOut({ mine, one, children }: InAndOutProps) {
  const t = useText()
  const [what, setWhat] = useState<'stake' | 'cancel'>('stake')
  const [leaving, setLeaving] = useState(false)
  const claim = useAction(lpActions.claim)
  const exit = useAction(lpActions.exit)
  const action = what === 'stake' ? lpActions.pledge : lpActions.lpPledgeUnlock
  const { busy } = useAction(action)
  const times = useTimesDone(action.kind)
  const { pool } = mine
  const staked = BigInt(mine.staked)
  const earned = BigInt(mine.earned)
  const owed = BigInt(mine.owed)
  const Fields = what === 'stake' ? StakeForm : CancelForm
  return (
    <>
      <Tabs
        buttons
        label={t(texts.what)}
        items={[
          { value: 'stake', label: t(texts.stake) },
          { value: 'cancel', label: t(texts.cancel) },
        ]}
        value={what}
        onChange={setWhat}
      />
      <Fields key={`${what} ${times}`} mine={mine} one={one} form={form} />
      {staked > 0n && (
        <Button kind="quiet" small onClick={() => setLeaving(true)}>
          {t(earningTexts.leave)}
        </Button>
      )}
      <ExitDialog
        open={leaving}
        onClose={() => setLeaving(false)}
        title={t(earningTexts.leave)}
        body={t(texts.exitBody)}
        back={exactOf(staked, lpCoin(mine.symbol))}
        earned={earned - owed}
        owed={owed}
        onClaim={() => void claim.start({ pool })}
        onExit={() => void exit.start({ pool })}
      />
      {children}
      <FormBar form={form} busy={busy} />
    </>
  )
}
