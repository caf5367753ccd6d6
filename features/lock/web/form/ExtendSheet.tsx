import { Button } from '#platform/ui/Button.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { useChainNow } from '#platform/web/time.ts'
import { useFormSheet } from '#platform/web/spend/useFormSheet.ts'
import { useState } from 'react'

import { lockActions } from '../../actions.ts'
import { mostDays } from '../../fields.ts'
import type { LockView } from '../../shapes.ts'
import { day, typedDays } from '../days.ts'
import { makeTexts as texts } from '../textMake.ts'
import { DaysField } from './DaysField.tsx'
import { Outcome } from './Outcome.tsx'

export interface LockSheetProps {
  readonly lock: LockView
  readonly onClose: () => void
}

/** A later end for a lock, days from now. */
export function ExtendSheet({ lock, onClose }: LockSheetProps) {
  const t = useText()
  const { dateTime } = useFormats()
  const now = useChainNow()
  const a = useAction(lockActions.extend)
  const b = useAction(lockActions.lockB)
  const sheet = useFormSheet([lockActions.extend.kind, lockActions.lockB.kind], onClose)
  const [days, setDays] = useState('')
  const [pressed, setPressed] = useState(false)
  const typed = typedDays(days, mostDays)
  const chosen = 'days' in typed ? typed.days : null
  const end = chosen === null ? null : now + chosen * day
  const from = lock.lockTime + day
  const earlier = end !== null && end < from
  const review = (): void => {
    setPressed(true)
    if (chosen === null || earlier) return
    if (lock.kind === 'A') {
      void sheet.start(a.start({ createTime: String(lock.createTime), day: String(chosen) }))
    } else void sheet.start(b.start({ amount: '0', lockTime: String(chosen * day) }))
  }
  return (
    <Sheet
      open={sheet.open}
      onClose={onClose}
      title={t(texts.extendTitle)}
      lead={t(texts.extendLead)}
      footer={
        <Button full busy={a.busy || b.busy} onClick={review}>
          {t(shellTexts.review)}
        </Button>
      }
    >
      <KeyValue rows={[{ label: t(texts.endsNow), value: dateTime(lock.lockTime) }]} />
      <DaysField value={days} onChange={setDays} most={mostDays} pressed={pressed} from={from} />
      {earlier ? (
        <p role="alert" className="text-terra">
          {t(texts.notLater, { time: dateTime(lock.lockTime) })}
        </p>
      ) : (
        end !== null && <Outcome end={end} worth={null} meterBps={null} />
      )}
    </Sheet>
  )
}
