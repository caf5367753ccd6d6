import { Figure } from '#platform/ui/Figure.tsx'
import { StoneBar } from '#platform/ui/StoneBar.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { Verify, sourcesOf } from '#platform/web/Verify.tsx'

import { periodDays } from '../../fields.ts'
import type { MiningState } from '../../shapes.ts'
import {
  dayOfPeriod,
  type Mining,
  minersOf,
  multiplierText,
  periodNumber,
  powerText,
  tesFigure,
  tesText,
} from '../mining.ts'
import { burnTexts } from '../text.ts'
import { destroyTexts as texts } from '../textBurn.ts'

interface PoolHeadProps {
  readonly mining: Mining
  readonly state: MiningState
}

/** Today's pool, the power that shares it, and how far the period is. */
export function PoolHead({ mining, state }: PoolHeadProps) {
  const t = useText()
  const { date } = useFormats()
  const now = useChainNow()
  const { period, network, sources } = mining
  if (state !== 'running' || period === null) return null
  const daily = BigInt(period.dailyPool)
  return (
    <section className="flex flex-col gap-3">
      <div className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] gap-4 max-[340px]:grid-cols-[minmax(0,1fr)]">
        <Figure
          label={t(texts.today)}
          value={tesFigure(daily)}
          note={t(burnTexts.poolParts, {
            miners: tesText(minersOf(daily)),
            nodes: tesText(daily - minersOf(daily)),
          })}
        />
        <Figure label={t(burnTexts.networkPower)} value={powerText(network.power)} />
      </div>
      <div className="flex flex-col gap-1.5">
        <StoneBar
          parts={[
            { amount: BigInt(Math.max(0, now - period.start)), colour: 'bg-gold' },
            { amount: BigInt(Math.max(0, period.end - now)), colour: 'bg-line' },
          ]}
        />
        <p className="num flex flex-wrap justify-between gap-x-3 text-xs text-soft">
          <span>
            {t(burnTexts.periodDay, {
              number: periodNumber(period.number),
              day: dayOfPeriod(period, now),
              days: periodDays,
            })}
          </span>
          <span>
            {t(texts.multiplierUntil, {
              multiplier: multiplierText(period.multiplier),
              date: date(period.end),
            })}
          </span>
        </p>
      </div>
      <Verify of={t(texts.today)} source={sourcesOf(sources, 'period')} />
    </section>
  )
}
