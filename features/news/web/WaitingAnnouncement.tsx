import { locales } from '#platform/std/text.ts'
import { Chip } from '#platform/ui/Chip.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { languageTag } from '#platform/web/translate.ts'
import type { ReactNode } from 'react'

import { canonicalText } from '../announcement.ts'
import { type AnnouncementView, newsApi } from '../api.ts'
import { type Curve, type Fault, faultOf } from '../verify.ts'
import { kindTone } from './kindTone.ts'
import { SignedBy } from './Proof.tsx'
import { newsTexts as texts } from './text.ts'
import { useVerified } from './useVerified.ts'
import { Verdict } from './Verdict.tsx'
import { Spenders } from './Whereto.tsx'

interface Decided {
  /** Computed in this browser from the text that is shown. */
  readonly hash: string
  readonly announcer: string | null
  /** The announcer signed it, and a warning has no link. */
  readonly isRight: boolean
  readonly refetch: () => void
}

interface WaitingProps {
  /** The buttons below it. */
  readonly decide: (waiting: Decided) => ReactNode
}

/** For operators: the announcement that waits, whole and in both languages, as readers will see it. */
export function WaitingAnnouncement({ decide }: WaitingProps) {
  const t = useText()
  const query = useApi(newsApi.waiting, {}, { refetchInterval: 15_000 })
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {({ announcement, announcer }) =>
        announcement === null ? (
          <p>{t(texts.noneWaits)}</p>
        ) : (
          <Waiting
            one={announcement}
            announcer={announcer}
            decide={decide}
            refetch={() => void query.refetch()}
          />
        )
      }
    </QueryState>
  )
}

interface OneProps extends WaitingProps {
  readonly one: AnnouncementView
  readonly announcer: string | null
  readonly refetch: () => void
}

async function verifyWaiting(
  { one, announcer }: Pick<OneProps, 'one' | 'announcer'>,
  curve: Curve,
) {
  const why = await faultOf(one, announcer, curve)
  const faults: readonly Fault[] = why === null ? [] : [{ number: one.number, why }]
  return { faults, hash: curve.hashOf(canonicalText(one)) }
}

function Waiting({ one, announcer, decide, refetch }: OneProps) {
  const t = useText()
  const { dateTime } = useFormats()
  const { number, kind, time, previous, release, spenders } = one
  const checked = useVerified({ one, announcer }, verifyWaiting)
  const verified = checked !== null && checked !== 'failed' ? checked : null
  const isRight = verified?.faults.length === 0
  const action = verified && decide({ hash: verified.hash, announcer, isRight, refetch })
  return (
    <article className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Chip tone={kindTone[kind]}>{t(texts[kind])}</Chip>
        <span className="num text-xs text-soft">{t(texts.number, { number })}</span>
        <span className="num text-xs text-soft">{dateTime(time)}</span>
      </div>
      <div className="grid gap-6 min-[800px]:grid-cols-2">
        {locales.map((locale) => (
          <div
            key={locale}
            lang={languageTag[locale]}
            translate="no"
            className="flex flex-col gap-2"
          >
            <h3 className="text-base font-semibold [overflow-wrap:anywhere]">
              {one[locale].title}
            </h3>
            <div className="[overflow-wrap:anywhere] whitespace-pre-line">{one[locale].body}</div>
          </div>
        ))}
      </div>
      <Spenders list={spenders} />
      <KeyValue
        rows={[
          {
            label: t(texts.ownHash),
            value: <span translate="no">{verified?.hash ?? '–'}</span>,
            wide: true,
          },
          { label: t(texts.before), value: <span translate="no">{previous}</span>, wide: true },
          ...(release === null
            ? []
            : [
                {
                  label: t(texts.releaseHash),
                  value: <span translate="no">{release}</span>,
                  wide: true,
                },
              ]),
        ]}
      />
      {isRight && announcer !== null && <SignedBy announcer={announcer} />}
      <Verdict faults={verified?.faults ?? (checked === 'failed' ? 'failed' : null)} />
      {action}
    </article>
  )
}
