import { Button, buttonClass } from '#platform/ui/Button.tsx'
import { copyText } from '#platform/ui/copyText.ts'
import { StickyBar } from '#platform/ui/StickyBar.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { toast } from '#platform/web/toast.tsx'
import { useState } from 'react'
import { Link } from 'wouter'

import { lockActions } from '../../actions.ts'
import type { LockState, LockView } from '../../shapes.ts'
import { ExtendSheet, useUnlock } from '../OwnLock.tsx'
import { lockTexts } from '../text.ts'
import { proofTexts as texts } from '../textProof.ts'
import { linkOf } from './ProofLink.tsx'

interface ProofBarProps {
  readonly lock: LockView
  readonly state: LockState
  /** Of the lock: its holder, whom it is offered to, or anyone. */
  readonly reader: 'holder' | 'offered' | 'other'
}

/** The link for others, and what is due for this reader. */
export function ProofBar({ lock, state, reader }: ProofBarProps) {
  const t = useText()
  const share = async (): Promise<void> => {
    const url = linkOf(lock)
    if ('share' in navigator) {
      // The reader may close the system's sheet: that is no failure.
      await navigator.share({ url }).catch(() => undefined)
    } else if (await copyText(url)) toast.show(texts.copied, { kind: 'success' })
  }
  return (
    <StickyBar>
      <Button full kind="quiet" onClick={() => void share()}>
        {t(texts.share)}
      </Button>
      {reader === 'holder' && state !== 'unlocked' ? (
        <Due lock={lock} state={state} />
      ) : reader === 'offered' ? (
        <Accept lock={lock} />
      ) : (
        <Link to="/lock" className={buttonClass('primary', true)}>
          {t(lockTexts.make)}
        </Link>
      )}
    </StickyBar>
  )
}

function Due({ lock, state }: Pick<ProofBarProps, 'lock' | 'state'>) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const { busy, unlock } = useUnlock(lock)
  if (state === 'due') {
    return (
      <Button full busy={busy} onClick={unlock}>
        {t(lockTexts.unlock)}
      </Button>
    )
  }
  return (
    <>
      <Button full onClick={() => setOpen(true)}>
        {t(lockTexts.extend)}
      </Button>
      {open && <ExtendSheet lock={lock} onClose={() => setOpen(false)} />}
    </>
  )
}

function Accept({ lock }: Pick<ProofBarProps, 'lock'>) {
  const t = useText()
  const { start, busy } = useAction(lockActions.accept)
  return (
    <Button full busy={busy} onClick={() => void start({ createTime: String(lock.createTime) })}>
      {t(lockTexts.accept)}
    </Button>
  )
}
