import type { Reply } from '#platform/std/endpoint.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { shortAmount } from '#platform/std/format.ts'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { ProgressBar } from '#platform/ui/ProgressBar.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { sourceOf, Verify } from '#platform/web/Verify.tsx'

import type { purchaseApi } from '../../purchaseApi.ts'
import { lpBuyTexts as texts } from './text.ts'

export type Config = Reply<typeof purchaseApi.findConfig>

/** Why a purchase would set nothing aside now. */
export function Stopped({ stopped }: { stopped: Config['reward']['stopped'] }) {
  const t = useText()
  if (stopped === null) return null
  return (
    <p className="rounded-md bg-terra-wash p-3 font-semibold text-terra">
      {t(stopped === 'price' ? texts.stoppedPrice : texts.stoppedReserve)}
    </p>
  )
}

/** The reward of a purchase, and the rest of the daily amount. */
export function RewardToday({ config: { reward, reserve, sources } }: { config: Config }) {
  const t = useText()
  const formats = useFormats()
  const tes = (units: string): string => shortAmount(BigInt(units), decimalsOf.TES)
  const [left, daily] = [BigInt(reward.leftToday), BigInt(reward.daily)]
  return (
    <>
      <Disclosure
        title={t(texts.today)}
        note={t(texts.todayOf, { left: tes(reward.leftToday), daily: tes(reward.daily) })}
      >
        <div className="flex flex-col gap-3 pb-4">
          <p className="text-soft">
            {t(texts.todayLead, {
              percent: formats.percent(reward.ratePpm / 100),
              most: shortAmount(BigInt(reward.most), decimalsOf.USDT, 0),
            })}
          </p>
          <ProgressBar
            label={t(texts.todayShare)}
            value={daily === 0n ? 0 : Number((left * 10_000n) / daily) / 10_000}
            tone="verdigris"
          />
          <KeyValue
            rows={[
              { label: t(texts.reservePromised), value: `${tes(reserve.promised)} TES` },
              { label: t(texts.reserveFree), value: `${tes(reserve.free)} TES`, tone: 'good' },
              {
                label: t(texts.waits),
                value: t(texts.hours, { count: Math.ceil(reward.waiting / 3_600) }),
              },
            ]}
          />
          <p className="text-xs text-soft">{t(texts.setAside)}</p>
        </div>
      </Disclosure>
      <Verify of={t(texts.terms)} source={sourceOf(sources, 'reward')} />
      <Verify of={t(texts.todayShare)} source={sourceOf(sources, 'reward.leftToday')} />
      <Verify of={t(texts.reserveFree)} source={sourceOf(sources, 'reserve')} />
    </>
  )
}
