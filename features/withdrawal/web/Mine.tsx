import { Figure } from '#platform/ui/Figure.tsx'
import { ProgressBar } from '#platform/ui/ProgressBar.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { figureOf } from '#platform/web/spend/coin.ts'
import { sourceOf, Verify } from '#platform/web/Verify.tsx'

import type { Allotment, WithdrawalState } from '../shapes.ts'
import { withdrawalTexts as texts } from './text.ts'

export interface MineProps {
  readonly state: WithdrawalState
  readonly mine: Allotment
}

/** The amount to withdraw now, the withdrawn amount, and the next stage. */
export function Mine({ state: { coin, sources }, mine }: MineProps) {
  const t = useText()
  const formats = useFormats()
  const short = (units: string) => figureOf(BigInt(units), coin)
  const { allotted, withdrawn, next, lastWithdrawTime } = mine
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start justify-between gap-3">
        <Figure label={t(texts.available)} value={short(mine.available)} />
        <Verify of={t(texts.available)} source={sourceOf(sources, 'mine.available')} />
      </div>
      <ProgressBar
        label={t(texts.progress)}
        tone="verdigris"
        value={Number((BigInt(withdrawn) * 10_000n) / BigInt(allotted)) / 10_000}
      />
      <p className="num text-xs text-soft">
        {t(texts.ofAllotted, { withdrawn: short(withdrawn), allotted: short(allotted) })}
      </p>
      {next !== null && (
        <p className="num text-soft">
          {t(texts.next, { amount: short(next.amount), time: formats.dateTime(next.time) })}
        </p>
      )}
      {lastWithdrawTime !== null && (
        <p className="num text-xs text-soft">
          {t(texts.last, { time: formats.dateTime(lastWithdrawTime) })}
        </p>
      )}
    </div>
  )
}
