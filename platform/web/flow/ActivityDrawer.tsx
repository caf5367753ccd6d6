import { Button } from '#platform/ui/Button.tsx'
import { Chip } from '#platform/ui/Chip.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ErrorState } from '#platform/ui/ErrorState.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useState } from 'react'
import { Link } from 'wouter'

import { activityDrawer } from '../dialogs.ts'
import { useFormats } from '../format.ts'
import { useText } from '../i18n.tsx'
import { useSession } from '../session.tsx'
import { pathOfPage } from '../shell/composed.ts'
import { shellTexts } from '../shell/text.ts'
import { useStore } from '../store.ts'
import { useChainNow } from '../time.ts'
import { type ActivityItem, useActivity } from './activity.ts'
import { terminal } from './run.ts'
import { useUnfinished } from './resume.ts'
import { resumeTexts } from './resumeText.ts'
import { showRun } from './sheet.ts'
import { flowTexts as texts } from './text.ts'
import { UnfinishedRow } from './UnfinishedRow.tsx'

const step = 50

/** Everything the reader signed or began, in its true state: this browser's runs and the orders; unfinished ones first. */
export function ActivityDrawer() {
  const t = useText()
  const unfinished = useUnfinished(useChainNow())
  const open = useStore(activityDrawer)
  const [size, setSize] = useState(step)
  const { items, query } = useActivity(size)
  const total = query.data?.total ?? 0
  const waiting = new Set(unfinished.map(({ id }) => id))
  const earlier = items.filter(({ key, run }) => !waiting.has(run?.id ?? key))
  const { status, connect, signIn } = useSession()
  const close = (): void => activityDrawer.set(false)
  return (
    <Sheet open={open} onClose={close} title={t(texts.activity)}>
      {status !== 'signedIn' && items.length === 0 && (
        <EmptyState
          title={t(
            status === 'disconnected' ? shellTexts.notConnectedTitle : shellTexts.notSignedInTitle,
          )}
          action={
            <Button
              onClick={() => {
                close()
                if (status === 'disconnected') connect()
                else void signIn()
              }}
            >
              {t(status === 'disconnected' ? shellTexts.connect : shellTexts.signIn)}
            </Button>
          }
        />
      )}
      {status === 'signedIn' && query.isPending && items.length === 0 && <SkeletonRows count={4} />}
      {query.isError && (
        <ErrorState
          message={query.error.message}
          code={query.error.code}
          retry={
            <Button kind="quiet" onClick={() => void query.refetch()}>
              {t(texts.tryAgain)}
            </Button>
          }
        />
      )}
      {status === 'signedIn' && query.isSuccess && items.length === 0 && (
        <EmptyState title={t(texts.noActivity)} body={t(texts.noActivityBody)} />
      )}
      {unfinished.length > 0 && (
        <section className="flex flex-col">
          <h3 className="font-text text-sm font-semibold">{t(resumeTexts.waiting)}</h3>
          <ul className="flex flex-col">
            {unfinished.map((run) => (
              <UnfinishedRow key={run.id} run={run} onLeave={close} />
            ))}
          </ul>
          {earlier.length > 0 && (
            <h3 className="pt-4 font-text text-sm font-semibold">{t(resumeTexts.earlier)}</h3>
          )}
        </section>
      )}
      <ul className="flex flex-col">
        {earlier.map((item) => (
          <li key={item.key} className="border-b border-line last:border-b-0">
            <Row item={item} onLeave={close} />
          </li>
        ))}
      </ul>
      {total > size && (
        <Button kind="quiet" onClick={() => setSize(size + step)}>
          {t(texts.more)}
        </Button>
      )}
    </Sheet>
  )
}

function Row({ item, onLeave }: { item: ActivityItem; onLeave: () => void }) {
  const t = useText()
  const formats = useFormats()
  const path = pathOfPage('tx')
  const inside = (
    <>
      <span className="flex min-w-0 grow flex-col">
        <span className="font-semibold">
          {typeof item.title === 'string' ? item.title : t(item.title)}
        </span>
        <span className="num text-xs text-soft">{formats.dateTime(item.time)}</span>
      </span>
      <Chip tone={item.tone}>{t(item.state)}</Chip>
    </>
  )
  const look = 'flex min-h-14 w-full items-center gap-3 py-2 text-left hover:bg-sunk'
  const { run } = item
  if (run !== null && !terminal.has(run.stage)) {
    const show = (): void => {
      onLeave()
      showRun(run.id)
    }
    return (
      <button type="button" className={look} onClick={show}>
        {inside}
      </button>
    )
  }
  if (item.txHash === null || path === null) return <div className={look}>{inside}</div>
  return (
    <Link to={`${path}?id=${item.txHash}`} className={look} onClick={onLeave}>
      {inside}
    </Link>
  )
}
