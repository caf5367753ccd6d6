import { type Purchase, salesApi } from '#features/sales/public.web.ts'
import { Icon } from '#platform/ui/Icon.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useApiList } from '#platform/web/pages.ts'

import type { Due } from './due.ts'
import { minePath } from './paths.ts'
import { seriesTexts as texts } from './textSeries.ts'

/** The maximum of own boxes that are counted here: a series has no more. */
const most = 100

export const useOwnBoxes = (seriesId: number): readonly Purchase[] =>
  useApiList(
    salesApi.buyRecordPage,
    { kind: 'box', seriesId: String(seriesId) },
    most,
    ({ id }) => id,
  ).data?.list ?? []

const shown = ['sealed', 'reserved', 'opening', 'opened'] as const

/** What one holds of this series, and until when a second payment can come. */
export function OwnBoxes({ boxes, due }: { boxes: readonly Purchase[]; due: Due | null }) {
  const t = useText()
  const formats = useFormats()
  const counts = shown
    .map((state) => ({ state, count: boxes.filter((box) => box.state === state).length }))
    .filter(({ count }) => count > 0)
  if (counts.length === 0) return null
  return (
    <section className="border-b border-line">
      <ListRow
        to={minePath}
        leading={<Icon name="gift" className="text-soft" />}
        title={t(texts.yours)}
        note={
          <>
            <span>
              {counts
                .map(({ state, count }) => t(texts[state], { count: formats.number(count) }))
                .join(' · ')}
            </span>
            {due !== null && (
              <span className="block text-ink">
                {t(texts.dueBy, { time: formats.dateTime(due.expiry) })}
              </span>
            )}
          </>
        }
      />
    </section>
  )
}
