import { validateAmount } from '#platform/server/spending.ts'
import type { Address } from '#platform/std/address.ts'
import type { FailureKind } from '#platform/std/failure.ts'

import { otcFailures as f } from '../failures.ts'
import { leastLot, priceOf } from '../price.ts'
import type { OfferNow } from './contract.ts'

/** Times are unix seconds, amounts base units. Each rule returns the first blocking reason, as the contract does. */

/** `LAST_ORDER` of the contract. */
const lastOrder = 1_023

/** One of the caller's, of which something is left. */
export function validateOwn(
  { maker, giveLeft }: Pick<OfferNow, 'maker' | 'giveLeft'>,
  caller: Address,
): FailureKind | null {
  if (maker !== caller) return f.NOT_YOUR_OFFER
  return giveLeft === 0n ? f.OFFER_ENDED : null
}

export const validateEdits = ({ order }: Pick<OfferNow, 'order'>): FailureKind | null =>
  order >= lastOrder ? f.TOO_MANY_EDITS : null

/** At least a thousandth of what is left. */
export function validateLot(minLot: bigint | undefined, giveLeft: bigint): FailureKind | null {
  return validateAmount(minLot) ?? (minLot! < leastLot(giveLeft) ? f.LOT_SMALL : null)
}

/** Whether anything of it can be taken by the caller; null: a guest. */
export function validateOpen(
  offer: Pick<OfferNow, 'maker' | 'taker' | 'giveLeft' | 'expiry'>,
  caller: Address | null,
  now: number,
): FailureKind | null {
  const { maker, taker, giveLeft, expiry } = offer
  if (giveLeft === 0n) return f.OFFER_ENDED
  if (expiry <= now) return f.OFFER_EXPIRED
  if (caller === null) return null
  if (taker !== null && taker !== caller) return f.OTHER_TAKER
  return maker === caller ? f.OWN_OFFER : null
}

/** Whether such a part can be taken of it. */
export function validatePart(
  offer: Pick<OfferNow, 'giveLeft' | 'wantLeft' | 'minLot'>,
  amount: bigint | undefined,
): FailureKind | null {
  const { giveLeft, wantLeft, minLot } = offer
  const none = validateAmount(amount)
  if (none !== null) return none
  if (amount === giveLeft) return null
  if (amount! > giveLeft) return f.ABOVE_LEFT
  if (amount! < minLot) return f.PART_SMALL
  return priceOf(offer, amount!) === wantLeft ? f.DUST : null
}
