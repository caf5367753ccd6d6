import type { Reply } from '#platform/std/endpoint.ts'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useApi } from '#platform/web/api.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { shortOf } from '#platform/web/spend/coin.ts'
import { Link } from 'wouter'

import { earningsApi } from '../api.ts'
import { barsOf, heightsOf } from './paidBars.ts'
import { claimTexts as texts } from './textClaim.ts'

/** Rewards are paid by claims alone: what was earned of TES on a day was paid on it. */
export function PaidToYou() {
  const query = useApi(earningsApi.statistic, { coin: 'TES', days: '30' })
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-36 w-full" />}>
      {(series) => <Paid series={series} />}
    </QueryState>
  )
}

function Paid({ series: { coin, list } }: { series: Reply<typeof earningsApi.statistic> }) {
  const t = useText()
  const formats = useFormats()
  const sums = barsOf(list)
  const total = shortOf(
    sums.reduce((sum, one) => sum + one, 0n),
    coin,
  )
  const [first, last] = [list[0], list.at(-1)]
  const isEmpty = sums.every((sum) => sum === 0n)
  return (
    <Surface className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="font-text text-sm font-normal text-soft">{t(texts.paid30)}</h2>
        {!isEmpty && (
          <span translate="no" className="num min-w-0 font-semibold [overflow-wrap:anywhere]">
            {total}
          </span>
        )}
      </div>
      {isEmpty || first === undefined || last === undefined ? (
        <p className="text-soft">{t(texts.nonePaid)}</p>
      ) : (
        <figure>
          <Bars heights={heightsOf(sums)} label={t(texts.paidChart, { amount: total })} />
          <figcaption className="num mt-1 flex justify-between gap-4 text-xs text-soft">
            <span>{formats.date(first.day)}</span>
            <span>{formats.date(last.day)}</span>
          </figcaption>
        </figure>
      )}
      <Link
        to="/incomeList?kind=receiving"
        className="-my-2 flex min-h-11 items-center font-semibold text-lapis"
      >
        {t(texts.records)}
      </Link>
    </Surface>
  )
}

const [width, gap] = [320, 8]

function Bars({ heights, label }: { heights: readonly number[]; label: string }) {
  const each = (width + gap) / heights.length
  return (
    <svg viewBox={`0 0 ${width} 64`} role="img" aria-label={label} className="w-full">
      {heights.map((height, i) => (
        <rect
          key={i}
          x={i * each}
          y={64 - height * 0.64}
          width={each - gap}
          height={height * 0.64}
          rx="2"
          className="fill-verdigris"
        />
      ))}
    </svg>
  )
}
