import type { Chore, DueCall } from '#platform/chain/chores.ts'
import type { TronNode } from '#platform/chain/node.ts'
import type { Address } from '#platform/std/address.ts'

import { lenderAbi, lenderFactoryAbi } from '../contract/abi.ts'

/** Lenders, and places of each, that are looked at in one go. */
const mostLenders = 50n
const mostPlaces = 200n

/** Ends leases whose time is over, so that their providers can lease the energy again. */
export function endChore(): Chore {
  let next = 0n
  /** The place that the next look at a lender begins with. */
  const places = new Map<Address, bigint>()
  return {
    contract: 'LenderFactory',
    abi: lenderAbi,
    within: 'budget',
    async due(node, address) {
      const read = { address, abi: lenderFactoryAbi } as const
      const count = await node.readContract({ ...read, functionName: 'count', args: [] })
      if (next >= count) next = 0n
      const end = next + mostLenders < count ? next + mostLenders : count
      const due: DueCall[] = []
      for (; next < end; next += 1n) {
        const lender = await node.readContract({ ...read, functionName: 'lenderAt', args: [next] })
        due.push(...(await endsOf(node, lender, places)))
      }
      return due
    },
  }
}

async function endsOf(
  node: TronNode,
  at: Address,
  places: Map<Address, bigint>,
): Promise<readonly DueCall[]> {
  const read = { address: at, abi: lenderAbi } as const
  const last = await node.readContract({ ...read, functionName: 'places', args: [] })
  const kept = places.get(at) ?? 1n
  const from = kept > last ? 1n : kept
  const args = [from, mostPlaces] as const
  const numbers = await node.readContract({ ...read, functionName: 'due', args })
  // A look that found work begins at the same place again, until it is done.
  if (numbers.length === 0) places.set(at, from + mostPlaces)
  return numbers.map((number) => ({ at, functionName: 'end', args: [number] }))
}
