import { type Address, isAddress, typedAddress, whyNoAddress } from '#platform/std/address.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { numberFault } from '#platform/web/spend/amount.ts'

import { lastWholeOf } from '../unlocks.ts'
import { numberOf, saleOf, startOf, tokenOf, tokensPerShare } from './config.ts'
import {
  type FieldKey,
  isOn,
  leastWithInside,
  mostAhead,
  mostBytes,
  type NumberKey,
  rules,
  type Typed,
  units,
} from './fields.ts'
import type { Limit } from './limits.ts'
import { type Fault, faultTexts as texts } from './textFaults.ts'

export type Faults = Partial<Record<FieldKey, Fault>>

/** What the form is checked against beside itself. */
export interface CheckFacts {
  /** Chain time, unix seconds. */
  readonly now: number
  /** sun that the soft cap must be worth at least. */
  readonly leastSoftCap: bigint
  readonly own: Address | null
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

function textFault(key: 'name' | 'symbol', typed: string): Fault | null {
  const text = typed.trim()
  if (text === '') return { text: key === 'name' ? texts.nameMissing : texts.symbolMissing }
  const most = mostBytes[key]
  return bytesOf(text) > most ? { text: texts.tooLong, values: { most } } : null
}

/** The account's own is taken where none is typed. */
function addressFault(typed: string): Fault | null {
  const address = typedAddress(typed)
  if (address === '' || isAddress(address)) return null
  return { text: whyNoAddress(address) === 'hex' ? texts.addressHex : texts.noAddress }
}

/** A number within these limits, or what is wrong with it. */
export function inLimits(key: NumberKey, typed: string, { least, most }: Limit): Fault | null {
  if (typed.trim() === '') return { text: texts.missing }
  const { decimals } = units[rules[key].unit]
  const fault = numberFault(typed, decimals)
  if (fault !== null) return fault
  const value = numberOf(key, typed)
  if (value === null) return { text: texts.missing }
  if (value < least.value) return { text: texts.atLeast, values: { least: least.shown } }
  return value > most.value ? { text: texts.atMost, values: { most: most.shown } } : null
}

type Limits = Readonly<Record<NumberKey, Limit>>

export function tokenFaults(typed: Typed, limits: Limits): Faults {
  const faults: Faults = {}
  const note = (key: FieldKey, fault: Fault | null): void => {
    if (fault !== null) faults[key] = fault
  }
  const number = (key: NumberKey): void => note(key, inLimits(key, typed[key], limits[key]))
  note('name', textFault('name', typed.name))
  note('symbol', textFault('symbol', typed.symbol))
  for (const key of ['totalSupply', 'feeBuy', 'feeSell', 'protectTime'] as const) number(key)
  const { feeBuy, feeSell, protectTime } = tokenOf(typed, null)
  if (feeBuy > 0n || feeSell > 0n) {
    note('feeRecipient', addressFault(typed.feeRecipient))
    if (isOn(typed.isInsideSell)) number('swapThreshold')
  }
  if (protectTime > 0n) number('protectFee')
  if (isOn(typed.lpBurnEnabled)) {
    for (const key of ['lpBurnFrequency', 'percentForLPBurn', 'burnLimit'] as const) number(key)
  }
  return faults
}

export function saleFaults(typed: Typed, limits: Limits, facts: CheckFacts): Faults {
  const faults: Faults = {}
  const note = (key: FieldKey, fault: Fault | null): void => {
    if (fault !== null) faults[key] ??= fault
  }
  const number = (key: NumberKey): void => note(key, inLimits(key, typed[key], limits[key]))
  const sale = saleOf(typed, facts.own)
  const inside = isOn(typed.inside)
  note('startTime', startFault(typed.startTime, facts.now))
  const always = [
    'presaleEthAmount',
    'maxTotalNum',
    'presaleMaxNum',
    'softCapRate',
    'vestingDelay',
    'vestingRate',
    'backingShare',
  ] as const
  for (const key of always) number(key)
  if (sale.vestingRate < 10_000n) number('vestingDis')
  if (inside) {
    number('tradeEthAmount')
    number('insideMaxNum')
    note('vestingDelay', tooSoon(sale))
  }
  if (isOn(typed.lpDistributionEnabled)) {
    number('userLPShare')
    number('devLPShare')
    const both = sale.userLPShare + sale.devLPShare
    if (both > 10_000n) note('userLPShare', { text: texts.lpAbove })
    if (sale.devLPShare > 0n) note('devLPReceiver', addressFault(typed.devLPReceiver))
  }
  const softCap = (sale.maxTotalNum * sale.softCapRate * sale.presaleEthAmount) / 10_000n
  if (softCap < facts.leastSoftCap) {
    const least = String((facts.leastSoftCap + 999_999n) / 1_000_000n)
    note('softCapRate', { text: texts.softCapLow, values: { least, coin: nativeSymbol() } })
  }
  if (tokensPerShare(tokenOf(typed, facts.own), sale) === 0n) {
    note('maxTotalNum', { text: texts.tooManyShares })
  }
  return faults
}

function startFault(typed: string, now: number): Fault | null {
  const start = startOf(typed)
  if (start === 0) return null
  if (start < 0) return { text: texts.noTime }
  if (start < now) return { text: texts.startPast }
  return start > now + mostAhead ? { text: texts.startFar } : null
}

/** With an internal market a whole part of the presale's tokens must wait. */
const tooSoon = (sale: ReturnType<typeof saleOf>): Fault | null => {
  const lasts = lastWholeOf({
    delay: Number(sale.vestingDelay),
    rate: Number(sale.vestingRate),
    step: Number(sale.vestingDis),
  })
  return lasts < leastWithInside ? { text: texts.unlocksSoon } : null
}
