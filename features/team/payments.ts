import type { Payments } from '#apps/deploy/testing/payments.ts'

export const teamPayments: Payments = {
  callersOwn: ['FeeSplitter.claim'],
  async prepare(stage) {
    const { world, sunOf } = stage
    stage.add('FeeSplitter.withdrawPlatform', {
      contract: 'FeeSplitter',
      name: 'withdrawPlatform',
      args: [],
      balance: () => sunOf(world.hex('deployer')),
    })
    stage.add('FeeSplitter.withdrawPool', {
      contract: 'FeeSplitter',
      name: 'withdrawPool',
      args: [],
      balance: () => sunOf(world.hex('RewardDistributor')),
    })
  },
}
