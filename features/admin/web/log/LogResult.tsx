import { classes } from '#platform/ui/classes.ts'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { Icon } from '#platform/ui/Icon.tsx'
import { useText } from '#platform/web/i18n.tsx'
import type { Translate } from '#platform/web/translate.ts'
import { Verify } from '#platform/web/Verify.tsx'
import type { ReactNode } from 'react'

import { LogRow } from '../LogRow.tsx'
import type { LogReading } from './readLog.ts'
import { faultTexts, logTexts as texts } from './text.ts'

/** What this browser found in the log, and its newest rows. */
export function LogResult({ reading, retry }: { reading: LogReading; retry: ReactNode }) {
  const t = useText()
  const { right, fault, newest, anchored, sources } = reading
  const { icon, colour } =
    fault !== null ? looks.wrong : looks[anchored === null ? 'open' : 'right']
  const counted = right === 0 ? t(texts.empty) : t(texts.verified, { count: right })
  return (
    <section className="flex flex-col gap-2">
      <LogLine
        icon={icon}
        colour={colour}
        isAlert={fault !== null}
        title={fault === null ? counted : t(texts.wrong, { number: fault.number })}
        note={
          fault === null ? `${t(texts.here)} ${chainNote(anchored, t)}` : t(faultTexts[fault.why])
        }
      />
      {fault === null && anchored === null && retry}
      {newest.length > 0 && (
        <Disclosure title={t(texts.rows)} note={t(texts.newest, { count: newest.length })}>
          <div className="flex flex-col gap-6 py-4">
            {newest.map((entry, place) => (
              <LogRow
                key={`${place} ${entry.hash}`}
                entry={entry}
                isWrong={place === 0 && fault !== null && fault.why !== 'missing'}
              />
            ))}
          </div>
        </Disclosure>
      )}
      <Verify of={t(texts.head)} source={sources} />
    </section>
  )
}

/** Null: the node did not answer. */
function chainNote(anchored: number | null, t: Translate): string {
  if (anchored === null) return t(texts.unread)
  return anchored === 0 ? t(texts.notAnchored) : t(texts.anchored, { number: anchored })
}

const looks = {
  right: { icon: 'check', colour: 'bg-verdigris-wash text-verdigris' },
  wrong: { icon: 'warning', colour: 'bg-terra-wash text-terra' },
  open: { icon: 'warning', colour: 'bg-gold-wash text-gold' },
} as const

interface LogLineProps {
  readonly icon: 'check' | 'warning' | 'clock'
  readonly colour: string
  readonly isAlert?: boolean
  readonly title: string
  readonly note?: string
}

/** One state of the whole log, as high as the space that is kept for it. */
export function LogLine({ icon, colour, isAlert = false, title, note }: LogLineProps) {
  return (
    <div
      role={isAlert ? 'alert' : 'status'}
      className={classes('flex min-h-20 items-start gap-3 rounded-md px-4 py-3', colour)}
    >
      <Icon name={icon} className="mt-0.5 shrink-0" />
      <div className="flex flex-col">
        <h2 className="num text-lg font-semibold">{title}</h2>
        {note !== undefined && <p className="text-sm">{note}</p>}
      </div>
    </div>
  )
}
