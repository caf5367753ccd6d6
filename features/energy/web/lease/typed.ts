import { isAddress } from '#platform/std/address.ts'
import { unitsOrWhy } from '#platform/std/amount.ts'
import type { Text } from '#platform/std/text.ts'
import { addressFault } from '#platform/web/addressFault.ts'

import { energyTexts as texts } from '../text.ts'

/** A whole number as screens group it. */
const grouped = /^\d{1,3}(,\d{3})+$/

/** A typed whole number from `least`; null for anything else. */
export function wholeOf(typed: string, most: number, least = 1): number | null {
  const text = typed.trim()
  const units =
    text === '' ? null : unitsOrWhy(grouped.test(text) ? text.replaceAll(',', '') : text, 0)
  if (typeof units !== 'bigint' || units < BigInt(least) || units > BigInt(most)) return null
  return Number(units)
}

/**
 * Why so much energy cannot be leased. `free` is what the provider has: undefined where none has so much, null while it
 * is not known.
 */
export function energyFault(
  energy: number | null,
  free: number | null | undefined,
): { readonly text: Text; readonly free?: number } | null {
  if (energy === null) return { text: texts.enterEnergy }
  if (free === undefined) return { text: texts.lessEnergy }
  return free !== null && energy > free ? { text: texts.freeHere, free } : null
}

/** What is wrong with the address that gets the energy; a contract is only known to a node. */
export function receiverFault(receiver: string): Text | null {
  if (receiver === '') return texts.receiverRequired
  return isAddress(receiver) ? null : addressFault(receiver, texts.notAddress)
}
