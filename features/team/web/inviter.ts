import { isAddress, typedAddress } from '#platform/std/address.ts'
import type { Text } from '#platform/std/text.ts'
import { addressFault } from '#platform/web/addressFault.ts'

import { teamTexts as texts } from './text.ts'

/** The fault of an inviter's address, or null. `active` is the index's value: null while it is not known. */
export function inviterFault(
  text: string,
  own: string | null,
  active: boolean | null,
): Text | null {
  const inviter = typedAddress(text)
  if (inviter === '') return texts.required
  if (!isAddress(inviter)) return addressFault(inviter, texts.notAnAddress)
  if (inviter === own) return texts.oneself
  return active === false ? texts.inactive : null
}

/** The invitation link; the address is stored on any page of the app. */
export const invitationLink = (origin: string, address: string): string =>
  `${origin}/invitations?inviter=${address}`
