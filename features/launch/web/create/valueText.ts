import type { Formats } from '#platform/web/format.ts'
import { exactOf } from '#platform/web/spend/coin.ts'
import type { Translate } from '#platform/web/translate.ts'

import { exactSun } from '../amounts.ts'
import { lasting } from '../lasting.ts'
import { type FieldKey, type NumberKey, rules } from './fields.ts'
import { formTexts as texts } from './textForm.ts'

interface Look {
  readonly t: Translate
  readonly formats: Pick<Formats, 'dateTime' | 'number' | 'percent'>
  readonly symbol: string
}

/** A value of a config as a reader has it. */
export function valueText(
  key: FieldKey,
  value: bigint | boolean | string,
  { t, formats, symbol }: Look,
): string {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return t(value ? texts.on : texts.off)
  if (key === 'startTime') return value === 0n ? t(texts.soonest) : formats.dateTime(Number(value))
  // Typed as parts of the supply, they are amounts in the config.
  const ofSupply = key === 'burnLimit' || key === 'swapThreshold'
  switch (ofSupply ? 'tokens' : rules[key as NumberKey].unit) {
    case 'tokens':
      return exactOf(value, { symbol, decimals: 18 })
    case 'percent':
      return formats.percent(Number(value))
    case 'trx':
      return exactSun(value)
    case 'shares':
      return formats.number(Number(value))
    case 'minutes':
    case 'hours':
    case 'days':
      return lasting(Number(value), t)
  }
}
