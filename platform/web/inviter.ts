import { isAddress } from '../std/address.ts'
import { storage } from './storage.ts'

/** `?inviter=T…` of an invitation link, kept until the reader signs in. */
export function keepInviter(search: string): void {
  const inviter = new URLSearchParams(search).get('inviter')
  if (inviter !== null && isAddress(inviter)) storage.write('inviter', inviter)
}
