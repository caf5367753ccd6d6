import { Chip } from '#platform/ui/Chip.tsx'
import { classes } from '#platform/ui/classes.ts'
import { Icon } from '#platform/ui/Icon.tsx'
import { useApi } from '#platform/web/api.ts'
import { openActivity } from '#platform/web/dialogs.ts'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { useSession } from '#platform/web/session.tsx'
import { useState } from 'react'

import { homeApi } from '../../api.ts'
import { Unread } from '../Unread.tsx'
import { HealthSpace } from '../spaces.tsx'
import { healthTexts as texts } from './text.ts'

const HealthSheet = lazyComponent(async () => (await import('./HealthSheet.tsx')).HealthSheet, null)

/** How often the contracts are read again, ms. */
const again = 30_000

const line = 'flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 text-left'

/** Whether promises are funded, how long the shortest reserve lasts, and the own unfinished orders. */
export function HealthStrip() {
  const t = useText()
  const { status } = useSession()
  const [open, setOpen] = useState(false)
  const { data, isError, refetch } = useApi(homeApi.health, {}, { refetchInterval: again })
  if (data === undefined) {
    if (!isError) return <HealthSpace />
    return <Unread what={t(texts.unread)} onAgain={refetch} className={line} />
  }
  const { pools, allFunded, shortest, myAttention } = data
  return (
    <div className="flex flex-col">
      <button
        type="button"
        aria-haspopup="dialog"
        className={classes(
          'flex min-h-16 w-full items-center gap-3 rounded-md px-4 py-3 text-left',
          allFunded ? 'bg-verdigris-wash text-verdigris' : 'bg-terra-wash text-terra',
        )}
        onClick={() => setOpen(true)}
      >
        <Icon name={allFunded ? 'check' : 'warning'} />
        <span className="flex grow flex-col">
          <span className="font-semibold">{t(allFunded ? texts.funded : texts.notFunded)}</span>
          {shortest !== null && (
            <span className="num text-xs">{t(texts.shortest, { days: shortest.days })}</span>
          )}
        </span>
        <Icon name="chevron" size={20} />
      </button>
      {status === 'signedIn' && <Mine waiting={myAttention} />}
      {open && <HealthSheet pools={pools} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** Orders that were begun and not finished; nothing where there are none. */
function Mine({ waiting }: { waiting: number | null }) {
  const t = useText()
  if (waiting === null || waiting === 0) return null
  return (
    <button type="button" aria-haspopup="dialog" className={line} onClick={openActivity}>
      <Chip tone="gold">{t(texts.attention, { count: waiting })}</Chip>
      <Icon name="chevron" size={16} className="text-faint" />
    </button>
  )
}
