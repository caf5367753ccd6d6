import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { useSession } from '#platform/web/session.tsx'

import { lockApi } from '../api.ts'
import { keyOf } from './locks.ts'
import { LockRow } from './LockRow.tsx'
import { lockTexts as texts } from './text.ts'

/** The own locks, newest first, whatever became of them. */
export function LockRecords() {
  const t = useText()
  const { address } = useSession()
  if (address === null) return <SkeletonRows />
  return (
    <PagedRows
      endpoint={lockApi.lockPage}
      input={{ owner: address }}
      keyOf={keyOf}
      row={(lock) => <LockRow lock={lock} name={null} />}
      first={10}
      empty={<EmptyState title={t(texts.none)} next={{ to: '/lock', text: t(texts.make) }} />}
    />
  )
}
