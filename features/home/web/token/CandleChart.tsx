import { useFormats } from '#platform/web/format.ts'
import { yieldToMain } from '#platform/web/yieldToMain.ts'
import { useEffect, useRef } from 'react'

import type { Candle } from '../../shapes.ts'
import { type Drawing, drawCandles } from './candleDrawing.ts'
import { onTheme } from './chartLook.ts'

export interface CandleChartProps {
  /** Oldest first. */
  readonly candles: readonly Candle[]
  readonly daily: boolean
  readonly onLook: (time: number | null) => void
  /** The chart's content in a sentence, for screen readers. */
  readonly label: string
}

export function CandleChart({ candles, daily, onLook, label }: CandleChartProps) {
  const formats = useFormats()
  const place = useRef<HTMLDivElement>(null)
  const drawing = useRef<Drawing | null>(null)
  useEffect(() => {
    if (place.current === null) return
    const made = drawCandles(place.current, { formats, daily, onLook })
    drawing.current = made
    const stop = onTheme(made.recolour)
    return () => {
      stop()
      made.remove()
      drawing.current = null
    }
  }, [formats, daily, onLook])
  useEffect(() => {
    // First the empty chart, then the texts of its axis, then the candles: all in one frame would
    // block a tap too long.
    const turns: (() => void)[] = []
    const frame = requestAnimationFrame(() =>
      turns.push(
        yieldToMain(() => daily || formats.time(0)),
        yieldToMain(() => drawing.current?.set(candles)),
      ),
    )
    return () => {
      cancelAnimationFrame(frame)
      for (const withdraw of turns) withdraw()
    }
  }, [candles, formats, daily, onLook])
  return (
    <figure>
      <div ref={place} aria-hidden="true" className="h-64 w-full" />
      <figcaption className="sr-only">{label}</figcaption>
    </figure>
  )
}
