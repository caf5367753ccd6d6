import { isAddress } from '#platform/std/address.ts'
import { wholeNumber } from '#platform/std/amount.ts'
import type { Text } from '#platform/std/text.ts'
import { addressFault } from '#platform/web/addressFault.ts'

import { energyTexts as texts } from '../text.ts'

/** A typed whole number from `least`; null for anything else. */
export function wholeOf(typed: string, most: number, least = 1): number | null {
  const number = wholeNumber(typed)
  return number === null || number < least || number > most ? null : number
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
