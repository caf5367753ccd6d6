import { AreaChart } from '#platform/ui/AreaChart.tsx'
import { Select } from '#platform/ui/Select.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import type { Reply } from '#platform/std/endpoint.ts'
import { useApi } from '#platform/web/api.ts'
import type { IncomeName } from '#platform/web/feature.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { incomeNames } from '#platform/web/shell/composed.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { shortOf } from '#platform/web/spend/coin.ts'
import { useState } from 'react'

import { earningsApi } from '../api.ts'
import { nativeCoin } from '../kinds.ts'
import { drawnFrom, earnedPoints } from './incomePoints.ts'
import { incomeTexts as texts } from './text.ts'

type Coin = IncomeName['coin']

const periods = ['7', '30', '90'] as const

/** What was earned in all, as it grew over the last days. */
export function OverTime() {
  const t = useText()
  const [days, setDays] = useState<(typeof periods)[number]>('30')
  const coins = [...new Set<Coin>([nativeCoin, ...incomeNames().map((one) => one.coin)])]
  const [coin, setCoin] = useState<Coin>(nativeCoin)
  const query = useApi(earningsApi.statistic, { days, coin })
  return (
    <Surface className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-base">{t(texts.overTime)}</h2>
        <span className="flex gap-4">
          <Select
            label={t(texts.coin)}
            options={coins.map((value) => ({
              value,
              label: value === nativeCoin ? nativeSymbol() : value,
            }))}
            value={coin}
            onChange={setCoin}
          />
          <Select
            label={t(texts.period)}
            options={periods.map((value) => ({ value, label: t(texts.days, { days: value }) }))}
            value={days}
            onChange={setDays}
          />
        </span>
      </div>
      <QueryState query={query} skeleton={<Skeleton className="h-36 w-full" />}>
        {(series) => <Chart series={series} />}
      </QueryState>
    </Surface>
  )
}

function Chart({ series }: { series: Reply<typeof earningsApi.statistic> }) {
  const t = useText()
  const formats = useFormats()
  const now = useChainNow()
  const points = earnedPoints(series, now)
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return null
  const { coin, list } = series
  const [before, after] = [first.sum, last.sum]
  const [from, to] = [formats.date(first.x), formats.date(last.x)]
  const short = (units: bigint): string => shortOf(units, coin)
  return (
    <AreaChart
      points={drawnFrom(points)}
      label={t(texts.chart, { from, to, before: short(before), after: short(after) })}
      from={from}
      to={to}
      peak={t(texts.inDays, { amount: `+${short(after - before)}`, days: list.length })}
    />
  )
}
