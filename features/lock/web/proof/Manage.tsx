import { Button } from '#platform/ui/Button.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { useState } from 'react'

import { lockActions } from '../../actions.ts'
import type { LockState, LockView } from '../../shapes.ts'
import { isExtendable } from '../locks.ts'
import { AddSheet, ExtendSheet } from '../OwnLock.tsx'
import { lockTexts } from '../text.ts'
import { makeTexts as texts } from '../textMake.ts'

const SendLockSheet = lazyComponent(
  async () => (await import('../form/SendLockSheet.tsx')).SendLockSheet,
  null,
)

/** What its holder can do with a lock, beside the one button below. */
export function Manage({ lock, state }: { lock: LockView; state: LockState }) {
  const t = useText()
  const [open, setOpen] = useState<'extend' | 'add' | 'offer' | 'pay' | null>(null)
  const takeBack = useAction(lockActions.takeBack)
  const close = (): void => setOpen(null)
  const isA = lock.kind === 'A'
  return (
    <section className="flex flex-col">
      {state === 'locked' && <ListRow title={t(lockTexts.add)} onPress={() => setOpen('add')} />}
      {state === 'due' && isExtendable(lock) && (
        <ListRow title={t(lockTexts.extend)} onPress={() => setOpen('extend')} />
      )}
      {isA && lock.offeredTo === null && (
        <ListRow title={t(texts.handOver)} onPress={() => setOpen('offer')} />
      )}
      {isA && state === 'due' && (
        <ListRow title={t(texts.elsewhere)} onPress={() => setOpen('pay')} />
      )}
      {lock.offeredTo !== null && (
        <div className="flex flex-col gap-2 border-t border-line py-3">
          <span className="text-soft">{t(texts.offeredTo)}</span>
          <AddressText address={lock.offeredTo} full className="font-semibold" />
          <Button
            small
            kind="quiet"
            className="self-start text-lapis"
            busy={takeBack.busy}
            onClick={() => void takeBack.start({ createTime: String(lock.createTime) })}
          >
            {t(texts.takeBack)}
          </Button>
        </div>
      )}
      {open === 'extend' && <ExtendSheet lock={lock} onClose={close} />}
      {open === 'add' && <AddSheet lock={lock} onClose={close} />}
      {(open === 'offer' || open === 'pay') && (
        <SendLockSheet lock={lock} what={open} onClose={close} />
      )}
    </section>
  )
}
