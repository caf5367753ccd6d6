import { isAddress, zeroAddress } from '#platform/std/address.ts'
import type { Text } from '#platform/std/text.ts'
import { addressFault as formFault } from '#platform/web/addressFault.ts'

import { accountFailures as f } from '../../failures.ts'
import { sendTexts as texts } from './text.ts'

interface Refused {
  readonly own: string | null
  /** Contracts of ours, and that of the coin. */
  readonly contracts: readonly (string | null)[]
}

/** What is wrong with the recipient's address, or null. */
export function recipientFault(to: string, { own, contracts }: Refused): Text | null {
  if (to === '') return f.ADDRESS_REQUIRED.text
  if (!isAddress(to)) return formFault(to, texts.notAddress)
  if (to === own) return f.SENT_TO_SELF.text
  if (to === zeroAddress) return f.SENT_TO_NOBODY.text
  return contracts.includes(to) ? f.SENT_TO_OURS.text : null
}

/** sun: a transfer of TRX without free bandwidth, rounded up; to a new address its account beside it. */
const usualFee = 300_000n
const highestFee = 1_100_000n

/** sun that stay in the wallet for the fee, as far as the recipient is known. */
export const feeRoom = (newAccountFee: bigint | null): bigint => {
  if (newAccountFee === null) return highestFee
  return newAccountFee > 0n ? newAccountFee : usualFee
}

/** What can be sent of the chain's own coin. */
export const mostWithFee = (balance: bigint, room: bigint): bigint =>
  balance > room ? balance - room : 0n
