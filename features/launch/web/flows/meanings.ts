import { countdown, exactAmount } from '#platform/std/format.ts'
import { uiText } from '#platform/ui/uiText.ts'
import type { ArgumentUnit, ItemMeaning } from '#platform/web/flow/flow.ts'

import { exactSun } from '../amounts.ts'
import { fieldTexts } from '../create/textFields.ts'
import { signedTexts as texts } from '../textSigned.ts'

/** What each argument of the factory's calls means; their order is the contract's. */

const digits = (value: string): boolean => /^\d{1,78}$/.test(value)

/** Hundredths of a percent. */
export const rateUnit: ArgumentUnit = (value) =>
  digits(value) ? `${exactAmount(BigInt(value), 2)}%` : null

/** Base units of the token that the subject names. */
export const tokenUnit: ArgumentUnit = (value, { symbol = '' }) =>
  digits(value) ? `${exactAmount(BigInt(value), 18)} ${symbol}`.trim() : null

export const sunUnit: ArgumentUnit = (value) => (digits(value) ? exactSun(value) : null)

/** `1 d 12 h`: durations here are minutes, hours or days. */
export const lastingUnit: ArgumentUnit = (value) => {
  if (!digits(value) || value.length > 12) return null
  const left = countdown(Number(value))
  const parts = (['days', 'hours', 'minutes', 'seconds'] as const)
    .filter((unit) => left[unit] > 0)
    .map((unit) => `${left[unit]} ${uiText(unit)}`)
  return parts.length === 0 ? null : parts.join(' ')
}

const item = (meaning: ItemMeaning['meaning'], unit?: ArgumentUnit): ItemMeaning =>
  unit === undefined ? { meaning } : { meaning, unit }

export const tokenNumbers = [
  item(fieldTexts.totalSupply.label, tokenUnit),
  item(fieldTexts.feeBuy.label, rateUnit),
  item(fieldTexts.feeSell.label, rateUnit),
  item(texts.burnEvery, lastingUnit),
  item(texts.burnRate, rateUnit),
  item(texts.burnReserve, tokenUnit),
  item(texts.protectTime, lastingUnit),
  item(fieldTexts.protectFee.label, rateUnit),
  item(texts.threshold, tokenUnit),
] as const

export const switches = [
  item(fieldTexts.lpBurnEnabled.label),
  item(fieldTexts.isInsideSell.label),
] as const

export const saleNumbers = [
  item(fieldTexts.startTime.label, 'time'),
  item(fieldTexts.presaleEthAmount.label, sunUnit),
  item(fieldTexts.tradeEthAmount.label, sunUnit),
  item(fieldTexts.maxTotalNum.label),
  item(fieldTexts.presaleMaxNum.label),
  item(fieldTexts.insideMaxNum.label),
  item(fieldTexts.softCapRate.label, rateUnit),
  item(fieldTexts.userLPShare.label, rateUnit),
  item(fieldTexts.devLPShare.label, rateUnit),
  item(texts.delay, lastingUnit),
  item(fieldTexts.vestingRate.label, rateUnit),
  item(texts.between, lastingUnit),
  item(fieldTexts.backingShare.label, rateUnit),
] as const
