import { decimalsOf } from '#platform/std/amount.ts'
import { figureAmount, shortAmount } from '#platform/std/format.ts'
import { Button } from '#platform/ui/Button.tsx'
import { Ticking } from '#platform/ui/Ticking.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { BigAmount } from '#platform/ui/BigAmount.tsx'
import { earningTexts as texts } from './text.ts'

export interface ClaimLineProps {
  /** Base units of TES that can be claimed this second, and that were claimed before. */
  readonly value: bigint
  readonly claimed: bigint
  /** Base units of USDT; null without a price. */
  readonly worth: bigint | null
  /** Of the button, where it takes more than one. */
  readonly label?: string
  readonly busy: boolean
  readonly onClaim: () => void
}

/** What can be claimed, in USDT and in TES, and the button that takes it. */
export function ClaimLine({ value, claimed, worth, label, busy, onClaim }: ClaimLineProps) {
  const t = useText()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
      <div className="min-w-0">
        <h2 className="font-text text-sm font-normal text-soft">{t(texts.claimable)}</h2>
        {worth !== null && (
          <BigAmount size="lg" text={`${figureAmount(worth, decimalsOf.USDT)} USDT`} />
        )}
        <p translate="no" className="num text-xs text-soft">
          <Ticking value={value} />
          <span>{'\u00a0TES'}</span>
        </p>
        {claimed > 0n && (
          <p className="num text-xs text-soft">
            {t(texts.claimed, { amount: shortAmount(claimed, decimalsOf.TES) })}
          </p>
        )}
      </div>
      <Button kind="quiet" busy={busy} disabled={value === 0n} onClick={onClaim}>
        {label ?? t(texts.claim)}
      </Button>
    </div>
  )
}
