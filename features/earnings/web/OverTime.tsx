import { AreaChart } from '#platform/ui/AreaChart.tsx'
import { Select } from '#platform/ui/Select.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import type { Reply } from '#platform/std/endpoint.ts'
import { useApi } from '#platform/web/api.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { shortOf } from '#platform/web/spend/coin.ts'
import { useState } from 'react'

import { earningsApi } from '../api.ts'
import { ledgerCoins, nativeCoin } from '../kinds.ts'
import { drawnFrom, earnedPoints } from './incomePoints.ts'
import { incomeTexts as texts } from './text.ts'

type Coin = (typeof ledgerCoins)[number]

const periods = ['7', '30', '90'] as const

const symbolOf = (coin: Coin): string => (coin === nativeCoin ? nativeSymbol() : coin)

/** Total earnings over the last days, at first of the coin that is earned. */
export function OverTime({ earned }: { readonly earned: string | undefined }) {
  const t = useText()
  const [days, setDays] = useState<(typeof periods)[number]>('30')
  const [coin, setCoin] = useState<Coin>(
    () => ledgerCoins.find((value) => symbolOf(value) === earned) ?? nativeCoin,
  )
  const query = useApi(earningsApi.statistic, { days, coin })
  return (
    <Surface className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-base">{t(texts.overTime)}</h2>
        <span className="flex gap-4">
          <Select
            label={t(texts.coin)}
            options={ledgerCoins.map((value) => ({ value, label: symbolOf(value) }))}
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
  if (after === before) {
    return <p className="text-soft">{t(texts.nothingSince, { days: list.length })}</p>
  }
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
