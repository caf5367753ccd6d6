import { StateBox, type StateLook } from '#platform/ui/StateBox.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { platformTexts } from '#platform/web/text.ts'
import type { Translate } from '#platform/web/translate.ts'
import { Verify } from '#platform/web/Verify.tsx'
import type { ReactNode } from 'react'

import { LogRow } from '../LogRow.tsx'
import { LogFolds } from './LogFolds.tsx'
import type { LogReading } from './readLog.ts'
import { faultTexts, logTexts as texts } from './text.ts'

/** What this browser found in the log, and its newest rows. */
export function LogResult({ reading, retry }: { reading: LogReading; retry: ReactNode }) {
  const t = useText()
  const { right, fault, operators, byOthers, newest, anchored, sources } = reading
  const counted = right === 0 ? t(texts.empty) : t(texts.verified, { count: right })
  return (
    <section className="flex flex-col gap-2">
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
      {fault === null && anchored === null && retry}
      <LogFolds
        newest={newest.length}
        rows={newest.map((entry, place) => (
          <LogRow
            key={`${place} ${entry.hash}`}
            entry={entry}
            operators={operators}
            isWrong={place === 0 && fault !== null && fault.why !== 'missing'}
          />
        ))}
        operators={operators}
      />
      <Verify of={t(texts.head)} source={sources} />
    </section>
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
