import type { Chore, DueCall } from '#platform/chain/chores.ts'
import type { TronNode } from '#platform/chain/node.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'

import { rwaAssetAbi, rwaRegistryAbi } from '../contract/abi.ts'

/** Assets, and buyers, that are looked at in one go. */
const most = 50

/** State of a sale that has failed. */
const failed = 3n

/** Refunds of sales that have failed: buyers need not come back for them. */
export function refundChore(): Chore {
  let next = 0n
  /** The buyer whom the next look at an asset begins with. */
  const places = new Map<Address, Address>()
  return {
    contract: 'RwaRegistry',
    abi: rwaAssetAbi,
    within: 'budget',
    async due(node, address) {
      const read = { address, abi: rwaRegistryAbi } as const
      const count = await node.readContract({ ...read, functionName: 'count', args: [] })
      if (next >= count) next = 0n
      const end = next + BigInt(most) < count ? next + BigInt(most) : count
      const due: DueCall[] = []
      for (; next < end && due.length < most; next += 1n) {
        const asset = await node.readContract({ ...read, functionName: 'assetAt', args: [next] })
        due.push(...(await refundsOf(node, asset, places)))
      }
      return due
    },
  }
}

/** Of a failed sale, the buyers who still have shares, from where the last look ended. */
async function refundsOf(
  node: TronNode,
  at: Address,
  places: Map<Address, Address>,
): Promise<readonly DueCall[]> {
  const asset = { address: at, abi: rwaAssetAbi } as const
  const [state, shares] = await Promise.all([
    node.readContract({ ...asset, functionName: 'state', args: [] }),
    node.readContract({ ...asset, functionName: 'totalSupply', args: [] }),
  ])
  if (state !== failed || shares === 0n) return []
  let buyer = places.get(at) ?? zeroAddress
  const due: DueCall[] = []
  for (let i = 0; i < most; i += 1) {
    buyer = await node.readContract({ ...asset, functionName: 'nextBuyer', args: [buyer] })
    if (buyer === zeroAddress) break
    const own = await node.readContract({ ...asset, functionName: 'balanceOf', args: [buyer] })
    if (own > 0n) due.push({ at, functionName: 'refundFor', args: [buyer] })
  }
  // A look that found work begins at the same place again, until it is done.
  if (due.length === 0) places.set(at, buyer)
  return due
}
