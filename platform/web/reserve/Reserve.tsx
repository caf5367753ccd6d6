import { decimalsOf } from '#platform/std/amount.ts'
import type { Source } from '#platform/std/source.ts'
import { Amount } from '#platform/ui/Amount.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { ProgressBar } from '#platform/ui/ProgressBar.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { Verify } from '#platform/web/Verify.tsx'

import type { Backing } from './backing.ts'
import { Funded } from './Funded.tsx'
import { reserveTexts as texts } from './text.ts'

export interface ReserveProps {
  readonly backing: Backing
  /** Of the reserve's three figures. */
  readonly source?: Source | undefined
}

/** What lies in the contract against what it owes, and how long the rest lasts. */
export function Reserve({ backing, source }: ReserveProps) {
  const t = useText()
  const { reserve, paidLast30Days, runwayDays } = backing
  const balance = BigInt(reserve.balance)
  const promised = BigInt(reserve.promised)
  const share = balance === 0n ? 0 : Number((promised * 10_000n) / balance) / 10_000
  const tes = (value: string) => (
    <Amount value={BigInt(value)} decimals={decimalsOf.TES} symbol="TES" />
  )
  return (
    <Surface className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base">{t(texts.title)}</h2>
        <Funded reserve={reserve} />
      </div>
      <ProgressBar label={t(texts.share)} value={share} tone="verdigris" />
      <KeyValue
        rows={[
          { label: t(texts.balance), value: tes(reserve.balance) },
          { label: t(texts.promised), value: tes(reserve.promised) },
          { label: t(texts.free), value: tes(reserve.free), tone: 'good' },
          { label: t(texts.paid30), value: tes(paidLast30Days) },
        ]}
      />
      {reserve.free === '0' && <p className="font-semibold text-terra">{t(texts.empty)}</p>}
      <div className="flex items-baseline justify-between gap-3">
        <p className="text-xs text-soft">
          {runwayDays === null
            ? t(texts.noPace)
            : `${t(texts.runway, { days: runwayDays })}. ${t(texts.notAPromise)}`}
        </p>
        <Verify of={t(texts.title)} source={source} />
      </div>
    </Surface>
  )
}
