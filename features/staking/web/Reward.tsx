import { decimalsOf } from '#platform/std/amount.ts'
import { exactAmount, shortAmount } from '#platform/std/format.ts'
import { AreaChart } from '#platform/ui/AreaChart.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { exactOf, shortOf, tesCoin } from '#platform/web/spend/coin.ts'
import { BigAmount } from '#platform/ui/BigAmount.tsx'
import { useChainNow } from '#platform/web/time.ts'

import type { Plan } from '../shapes.ts'
import { rewardFor, type Term, worthIn } from './plans.ts'
import { stakingTexts as texts } from './text.ts'

export interface RewardProps {
  readonly plan: Plan
  readonly term: Term
  /** Base units of the coin; null while none is typed. */
  readonly units: bigint | null
}

const daySeconds = 86_400

/** What a stake will be paid, in TES and in USDT, and when; before an amount is typed, what a hundred coins would. */
export function Reward({ plan, term, units }: RewardProps) {
  const t = useText()
  const formats = useFormats()
  const unlock = useChainNow() + term.days * daySeconds
  const apr = term.aprBps === null ? null : formats.percent(term.aprBps)
  if (units === null) {
    const hundred = 100n * 10n ** BigInt(plan.decimals)
    return (
      <p className="num text-soft">
        {t(texts.example, {
          amount: exactOf(hundred, plan),
          reward: shortOf(rewardFor(hundred, term), tesCoin),
          days: term.days,
        })}
      </p>
    )
  }
  const reward = rewardFor(units, term)
  const worth = worthIn(reward, tesCoin, plan.tesPriceE12)
  return (
    <Surface className="flex flex-col gap-2">
      <h2 className="font-text text-sm font-normal text-soft">{t(texts.reserved)}</h2>
      <BigAmount text={`${exactTo6(reward)} TES`} tone="gained" />
      {worth !== null && apr !== null && (
        <p className="num">
          {t(texts.worthApr, { worth: shortAmount(worth, decimalsOf.USDT), apr })}
        </p>
      )}
      <AreaChart
        tone="verdigris"
        label={t(texts.linear)}
        points={[
          { x: 0, y: 0 },
          { x: 1, y: 1 },
        ]}
        from={t(texts.today)}
        to={formats.dateTime(unlock)}
      />
    </Surface>
  )
}

/** To the sixth decimal, cut: what is signed shows the rest. */
function exactTo6(reward: bigint): string {
  const [whole, fraction = ''] = exactAmount(reward, decimalsOf.TES).split('.')
  return `${whole}.${fraction.slice(0, 6).padEnd(2, '0')}`
}
