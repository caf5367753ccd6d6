import { useMemo } from 'react'

import { classes } from './classes.ts'
import { discOf, type Mosaic, mosaicOf } from './mosaic.ts'

export interface StoneArtProps {
  /** A picture of stones, an SVG as a data URI; undefined while it is being made. */
  readonly src: string | undefined
  /** Which part of its stones lies there, 0 to 1. */
  readonly laid: number
  /** Without colour: what it is about did not happen. */
  readonly lost?: boolean
  readonly className?: string
}

/** A mosaic that is laid from its middle: each part that is added sets its stones into place. */
export function StoneArt({ src, ...rest }: StoneArtProps) {
  const mosaic = useMemo(() => (src === undefined ? null : mosaicOf(src)), [src])
  return <Laid mosaic={mosaic} {...rest} />
}

const tones: Readonly<Record<string, string>> = {
  TES: 'fill-lapis',
  TRX: 'fill-terra',
  USDT: 'fill-verdigris',
}

export interface CoinStonesProps extends Omit<StoneArtProps, 'src'> {
  /** One coin, or the two of a pair. */
  readonly symbols: readonly string[]
}

/** A disc of stones in the colours of one or two coins. */
export function CoinStones({ symbols, ...rest }: CoinStonesProps) {
  const names = symbols.join()
  const mosaic = useMemo(
    () => discOf(names.split(',').map((symbol) => tones[symbol] ?? 'fill-edge')),
    [names],
  )
  return <Laid mosaic={mosaic} {...rest} />
}

/** Literal, so that their rules are made. */
const delays = ['', 'laid-1', 'laid-2', 'laid-3', 'laid-4', 'laid-5', 'laid-6', 'laid-7']
/** Stones that are set at one moment. */
const together = 7

interface LaidProps extends Omit<StoneArtProps, 'src'> {
  readonly mosaic: Mosaic | null
}

function Laid({ mosaic, laid, lost = false, className }: LaidProps) {
  const count = mosaic === null ? 0 : Math.round(mosaic.stones.length * Math.min(1, laid))
  return (
    <svg
      aria-hidden="true"
      viewBox={mosaic?.viewBox ?? '0 0 150 150'}
      className={classes(
        'block aspect-square w-full rounded-md',
        mosaic?.ground === 'none' ? '' : 'bg-sunk',
        lost && 'opacity-50 grayscale',
        className,
      )}
    >
      {mosaic !== null && mosaic.ground !== 'none' && (
        <rect x="-10%" y="-10%" width="120%" height="120%" fill={mosaic.ground} />
      )}
      {count < (mosaic?.stones.length ?? 0) && <path d={dots} className="fill-edge opacity-40" />}
      {mosaic?.stones.slice(0, count).map(({ path, fill }, i) => {
        const own = fill.startsWith('fill-')
        return (
          <path
            key={i}
            d={path}
            fill={own ? undefined : fill}
            className={classes(
              'laid',
              delays[Math.floor(i / together) % delays.length],
              own && fill,
              own && shades[(i * 5) % shades.length],
            )}
          />
        )
      })}
    </svg>
  )
}

const shades = ['', '[fill-opacity:.88]', '[fill-opacity:.76]', '[fill-opacity:.64]']

/** Where stones will lie. */
const dots = Array.from({ length: 225 }, (_, i) => {
  const [x, y] = [(i % 15) * 10 + 4.4, Math.floor(i / 15) * 10 + 4.4]
  return `M${x} ${y}h1.2v1.2h-1.2z`
}).join('')
