import { type ProductDetail, noPriceTexts } from '#features/sales/public.web.ts'
import { roundedUp, shortAmount } from '#platform/std/format.ts'
import { CardArt } from '#platform/ui/CardArt.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { type ReactNode, useMemo } from 'react'

import { seriesName } from '../seriesName.ts'
import { SaleChip, SaleCountdown } from './StateLine.tsx'
import { boxTexts as texts } from './text.ts'
import { seriesTexts } from './textSeries.ts'
import { shareOf } from './totals.ts'
import { leftIn } from './urn.ts'
import { stonesOf, urnImage } from './urnArt.ts'
import { worthOf } from './worth.ts'

/** The present urn, the state of the sale, and the price beside the average worth of a draw. */
export function SeriesHead({ series }: { series: ProductDetail }) {
  const t = useText()
  const formats = useFormats()
  const now = useChainNow()
  const { productId: id, urn } = series
  const picture = useMemo(() => (urn === null ? undefined : urnImage(stonesOf(urn), id)), [urn, id])
  return (
    <>
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-4">
        <CardArt src={picture} alt={t(texts.urn, { id: String(id) })} />
        <div className="flex min-w-0 flex-col items-start gap-1.5">
          <h2 className="text-xl">{t(seriesName(id))}</h2>
          <p className="num text-soft">{t(texts.series, { id: String(id) })}</p>
          <SaleChip sale={series} now={now} />
          <p className="num">
            {t(texts.left, {
              left: formats.number(series.remainSupply),
              supply: formats.number(series.supply),
            })}
          </p>
          <p className="num text-soft">
            <SaleCountdown sale={series} now={now} />
          </p>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-4 border-t border-line pt-3">
        <Figure
          label={t(seriesTexts.price)}
          value={shortAmount(BigInt(series.price), 6)}
          unit="USDT"
          note={
            series.priceTrx === null
              ? t(noPriceTexts.unknown, { symbol: nativeSymbol() })
              : t(texts.inCoin, {
                  amount: shortAmount(roundedUp(BigInt(series.priceTrx), 6), 6),
                  symbol: nativeSymbol(),
                })
          }
        />
        {series.expected === null ? (
          <Figure label={t(seriesTexts.worth)} value="0" note={t(seriesTexts.nothingLeft)} />
        ) : (
          <Figure
            label={t(seriesTexts.worth)}
            value={shortAmount(BigInt(series.expected), 6)}
            unit="USDT"
            note={t(seriesTexts.onAverage)}
          />
        )}
      </div>
      <Comparison series={series} />
    </>
  )
}

/** Shown just as clearly if it is a reason against buying. */
function Comparison({ series }: { series: ProductDetail }) {
  const t = useText()
  const formats = useFormats()
  const { urn } = series
  if (series.expected === null || urn === null) return null
  const price = BigInt(series.price)
  const { side, difference } = worthOf(price, BigInt(series.expected))
  const left = leftIn(urn)
  const below = leftIn(urn.filter((each) => BigInt(each.price) < price))
  return (
    <p>
      <span className="num font-semibold">
        {t(seriesTexts[side], { difference: shortAmount(difference, 6) })}
      </span>{' '}
      {below > 0 && (
        <span className="num text-soft">
          {below === left
            ? t(seriesTexts.allCheaper)
            : t(seriesTexts.cheapest, { chance: formats.percent(shareOf(below, left)) })}
        </span>
      )}
    </p>
  )
}

interface FigureProps {
  readonly label: string
  readonly value: string
  readonly unit?: string
  readonly note: ReactNode
}

const Figure = ({ label, value, unit, note }: FigureProps) => (
  <div className="flex min-w-0 flex-col">
    <span className="text-soft">{label}</span>
    <span className="num font-display text-xl font-semibold [overflow-wrap:anywhere]">
      <span>{value}</span>
      {unit !== undefined && (
        <span className="font-text text-sm font-normal text-soft">{` ${unit}`}</span>
      )}
    </span>
    <span className="num text-xs text-soft">{note}</span>
  </div>
)
