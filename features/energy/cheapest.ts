import type { Choice } from './shapes.ts'

/** Energy that the call of a lease takes at most: the first of a receiver at a lender, measured 42,827. */
export const leaseCallEnergy = 42_900
/** Bytes of that call as a node counts them, signed. */
export const leaseCallBytes = 400

export interface Account {
  /** Energy and bytes that it has left. */
  readonly energy: number
  readonly bandwidth: number
}

export interface Prices {
  /** sun for one energy that is burnt, and for a byte. */
  readonly energy: bigint
  readonly bandwidth: bigint
}

/** A provider that has so much. */
export interface Offer {
  /** sun for one energy a day. */
  readonly price: number
  /** The least energy of a lease. */
  readonly least: number
}

/** Energy to lease for a call that needs some: the call of the lease comes first, and takes of the own energy. */
export const toLease = (needed: number, { energy }: Pick<Account, 'energy'>): number =>
  Math.max(0, needed - Math.max(0, energy - leaseCallEnergy))

/**
 * What a need costs by its account’s own energy, burnt, and leased for some days; and which is the cheapest. Own energy is
 * always used first, by the lease’s own call too.
 */
export function cheapestOf(
  needed: number,
  account: Account,
  {
    prices,
    offer,
    days,
  }: { readonly prices: Prices; readonly offer: Offer | null; readonly days: number },
): Choice {
  const missing = Math.max(0, needed - account.energy)
  const burn = BigInt(missing) * prices.energy
  if (missing === 0) return { cheapest: 'own', missing, burn: '0', lease: null }
  if (offer === null) return { cheapest: 'burn', missing, burn: String(burn), lease: null }
  const energy = Math.max(offer.least, toLease(needed, account))
  const price = BigInt(energy) * BigInt(offer.price) * BigInt(days)
  const callBurn = callCost(account, prices)
  const total = price + callBurn
  return {
    cheapest: total < burn ? 'lease' : 'burn',
    missing,
    burn: String(burn),
    lease: {
      energy,
      price: String(price),
      callBurn: String(callBurn),
      total: String(total),
      from: leasedFrom(account, { prices, offer, days }),
    },
  }
}

/** sun that the call of a lease burns by itself. */
function callCost({ energy, bandwidth }: Account, prices: Prices): bigint {
  const burnt = BigInt(Math.max(0, leaseCallEnergy - energy)) * prices.energy
  return burnt + (bandwidth < leaseCallBytes ? BigInt(leaseCallBytes) * prices.bandwidth : 0n)
}

/** The least need for which leasing costs less than burning. */
function leasedFrom(
  account: Account,
  {
    prices,
    offer,
    days,
  }: { readonly prices: Prices; readonly offer: Offer; readonly days: number },
): number | null {
  const each = BigInt(offer.price) * BigInt(days)
  const gain = prices.energy - each
  if (gain <= 0n) return null
  // What the call takes of the own energy is leased too.
  const taken = BigInt(Math.min(account.energy, leaseCallEnergy))
  const call = callCost(account, prices)
  const missing = (taken * each + call) / gain + 1n
  const least = BigInt(offer.least)
  // Below the provider's least a lease costs what that costs, however little is needed.
  const wanted = missing + taken < least ? (least * each + call) / prices.energy + 1n : missing
  return account.energy + Number(wanted)
}
