import { formatUnits } from '#platform/std/amount.ts'
import { Field } from '#platform/ui/Field.tsx'
import { useText } from '#platform/web/i18n.tsx'
import type { Fault } from '#platform/web/spend/amount.ts'
import { figureOf, type ShownCoin } from '#platform/web/spend/coin.ts'

import { publishTexts as texts } from '../textPublish.ts'

export interface WantFieldProps {
  readonly coin: ShownCoin
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly fault: Fault | null
  /** What all that is given is worth at the market; null without a price. */
  readonly market: bigint | null
  /** Whether both coins have a price at all. */
  readonly priced: boolean
}

/** What is wanted for all of it; a tap enters what the market has. */
export function WantField({ coin, value, onChange, fault, market, priced }: WantFieldProps) {
  const t = useText()
  return (
    <Field
      label={t(texts.wantAmount)}
      required
      inputMode="decimal"
      autoComplete="off"
      className="num"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={fault === null ? null : t(fault.text, fault.values)}
      trailing={
        <span className="max-w-28 shrink-0 truncate pr-3 text-soft" translate="no">
          {coin.symbol}
        </span>
      }
      hint={
        market === null || market === 0n ? (
          priced ? (
            '\u00a0'
          ) : (
            t(texts.noMarket)
          )
        ) : (
          <button
            type="button"
            className="num min-h-6 text-left font-semibold text-lapis"
            onClick={() => onChange(formatUnits(market, coin.decimals))}
          >
            {t(texts.useMarket, { amount: figureOf(market, coin) })}
          </button>
        )
      }
    />
  )
}
