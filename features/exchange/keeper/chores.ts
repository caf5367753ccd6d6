import type { Chore } from '#platform/chain/chores.ts'

import { twapOracleAbi } from '../contract/abi.ts'

/** The next average of both prices: at the start, after a jump of time, and as time passes. */
export const averageChore: Chore = {
  contract: 'TwapOracle',
  abi: twapOracleAbi,
  async due(node, address) {
    const read = { address, abi: twapOracleAbi, functionName: 'due', args: [] } as const
    return (await node.readContract(read)) ? [{ functionName: 'poke', args: [] }] : []
  },
}
