import { isAddress } from '#platform/std/address.ts'
import { addressFault } from '#platform/web/addressFault.ts'

import { transferTexts as texts } from './textTransfer.ts'

/** The fault of the address, or null. */
export function transferFault(to: string, own: string | null) {
  if (to === '') return texts.required
  if (!isAddress(to)) return addressFault(to, texts.notAddress)
  return to === own ? texts.toSelf : null
}
