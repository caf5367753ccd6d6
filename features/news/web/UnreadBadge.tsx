import { Chip } from '#platform/ui/Chip.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useStore } from '#platform/web/store.ts'

import { newsApi } from '../api.ts'
import { readStore, unreadOf } from './readState.ts'
import { newsTexts as texts } from './text.ts'

/** How many announcements are unread in this browser; nothing where none is. */
export function UnreadBadge() {
  const state = useStore(readStore)
  const { data } = useApi(newsApi.getAnnouncementInfo, {})
  return <UnreadCount unread={unreadOf(state, data?.total ?? 0)} />
}

export function UnreadCount({ unread }: { unread: number }) {
  const t = useText()
  if (unread === 0) return null
  const text = t(unread > 9 ? texts.manyUnread : texts.unreadCount, { count: unread })
  return (
    <span className="min-[340px]:shrink-0 min-[340px]:whitespace-nowrap">
      <Chip tone="gold">{text}</Chip>
    </span>
  )
}
