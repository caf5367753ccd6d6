import { classes } from '#platform/ui/classes.ts'
import { Icon } from '#platform/ui/Icon.tsx'
import { useApi } from '#platform/web/api.ts'
import { useLocale, useText } from '#platform/web/i18n.tsx'
import { useStore } from '#platform/web/store.ts'
import { Link } from 'wouter'

import { newsApi } from '../api.ts'
import { isUnread, readStore } from './readState.ts'
import { newsTexts as texts } from './text.ts'
import { UnreadBadge } from './UnreadBadge.tsx'

/** How often home asks whether there is a new one, ms. */
const again = 60_000

/** On home, as high as the space for it: the latest security announcement until it is read, and how many are unread. */
export function NewsStrip() {
  const t = useText()
  const { locale } = useLocale()
  const state = useStore(readStore)
  const { data } = useApi(newsApi.getAnnouncementInfo, {}, { refetchInterval: again })
  const security = data?.security ?? null
  const warning = security !== null && isUnread(state, security.number) ? security : null
  return (
    <Link
      to={warning === null ? '/announcements' : `/announcement?id=${warning.number}`}
      className={classes(
        'flex min-h-16 items-center gap-3 rounded-md px-4 py-2',
        warning === null ? 'border border-line bg-surface' : 'bg-terra-wash text-terra',
      )}
    >
      <Icon name={warning === null ? 'info' : 'warning'} />
      <span className="flex min-w-0 grow flex-col">
        {warning !== null && (
          <span className="flex items-center gap-2 text-xs">
            <span>{t(texts.security)}</span>
            <UnreadBadge />
          </span>
        )}
        <span className="truncate font-semibold">
          {warning === null ? t(texts.announcements) : warning[locale].title}
        </span>
      </span>
      {warning === null && <UnreadBadge />}
      <Icon name="chevron" size={20} />
    </Link>
  )
}
