import { StateBox, type StateLook } from '#platform/ui/StateBox.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { platformTexts } from '#platform/web/text.ts'
import type { Translate } from '#platform/web/translate.ts'
import { Verify } from '#platform/web/Verify.tsx'
import type { ReactNode } from 'react'

import { LogFold } from './LogFold.tsx'
import type { LogReading } from './readLog.ts'
import { faultTexts, logTexts as texts } from './text.ts'

interface LogResultProps {
  /** Null: not read yet. */
  readonly reading: LogReading | 'failed' | null
  readonly retry: ReactNode
}

/** What this browser found in the log, and its newest rows. */
export function LogResult({ reading, retry }: LogResultProps) {
  const read = reading === 'failed' ? null : reading
  const isCompared = read === null || read.fault !== null || read.anchored !== null
  return (
    <section className="flex flex-col gap-2">
      <Found reading={reading} />
      {(reading === 'failed' || !isCompared) && retry}
      {/* The same fold before and after: it stays open, and nothing under it moves. */}
      {reading !== 'failed' && <LogFold reading={read} />}
    </section>
  )
}

function Found({ reading }: Pick<LogResultProps, 'reading'>) {
  const t = useText()
  if (reading === null) return <StateBox look="waiting" title={t(texts.verifying)} />
  if (reading === 'failed') return <StateBox look="open" isAlert title={t(texts.failed)} />
  const { right, fault, byOthers, anchored, sources } = reading
  const counted = right === 0 ? t(texts.empty) : t(texts.verified, { count: right })
  return (
    <>
      <StateBox
        look={lookOf(reading)}
        isAlert={fault !== null}
        title={fault === null ? counted : t(texts.wrong, { number: fault.number })}
        note={
          fault === null
            ? t(platformTexts.sentences, { first: t(texts.here), next: chainNote(anchored, t) })
            : t(faultTexts[fault.why])
        }
      />
      {byOthers > 0 && (
        <p className="text-sm text-terra">{t(texts.byOthers, { count: byOthers })}</p>
      )}
      <Verify of={t(texts.head)} source={sources} />
    </>
  )
}

function lookOf({ fault, anchored, byOthers }: LogReading): StateLook {
  if (fault !== null) return 'wrong'
  return anchored === null || byOthers > 0 ? 'open' : 'right'
}

/** Null: the node did not answer. */
function chainNote(anchored: number | null, t: Translate): string {
  if (anchored === null) return t(texts.unread)
  return anchored === 0 ? t(texts.notAnchored) : t(texts.anchored, { number: anchored })
}
