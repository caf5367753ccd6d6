import { AreaChart, type AreaChartProps } from '#platform/ui/AreaChart.tsx'
import { BigAmount } from '#platform/ui/BigAmount.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { StoneBar } from '#platform/ui/StoneBar.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { Verify, sourcesOf } from '#platform/web/Verify.tsx'

import { periodDays } from '../../fields.ts'
import type { MiningState } from '../../shapes.ts'
import {
  dayOfPeriod,
  type Mining,
  multiplierText,
  periodNumber,
  powerText,
  tesText,
} from '../mining.ts'
import { burnTexts as texts } from '../text.ts'
import { type Day, levelPoints, poolPoints } from './dayPoints.ts'

interface PowersProps {
  readonly mining: Mining
  readonly state: MiningState
  /** Newest first. */
  readonly days: readonly Day[]
}

/** Both powers and the daily pool, each with its course, and what follows this period. */
export function Powers({ mining, state, days }: PowersProps) {
  const t = useText()
  const { date } = useFormats()
  const now = useChainNow()
  const { network, mine, period, next, sources } = mining
  const [first, last] = [days.at(-1), days[0]]
  const label = (of: string): string =>
    t(texts.powerChart, {
      label: of,
      from: date(first?.from ?? now),
      to: date(last?.to ?? now),
    })
  const pool = poolPoints(days, mining, now)
  const number = periodNumber(next.number)
  return (
    <Surface className="flex flex-col gap-4">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-4">
        <Course
          name={t(texts.networkPower)}
          figure={powerText(network.power)}
          tone="lapis"
          label={label(t(texts.networkPower))}
          points={levelPoints(days, (day) => BigInt(day.networkPower))}
        />
        {mine !== null && (
          <Course
            name={t(texts.myPower)}
            figure={powerText(mine.power)}
            tone="verdigris"
            label={label(t(texts.myPower))}
            points={levelPoints(days, (day) => BigInt(day.mine?.power ?? '0'))}
          />
        )}
      </div>
      <Verify of={t(texts.networkPower)} source={sourcesOf(sources, 'mine.claimable')} />
      {state === 'running' && period !== null && (
        <>
          <Course
            name={t(texts.dailyPool)}
            figure={tesText(period.dailyPool)}
            tone="gold"
            label={label(t(texts.dailyPool))}
            points={pool.points}
            ahead={pool.ahead}
            mark={pool.points.at(-1)}
          />
          <div className="flex flex-col gap-2">
            <p className="num flex flex-wrap justify-between gap-x-3">
              <span className="font-semibold">
                {t(texts.period, { number: periodNumber(period.number) })}
              </span>
              <span className="text-soft">
                {t(texts.dayOf, { day: dayOfPeriod(period, now), days: periodDays })}
              </span>
            </p>
            <StoneBar
              parts={[
                { amount: BigInt(Math.max(0, now - period.start)), colour: 'bg-gold' },
                { amount: BigInt(Math.max(0, period.end - now)), colour: 'bg-line' },
              ]}
            />
          </div>
          <KeyValue
            rows={[
              { label: t(texts.multiplier), value: multiplierText(mining.multiplier) },
              { label: t(texts.endsOn), value: date(period.end), tone: 'good' },
              {
                label: t(texts.next, { number }),
                value: (
                  <>
                    <span>{tesText(next.dailyPool)}</span>
                    <span
                      className={`block text-xs font-normal ${next.isOpen ? 'text-verdigris' : 'text-soft'}`}
                    >
                      {next.isOpen
                        ? t(texts.nextFunded)
                        : next.isDue
                          ? t(texts.nextDue)
                          : t(texts.nextLacks, { missing: tesText(next.missing) })}
                    </span>
                  </>
                ),
              },
            ]}
          />
          <Verify of={t(texts.dailyPool)} source={sourcesOf(sources, 'period', 'reserve')} />
        </>
      )}
    </Surface>
  )
}

interface CourseProps extends Pick<AreaChartProps, 'tone' | 'label' | 'points' | 'ahead' | 'mark'> {
  readonly name: string
  readonly figure: string
}

/** A figure and how it went; before its second day the figure alone. */
function Course({ name, figure, points, ...chart }: CourseProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <h2 className="font-text text-sm font-normal text-soft">{name}</h2>
      <BigAmount size="lg" text={figure} />
      {points.length > 1 && <AreaChart points={points} {...chart} />}
    </div>
  )
}
