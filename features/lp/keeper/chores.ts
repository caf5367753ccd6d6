import type { Chore } from '#platform/chain/chores.ts'

import { lpPurchasesAbi } from '../contract/abi.ts'

/** Seconds after which no block is replaced any more, by far. */
const settled = 3_600

/** Purchases that are looked at in one go. */
const most = 100n

/** Rewards of LP purchases, once their time has come: buyers need not come back for them. */
export function issueChore(): Chore {
  /** Every purchase before it is issued, or has no reward. */
  let first = 1n
  return {
    contract: 'LpPurchases',
    abi: lpPurchasesAbi,
    within: 'budget',
    async due(node, address, time) {
      const asked = { address, abi: lpPurchasesAbi } as const
      const count = await node.readContract({ ...asked, functionName: 'count', args: [] })
      const due: bigint[] = []
      const last = first + most
      for (let id = first; id <= count && id < last; id += 1n) {
        const purchase = await node.readContract({
          ...asked,
          functionName: 'purchaseOf',
          args: [id],
        })
        const [, , , reward, , issueTime, issued] = purchase
        if (issued || reward === 0n) {
          // One that was issued just now may be undone with its block.
          if (id === first && Number(issueTime) + settled < time) first += 1n
          continue
        }
        // All wait equally long: those after it are not due either.
        if (Number(issueTime) > time) break
        due.push(id)
      }
      return due.map((id) => ({ functionName: 'issue', args: [id] }))
    },
  }
}
