interface DayBarsProps {
  /** Of each day, earliest first. */
  readonly amounts: readonly bigint[]
  /** What the drawing shows, in a sentence. */
  readonly label: string
  /** Under the left and the right end. */
  readonly from: string
  readonly to: string
}

const width = 320
const height = 64
const gap = 6

/** An amount of each day as a bar; of nothing a line on the ground. */
export function DayBars({ amounts, label, from, to }: DayBarsProps) {
  const top = amounts.reduce((most, one) => (one > most ? one : most), 0n)
  const each = (width + gap) / Math.max(1, amounts.length)
  return (
    <figure className="flex flex-col gap-1">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="w-full">
        {amounts.map((amount, i) => {
          const part = top === 0n ? 0 : Number((amount * 1_000n) / top) / 1_000
          const tall = amount === 0n ? 1 : Math.max(3, part * height)
          return (
            <rect
              key={i}
              x={i * each}
              y={height - tall}
              width={each - gap}
              height={tall}
              rx={amount === 0n ? 0 : 2}
              className={amount === 0n ? 'fill-line' : 'fill-verdigris'}
            />
          )
        })}
      </svg>
      <figcaption className="num flex justify-between gap-4 text-xs text-soft">
        <span>{from}</span>
        <span className="text-right">{to}</span>
      </figcaption>
    </figure>
  )
}
