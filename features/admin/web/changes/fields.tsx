import { isAddress, zeroAddress } from '#platform/std/address.ts'
import { cleaned } from '#platform/std/readable.ts'
import { decimalsOf, parseUnits } from '#platform/std/amount.ts'
import { exactAmount } from '#platform/std/format.ts'
import type { Subject } from '#platform/std/action.ts'
import type { Text } from '#platform/std/text.ts'
import { utcText } from '#platform/std/utcText.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { useConfig } from '#platform/web/config.ts'
import { coinOf as coinAt } from '#platform/web/flow/approval.ts'
import { Units } from '#platform/web/flow/Units.tsx'
import { exactOf, type ShownCoin } from '#platform/web/spend/coin.ts'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'

import type { ChangeField } from './change.ts'
import { Said } from './Said.tsx'
import { fieldTexts as texts } from './textFields.ts'

/** Fields of changes. What is wrong names the field's limit. */

const figures = (value: string) => <span className="num">{value}</span>
const digits = /^(0|[1-9]\d*)$/

/** An address that is typed whole. */
export const addressOf = (name: string, label: Text, wrong: Text = texts.wrongAddress) =>
  ({
    name,
    label,
    wrong,
    parse: (typed) => (isAddress(typed.trim()) ? typed.trim() : null),
    show: (value) => <AddressText address={value} full />,
  }) satisfies ChangeField

/** A coin's symbol; of the deployment's own. */
export const coinOf = (symbol: string | undefined): ShownCoin =>
  symbol === 'USDT'
    ? { symbol, decimals: decimalsOf.USDT }
    : { symbol: 'TES', decimals: decimalsOf.TES }

const least = (units: bigint | undefined, coin: ShownCoin): string => exactOf(units ?? 0n, coin)

/** An amount, shown with its coin. */
export const amountOf = (
  name: string,
  label: Text,
  coin: (subject: Subject) => ShownCoin = () => coinOf('TES'),
  { from = 1n, to, wrong = texts.wrongAmount }: { from?: bigint; to?: bigint; wrong?: Text } = {},
): ChangeField => ({
  name,
  label,
  wrong,
  // Read when it is shown: the network's own coin is known then.
  get limits() {
    return { least: least(from, coin({})) }
  },
  parse(typed, all) {
    const units = parseUnits(typed, coin(all).decimals)
    return units === null || units < from || (to !== undefined && units > to) ? null : String(units)
  },
  show: (value, subject) => <Units units={BigInt(value || 0)} coin={coin(subject)} />,
  unit: (value, subject) => exactOf(BigInt(value), coin(subject)),
})

export const trxOf = (name: string, label: Text, more: Parameters<typeof amountOf>[3] = {}) =>
  amountOf(name, label, nativeCoin, more)

export const countOf = (name: string, label: Text, min: number, max: number): ChangeField => ({
  name,
  label,
  wrong: texts.wrongCount,
  limits: { min, max },
  parse(typed) {
    const text = typed.trim()
    return digits.test(text) && Number(text) >= min && Number(text) <= max ? text : null
  },
  show: figures,
})

/** Whole hundredths of a percent, typed as percent. */
export const percent = (rate: bigint): string => `${exactAmount(rate, 2)}\u00a0%`
export const percentOf = (
  name: string,
  label: Text,
  most: bigint,
  wrong: Text = texts.wrongPercent,
): ChangeField => ({
  name,
  label,
  wrong,
  limits: { max: exactAmount(most, 2) },
  parse(typed) {
    const rate = parseUnits(typed, 2)
    return rate === null || rate > most ? null : String(rate)
  },
  show: (value) => figures(percent(BigInt(value || 0))),
  unit: (value) => percent(BigInt(value)),
})

/** `2027-01-31 12:00` of UTC. `never`: a word for 0. */
export const timeOf = (name: string, label: Text, never?: Text): ChangeField => ({
  name,
  label,
  wrong: never === undefined ? texts.wrongTime : texts.wrongTimeOrZero,
  parse(typed) {
    if (never !== undefined && typed.trim() === '0') return '0'
    const minute = typed.trim().replace(' ', 'T')
    const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(minute) ? Date.parse(`${minute}Z`) : NaN
    // The 30th of February would be a day in March.
    const isDay = time > 0 && new Date(time).toISOString().startsWith(minute)
    return isDay ? String(time / 1_000) : null
  },
  show: (value) =>
    never !== undefined && value === '0' ? <Said text={never} /> : figures(utcText(Number(value))),
  ...(never === undefined ? { unit: 'time' as const } : {}),
})

/** So many hex digits, with or without 0x; `prefix`: as the request has it. */
export const hexOf = (name: string, label: Text, length: number, prefix = ''): ChangeField => ({
  name,
  label,
  wrong: texts.wrongHex,
  limits: { length },
  parse(typed) {
    const [, hex] = /^(?:0x)?([0-9a-f]+)$/.exec(typed.trim().toLowerCase()) ?? []
    return hex?.length === length ? prefix + hex : null
  },
  show: (value) => <span className="break-all">{value}</span>,
})

export const textOf = (name: string, label: Text, max: number): ChangeField => ({
  name,
  label,
  wrong: texts.wrongText,
  limits: { max },
  parse(typed) {
    const text = cleaned(typed, 'line')
    return text === '' || new TextEncoder().encode(text).length > max ? null : text
  },
  show: (value) => value,
})

export const choiceOf = (
  name: string,
  label: Text,
  choices: NonNullable<ChangeField['choices']>,
): ChangeField => ({
  name,
  label,
  wrong: label,
  choices,
  parse: (typed) => (choices.some(({ value }) => value === typed) ? typed : null),
  show(value) {
    const chosen = choices.find((one) => one.value === value)
    return chosen === undefined ? value : <Said text={chosen.text} />
  },
})

const parts = (typed: string): readonly string[] =>
  typed
    .split(/[\s,，、;；]+/)
    .map((part) => part.trim())
    .filter(Boolean)

const many = 50

/** Addresses, each once. */
export const addressesOf = (name: string, label: Text): ChangeField => ({
  name,
  label,
  wrong: texts.wrongAddresses,
  limits: { max: many },
  parse(typed) {
    const all = parts(typed)
    const isRight = all.length > 0 && all.length <= many && new Set(all).size === all.length
    return isRight && all.every(isAddress) ? all.join(',') : null
  },
  show: (value) =>
    value
      .split(',')
      .map((each) => <AddressText key={each} address={each} full className="block" />),
})

/** Amounts of a coin, one for each address beside them; base units where the coins differ. */
export const amountsOf = (name: string, label: Text, beside: string, coin?: ShownCoin) =>
  ({
    name,
    label,
    wrong: coin === undefined ? texts.wrongUnits : texts.wrongAmounts,
    parse(typed, all) {
      const units = parts(typed).map((each) => parseUnits(each, coin?.decimals ?? 0))
      const isRight = units.every((each) => each !== null && each > 0n)
      return isRight && units.length === (all[beside] ?? '').split(',').length
        ? units.join(',')
        : null
    },
    show: (value, subject) => <Amounts units={value} of={subject[beside] ?? ''} coin={coin} />,
  }) satisfies ChangeField

/** `7001-7010, 7021`: numbers and ranges, each once. */
export const numbersOf = (name: string, label: Text, max: number): ChangeField => ({
  name,
  label,
  wrong: texts.wrongNumbers,
  limits: { max },
  parse(typed) {
    const all: number[] = []
    for (const part of parts(typed)) {
      const [, first, last = first] = /^(\d{1,10})(?:[-–](\d{1,10}))?$/.exec(part) ?? []
      if (first === undefined || last === undefined) return null
      const count = Number(last) - Number(first) + 1
      if (count < 1 || count > max) return null
      all.push(...Array.from({ length: count }, (_, i) => Number(first) + i))
    }
    const isRight = all.length > 0 && all.length <= max && new Set(all).size === all.length
    return isRight ? all.join(',') : null
  },
  show: (value) => <span className="num break-words">{value.replaceAll(',', ', ')}</span>,
})

interface AmountsProps {
  /** With commas. */
  readonly units: string
  /** Addresses of coins, where not all amounts are of one coin. */
  readonly of: string
  readonly coin: ShownCoin | undefined
}

/** To the last unit; of a coin that is not known here in its smallest units, by its address. */
function Amounts({ units, of, coin }: AmountsProps) {
  const config = useConfig()
  const addresses = of.split(',')
  const native = nativeCoin()
  return units.split(',').map((each, i) => {
    const at = addresses[i] ?? ''
    const known = at === zeroAddress ? native : coinAt(at, config ?? { coins: [] })
    return (
      <span key={`${at} ${i}`} className="num block break-words">
        {exactOf(BigInt(each || 0), coin ?? known)}
      </span>
    )
  })
}
