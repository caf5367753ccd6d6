import type { Formats } from '#platform/web/format.ts'
import {
  CandlestickSeries,
  createChart,
  HistogramSeries,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts'

import type { Candle } from '../../shapes.ts'
import { priceNumber, priceText } from '../tokens/price.ts'
import { coloursOf } from './chartLook.ts'

/** Candles at first: as many as can be touched separately on a phone. */
const inSight = 60

const secondsOf = (time: Time): number => Number(time)

/** A price of the axis. The billionth makes up for what floating point has cut. */
const axisText = (price: number): string =>
  priceText(BigInt(Math.round(Math.max(0, Math.min(price, 1e30)) * (1 + 1e-9) * 1e18)))

export interface Drawing {
  readonly set: (candles: readonly Candle[]) => void
  readonly recolour: () => void
  readonly remove: () => void
}

export interface DrawingOptions {
  readonly formats: Formats
  /** Days have dates alone. */
  readonly daily: boolean
  /** The beginning of the candle under the finger; null when it has left. */
  readonly onLook: (time: number | null) => void
}

/** Candles above their volumes, in an element that gives them their size. */
export function drawCandles(within: HTMLElement, options: DrawingOptions): Drawing {
  const { formats, daily, onLook } = options
  const when = (time: Time): string =>
    daily ? formats.date(secondsOf(time)) : formats.dateTime(secondsOf(time))
  const chart = createChart(within, {
    autoSize: true,
    // The library's mark would need a style and markup of its own in the page: the credit is text.
    layout: {
      attributionLogo: false,
      background: { color: 'transparent' },
      fontSize: 12,
      fontFamily: getComputedStyle(within).fontFamily,
    },
    localization: { timeFormatter: when, priceFormatter: axisText },
    timeScale: {
      timeVisible: !daily,
      maxBarSpacing: 18,
      rightOffset: 2,
      tickMarkFormatter: (time: Time) =>
        daily ? formats.date(secondsOf(time)) : formats.time(secondsOf(time)),
    },
    // The page scrolls under the finger, the chart sideways.
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false },
  })
  const prices = chart.addSeries(CandlestickSeries, {
    priceFormat: { type: 'custom', formatter: axisText, minMove: 1e-12 },
    borderVisible: false,
  })
  const volumes = chart.addSeries(HistogramSeries, {
    priceScaleId: 'volume',
    lastValueVisible: false,
    priceLineVisible: false,
  })
  prices.priceScale().applyOptions({ scaleMargins: { top: 0.06, bottom: 0.26 } })
  volumes.priceScale().applyOptions({ scaleMargins: { top: 0.82, bottom: 0 } })
  chart.subscribeCrosshairMove(({ time }) => onLook(time === undefined ? null : secondsOf(time)))

  const recolour = (): void => {
    const { text, line, up, down, volume } = coloursOf(within)
    chart.applyOptions({
      layout: { textColor: text },
      grid: { vertLines: { visible: false }, horzLines: { color: line } },
      rightPriceScale: { borderColor: line },
      timeScale: { borderColor: line },
    })
    prices.applyOptions({
      upColor: up,
      downColor: down,
      wickUpColor: up,
      wickDownColor: down,
    })
    volumes.applyOptions({ color: volume })
  }

  let begins: number | null = null
  const set = (candles: readonly Candle[]): void => {
    const at = ({ time }: Candle) => ({ time: time as UTCTimestamp })
    prices.setData(
      candles.map((candle) => ({
        ...at(candle),
        open: priceNumber(candle.open),
        high: priceNumber(candle.high),
        low: priceNumber(candle.low),
        close: priceNumber(candle.close),
      })),
    )
    volumes.setData(candles.map((candle) => ({ ...at(candle), value: Number(candle.volume) })))
    // The user's position stays; another series is shown from its end.
    const first = candles[0]?.time ?? null
    if (first === begins) return
    begins = first
    // The first label of the axis is as wide as three candles.
    const { length } = candles
    chart.timeScale().setVisibleLogicalRange({ from: Math.max(-2, length - inSight), to: length })
  }
  recolour()
  return { set, recolour, remove: () => chart.remove() }
}
