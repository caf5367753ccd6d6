import { type ProductDetail, salesApi } from '#features/sales/public.web.ts'
import { Skeleton, SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame, useScreenTitle } from '#platform/web/screen.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { useState } from 'react'
import { useSearchParams } from 'wouter'

import { seriesName } from '../seriesName.ts'
import { BuyBar } from './BuyBar.tsx'
import { dueOf } from './due.ts'
import { NotNamed } from './NotNamed.tsx'
import { OwnBoxes, useOwnBoxes } from './OwnBoxes.tsx'
import { Payments } from './Payments.tsx'
import { stateAt } from './saleClock.ts'
import { RemainingCards } from './RemainingCards.tsx'
import { SeriesFolds } from './SeriesFolds.tsx'
import { SeriesHead } from './SeriesHead.tsx'
import { seriesTexts as texts } from './textSeries.ts'

const BuyBoxesSheet = lazyComponent(
  async () => (await import('./BuyBoxesSheet.tsx')).BuyBoxesSheet,
  null,
)
const SeriesClosed = lazyComponent(
  async () => (await import('./SeriesClosed.tsx')).SeriesClosed,
  SkeletonRows,
)

/** How often a series is requested again, ms: its urn, and its drawn cards. */
const again = 15_000

/** One series: its urn, its price beside its worth, how it is drawn, and the link to buy a box. */
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
  const now = useChainNow()
  const [buying, setBuying] = useState(false)
  const { productId: id, urn, series: facts } = series
  useScreenTitle(seriesName(id))
  const boxes = useOwnBoxes(id)
  const due = dueOf(boxes, now)
  return (
    <>
      <SeriesHead series={series} />
      {facts?.closed === true && <SeriesClosed boxes={boxes} />}
      <OwnBoxes boxes={boxes} due={due} />
      {urn !== null && <RemainingCards urn={urn} series={series} />}
      <Payments series={series} />
      {facts !== null && <SeriesFolds seriesId={id} urn={urn} facts={facts} again={again} />}
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
