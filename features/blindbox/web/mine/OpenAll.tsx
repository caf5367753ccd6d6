import { Button } from '#platform/ui/Button.tsx'
import { StickyBar } from '#platform/ui/StickyBar.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { boxNumber } from '../boxNumber.ts'
import { mineTexts as texts } from '../textMine.ts'
import { atOnce } from './openCount.ts'

interface Sealed {
  readonly seriesId: number
  readonly boxIds: readonly number[]
}

export interface OpenAllProps {
  readonly sealed: readonly Sealed[]
  /** Whether the screen has no other action that is due. */
  readonly bar: boolean
  readonly onOpen: (boxIds: readonly number[]) => void
}

/** As many sealed boxes of a series as one request takes: of the largest at the thumb, of the others in a row each. */
export function OpenAll({ sealed, bar, onOpen }: OpenAllProps) {
  const t = useText()
  const [most, ...others] = sealed.toSorted((a, b) => b.boxIds.length - a.boxIds.length)
  if (most === undefined) return null
  const count = ({ seriesId, boxIds }: Sealed): string =>
    t(texts.openSeries, { count: boxIds.length, id: String(seriesId) })
  const label = ({ boxIds }: Sealed): string => {
    const { length } = atOnce(boxIds)
    if (length === 1) return t(texts.openOne, { box: boxNumber(boxIds[0]!) })
    return t(length === boxIds.length ? texts.openAll : texts.openFirst, { count: length })
  }
  const rows = (bar ? others : [most, ...others]).filter(({ boxIds }) => boxIds.length > 1)
  return (
    <>
      {rows.length > 0 && (
        <ul className="flex flex-col border-b border-line">
          {rows.map((series) => (
            <li
              key={series.seriesId}
              className="flex min-h-15 flex-wrap items-center justify-between gap-3 border-t border-line py-2 first:border-t-0"
            >
              <span className="num font-semibold">{count(series)}</span>
              <Button
                small
                kind="quiet"
                className="text-lapis!"
                onClick={() => onOpen(atOnce(series.boxIds))}
              >
                {label(series)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {bar && (
        <StickyBar note={others.length > 0 ? count(most) : undefined}>
          <Button full onClick={() => onOpen(atOnce(most.boxIds))}>
            {label(most)}
          </Button>
        </StickyBar>
      )}
    </>
  )
}
