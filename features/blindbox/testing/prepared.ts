import type { Client } from '#tests/journeys/client.ts'
import { must } from '#tests/journeys/must.ts'
import type { Stack } from '#tests/journeys/stack.ts'

/** Numbers, as requests name them: two boxes of alice's, and a request of bob's that anyone may refund by now. */
export interface PreparedBoxes {
  readonly sealed: string
  readonly reserved: string
  readonly late: string
}

/** Of the first demo series, whose operator is silent, and of the second, sold in two payments. */
export async function prepareBoxes(
  { world, server }: Stack,
  alice: Client,
): Promise<PreparedBoxes> {
  const price = (series: bigint) => world.read<bigint>('BlindBoxes', 'priceOf', [series])
  await must(world, 'alice', 'BlindBoxes', 'buy', [1n, 1n], await price(1n))
  await must(world, 'alice', 'BlindBoxes', 'reserve', [2n, 1n], await price(2n))
  // His first box, and the series' first request.
  await must(world, 'bob', 'BlindBoxes', 'open', [[2n ** 32n + 1n], `0x${'5e'.repeat(32)}`])
  await world.net.mine(21)
  await server.indexer.catchUp()
  const mine = async (state: string): Promise<string> => {
    const { data } = await alice.post('/deposit/aon/buyRecordPage', { kind: 'box', state })
    return String(data.list[0].id)
  }
  const late = String(2 ** 32 + 1)
  return { sealed: await mine('sealed'), reserved: await mine('reserved'), late }
}
