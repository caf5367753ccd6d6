import { type ProductDetail, salesApi } from '#features/sales/public.web.ts'
import { Skeleton, SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { later } from '#platform/web/later.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame, useScreenTitle } from '#platform/web/screen.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { useState } from 'react'
import { useSearchParams } from 'wouter'

import { BuyBar } from './BuyBar.tsx'
import { dueOf } from './due.ts'
import { NotNamed } from './NotNamed.tsx'
import { OwnBoxes, useOwnBoxes } from './OwnBoxes.tsx'
import { Payments } from './Payments.tsx'
import { Proof } from './Proof.tsx'
import { stateAt } from './saleClock.ts'
import { SeriesHead } from './SeriesHead.tsx'
import { boxTexts } from './text.ts'
import { seriesTexts as texts } from './textSeries.ts'
import { UrnTable } from './UrnTable.tsx'

const BuyBoxesSheet = later(async () => (await import('./BuyBoxesSheet.tsx')).BuyBoxesSheet, null)
const BondMoves = later(async () => (await import('./BondMoves.tsx')).BondMoves, SkeletonRows)
const Draws = later(async () => (await import('./Draws.tsx')).Draws, SkeletonRows)
const SeriesClosed = later(
  async () => (await import('./SeriesClosed.tsx')).SeriesClosed,
  SkeletonRows,
)
const UrnCards = later(async () => (await import('./UrnCards.tsx')).UrnCards, null)

/** How often a series is asked for again, ms: its urn, and what was drawn from it. */
const again = 15_000

/** One series: its urn, its price beside its worth, how it is drawn, and the way to a box. */
export function BlindBoxDetailScreen() {
  const [search] = useSearchParams()
  const seriesId = search.get('seriesId') ?? ''
  const named = /^[1-9]\d{0,5}$/.test(seriesId)
  const query = useApi(salesApi.productDetail, named ? { seriesId } : null, {
    refetchInterval: again,
  })
  if (!named) return <NotNamed title={texts.none} body={texts.noneBody} />
  return (
    <Frame>
      <QueryState query={query} skeleton={<DetailSkeleton />}>
        {(series) => <Detail key={series.productId} series={series} />}
      </QueryState>
    </Frame>
  )
}

function Detail({ series }: { series: ProductDetail }) {
  const t = useText()
  const now = useChainNow()
  const [buying, setBuying] = useState(false)
  const { productId: id, urn, series: facts } = series
  useScreenTitle(t(boxTexts.series, { id: String(id) }))
  const boxes = useOwnBoxes(id)
  const due = dueOf(boxes, now)
  return (
    <>
      <SeriesHead series={series} />
      {facts?.closed === true && <SeriesClosed boxes={boxes} />}
      <OwnBoxes boxes={boxes} due={due} />
      {urn !== null && <UrnTable urn={urn} series={series} />}
      <Payments series={series} />
      {facts !== null && <Proof facts={facts} />}
      {facts !== null && <BondMoves seriesId={id} />}
      {urn !== null && <Draws seriesId={id} urn={urn} again={again} />}
      {urn !== null && facts !== null && <UrnCards cards={facts.cards} urn={urn} />}
      <BuyBar
        series={series}
        state={stateAt(series, now)}
        boxes={boxes}
        due={due}
        onBuy={() => setBuying(true)}
      />
      <BuyBoxesSheet series={series} open={buying} onClose={() => setBuying(false)} />
    </>
  )
}

function DetailSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-4">
        <Skeleton className="aspect-square w-full" />
        <div className="flex flex-col gap-2">
          <Skeleton className="h-8 w-2/3" />
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-4 w-full" />
        </div>
      </div>
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-52 w-full" />
    </div>
  )
}
