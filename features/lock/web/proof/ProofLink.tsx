import { figureOf } from '#platform/web/spend/coin.ts'
import { QrCode } from '#platform/ui/QrCode.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { calendarFile, saveCalendarFile } from '#platform/web/calendar.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { usePrerendered } from '#platform/web/shell/prerendered.ts'
import { chainNow } from '#platform/web/time.ts'

import type { LockView } from '../../shapes.ts'
import { keyOf, proofPath, shownOf, stateAt } from '../locks.ts'
import { lockTexts } from '../text.ts'
import { proofTexts as texts } from '../textProof.ts'
import { CheckAtNode } from './CheckAtNode.tsx'
import { ProofButton } from './ProofButton.tsx'

/** The address of this proof, for another reader. */
export const linkOf = (lock: LockView): string => `${location.origin}${proofPath(lock)}`

/** What anyone needs to check the lock: its link as a code, the node's own answer, a date for the calendar. */
export function ProofLink({ lock }: { lock: LockView }) {
  const t = useText()
  const { date } = useFormats()
  const prerendered = usePrerendered()
  const save = (): void => {
    const amount = figureOf(BigInt(lock.amount), shownOf(lock.coin))
    const url = linkOf(lock)
    const event = {
      id: `${keyOf(lock).replaceAll(' ', '-')}@${location.hostname}`,
      time: lock.lockTime,
      title: t(texts.calendarTitle, { amount }),
      note: `${t(texts.owner)} ${lock.owner}`,
      url,
    }
    saveCalendarFile(`tessera-lock-${lock.createTime}.ics`, calendarFile(event, chainNow()))
  }
  return (
    <Surface className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)] items-start gap-4 max-[340px]:grid-cols-1">
      {prerendered ? (
        <Skeleton className="aspect-square w-full" />
      ) : (
        <QrCode text={linkOf(lock)} label={t(texts.qr)} />
      )}
      <div className="flex min-w-0 flex-col">
        <h2 className="text-base">{t(texts.anyone)}</h2>
        <p className="num text-xs text-soft">
          {t(texts.madeOn, {
            lock: t(lock.kind === 'A' ? lockTexts.lockA : lockTexts.lockB),
            date: date(lock.createTime),
          })}
        </p>
        <CheckAtNode lock={lock} />
        {stateAt(lock, chainNow()) === 'locked' && (
          <ProofButton icon="calendar" onClick={save}>
            {t(texts.calendar)}
          </ProofButton>
        )}
      </div>
    </Surface>
  )
}
