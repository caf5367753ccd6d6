import { Button, buttonClass } from '#platform/ui/Button.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { useState } from 'react'
import { Link } from 'wouter'

import { lockActions } from '../actions.ts'
import type { LockView } from '../shapes.ts'
import { LockRow } from './LockRow.tsx'
import { isExtendable, proofPath, stateAt } from './locks.ts'
import { lockTexts as texts } from './text.ts'

export const ExtendSheet = lazyComponent(
  async () => (await import('./form/ExtendSheet.tsx')).ExtendSheet,
  null,
)
export const AddSheet = lazyComponent(
  async () => (await import('./form/AddSheet.tsx')).AddSheet,
  null,
)

/** Pays it, whichever kind it is. */
export function useUnlock(lock: LockView) {
  const a = useAction(lockActions.unlock)
  const b = useAction(lockActions.unlockB)
  return lock.kind === 'A'
    ? { busy: a.busy, unlock: () => void a.start({ createTime: String(lock.createTime) }) }
    : { busy: b.busy, unlock: () => void b.start({}) }
}

/** A lock of the reader's own, with what it can do now. */
export function OwnLock({ lock, forMe = false }: { lock: LockView; forMe?: boolean }) {
  const t = useText()
  const state = stateAt(lock, useChainNow())
  const [sheet, setSheet] = useState<'extend' | 'add' | null>(null)
  const { busy, unlock } = useUnlock(lock)
  const close = (): void => setSheet(null)
  const look = { small: true, kind: 'quiet' } as const
  const name = forMe ? 'maker' : null
  if (state === 'unlocked') return <LockRow lock={lock} name={name} />
  return (
    <LockRow lock={lock} name={name}>
      <div className="ml-auto flex flex-wrap gap-2">
        {state === 'due' ? (
          <Button {...look} busy={busy} onClick={unlock}>
            {t(texts.unlock)}
          </Button>
        ) : (
          <Button {...look} onClick={() => setSheet('add')}>
            {t(texts.add)}
          </Button>
        )}
        {isExtendable(lock) && (
          <Button {...look} onClick={() => setSheet('extend')}>
            {t(texts.extend)}
          </Button>
        )}
        <Link to={proofPath(lock)} className={buttonClass('quiet', false, true)}>
          {t(texts.manage)}
        </Link>
      </div>
      {sheet === 'extend' && <ExtendSheet lock={lock} onClose={close} />}
      {sheet === 'add' && <AddSheet lock={lock} onClose={close} />}
    </LockRow>
  )
}
