import type { Chore, DueCall } from '#platform/chain/chores.ts'
import type { TronNode } from '#platform/chain/node.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import type { Abi } from 'viem'

import { launchTokenAbi, saleAbi, tokenFactoryAbi } from '../contract/abi.ts'

/** Tokens that are looked at in one go: some 14,000 a day, and a presale can be listed for seven. */
const most = 50n

/** Listings: each pays back its energy. */
export const listChore = (): Chore =>
  choreOfEach(saleAbi, async (node, token, factory) => {
    const read = { address: factory, abi: tokenFactoryAbi } as const
    const at = await node.readContract({ ...read, functionName: 'saleOf', args: [token] })
    if (at === zeroAddress) return null
    const sale = { address: at, abi: saleAbi } as const
    const isDue = await node.readContract({ ...sale, functionName: 'listable', args: [] })
    return isDue ? { at, functionName: 'list', args: [] } : null
  })

/** Steps of LP burns: nobody is paid for them. */
export const burnChore = (): Chore => ({
  ...choreOfEach(launchTokenAbi, async (node, at) => {
    const token = { address: at, abi: launchTokenAbi } as const
    const isDue = await node.readContract({ ...token, functionName: 'burnStepDue', args: [] })
    return isDue ? { at, functionName: 'burnStep', args: [] } : null
  }),
  within: 'budget',
})

/** Asks of each token in turn, and begins again after the last. */
function choreOfEach(
  abi: Abi,
  dueOf: (node: TronNode, token: Address, factory: Address) => Promise<DueCall | null>,
): Chore {
  let next = 0n
  return {
    contract: 'TokenFactory',
    abi,
    async due(node, address) {
      const read = { address, abi: tokenFactoryAbi } as const
      const count = await node.readContract({ ...read, functionName: 'pairCount', args: [] })
      if (next >= count) next = 0n
      const end = next + most < count ? next + most : count
      const due: DueCall[] = []
      for (; next < end; next += 1n) {
        const token = await node.readContract({ ...read, functionName: 'pairAt', args: [next] })
        const call = await dueOf(node, token, address)
        if (call !== null) due.push(call)
      }
      return due
    },
  }
}
