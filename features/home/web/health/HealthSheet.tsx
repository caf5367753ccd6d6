import { Amount } from '#platform/ui/Amount.tsx'
import { Chip } from '#platform/ui/Chip.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { reserveName } from '#platform/web/shell/composed.ts'
import { Verify, VerifyScope } from '#platform/web/Verify.tsx'

import type { PoolHealth } from '../../shapes.ts'
import { healthTexts as texts } from './text.ts'

export interface HealthSheetProps {
  readonly pools: readonly PoolHealth[]
  readonly onClose: () => void
}

/** Each reward reserve beside its promises. */
export function HealthSheet({ pools, onClose }: HealthSheetProps) {
  const t = useText()
  return (
    <Sheet open onClose={onClose} title={t(texts.title)} lead={t(texts.lead)}>
      <VerifyScope>
        {pools.map((pool, i) => (
          <Pool key={i} pool={pool} />
        ))}
        <p className="text-xs text-soft">{t(texts.how)}</p>
      </VerifyScope>
    </Sheet>
  )
}

/** Days from which on their number means nothing. */
const tenYears = 3_650

function Pool({ pool }: { pool: PoolHealth }) {
  const t = useText()
  const { what, symbol, decimals, funded, reckoned, runwayDays, sources } = pool
  const name = t(reserveName(what))
  const amount = (units: string) => (
    <Amount value={BigInt(units)} decimals={decimals} symbol={symbol} />
  )
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="text-base">{name}</h3>
        <Chip tone={funded ? 'verdigris' : 'terra'}>
          {t(funded ? texts.poolFunded : texts.poolShort)}
        </Chip>
      </div>
      <KeyValue
        rows={[
          { label: t(texts.balance), value: amount(pool.reserve) },
          { label: t(texts.promised), value: amount(pool.promised) },
          {
            label: t(texts.free),
            value: amount(pool.free),
            tone: pool.free === '0' ? 'plain' : 'good',
          },
          ...(reckoned === null
            ? []
            : [
                {
                  label: t(texts[reckoned]),
                  value:
                    runwayDays === null
                      ? t(texts.noPace)
                      : runwayDays > tenYears
                        ? t(texts.tenYears)
                        : t(texts.days, { days: runwayDays }),
                },
              ]),
        ]}
      />
      <Verify of={name} source={sources} />
    </section>
  )
}
