import type { Reply } from '#platform/std/endpoint.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { shortAmount } from '#platform/std/format.ts'
import { AreaChart } from '#platform/ui/AreaChart.tsx'
import { Figure } from '#platform/ui/Figure.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { earningTexts } from '#platform/web/stake/text.ts'
import { useChainNow } from '#platform/web/time.ts'
import { sourcesOf, Verifiable, Verify } from '#platform/web/Verify.tsx'

import type { lpApi } from '../../api.ts'
import { shortLp } from '../lp.ts'
import { aboutUsdt, worthFrom } from '../worth.ts'
import { paidPoints, stakedPoints } from './points.ts'
import { lpStakeTexts as texts } from './text.ts'

type One = Reply<typeof lpApi.oneStatistics>

const daySeconds = 86_400n

/** A pool in figures, each with its door. */
export function Numbers({ pool }: { pool: One }) {
  const t = useText()
  const formats = useFormats()
  const { sources } = pool
  const tes = (units: bigint): string => shortAmount(units, decimalsOf.TES)
  return (
    <Surface className="flex min-h-78 flex-col gap-4">
      <div className="grid grid-cols-2 gap-4">
        <div className="flex flex-col items-start gap-1">
          <Figure
            label={t(earningTexts.total)}
            value={shortLp(BigInt(pool.total))}
            note={
              pool.totalWorth === null
                ? t(texts.stakers, { count: pool.stakers })
                : aboutUsdt(t, pool.totalWorth)
            }
          />
          <span className="-ml-1.5">
            <Verify
              of={t(earningTexts.total)}
              source={sourcesOf(sources, 'stream', ...worthFrom)}
            />
          </span>
        </div>
        <div className="flex flex-col items-start gap-1">
          <Figure
            label={t(texts.aYear)}
            value={pool.aprBps === null ? t(texts.noApr) : formats.percent(pool.aprBps)}
            note={t(texts.stakers, { count: pool.stakers })}
          />
          {pool.aprBps !== null && (
            <span className="-ml-1.5">
              <Verify
                of={t(texts.aYear)}
                source={sourcesOf(sources, 'stream', ...worthFrom, 'price')}
              />
            </span>
          )}
        </div>
      </div>
      {!pool.running && <p className="font-semibold text-terra">{t(texts.notRunning)}</p>}
      <KeyValue
        rows={[
          {
            label: t(texts.stream),
            value: t(texts.perDay, { amount: tes(BigInt(pool.rate) * daySeconds) }),
          },
          {
            label: t(texts.until),
            value: pool.until === null ? '–' : formats.dateTime(pool.until),
          },
          { label: t(texts.ahead), value: `${tes(BigInt(pool.ahead))} TES`, tone: 'good' },
          {
            label: t(texts.paid30),
            value: (
              <Verifiable of={t(texts.paid30)} source={sourcesOf(sources, 'paidLast30Days')}>
                {`${tes(BigInt(pool.paidLast30Days))} TES`}
              </Verifiable>
            ),
          },
        ]}
      />
      <div className="flex items-baseline justify-between gap-3">
        <p className="text-xs text-soft">{t(texts.aprHow)}</p>
        <Verify of={t(texts.stream)} source={sourcesOf(sources, 'stream')} />
      </div>
    </Surface>
  )
}

/** Day by day: what was staked, and what was paid. */
export function History({ pool: { history } }: { pool: One }) {
  const t = useText()
  const formats = useFormats()
  const now = useChainNow()
  if (history.length < 2) return null
  const [first] = history
  const ends = { from: formats.date(first?.time ?? now), to: formats.date(now) }
  const charts = [
    { label: t(texts.stakedOverTime), points: stakedPoints(history, now) },
    { label: t(texts.paidOverTime), points: paidPoints(history, now) },
  ]
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">{t(texts.history)}</h2>
      {charts.map(({ label, points }) => (
        <Surface key={label} className="flex flex-col gap-2">
          <h3 className="font-text text-sm font-normal text-soft">{label}</h3>
          <AreaChart points={points} label={label} {...ends} />
        </Surface>
      ))}
    </section>
  )
}
