import { formatUnits } from '#platform/std/amount.ts'
import { Field } from '#platform/ui/Field.tsx'
import { useText } from '#platform/web/i18n.tsx'

import type { Fault } from './amount.ts'
import { exactOf, figureOf, type ShownCoin } from './coin.ts'
import { spendTexts as texts } from './text.ts'

export interface AmountFieldProps {
  readonly label: string
  readonly coin: ShownCoin
  readonly value: string
  readonly onChange: (typed: string) => void
  /** Base units that can be entered at most, and what that is called where it is no balance; null while not known. */
  readonly most: bigint | null
  readonly maximumText?: string | undefined
  /** Shown beside the field, once something was typed or the button pressed. */
  readonly fault: Fault | null
}

/** An amount of a coin, with what one has of it and a tap that enters all of it. */
export function AmountField(props: AmountFieldProps) {
  const { label, coin, value, onChange, most, maximumText, fault } = props
  const t = useText()
  return (
    <Field
      label={label}
      required
      inputMode="decimal"
      autoComplete="off"
      className="num"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={fault === null ? null : t(fault.text, fault.values)}
      hint={
        // Its place is kept until it is known.
        <span className="num">
          {most === null
            ? '\u00a0'
            : (maximumText ?? t(texts.balance, { amount: figureOf(most, coin) }))}
        </span>
      }
      trailing={
        <span className="flex shrink-0 items-center gap-1 pr-1.5 pl-1 whitespace-nowrap">
          <span className="max-w-28 truncate text-soft">{coin.symbol}</span>
          <button
            type="button"
            disabled={most === null || most === 0n}
            aria-label={t(texts.maxLabel, { amount: most === null ? '' : exactOf(most, coin) })}
            className="min-h-11 min-w-11 rounded-md px-2 font-semibold text-lapis disabled:text-faint"
            onClick={() => onChange(formatUnits(most ?? 0n, coin.decimals))}
          >
            {t(texts.max)}
          </button>
        </span>
      }
    />
  )
}
