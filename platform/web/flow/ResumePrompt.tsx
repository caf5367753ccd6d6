import { Button } from '#platform/ui/Button.tsx'
import { Dialog } from '#platform/ui/Dialog.tsx'
import { useAnyOpened } from '#platform/ui/opened.ts'
import { useState } from 'react'

import type { FlowRun } from './run.ts'

import { invalidate } from '../api.ts'
import { useFormats } from '../format.ts'
import { useText } from '../i18n.tsx'
import { service } from '../services.ts'
import { useStore } from '../store.ts'
import { useChainNow } from '../time.ts'
import { flowOf } from './registry.ts'
import { discardRun, resumeRun, useResumable } from './resume.ts'
import { openRun, showRun } from './sheet.ts'
import { flowTexts as texts } from './text.ts'
import { startedHere } from './startedHere.ts'

/**
 * An order left unfinished by an earlier visit is asked about once per visit, and never over what
 * the reader is doing: while a sheet or a question is open it waits.
 */
export function ResumePrompt() {
  const waiting = useResumable()
  const signing = useStore(openRun) !== null
  const busy = useAnyOpened() || signing
  const [later, setLater] = useState<readonly string[]>([])
  const run = waiting.find(({ id }) => !later.includes(id) && !startedHere.has(id))
  if (run === undefined || busy) return null
  return <Prompt key={run.id} run={run} onLater={() => setLater([...later, run.id])} />
}

function Prompt({ run, onLater }: { run: FlowRun; onLater: () => void }) {
  const t = useText()
  const formats = useFormats()
  const now = useChainNow()
  const [status, setStatus] = useState<'unread' | 'reading' | 'unsent' | 'failed'>('unread')
  const flow = flowOf(run.kind)
  const until = run.ticket?.expiresAt ?? null
  const holds = until !== null && until > now
  const look = async (): Promise<void> => {
    setStatus('reading')
    try {
      const { checkStatus } = await import('./engine.ts')
      const [known] = await Promise.all([
        checkStatus(run),
        invalidate([service('activity'), service('buyRecordOfNoPay')]),
      ])
      if (known === 'found') showRun(run.id)
      setStatus('unsent')
    } catch {
      setStatus('failed')
    }
  }
  const go = (): void => {
    onLater()
    void resumeRun(run)
  }
  const canContinue = until === null || holds
  return (
    <Dialog
      open
      byItself
      onClose={onLater}
      title={t(texts.continuePaying)}
      footer={
        <>
          {status === 'unsent' && canContinue ? (
            <Button full onClick={go}>
              {t(texts.continue)}
            </Button>
          ) : (
            <Button full busy={status === 'reading'} onClick={() => void look()}>
              {t(texts.checkStatus)}
            </Button>
          )}
          {status !== 'unsent' && canContinue && (
            <Button kind="quiet" full onClick={go}>
              {t(texts.continue)}
            </Button>
          )}
          <Button kind="quiet" full onClick={onLater}>
            {t(texts.later)}
          </Button>
          <Button kind="quiet" full onClick={() => discardRun(run)}>
            {t(texts.discard)}
          </Button>
        </>
      }
    >
      <p className="font-semibold text-ink">{flow === null ? run.kind : t(flow.title)}</p>
      <p>{t(texts.startedAgo, { age: formats.relative(run.createdAt, now) })}</p>
      {until !== null && (
        <p>{holds ? t(texts.priceHolds, { time: formats.dateTime(until) }) : t(texts.priceGone)}</p>
      )}
      {status === 'unsent' && <output>{t(texts.statusUnsent)}</output>}
      {status === 'failed' && <p role="alert">{t(texts.statusFailed)}</p>}
    </Dialog>
  )
}
