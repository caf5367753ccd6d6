import { Button } from '#platform/ui/Button.tsx'
import { Chip } from '#platform/ui/Chip.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { Icon } from '#platform/ui/Icon.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useLocale, useText } from '#platform/web/i18n.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { Rows } from '#platform/web/PagedRows.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen } from '#platform/web/screen.tsx'
import { useStore } from '#platform/web/store.ts'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'

import { canonicalText } from '../announcement.ts'
import { type AnnouncementView, newsApi } from '../api.ts'
import { type Curve, type Fault, faultsOf } from '../verify.ts'
import { kindTone } from './kindTone.ts'
import { changeRead, isUnread, readStore, remembered, unreadOf, withNewest } from './readState.ts'
import { newsTexts as texts } from './text.ts'
import { useVerified } from './useVerified.ts'
import { Verdict } from './Verdict.tsx'

const step = 20

/** Two of one number both stand in the list. */
const keyOf = ({ number, signature }: AnnouncementView): string => `${number} ${signature}`

export function AnnouncementsScreen() {
  const t = useText()
  const [size, setSize] = useState(step)
  const query = useApiList(newsApi.page, {}, size, keyOf)
  const empty = <EmptyState title={t(texts.none)} next={{ to: '/', text: t(texts.toHome) }} />
  return (
    <Screen>
      <QueryState query={query} empty={query.data?.total === 0 ? empty : undefined}>
        {({ total, list, announcer }) => (
          <Verifying
            total={total}
            list={list}
            announcer={announcer}
            more={total > size}
            onMore={() => setSize(size + step)}
          />
        )}
      </QueryState>
    </Screen>
  )
}

interface Listed extends Pick<VerifyingProps, 'total' | 'list' | 'announcer'> {
  readonly count: number
}

async function verifyList({ list, ...listed }: Listed, curve: Curve) {
  const faults: readonly Fault[] = await faultsOf(list, listed, curve, remembered(readStore.get()))
  const [first] = list
  const hash = first === undefined ? null : curve.hashOf(canonicalText(first))
  return { faults, hash }
}

interface VerifyingProps {
  readonly total: number
  readonly list: readonly AnnouncementView[]
  readonly announcer: string | null
  readonly more: boolean
  readonly onMore: () => void
}

function Verifying({ total, list, announcer, more, onMore }: VerifyingProps) {
  const t = useText()
  const state = useStore(readStore)
  const count = more ? list.length : total
  const checked = useVerified({ list, total, announcer, count }, verifyList)
  const verified = checked === 'failed' ? null : checked
  const faults = checked === 'failed' ? checked : (verified?.faults ?? null)
  const hash = verified?.faults.length === 0 ? verified.hash : null
  const number = list[0]?.number ?? 0
  useEffect(() => {
    if (hash !== null) changeRead((now) => withNewest(now, { number, hash }))
  }, [number, hash])
  const wrong = Array.isArray(faults) ? faults.map(({ number }) => number) : []
  return (
    <>
      <Verdict faults={faults} />
      <Rows more={more} onMore={onMore}>
        {list.map((one) => (
          <Row
            key={keyOf(one)}
            one={one}
            unread={isUnread(state, one.number)}
            wrong={wrong.includes(one.number)}
          />
        ))}
      </Rows>
      {/* Below the list: it goes once this browser has read all, and nothing moves. */}
      {unreadOf(state, total) > 0 && (
        <Button
          kind="quiet"
          small
          className="self-start"
          onClick={() => changeRead((now) => ({ ...now, upTo: total, above: [] }))}
        >
          {t(texts.markAll)}
        </Button>
      )}
    </>
  )
}

interface RowProps {
  readonly one: AnnouncementView
  readonly unread: boolean
  readonly wrong: boolean
}

function Row({ one, unread, wrong }: RowProps) {
  const t = useText()
  const { locale } = useLocale()
  const formats = useFormats()
  const { number, kind, time } = one
  return (
    <Link
      to={`/announcement?id=${number}`}
      className="flex min-h-15 items-center gap-3 border-t border-line py-3 transition-colors hover:bg-sunk"
    >
      <span className="flex min-w-0 grow flex-col gap-1">
        <span className="flex flex-wrap items-center gap-2">
          <Chip tone={kindTone[kind]}>{t(texts[kind])}</Chip>
          {unread && <Chip tone="gold">{t(texts.unread)}</Chip>}
          <span className="num text-xs text-soft">{t(texts.number, { number })}</span>
          <span className="num text-xs text-soft">{formats.date(time)}</span>
        </span>
        <span
          className={`[overflow-wrap:anywhere] ${unread ? 'font-semibold' : ''} ${wrong ? 'text-terra' : ''}`}
        >
          {one[locale].title}
        </span>
      </span>
      {wrong && <Icon name="warning" size={20} className="text-terra" />}
      <Icon name="chevron" size={16} className="text-faint" />
    </Link>
  )
}
