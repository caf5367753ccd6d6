import { Field } from '#platform/ui/Field.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { numberFault } from '#platform/web/spend/amount.ts'

import { Chips } from './Chips.tsx'
import { type SlippageBounds, typedSlippage, usualSlippages } from './slippage.ts'
import { lpBuyTexts as texts } from './text.ts'

const own = 'own'

/** A usual number in hundredths of a percent, or the reader's own as it was typed. */
export interface SlippageChoice {
  readonly chosen: string
  readonly typed: string
}

export const firstSlippage = (bounds: SlippageBounds): SlippageChoice => ({
  chosen: String(bounds.default),
  typed: '',
})

/** Hundredths of a percent; null if the typed value is not accepted. */
export const slippageOf = (
  { chosen, typed }: SlippageChoice,
  bounds: SlippageBounds,
): number | null => (chosen === own ? typedSlippage(typed, bounds) : Number(chosen))

export interface SlippageProps {
  readonly bounds: SlippageBounds
  readonly value: SlippageChoice
  readonly onChange: (value: SlippageChoice) => void
  /** The server's refusal of it. */
  readonly refused: string | null
  /** The button was pressed: also nothing typed is wrong. */
  readonly pressed: boolean
}

/** The maximum slippage of the purchase, within the contract’s bounds. */
export function Slippage({ bounds, value, onChange, refused, pressed }: SlippageProps) {
  const t = useText()
  const formats = useFormats()
  const fault = numberFault(value.typed, 2)
  const isWrong = (pressed || value.typed !== '') && slippageOf(value, bounds) === null
  const between = t(texts.slippageBounds, {
    least: formats.percent(bounds.least),
    most: formats.percent(bounds.most),
  })
  return (
    <div className="flex flex-col gap-2">
      <Chips
        label={t(texts.slippage)}
        name="slippage"
        options={[
          ...usualSlippages(bounds).map((bps) => ({
            value: String(bps),
            label: formats.percent(bps),
          })),
          { value: own, label: t(texts.slippageOwn) },
        ]}
        value={value.chosen}
        onChange={(chosen) => onChange({ ...value, chosen })}
      />
      {value.chosen === own && (
        <Field
          label={t(texts.slippagePercent)}
          inputMode="decimal"
          autoComplete="off"
          className="num"
          value={value.typed}
          onChange={(event) => onChange({ ...value, typed: event.target.value })}
          error={!isWrong ? refused : fault === null ? between : t(fault.text, fault.values)}
          hint={isWrong ? undefined : between}
          trailing={<span className="pr-3 text-soft">%</span>}
        />
      )}
    </div>
  )
}
