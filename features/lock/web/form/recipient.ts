import { isAddress, zeroAddress } from '#platform/std/address.ts'
import type { Text } from '#platform/std/text.ts'
import { addressFault } from '#platform/web/addressFault.ts'

import { makeTexts as texts } from '../textMake.ts'

/** What is wrong with the address that a lock or its coins go to, or null. */
export function recipientFault(to: string, own: string | null): Text | null {
  if (to === '') return texts.addressRequired
  if (!isAddress(to)) return addressFault(to, texts.notAddress)
  if (to === zeroAddress) return texts.emptyAddress
  return to === own ? texts.ownAddress : null
}
