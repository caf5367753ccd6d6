import { typedAddress } from '#platform/std/address.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { Button } from '#platform/ui/Button.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { RecipientField } from '#platform/web/spend/RecipientField.tsx'
import { useHold } from '#platform/web/spend/useHold.ts'
import { useFormSheet } from '#platform/web/spend/useFormSheet.ts'
import { useState } from 'react'

import { lockActions } from '../../actions.ts'
import { makeTexts as texts } from '../textMake.ts'
import type { LockSheetProps } from './ExtendSheet.tsx'
import { recipientFault } from './recipient.ts'

interface SendLockSheetProps extends LockSheetProps {
  /** offer: the lock, which is taken back until it is accepted · pay: its coins, for good */
  readonly what: 'offer' | 'pay'
}

/** Where a lock or its coins go, in full, with time to look at an address that coins go to. */
export function SendLockSheet({ lock, what, onClose }: SendLockSheetProps) {
  const t = useText()
  const { address: own } = useSession()
  const offer = useAction(lockActions.offer)
  const pay = useAction(lockActions.withdrawTo)
  const sheet = useFormSheet([lockActions.offer.kind, lockActions.withdrawTo.kind], onClose)
  const [typed, setTyped] = useState('')
  const [understood, setUnderstood] = useState(false)
  const [pressed, setPressed] = useState(false)
  const to = typedAddress(typed)
  const fault = recipientFault(to, own)
  const left = useHold(what === 'pay' && fault === null ? to : null)
  const review = (): void => {
    setPressed(true)
    if (fault !== null || !understood || left > 0) return
    const createTime = String(lock.createTime)
    void sheet.start((what === 'offer' ? offer : pay).start({ createTime, to }))
  }
  return (
    <Sheet
      open={sheet.open}
      onClose={onClose}
      title={t(what === 'offer' ? texts.handOverTitle : texts.elsewhere)}
      lead={t(what === 'offer' ? texts.handOverLead : texts.elsewhereLead)}
      footer={
        <div className="flex grow flex-col gap-2">
          {pressed && fault === null && !understood && (
            <p role="alert" className="font-semibold text-terra">
              {t(texts.understoodFirst)}
            </p>
          )}
          <Button full busy={offer.busy || pay.busy} disabled={left > 0} onClick={review}>
            {left > 0 ? t(texts.wait, { seconds: left }) : t(shellTexts.review)}
          </Button>
        </div>
      }
    >
      <RecipientField
        label={t(texts.address)}
        value={typed}
        hint={t(texts.addressHint)}
        error={fault !== null && (pressed || to !== '') ? t(fault) : null}
        onChange={setTyped}
      />
      {fault === null && (
        <Surface className="bg-ground">
          <AddressText address={to} full className="text-lg" />
        </Surface>
      )}
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-lapis"
          checked={understood}
          onChange={(event) => setUnderstood(event.target.checked)}
        />
        <span>{t(texts.understood)}</span>
      </label>
    </Sheet>
  )
}
