import type { Earning } from '#platform/std/earning.ts'
import { exactAmount } from '#platform/std/format.ts'
import { AreaChart } from '#platform/ui/AreaChart.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import { rewardDecimals } from './reward.ts'
import { totalPointAt, totalPoints } from './rewardPoints.ts'
import { stakeTexts as texts } from './textStake.ts'

/** The reserved rewards of all my stakes as one line over time, with now on it. */
export function RewardTotal({ stakes, now }: { stakes: readonly Earning[]; now: number }) {
  const t = useText()
  const formats = useFormats()
  const points = totalPoints(stakes)
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return null
  const whole = stakes.reduce((sum, stake) => sum + stake.reward, 0n)
  const reward = exactAmount(whole / 10n ** BigInt(rewardDecimals - 2), 2)
  const [from, to] = [formats.date(first.x), formats.date(last.x)]
  return (
    <AreaChart
      label={t(texts.totalGrowth, { reward, from, to })}
      points={points}
      mark={totalPointAt(stakes, now) ?? undefined}
      peak={t(texts.reservedInAll, { reward })}
      from={from}
      to={to}
    />
  )
}
