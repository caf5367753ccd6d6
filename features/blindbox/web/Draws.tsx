import { Person } from '#features/account/public.web.ts'
import { cardName } from '#features/nft/public.web.ts'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'

import { blindboxApi } from '../api.ts'
import type { DrawView } from '../shapes.ts'
import { boxNumber } from './boxNumber.ts'
import { drawPath } from './paths.ts'
import { seriesTexts as texts } from './textSeries.ts'
import { levelStrIn, type Urn } from './urn.ts'

export interface DrawsProps {
  readonly seriesId: number
  readonly urn: Urn
  /** How often the urn above and its drawn cards are requested, ms. */
  readonly again: number
}

/** Every request of the series, newest first; each leads to its check. */
export function Draws({ seriesId, urn, again }: DrawsProps) {
  const t = useText()
  return (
    <PagedRows
      endpoint={blindboxApi.drawPage}
      input={{ seriesId: String(seriesId) }}
      keyOf={({ requestId }) => requestId}
      row={(draw) => <Row draw={draw} urn={urn} />}
      first={5}
      step={20}
      again={again}
      empty={<p className="text-soft">{t(texts.noDraws)}</p>}
    />
  )
}

function Row({ draw, urn }: { draw: DrawView; urn: Urn }) {
  const t = useText()
  const formats = useFormats()
  const cards = draw.cards.map(({ tokenId, level }) =>
    cardName(t, { tokenId, levelStr: levelStrIn(urn, level) }),
  )
  return (
    <ListRow
      to={drawPath(draw.requestId)}
      title={
        cards.length > 0
          ? cards.join(', ')
          : t(texts.request, { number: boxNumber(draw.requestId) })
      }
      note={
        <span className="flex flex-wrap items-center gap-x-1.5">
          <span>{`${formats.dateTime(draw.time)} · `}</span>
          <Person address={draw.holder} />
        </span>
      }
      trailing={t(texts[draw.state])}
      trailingNote={draw.final ? undefined : t(texts.confirming)}
    />
  )
}
