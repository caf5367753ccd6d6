import { Button } from '#platform/ui/Button.tsx'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { MoreButton } from '#platform/web/MoreButton.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { useSession } from '#platform/web/session.tsx'
import { useState } from 'react'

import { lockActions } from '../actions.ts'
import { lockApi } from '../api.ts'
import type { LockView } from '../shapes.ts'
import { keyOf } from './locks.ts'
import { LockRow } from './LockRow.tsx'
import { OwnLock } from './OwnLock.tsx'
import { lockTexts as texts } from './text.ts'

const step = 20
/** How often the lists are read again, ms. */
const again = 30_000

/** What is offered to the reader, its own locks, and apart from them those that others made for it. */
export function MyLocks() {
  const { address } = useSession()
  return (
    <>
      <Offered />
      {address === null ? <SkeletonRows /> : <Own key={address} owner={address} />}
      <ForMe />
    </>
  )
}

function Offered() {
  const t = useText()
  return (
    <PagedRows
      endpoint={lockApi.offeredToMe}
      input={{}}
      keyOf={keyOf}
      row={(lock) => <OfferedLock lock={lock} />}
      first={5}
      again={again}
      heading={<h2 className="text-lg">{t(texts.offered)}</h2>}
    />
  )
}

function OfferedLock({ lock }: { lock: LockView }) {
  const t = useText()
  const { start, busy } = useAction(lockActions.accept)
  return (
    <LockRow lock={lock} name="owner">
      <Button
        small
        kind="quiet"
        className="ml-auto text-lapis"
        busy={busy}
        onClick={() => void start({ createTime: String(lock.createTime) })}
      >
        {t(texts.accept)}
      </Button>
    </LockRow>
  )
}

function Own({ owner }: { owner: string }) {
  const t = useText()
  const [size, setSize] = useState(step)
  const query = useApiList(lockApi.lockPage, { owner }, size, keyOf, { refetchInterval: again })
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{t(texts.mine)}</h2>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ list, total }) => (
          <>
            {total === 0 && <EmptyState title={t(texts.none)} body={t(texts.noneBody)} />}
            <OwnRows list={list} />
            <MoreButton more={total > size} onMore={() => setSize(size + step)} />
          </>
        )}
      </QueryState>
    </section>
  )
}

/** What is over stands folded below. */
function OwnRows({ list, forMe = false }: { list: readonly LockView[]; forMe?: boolean }) {
  const t = useText()
  const ended = list.filter(({ state }) => state === 'unlocked')
  const row = (lock: LockView) => <OwnLock key={keyOf(lock)} lock={lock} forMe={forMe} />
  return (
    <div className="flex flex-col">
      {list.filter(({ state }) => state !== 'unlocked').map(row)}
      {ended.length > 0 && (
        <Disclosure title={t(texts.ended, { count: ended.length })}>{ended.map(row)}</Disclosure>
      )}
    </div>
  )
}

function ForMe() {
  const t = useText()
  const [size, setSize] = useState(step)
  const { data } = useApiList(lockApi.madeForMe, {}, size, keyOf, { refetchInterval: again })
  if (data === undefined || data.total === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{t(texts.forMe)}</h2>
      <OwnRows list={data.list} forMe />
      <MoreButton more={data.total > size} onMore={() => setSize(size + step)} />
    </section>
  )
}
