import { decimalsOf } from '#platform/std/amount.ts'
import type { Source } from '#platform/std/source.ts'
import { Amount } from '#platform/ui/Amount.tsx'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { ProgressBar } from '#platform/ui/ProgressBar.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { Verify } from '#platform/web/Verify.tsx'
import { Chip } from '#platform/ui/Chip.tsx'
import type { ReactNode } from 'react'

import { reserveTexts as texts } from './text.ts'

/** What stands behind promised rewards; base units of TES, as replies carry them. */
interface Backing {
  readonly reserve: {
    readonly balance: string
    readonly promised: string
    readonly free: string
  }
  readonly paidLast30Days: string
  /** null without a pace. */
  readonly runwayDays: number | null
}

export interface ReserveProps {
  readonly backing: Backing
  /** Of the reserve's three figures. */
  readonly source?: Source | undefined
  /** What else belongs to it. */
  readonly children?: ReactNode
}

/** Folded: what lies in the contract against what it owes, and how long the rest lasts. */
export function Reserve({ backing, source, children }: ReserveProps) {
  const t = useText()
  const { reserve, paidLast30Days, runwayDays } = backing
  const balance = BigInt(reserve.balance)
  const promised = BigInt(reserve.promised)
  const share = balance === 0n ? 0 : Number((promised * 10_000n) / balance) / 10_000
  const tes = (value: string) => (
    <Amount value={BigInt(value)} decimals={decimalsOf.TES} symbol="TES" />
  )
  return (
    <>
      <Disclosure title={t(texts.title)} note={<Funded reserve={reserve} />}>
        <div className="flex flex-col gap-3 pb-4">
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
          <p className="text-xs text-soft">
            {runwayDays === null
              ? t(texts.noPace)
              : `${t(texts.runway, { days: runwayDays })}. ${t(texts.notAPromise)}`}
          </p>
          {children}
        </div>
      </Disclosure>
      <Verify of={t(texts.title)} source={source} />
    </>
  )
}

/** Whether the contract's balance covers what it owes. */
function Funded({ reserve }: Pick<Backing, 'reserve'>) {
  const t = useText()
  const funded = BigInt(reserve.balance) >= BigInt(reserve.promised)
  return (
    <Chip tone={funded ? 'verdigris' : 'terra'}>{t(funded ? texts.funded : texts.notFunded)}</Chip>
  )
}
