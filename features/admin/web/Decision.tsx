import { cleaned } from '#platform/std/readable.ts'
import type { Duty } from '#platform/std/endpoint.ts'
import { Button } from '#platform/ui/Button.tsx'
import { Field } from '#platform/ui/Field.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import { useState } from 'react'

import type { OverviewView } from '../api.ts'
import { type HideAction, withdrawing } from '../logText.ts'
import { adminTexts as texts } from './text.ts'
import { waitingTexts } from './textWaiting.ts'
import { useSigned } from './useSigned.ts'

interface DecisionProps {
  readonly action: HideAction | 'announce'
  readonly subject: string
  readonly operators: OverviewView['operators']
  readonly duty: Duty
  /** Who proposed it, and does not release it. */
  readonly proposer: string | null
  /** False of what is wrong: it can only be rejected. */
  readonly isRight?: boolean
  readonly onDone?: () => void
}

/** What waits is released or withdrawn, each by a row of the log that the wallet signs. */
export function Decision(props: DecisionProps) {
  const { action, subject, operators, duty, proposer, isRight = true, onDone } = props
  const t = useText()
  const { address } = useSession()
  const { sign, busy } = useSigned()
  const [reason, setReason] = useState('')
  if (!operators.some((one) => one.address === address && one.duty === duty)) {
    return <p className="text-soft">{t(waitingTexts.othersDuty)}</p>
  }
  const isOwn = proposer === address
  const decide = async (as: Parameters<typeof sign>[0]): Promise<void> => {
    if (await sign(as, subject, cleaned(reason, 'line'))) onDone?.()
  }
  return (
    <div className="flex max-w-120 flex-col gap-3">
      <Field
        label={t(texts.reason)}
        value={reason}
        maxLength={200}
        onChange={(event) => setReason(event.target.value)}
      />
      {isOwn && <p className="text-sm text-soft">{t(waitingTexts.own)}</p>}
      <div className="flex flex-wrap gap-2">
        {!isOwn && (
          <Button busy={busy} disabled={!isRight} onClick={() => void decide(action)}>
            {t(waitingTexts.release)}
          </Button>
        )}
        <Button kind="quiet" busy={busy} onClick={() => void decide(withdrawing[action])}>
          {t(isOwn ? waitingTexts.withdraw : waitingTexts.reject)}
        </Button>
      </div>
    </div>
  )
}
