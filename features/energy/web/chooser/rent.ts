import type { Reply } from '#platform/std/endpoint.ts'

import type { energyApi } from '../../api.ts'
import { toLease } from '../../cheapest.ts'

type Quote = Pick<Reply<typeof energyApi.quote>, 'own' | 'best' | 'choice'>

/** So many actions of this need cost less by the quote's offer than burnt; null where they never do. */
export function actionsFor(needed: number, { choice: { lease } }: Pick<Quote, 'choice'>) {
  const from = lease?.from ?? null
  return from === null ? null : Math.ceil(from / needed)
}

export interface Rent {
  readonly lender: string
  /** Energy to lease for a day, and sun for it. */
  readonly energy: number
  readonly price: bigint
  /** sun, with what the call of the lease burns. */
  readonly total: bigint
  /** From so many such actions on it costs less than burning. */
  readonly actions: number
}

/**
 * What has to be leased for a day so that it beats burning; null where its provider has not so much,
 * or it never does.
 */
export function rentOf(needed: number, { own, best, choice }: Quote): Rent | null {
  const { lease } = choice
  const actions = actionsFor(needed, { choice })
  if (best === null || lease === null || actions === null) return null
  const energy = Math.max(best.least, toLease(actions * needed, { energy: own }))
  if (energy > best.free) return null
  const price = BigInt(energy) * BigInt(best.price)
  return { lender: best.lender, energy, price, total: price + BigInt(lease.callBurn), actions }
}
