import { Client } from '#tests/journeys/client.ts'
import type { Stack } from '#tests/journeys/stack.ts'

/** The community root's view of the liquidity below it. */
export async function teamOfRoot(stack: Stack) {
  const root = new Client(stack, 'deployer')
  await root.signIn()
  const teamLP = async () => (await root.post('/deposit/liquidity/teamLP')).data
  return {
    /** Base units of USDT, at the oracle's average when it was staked. */
    pledge: async (): Promise<bigint> =>
      BigInt((await root.post('/deposit/member/getTeamStatistics')).data.pledge),
    firstLine: async () => (await teamLP()).lines[0],
    worth: async (): Promise<bigint> => BigInt((await teamLP()).totalWorth),
  }
}
