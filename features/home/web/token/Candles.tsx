import { decimalsOf } from '#platform/std/amount.ts'
import { shortAmount } from '#platform/std/format.ts'
import { classes } from '#platform/ui/classes.ts'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { Tabs } from '#platform/ui/Tabs.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { useMemo, useState } from 'react'

import type { Candle } from '../../shapes.ts'
import { priceText } from '../tokens/price.ts'
import { joined, summaryOf } from './candleFigures.ts'
import { CandleTable, mostRows } from './CandleTable.tsx'
import { candleTexts as texts } from './text.ts'

const CandleChart = lazyComponent(
  async () => (await import('./CandleChart.tsx')).CandleChart,
  () => <Skeleton className="h-64 w-full" />,
)

const intervals = ['5m', '1h', '1d'] as const
export type Interval = (typeof intervals)[number]

export interface CandlesProps {
  readonly symbol: string
  /** Oldest first. */
  readonly candles: readonly Candle[]
  readonly interval: Interval
  readonly onInterval: (interval: Interval) => void
  /** Those of another interval are still shown. */
  readonly waiting: boolean
}

/** What trades made of the price: a drawing, the same in a sentence, and as a table. */
export function Candles({ symbol, candles: loaded, interval, onInterval, waiting }: CandlesProps) {
  const t = useText()
  const formats = useFormats()
  const [looked, setLooked] = useState<number | null>(null)
  const candles = useMemo(() => joined(loaded), [loaded])
  const summary = summaryOf(candles)
  const shown = candles.find(({ time }) => time === looked) ?? candles.at(-1)
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">{t(texts.title)}</h2>
      <div className="-mx-4">
        <Tabs
          label={t(texts.interval)}
          panelId="candles"
          items={intervals.map((value) => ({ value, label: t(texts[value]) }))}
          value={interval}
          onChange={onInterval}
        />
      </div>
      <div
        id="candles"
        role="tabpanel"
        aria-label={t(texts[interval])}
        aria-busy={waiting}
        className={classes('flex flex-col gap-3 transition-opacity', waiting && 'opacity-60')}
      >
        {summary === null || shown === undefined ? (
          <EmptyState title={t(texts.none)} body={t(texts.noneBody)} />
        ) : (
          <>
            <Looked candle={shown} />
            <CandleChart
              candles={candles}
              daily={interval === '1d'}
              onLook={setLooked}
              label={t(texts.summary, {
                count: candles.length,
                interval: t(texts[interval]),
                from: formats.dateTime(summary.from),
                to: formats.dateTime(summary.to),
                first: priceText(summary.first),
                low: priceText(summary.low),
                high: priceText(summary.high),
                last: priceText(summary.last),
              })}
            />
            <p className="text-xs text-soft">
              <span>{`${t(texts.unit, { symbol })} `}</span>
              <a
                href="https://www.tradingview.com/"
                target="_blank"
                rel="noopener noreferrer"
                className="underline underline-offset-2"
              >
                {t(texts.credit)}
              </a>
            </p>
            <Disclosure
              title={t(texts.table)}
              note={t(texts.tableOf, { count: Math.min(candles.length, mostRows) })}
            >
              <CandleTable candles={candles} />
            </Disclosure>
          </>
        )}
      </div>
    </section>
  )
}

/** The touched candle, else the last one. */
function Looked({ candle }: { candle: Candle }) {
  const t = useText()
  const formats = useFormats()
  const figures = [
    [texts.open, priceText(BigInt(candle.open))],
    [texts.high, priceText(BigInt(candle.high))],
    [texts.low, priceText(BigInt(candle.low))],
    [texts.close, priceText(BigInt(candle.close))],
    [texts.volume, shortAmount(BigInt(candle.volume), decimalsOf.USDT)],
  ] as const
  return (
    <div className="num flex min-h-9 flex-wrap content-start gap-x-3 text-xs text-soft">
      <span>{formats.dateTime(candle.time)}</span>
      {figures.map(([label, value]) => (
        <span key={label.en}>
          <span>{`${t(label)} `}</span>
          <span className="font-semibold text-ink">{value}</span>
        </span>
      ))}
    </div>
  )
}
