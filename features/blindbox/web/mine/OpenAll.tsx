import { Button } from '#platform/ui/Button.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { mineTexts as texts } from '../textMine.ts'
import { atOnce } from './openCount.ts'

/** Of each series with several sealed boxes: as many of them as one request takes. */
export function OpenAll({
  sealed,
  onOpen,
}: {
  sealed: readonly { readonly seriesId: number; readonly boxIds: readonly number[] }[]
  onOpen: (boxIds: readonly number[]) => void
}) {
  const t = useText()
  const several = sealed.filter(({ boxIds }) => boxIds.length > 1)
  if (several.length === 0) return null
  return (
    <div className="flex flex-col">
      {several.map(({ seriesId, boxIds }) => {
        const chosen = atOnce(boxIds)
        return (
          <div
            key={seriesId}
            className="flex min-h-15 flex-wrap items-center justify-between gap-3 border-t border-line py-2 first:border-t-0"
          >
            <span className="num font-semibold">
              {t(texts.openSeries, { count: boxIds.length, id: String(seriesId) })}
            </span>
            <Button small onClick={() => onOpen(chosen)}>
              {t(chosen.length === boxIds.length ? texts.openAll : texts.openFirst, {
                count: chosen.length,
              })}
            </Button>
          </div>
        )
      })}
    </div>
  )
}
