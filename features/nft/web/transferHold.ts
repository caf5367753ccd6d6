import { isAddress } from '#platform/std/address.ts'
import { addressFault as formFault } from '#platform/web/addressFault.ts'

import { transferTexts as texts } from './textTransfer.ts'

export { holdLeft } from '#platform/web/spend/sendHold.ts'

/** The fault of the address, or null. */
export function addressFault(to: string, own: string | null) {
  if (to === '') return texts.required
  if (!isAddress(to)) return formFault(to, texts.notAddress)
  return to === own ? texts.toSelf : null
}
