import type { Reply } from '#platform/std/endpoint.ts'
import { Amount } from '#platform/ui/Amount.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { ProgressBar } from '#platform/ui/ProgressBar.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useText } from '#platform/web/i18n.tsx'

import type { nftApi } from '../api.ts'
import { Funded } from './Funded.tsx'
import { rewardDecimals } from './reward.ts'
import { stakeTexts as texts } from './textStake.ts'

type Part = Reply<typeof nftApi.part>

/** What lies in the contract against what it owes, and how long the rest lasts. */
export function Reserve({ part }: { part: Part }) {
  const t = useText()
  const balance = BigInt(part.reserve.balance)
  const promised = BigInt(part.reserve.promised)
  const share = balance === 0n ? 0 : Number((promised * 10_000n) / balance) / 10_000
  const tes = (value: string) => (
    <Amount value={BigInt(value)} decimals={rewardDecimals} symbol="TES" />
  )
  return (
    <Surface className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base">{t(texts.reserveTitle)}</h2>
        <Funded part={part} />
      </div>
      <ProgressBar label={t(texts.reserveShare)} value={share} tone="verdigris" />
      <KeyValue
        rows={[
          { label: t(texts.reserveBalance), value: tes(part.reserve.balance) },
          { label: t(texts.reservePromised), value: tes(part.reserve.promised) },
          { label: t(texts.reserveFree), value: tes(part.reserve.free), tone: 'good' },
          { label: t(texts.paid30), value: tes(part.paidLast30Days) },
        ]}
      />
      <p className="text-xs text-soft">
        {part.runwayDays === null
          ? t(texts.noPace)
          : `${t(texts.runway, { days: part.runwayDays })}. ${t(texts.notAPromise)}`}
      </p>
    </Surface>
  )
}
