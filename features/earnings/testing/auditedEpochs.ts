import { must } from '#tests/journeys/must.ts'
import type { Stack } from '#tests/journeys/stack.ts'

import { leafHash } from '../merkle.ts'
import { epochsKeeperOn, stakeForLevel } from '../server/testing/epochs.ts'
import { boughtCard, sellForUsdt } from './soldForUsdt.ts'

/**
 * alice is V1 by three who staked. She claims of an epoch that promises 10,000 where the fees give nothing yet, and then
 * one of the 60,000 that they give beyond it is accepted, and of what a card sold for USDT gives her. Her share of that
 * is paid, the second one is not.
 */
export async function auditedEpochs(stack: Stack): Promise<void> {
  const { world, server } = stack
  // Before she is V1: no bonus of this one.
  const card = await boughtCard(stack, 'bob')
  await stakeForLevel(stack, ['bob', 'carol', 'heidi'])
  await must(world, 'mallory', 'FeeSplitter', 'withdrawPool')
  const root = leafHash(0, world.hex('alice').slice(2), '', 10_000n)
  const trx = `0x${'00'.repeat(20)}`
  const block = BigInt(world.net.status().head.number) - 1n
  await must(world, 'deployer', 'RewardDistributor', 'post', [root, root, block, [trx], [10_000n]])
  await world.net.travel(120)
  await must(world, 'mallory', 'RewardDistributor', 'accept', [1n])
  const claim = [world.hex('alice'), [1n], [0n], [trx], [10_000n], [[]]]
  await must(world, 'mallory', 'RewardDistributor', 'claim', claim)
  await must(world, 'mallory', 'FeeSplitter', 'split', [world.hex('bob')], 7_000_003n)
  await sellForUsdt(stack, card, 'bob', 'carol')
  await must(world, 'mallory', 'CardMarket', 'withdraw', [world.hex('alice'), world.hex('Usdt')])
  const keeper = epochsKeeperOn(stack)
  for (let i = 0; i < 8; i++) {
    await world.net.travel(40)
    await world.net.mine()
    await server.indexer.catchUp()
    await keeper.turn()
  }
  await must(world, 'alice', 'FeeSplitter', 'claim')
}
