import { decimalsOf } from '#platform/std/amount.ts'
import { shortAmount } from '#platform/std/format.ts'
import { AreaChart } from '#platform/ui/AreaChart.tsx'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { Figure } from '#platform/ui/Figure.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { BigAmount } from '#platform/ui/BigAmount.tsx'
import { earningTexts } from '#platform/web/stake/text.ts'
import { useChainNow } from '#platform/web/time.ts'
import { sourcesOf, Verify } from '#platform/web/Verify.tsx'

import { shortLp } from '../lp.ts'
import { worthFrom } from '../worth.ts'
import { paidPoints, stakedPoints } from './points.ts'
import { movingPoints } from './stakeValue.ts'
import type { One } from './StakeForm.tsx'
import { lpStakeTexts as texts } from './text.ts'

const daySeconds = 86_400n
const tes = (units: bigint): string => `${shortAmount(units, decimalsOf.TES)} TES`

/** What a pool pays a year, what shares it, and until when it is funded. */
export function Numbers({ pool }: { pool: One }) {
  const t = useText()
  const formats = useFormats()
  const total =
    pool.totalWorth === null
      ? `${shortLp(BigInt(pool.total))} LP`
      : `${shortAmount(BigInt(pool.totalWorth), decimalsOf.USDT)} USDT`
  return (
    <>
      <div className="grid min-h-26 grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4">
        <Figure
          label={t(earningTexts.apr)}
          value={
            <BigAmount
              text={pool.aprBps === null ? '–' : formats.percent(pool.aprBps)}
              tone={pool.running ? 'gained' : 'ink'}
            />
          }
          note={t(pool.aprBps === null ? texts.noApr : texts.aprNote)}
        />
        <Figure
          label={t(earningTexts.total)}
          value={<BigAmount text={total} />}
          note={
            pool.until === null
              ? undefined
              : t(texts.fundedUntil, { date: formats.date(pool.until) })
          }
        />
      </div>
      {!pool.running && <p className="font-semibold text-terra">{t(texts.notRunning)}</p>}
    </>
  )
}

/** Behind the answer: the rewards, and how the pool went. */
export function Details({ pool }: { pool: One }) {
  const t = useText()
  const formats = useFormats()
  return (
    <>
      <Disclosure title={t(texts.details)}>
        <div className="flex flex-col gap-4 pb-4">
          <p className="text-soft">{t(texts.lead)}</p>
          <KeyValue
            rows={[
              { label: t(texts.perDay), value: tes(BigInt(pool.rate) * daySeconds) },
              {
                label: t(texts.until),
                value: pool.until === null ? '–' : formats.dateTime(pool.until),
              },
              { label: t(texts.rewardsLeft), value: tes(BigInt(pool.ahead)), tone: 'good' },
              { label: t(texts.paid30), value: tes(BigInt(pool.paidLast30Days)) },
              { label: t(texts.stakers), value: formats.number(pool.stakers) },
            ]}
          />
          <p className="text-xs text-soft">{t(texts.aprHow)}</p>
          <History pool={pool} />
        </div>
      </Disclosure>
      <PoolSources pool={pool} />
    </>
  )
}

/** Of the figures of a pool. */
function PoolSources({ pool: { sources, aprBps } }: { pool: One }) {
  const t = useText()
  return (
    <div className="flex flex-wrap gap-x-4">
      {aprBps !== null && (
        <Verify
          of={t(earningTexts.apr)}
          source={sourcesOf(sources, 'stream', ...worthFrom, 'price')}
        />
      )}
      <Verify of={t(earningTexts.total)} source={sourcesOf(sources, 'stream', ...worthFrom)} />
      <Verify of={t(texts.paid30)} source={sourcesOf(sources, 'paidLast30Days')} />
    </div>
  )
}

/** Day by day: what was staked, and what was paid. */
function History({ pool }: { pool: One }) {
  const t = useText()
  const formats = useFormats()
  const now = useChainNow()
  const { history } = pool
  const [first] = history
  const ends = { from: formats.date(first?.time ?? now), to: formats.date(now) }
  const value = movingPoints(pool.values.map((one) => ({ ...one, worth: BigInt(one.worth) })))
  const charts = [
    ...(value === null
      ? []
      : [
          {
            label: t(texts.valueOverTime),
            points: value,
            tone: 'lapis' as const,
            from: formats.date(pool.values[0]!.time),
          },
        ]),
    { label: t(texts.stakedOverTime), points: stakedPoints(history, now), tone: 'gold' as const },
    { label: t(texts.paidOverTime), points: paidPoints(history, now), tone: 'verdigris' as const },
  ]
  return charts
    .filter(({ points }) => points.some(({ y }) => y > 0))
    .map(({ label, points, ...look }) => (
      <section key={label} className="flex flex-col gap-2">
        <h3 className="font-text text-sm font-normal text-soft">{label}</h3>
        <AreaChart points={points} label={label} {...ends} {...look} />
      </section>
    ))
}
