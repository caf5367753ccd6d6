import type { App } from '#platform/server/app.ts'
import type { Address } from '#platform/std/address.ts'

import { boxesAt } from './contract.ts'

/** A box as the contract has it now: rules do not wait for the index. Amounts in sun. */
export interface BoxNow {
  readonly boxId: number
  /** none: never created, or ended without a draw. The holder of `opening` and `opened` boxes is not known here. */
  readonly state: 'none' | 'reserved' | 'sealed' | 'opening' | 'opened'
  readonly holder: Address
  readonly price: bigint
  readonly paid: bigint
  /** Unix seconds. */
  readonly expiry: number
}

const states = ['none', 'reserved', 'sealed', 'opening', 'opened'] as const

export async function boxNow(app: App, boxId: number): Promise<BoxNow> {
  const [state, holder, price, paid, expiry] = await app.node.readContract({
    ...boxesAt(app),
    functionName: 'boxOf',
    args: [BigInt(boxId)],
  })
  return {
    boxId,
    state: states[Number(state)] ?? 'none',
    holder,
    price,
    paid,
    expiry: Number(expiry),
  }
}

/** In the requested order. */
export const boxesNow = (app: App, boxIds: readonly number[]): Promise<BoxNow[]> =>
  Promise.all(boxIds.map((boxId) => boxNow(app, boxId)))
