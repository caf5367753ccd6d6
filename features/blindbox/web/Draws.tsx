import { Person } from '#features/account/public.web.ts'
import { cardName } from '#features/nft/public.web.ts'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { Rows } from '#platform/web/Rows.tsx'
import { useState } from 'react'

import { blindboxApi } from '../api.ts'
import type { DrawView } from '../shapes.ts'
import { boxNumber } from './boxNumber.ts'
import { drawPath } from './paths.ts'
import { seriesTexts as texts } from './textSeries.ts'
import { levelStrIn, type Urn } from './urn.ts'

const step = 5

export interface DrawsProps {
  readonly seriesId: number
  readonly urn: Urn
  /** How often the urn above is asked for, ms: what was drawn from it is asked for as often. */
  readonly again: number
}

/** Every request of the series, newest first; each leads to its check. */
export function Draws({ seriesId, urn, again }: DrawsProps) {
  const t = useText()
  const [size, setSize] = useState(step)
  const query = useApiList(
    blindboxApi.drawPage,
    { seriesId: String(seriesId) },
    size,
    ({ requestId }) => requestId,
    { refetchInterval: again },
  )
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{t(texts.draws)}</h2>
      <QueryState
        query={query}
        skeleton={<SkeletonRows />}
        empty={<p className="text-soft">{t(texts.noDraws)}</p>}
      >
        {({ total, list }) => (
          <Rows more={total > size} onMore={() => setSize(size + 4 * step)}>
            {list.map((draw) => (
              <Row key={draw.requestId} draw={draw} urn={urn} />
            ))}
          </Rows>
        )}
      </QueryState>
    </section>
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
          {formats.dateTime(draw.time)} · <Person address={draw.holder} />
        </span>
      }
      trailing={t(texts[draw.state])}
      trailingNote={draw.final ? undefined : t(texts.confirming)}
    />
  )
}
