import { AreaChart } from '#platform/ui/AreaChart.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { Select } from '#platform/ui/Select.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { useState } from 'react'

import { marketApi } from '../../marketApi.ts'
import type { SalePoint } from '../../marketShapes.ts'
import type { CardDetail } from '../../shapes.ts'
import { levelName } from '../levelName.ts'
import { short } from './coins.ts'
import { chartPoints } from './chartPoints.ts'
import { cardDealTexts as texts } from './textMarketCard.ts'

const kinds = { mint: texts.mintKind, sale: texts.saleKind, offer: texts.offerKind }

/** The prices for which the card, or any of its level, was sold: a chart, and below it each sale as text. */
export function PriceHistory({ card }: { card: CardDetail }) {
  const t = useText()
  const [of, setOf] = useState<'card' | 'level'>('card')
  const query = useApi(
    marketApi.priceHistory,
    of === 'card' ? { tokenId: String(card.tokenId) } : { level: String(card.level) },
  )
  return (
    <>
      <div>
        <Select
          label={t(texts.prices)}
          value={of}
          options={[
            { value: 'card', label: t(texts.ofCard) },
            { value: 'level', label: t(texts.ofLevel, { level: levelName(t, card.levelStr) }) },
          ]}
          onChange={setOf}
        />
      </div>
      <QueryState query={query} skeleton={<Skeleton className="h-40 w-full" />}>
        {({ points }) =>
          points.length === 0 ? (
            <EmptyState title={t(texts.noPrices)} body={t(texts.noPricesBody)} />
          ) : (
            <Sales points={points} />
          )
        }
      </QueryState>
    </>
  )
}

function Sales({ points }: { points: readonly SalePoint[] }) {
  const t = useText()
  const formats = useFormats()
  const last = points.at(-1)
  const [first] = points
  if (last === undefined || first === undefined) return null
  const highest = points.reduce(
    (most, { worth }) => (BigInt(worth) > most ? BigInt(worth) : most),
    0n,
  )
  const { line, dots } = chartPoints(points)
  return (
    <>
      {points.length > 1 && (
        <AreaChart
          label={t(texts.chart, { count: points.length, price: short(last.worth, 'USDT') })}
          points={line}
          dots={dots}
          peak={t(texts.peak, { price: short(highest, 'USDT') })}
          from={formats.date(first.time)}
          to={formats.date(last.time)}
        />
      )}
      <div className="flex flex-col">
        {points.toReversed().map((point) => (
          <ListRow
            key={`${point.txHash} ${point.tokenId}`}
            to={`/tx?id=${point.txHash}`}
            title={`${t(kinds[point.kind])} #${point.tokenId}`}
            note={formats.dateTime(point.time)}
            trailing={short(point.price, point.coin)}
            trailingNote={point.coin === 'USDT' ? undefined : `≈ ${short(point.worth, 'USDT')}`}
          />
        ))}
      </div>
    </>
  )
}
