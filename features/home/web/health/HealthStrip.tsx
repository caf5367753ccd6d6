import { Chip } from '#platform/ui/Chip.tsx'
import { Icon } from '#platform/ui/Icon.tsx'
import { useApi } from '#platform/web/api.ts'
import { openActivity } from '#platform/web/dialogs.ts'
import { useText } from '#platform/web/i18n.tsx'
import { later } from '#platform/web/later.tsx'
import { useSession } from '#platform/web/session.tsx'
import { useState } from 'react'

import { homeApi } from '../../api.ts'
import { Unread } from '../Unread.tsx'
import { HealthSpace } from '../spaces.tsx'
import { healthTexts as texts } from './text.ts'

const HealthSheet = later(async () => (await import('./HealthSheet.tsx')).HealthSheet, null)

/** How often the contracts are asked again, ms. */
const again = 30_000

const line = 'flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 text-left'

/** Whether what is promised lies ready, how long the shortest reserve lasts, and what of mine waits. */
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
    <div className="flex flex-col items-start">
      <button type="button" aria-haspopup="dialog" className={line} onClick={() => setOpen(true)}>
        <Chip tone={allFunded ? 'verdigris' : 'terra'}>
          {t(allFunded ? texts.funded : texts.notFunded)}
        </Chip>
        <span className="num flex items-center gap-1 text-xs text-soft">
          {shortest !== null && <span>{t(texts.shortest, { days: shortest.days })}</span>}
          <Icon name="chevron" size={16} className="text-faint" />
        </span>
      </button>
      {status === 'signedIn' && <Mine waiting={myAttention} />}
      {open && <HealthSheet pools={pools} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** `null` until the reply of who is signed in has come. */
function Mine({ waiting }: { waiting: number | null }) {
  const t = useText()
  if (waiting === null) return <div className="h-11" aria-hidden="true" />
  if (waiting === 0) return <p className={`${line} text-xs text-soft`}>{t(texts.calm)}</p>
  return (
    <button type="button" aria-haspopup="dialog" className={line} onClick={openActivity}>
      <Chip tone="gold">{t(texts.attention, { count: waiting })}</Chip>
      <Icon name="chevron" size={16} className="text-faint" />
    </button>
  )
}
