import { buttonClass } from '#platform/ui/Button.tsx'
import { Chip } from '#platform/ui/Chip.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { useFormats } from '#platform/web/format.ts'
import { useLocale, useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen, useScreenTitle } from '#platform/web/screen.tsx'
import { pathOfPage } from '#platform/web/shell/composed.ts'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'wouter'

import { canonicalText } from '../announcement.ts'
import { type AnnouncementView, newsApi } from '../api.ts'
import { type Curve, faultsOf } from '../verify.ts'
import { kindTone } from './kindTone.ts'
import { Proof, SignedBy } from './Proof.tsx'
import { changeRead, readStore, remembered, withRead } from './readState.ts'
import { newsTexts as texts } from './text.ts'
import { useVerified } from './useVerified.ts'
import { Verdict } from './Verdict.tsx'
import { Outside, Spenders } from './Whereto.tsx'

/** One announcement, by `?id=`. */
export function AnnouncementScreen() {
  const t = useText()
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  return (
    <Screen>
      {/^[1-9]\d{0,5}$/.test(id) ? (
        <Loaded id={id} />
      ) : (
        <EmptyState title={t(texts.noId)} next={{ to: '/announcements', text: t(texts.toAll) }} />
      )}
    </Screen>
  )
}

function Loaded({ id }: { id: string }) {
  const query = useApi(newsApi.one, { id })
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-80 w-full" />}>
      {({ announcement, announcer }) => <Text one={announcement} announcer={announcer} />}
    </QueryState>
  )
}

interface TextProps {
  readonly one: AnnouncementView
  readonly announcer: string | null
}

/** Its place in the chain is a matter of the list. */
async function verifyOne({ one, announcer }: TextProps, curve: Curve) {
  const listed = { announcer, total: one.number, count: 1 }
  const newest = remembered(readStore.get())
  const same = newest?.number === one.number ? newest : null
  return {
    faults: await faultsOf([one], listed, curve, same),
    hash: curve.hashOf(canonicalText(one)),
  }
}

function Text({ one, announcer }: TextProps) {
  const t = useText()
  const { locale } = useLocale()
  const formats = useFormats()
  const { number, kind, time } = one
  const { title, body } = one[locale]
  useScreenTitle(texts.announcement)
  const checked = useVerified({ one, announcer }, verifyOne)
  const verified = checked !== null && checked !== 'failed' ? checked : null
  const isRight = verified?.faults.length === 0
  const hash = verified?.hash
  useEffect(() => {
    if (isRight && hash !== undefined) changeRead((state) => withRead(state, { number, hash }))
  }, [isRight, hash, number])
  const approvals = kind === 'security' ? pathOfPage('approvals') : null
  return (
    <article className="flex flex-col gap-4 pt-2">
      <div className="flex flex-wrap items-center gap-2">
        <Chip tone={kindTone[kind]}>{t(texts[kind])}</Chip>
        <span className="num text-xs text-soft">{t(texts.number, { number })}</span>
        <span className="num text-xs text-soft">{formats.dateTime(time)}</span>
      </div>
      <h2 className="text-xl [overflow-wrap:anywhere]">{title}</h2>
      <Verdict faults={verified?.faults ?? (checked === 'failed' ? 'failed' : null)} />
      <div className="[overflow-wrap:anywhere] whitespace-pre-line">{body}</div>
      {approvals !== null && (
        <Link to={approvals} className={buttonClass('primary', true)}>
          {t(texts.openApprovals)}
        </Link>
      )}
      <Proof one={one} />
      {/* Last, so that nothing moves. Nobody is sent anywhere by what is not proven, nor by a warning. */}
      {isRight && kind !== 'security' && <Outside body={body} />}
      {isRight && <Spenders list={one.spenders} />}
      {isRight && announcer !== null && <SignedBy announcer={announcer} />}
    </article>
  )
}
