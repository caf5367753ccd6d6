import { Button } from '#platform/ui/Button.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { exactOf, tesCoin } from '#platform/web/spend/coin.ts'
import { earningTexts } from '#platform/web/stake/text.ts'
import { useChainNow } from '#platform/web/time.ts'
import { useState } from 'react'

import { stakingActions } from '../actions.ts'
import type { Plan, Position } from '../shapes.ts'
import { rewardFor } from './plans.ts'
import { TermChips } from './TermChips.tsx'
import { stakingTexts as texts } from './text.ts'

export interface RenewSheetProps {
  readonly stake: Position
  readonly plan: Plan
  readonly onClose: () => void
}

/** The same principal for a present term: it does not move, and the earned reward stays owed. */
export function RenewSheet({ stake, plan, onClose }: RenewSheetProps) {
  const t = useText()
  const formats = useFormats()
  const now = useChainNow()
  const { start, busy } = useAction(stakingActions.renew)
  const [days, setDays] = useState<number | null>(null)
  const [pressed, setPressed] = useState(false)
  const principal = BigInt(stake.amount)
  const term = plan.terms.find((each) => each.days === days)
  const above = term !== undefined && principal > BigInt(term.most)
  const missing =
    term === undefined
      ? t(texts.daysFirst)
      : above
        ? t(texts.aboveReserve, { amount: exactOf(BigInt(term.most), plan) })
        : null
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(texts.renewTitle)}
      lead={t(earningTexts.stays)}
      footer={
        <div className="flex grow flex-col gap-2">
          {pressed && missing !== null && (
            <p role="alert" className="font-semibold text-terra">
              {missing}
            </p>
          )}
          <Button
            full
            busy={busy}
            onClick={() => {
              setPressed(true)
              if (term === undefined || above) return
              onClose()
              void start({ id: String(stake.id), days: String(term.days) })
            }}
          >
            {t(shellTexts.review)}
          </Button>
        </div>
      }
    >
      <TermChips terms={plan.terms} value={days} onChange={setDays} />
      {term !== undefined && (
        <KeyValue
          rows={[
            { label: t(texts.principal), value: exactOf(principal, plan) },
            {
              label: t(texts.reserved),
              value: exactOf(rewardFor(principal, term), tesCoin),
              tone: 'good',
            },
            { label: t(texts.unlockDate), value: formats.dateTime(now + term.days * 86_400) },
          ]}
        />
      )}
    </Sheet>
  )
}
