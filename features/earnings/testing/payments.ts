import type { Payments } from '#apps/deploy/testing/payments.ts'

import { leafHash } from '../merkle.ts'

export const earningsPayments: Payments = {
  /** An epoch of a single leaf, alice's. */
  async prepare(stage) {
    const { world, call, sunOf } = stage
    const trx = `0x${'0'.repeat(40)}`
    const [alice, sun] = [world.hex('alice'), 1_000_000n]
    await call('carol', 'FeeSplitter', 'split', [world.hex('carol')], 10n * sun)
    await call('carol', 'FeeSplitter', 'withdrawPool')
    await call('carol', 'FeeSplitter', 'split', [world.hex('carol')], 10n * sun)
    const root = leafHash(0, alice.slice(2), trx.slice(2), sun)
    const block = BigInt(world.net.status().head.number)
    await call('deployer', 'RewardDistributor', 'post', [root, root, block, [trx], [sun]])
    await world.net.travel(86_400)
    await call('carol', 'RewardDistributor', 'accept', [1n])
    stage.add('RewardDistributor.claim', {
      contract: 'RewardDistributor',
      name: 'claim',
      args: [alice, [1n], [0n], [trx], [sun], [[]]],
      balance: () => sunOf(alice),
    })
  },
}
