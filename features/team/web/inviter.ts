import { isAddress } from '#platform/std/address.ts'
import type { Text } from '#platform/std/text.ts'

import { teamTexts as texts } from './text.ts'

/**
 * What is wrong with an inviter's address, or null. `active` is the index's word on it: null
 * while it is not known.
 */
export function inviterFault(
  text: string,
  own: string | null,
  active: boolean | null,
): Text | null {
  const inviter = text.trim()
  if (inviter === '') return texts.required
  if (!isAddress(inviter)) return texts.notAnAddress
  if (inviter === own) return texts.oneself
  return active === false ? texts.inactive : null
}

/** The link that brings an inviter along; the address is kept on whatever page it arrives. */
export const invitationLink = (origin: string, address: string): string =>
  `${origin}/invitations?inviter=${address}`
