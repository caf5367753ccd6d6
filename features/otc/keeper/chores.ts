import type { Chore } from '#platform/chain/chores.ts'

import { otcAbi } from '../contract/abi.ts'

/** Seconds after which no block is replaced any more, by far. */
const settled = 3_600

/** Offers that are looked at in one go. */
const most = 100n

/**
 * Expired offers back to their makers. Only of TRX and coins that the contract lists: another coin may use up all energy
 * of the call, and its makers can cancel by themselves.
 */
export function sweepChore(): Chore {
  /** Every offer before it has ended. */
  let first = 1n
  /** Where the next look begins. */
  let next = 1n
  return {
    contract: 'Otc',
    abi: otcAbi,
    within: 'budget',
    async due(node, address, time) {
      const asked = { address, abi: otcAbi } as const
      const [count, coins] = await Promise.all([
        node.readContract({ ...asked, functionName: 'count', args: [] }),
        node.readContract({ ...asked, functionName: 'coins', args: [] }),
      ])
      if (next > count) next = first
      const due: bigint[] = []
      const end = next + most
      for (; next <= count && next < end; next += 1n) {
        const offer = await node.readContract({ ...asked, functionName: 'offerOf', args: [next] })
        const [, , give, giveLeft, , , , expiry] = offer
        if (giveLeft === 0n) {
          // One that ended just now may be undone with its block.
          if (next === first && Number(expiry) + settled < time) first += 1n
          continue
        }
        if (Number(expiry) <= time && coins.includes(give)) due.push(next)
      }
      return due.map((id) => ({ functionName: 'sweep', args: [id] }))
    },
  }
}
