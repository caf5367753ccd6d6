import type { Product } from '#features/sales/public.web.ts'
import { roundedUp, shortAmount } from '#platform/std/format.ts'
import { CardArt } from '#platform/ui/CardArt.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useMemo } from 'react'
import { Link } from 'wouter'

import { seriesName } from '../seriesName.ts'
import { seriesPath } from './paths.ts'
import { SaleChip, SaleCountdown } from './StateLine.tsx'
import { boxTexts as texts, listTexts } from './text.ts'
import { stonesOf, urnImage } from './urnArt.ts'
import { UrnStrip } from './UrnStrip.tsx'

/** A series in the list: its urn, the price of a box beside the average worth of a draw, and its clock. */
export function SeriesTile({ series, now }: { series: Product; now: number }) {
  const t = useText()
  const formats = useFormats()
  const { productId: id, urn } = series
  const picture = useMemo(() => (urn === null ? undefined : urnImage(stonesOf(urn), id)), [urn, id])
  return (
    <Link
      to={seriesPath(id)}
      className="flex flex-col gap-3 rounded-md border border-line bg-surface p-3 transition-colors hover:border-edge"
    >
      <span className="flex gap-3">
        <CardArt src={picture} alt="" className="size-24! shrink-0" />
        <span className="flex min-w-0 grow flex-col gap-1">
          <span className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
            <span className="font-display text-lg leading-tight font-semibold">
              <span>{t(seriesName(id))}</span>
              <span className="num block font-text text-xs font-normal text-soft">
                {t(texts.series, { id: String(id) })}
              </span>
            </span>
            <SaleChip sale={series} now={now} />
          </span>
          <span className="num mt-auto flex flex-wrap items-baseline gap-x-2 [overflow-wrap:anywhere]">
            <span className="font-semibold">{`${shortAmount(BigInt(series.price), 6)} USDT`}</span>
            {series.priceTrx !== null && (
              <span className="text-xs text-soft">
                {t(texts.inCoin, {
                  amount: shortAmount(roundedUp(BigInt(series.priceTrx), 6), 6),
                  symbol: nativeSymbol(),
                })}
              </span>
            )}
          </span>
          {series.expected !== null && (
            <span className="num text-xs text-soft">
              {t(listTexts.worthEach, { amount: shortAmount(BigInt(series.expected), 6) })}
            </span>
          )}
        </span>
      </span>
      {urn !== null && <UrnStrip urn={urn} />}
      <span className="num flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line pt-2 text-xs text-soft">
        <span>
          {t(texts.left, {
            left: formats.number(series.remainSupply),
            supply: formats.number(series.supply),
          })}
        </span>
        <SaleCountdown sale={series} now={now} />
      </span>
    </Link>
  )
}

export function SeriesSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      {[0, 1].map((tile) => (
        <div key={tile} className="flex gap-3 rounded-md border border-line p-3">
          <Skeleton className="size-24 shrink-0" />
          <div className="flex grow flex-col justify-between gap-2">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-4 w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
