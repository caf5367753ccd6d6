import { exactAmount } from '#platform/std/format.ts'
import { Field } from '#platform/ui/Field.tsx'
import { Select } from '#platform/ui/Select.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { isNative } from '#platform/web/spend/coinContract.ts'

import { coinDecimals, marketCoins, short } from './coins.ts'
import { worthOf } from './guards.ts'
import { typedPrice } from './price.ts'
import { dealTexts as texts } from './textDeals.ts'

/** The typed and chosen values. */
export interface PriceInput {
  readonly typed: string
  readonly coin: string
  readonly days: string
}

export interface PriceFieldsProps {
  readonly label: string
  readonly value: PriceInput
  readonly choices: readonly number[]
  /** Base units of USDT for one whole of the chain's own coin; null while there is none. */
  readonly rate: string | null
  /** Whether missing values are shown too. */
  readonly pressed: boolean
  readonly onChange: (next: PriceInput) => void
}

/** A price, its coin, and its duration. The typed price is shown again with a leading zero. */
export function PriceFields(props: PriceFieldsProps) {
  const { label, value, choices, rate, pressed, onChange } = props
  const t = useText()
  const { typed, coin, days } = value
  const price = typedPrice(typed, coin)
  const read = 'units' in price ? price.units : null
  const worth = read === null || !isNative(coin) ? null : worthOf(read, true, rate)
  const fault = 'fault' in price && (pressed || typed !== '') ? price.fault : null
  return (
    <>
      <Field
        label={label}
        required
        value={typed}
        inputMode="decimal"
        autoComplete="off"
        className="num"
        error={fault === null ? null : t(fault.text, fault.values)}
        hint={
          read === null ? (
            ' '
          ) : (
            <span className="num">
              <span>{`${exactAmount(read, coinDecimals)} ${coin}`}</span>
              {worth !== null && (
                <span>{` · ${t(texts.about, { amount: short(worth, 'USDT') })}`}</span>
              )}
            </span>
          )
        }
        onChange={(event) => onChange({ ...value, typed: event.target.value.slice(0, 40) })}
        trailing={
          <span className="pr-3">
            <Select
              label={t(texts.coin)}
              value={coin}
              options={marketCoins().map((each) => ({ value: each, label: each }))}
              onChange={(next) => onChange({ ...value, coin: next })}
            />
          </span>
        }
      />
      <div className="-mt-2 flex items-center justify-between gap-4">
        <span className="text-soft">{t(texts.standsFor)}</span>
        <Select
          label={t(texts.standsFor)}
          value={days}
          options={choices.map((each) => ({
            value: String(each),
            label: t(texts.days, { days: each }),
          }))}
          onChange={(next) => onChange({ ...value, days: next })}
        />
      </div>
    </>
  )
}
