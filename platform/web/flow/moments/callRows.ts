import { groupedAddress } from '#platform/std/format.ts'
import { zeroAddress } from '#platform/std/address.ts'
import type { Text } from '#platform/std/text.ts'

import type { Formats } from '../../format.ts'
import { exactOf } from '../../spend/coin.ts'
import type { BaseConfig } from '../../services.ts'
import type { Argument } from '../../tron/calldata.ts'
import type { Translate } from '../../translate.ts'
import { coinOf, nameOf, type Shown } from '../approval.ts'
import type { AnyFlow, ArgumentUnit, ItemMeaning, Subject } from '../flow.ts'
import { flowTexts as texts } from '../text.ts'

/** An argument of the call: for a reader, and as the bytes have it. */
export interface CallRow {
  readonly label: string
  /** null where the raw value needs none. */
  readonly human: string | null
  readonly raw: string
}

export interface CallFacts {
  readonly shown: Shown
  readonly flow: AnyFlow
  readonly subject: Subject
  readonly config: Pick<BaseConfig, 'coins' | 'contracts'> | null
  readonly formats: Pick<Formats, 'dateTime'>
}

/**
 * Every argument with its meaning, its value in the unit of a reader, and the raw value beside it; of a fixed array
 * every item.
 */
export const callRows = (facts: CallFacts, t: Translate): CallRow[] =>
  facts.shown.args.flatMap((argument) => {
    const { name, type, value } = argument
    const { signs } = facts.flow
    const meaning = signs.meaning[name]
    const fixed = /^(.*)\[\d+\]$/.exec(type)
    if (fixed === null || !isList(meaning)) {
      const of = { meaning: isList(meaning) ? undefined : meaning, unit: signs.units?.[name] }
      return [rowOf(argument, of, facts, t)]
    }
    const items: readonly unknown[] = JSON.parse(value)
    return items.map((item, i) =>
      rowOf(
        { name: `${name}[${i}]`, type: fixed[1] ?? '', value: String(item) },
        meaning[i] ?? {},
        facts,
        t,
      ),
    )
  })

const isList = <T>(value: T | readonly ItemMeaning[]): value is readonly ItemMeaning[] =>
  Array.isArray(value)

interface Meaning {
  readonly meaning?: Text | undefined
  readonly unit?: ArgumentUnit | undefined
}

function rowOf(argument: Argument, of: Meaning, facts: CallFacts, t: Translate): CallRow {
  const { name, type, value } = argument
  return {
    label: of.meaning === undefined ? name : t(of.meaning),
    human: type === 'address' ? whoseAddress(value, facts, t) : unitOf(value, of.unit, facts, t),
    raw: type === 'address' ? groupedAddress(value) : type.endsWith(']') ? listed(value) : value,
  }
}

/** Lists come as JSON. */
const listed = (value: string): string => value.replace(/["[\]]/g, '').replaceAll(',', ', ')

/** A contract of this app, a coin, or the own wallet; null for any other address. */
function whoseAddress(address: string, { config, shown }: CallFacts, t: Translate): string | null {
  if (address === shown.owner) return t(texts.yourWallet)
  if (config === null) return null
  const coin = config.coins.find((each) => (each.address ?? zeroAddress) === address)
  return coin?.symbol ?? nameOf(address, config.contracts)
}

function unitOf(
  value: string,
  unit: ArgumentUnit | undefined,
  facts: CallFacts,
  t: Translate,
): string | null {
  if (unit === undefined) return null
  if (typeof unit === 'function') return unit(value, facts.subject, facts.config?.coins ?? [])
  if (!/^\d{1,78}$/.test(value)) return null
  if (unit === 'time') return value.length > 11 ? null : facts.formats.dateTime(Number(value))
  if (unit === 'seconds') return durationOf(Number(value), t)
  return facts.config === null
    ? null
    : exactOf(BigInt(value), coinOf(facts.shown.contract, facts.config))
}

const day = 86_400
const durationOf = (seconds: number, t: Translate): string | null =>
  seconds % day === 0 && Number.isSafeInteger(seconds)
    ? t(texts.daysLong, { count: seconds / day })
    : null
