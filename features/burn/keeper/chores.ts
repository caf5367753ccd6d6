import type { Chore, DueCall } from '#platform/chain/chores.ts'
import { addressField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { burnMiningAbi } from '../contract/abi.ts'

const burning = { contract: 'BurnMining', abi: burnMiningAbi } as const

/** The next period, once its whole pool lies in the reserve: a day without one pays nobody. */
export const periodChore: Chore = {
  ...burning,
  async due(node, address) {
    const asked = { address, abi: burnMiningAbi, functionName: 'due', args: [] } as const
    return (await node.readContract(asked)) ? [{ functionName: 'openPeriod', args: [] }] : []
  },
}

const replied = z.object({ data: z.object({ passes: z.array(addressField) }) })

/**
 * Fees of used passes to the splitter. The contract has no list of them: `ask` sends a call to our server, whose reply is
 * only a hint, of which the contract is asked again.
 */
export const passChore = (ask: (path: string) => Promise<unknown>): Chore => ({
  ...burning,
  async due(node, address) {
    const reply = replied.safeParse(await ask('/tessera/burn/due'))
    const users = reply.success ? reply.data.data.passes : []
    const found = await Promise.all(
      users.map(async (user): Promise<DueCall[]> => {
        const asked = { address, abi: burnMiningAbi, functionName: 'passOf' } as const
        const [sun, used] = await node.readContract({ ...asked, args: [user] })
        return used && sun > 0n ? [{ functionName: 'collectPass', args: [user] }] : []
      }),
    )
    return found.flat()
  },
})

/** Nodes that are looked at in one go: all places in half an hour. */
const most = 100n

/**
 * Lapsed nodes: their price back to the owners, and their places to others. Looks at each in turn, and begins again after
 * the last.
 */
export function lapseChore(): Chore {
  let next = 1n
  return {
    ...burning,
    within: 'budget',
    async due(node, address, time) {
      const asked = { address, abi: burnMiningAbi } as const
      const count = await node.readContract({ ...asked, functionName: 'nodeCount', args: [] })
      if (next > count) next = 1n
      const due: DueCall[] = []
      const end = next + most
      for (; next <= count && next < end; next += 1n) {
        const found = await node.readContract({ ...asked, functionName: 'nodeOf', args: [next] })
        const [, kind, , until, isActive] = found
        const isWaiting = kind > 0n && !isActive
        if (isWaiting && Number(until) < time)
          due.push({ functionName: 'refundNode', args: [next] })
      }
      return due
    },
  }
}
