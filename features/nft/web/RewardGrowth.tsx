import { earnedAt } from '#platform/std/earning.ts'
import { shortAmount } from '#platform/std/format.ts'
import { AreaChart } from '#platform/ui/AreaChart.tsx'
import { Countdown } from '#platform/ui/Countdown.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import type { Card } from '../shapes.ts'
import { rewardDecimals } from './reward.ts'
import { rewardPointAt, rewardPoints } from './rewardPoints.ts'
import { cardTexts as texts } from './textCard.ts'
import { Ticking } from '#platform/ui/Ticking.tsx'
import { usePending } from './usePending.ts'

/** The growth of the reserved reward, its present value, and the rest of the term. */
export function RewardGrowth({ card }: { card: Card }) {
  const t = useText()
  const formats = useFormats()
  const running = usePending(card)
  if (running === null) return null
  const { stake, now, matured } = running
  const reward = shortAmount(stake.reward, rewardDecimals)
  const from = formats.date(stake.start)
  const to = formats.dateTime(stake.end)
  return (
    <Surface className="flex flex-col gap-3">
      <div>
        <h3 className="font-text text-sm font-normal text-soft">{t(texts.earnedSoFar)}</h3>
        <div className="flex flex-wrap items-baseline gap-x-2">
          <Ticking value={earnedAt(stake, now)} big />
          <span className="num text-soft">{t(texts.ofReserved, { reward })}</span>
        </div>
      </div>
      <AreaChart
        label={t(texts.rewardGrowthLabel, { reward, from, to })}
        points={rewardPoints(stake)}
        mark={rewardPointAt(stake, now)}
        from={from}
        to={to}
      />
      <KeyValue
        rows={[
          {
            label: t(texts.paidSoFar),
            value: `${shortAmount(stake.paid, rewardDecimals)} TES`,
          },
          {
            label: t(texts.timeLeft),
            value: matured ? t(texts.termOver) : <Countdown seconds={stake.end - now} />,
          },
        ]}
      />
    </Surface>
  )
}
