import { Chip } from '#platform/ui/Chip.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'

import { useFormats } from '../format.ts'
import { useText } from '../i18n.tsx'
import { pathOfPage } from '../shell/composed.ts'
import type { ActivityItem } from './activity.ts'

/** What the reader signed, in its state, in a list of its kind; it leads to its transaction. */
export function ActivityRow({ item }: { readonly item: ActivityItem }) {
  const t = useText()
  const formats = useFormats()
  const { title, state, tone, time, txHash } = item
  const path = pathOfPage('tx')
  return (
    <ListRow
      {...(txHash === null || path === null ? {} : { to: `${path}?id=${txHash}` })}
      title={typeof title === 'string' ? title : t(title)}
      note={formats.dateTime(time)}
      trailing={<Chip tone={tone}>{t(state)}</Chip>}
    />
  )
}
