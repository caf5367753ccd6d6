import { classes } from './classes.ts'
import { type ChartPoint, chartPaths } from './chartPath.ts'

export interface AreaChartProps {
  readonly points: readonly ChartPoint[]
  /** What the drawing shows, in a sentence: it is an image to a screen reader. */
  readonly label: string
  /** What follows the last point if all goes on as it is: dotted, without an area. */
  readonly ahead?: readonly ChartPoint[]
  /** A point to mark, e.g. now. */
  readonly mark?: ChartPoint | undefined
  /** Points of their own, e.g. single sales. */
  readonly dots?: readonly ChartPoint[]
  /** Under the left and the right end. */
  readonly from?: string
  readonly to?: string
  /** At the top: what the highest value is. */
  readonly peak?: string
  /** gold: staked or worth · lapis: a price or a value · verdigris: gained */
  readonly tone?: keyof typeof tones
}

const tones = {
  gold: { area: 'fill-gold-wash', line: 'stroke-gold' },
  lapis: { area: 'fill-lapis-wash', line: 'stroke-lapis' },
  verdigris: { area: 'fill-verdigris-wash', line: 'stroke-verdigris' },
} as const

const width = 320
const height = 96

export function AreaChart(props: AreaChartProps) {
  const { points, label, ahead = [], mark, dots = [], from, to, peak, tone = 'gold' } = props
  const paths = chartPaths(points, width, height, ahead)
  const at = mark === undefined ? null : paths.place(mark)
  return (
    <figure className="flex flex-col gap-1">
      {peak !== undefined && <div className="num text-right text-xs text-soft">{peak}</div>}
      <svg
        viewBox={`0 -4 ${width} ${height + 5}`}
        role="img"
        aria-label={label}
        className="w-full overflow-visible"
      >
        <path d={paths.area} className={tones[tone].area} />
        <path d={paths.line} className={classes('fill-none', tones[tone].line)} strokeWidth="1.8" />
        {paths.ahead !== '' && (
          <path
            d={paths.ahead}
            className={classes('fill-none', tones[tone].line)}
            strokeDasharray="2 4"
            strokeWidth="1.4"
          />
        )}
        <path d={`M0 ${height}H${width}`} className="stroke-line" strokeWidth="1" />
        {dots.map((dot, index) => {
          const { x, y } = paths.place(dot)
          return <circle key={index} cx={x} cy={y} r="3" className="fill-gold" />
        })}
        {at !== null && (
          <g className="stroke-ink">
            <path d={`M${at.x} ${at.y}V${height}`} strokeDasharray="2 3" strokeWidth="1" />
            <circle cx={at.x} cy={at.y} r="4" className="fill-surface" strokeWidth="2" />
          </g>
        )}
      </svg>
      {(from !== undefined || to !== undefined) && (
        <figcaption className="num flex justify-between gap-4 text-xs text-soft">
          <span>{from}</span>
          <span className="text-right">{to}</span>
        </figcaption>
      )}
    </figure>
  )
}
