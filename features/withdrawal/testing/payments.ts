import type { Payments } from '#apps/deploy/testing/payments.ts'

export const withdrawalPayments: Payments = {
  callersOwn: [
    'StagedWithdrawal.initialization',
    'StagedWithdrawal.unlockLimit',
    'StagedWithdrawal.withdraw',
  ],
  async prepare(stage) {
    const { world, call, coinOf, now } = stage
    const amount = 10_000n * 10n ** 18n
    const here = 'StagedWithdrawal'
    await call('deployer', 'Tes', 'approve', [world.hex(here), amount])
    await call('deployer', here, 'fund', [amount])
    await call('deployer', here, 'addStage', [now() + 600n])
    await call('deployer', here, 'allot', [1n, [world.hex('alice')], [amount]])
    await call('deployer', here, 'openWithdrawal')
    await world.net.travel(600)
    await call('alice', here, 'initialization')
    await call('alice', here, 'withdraw', [amount, amount])
    stage.add('StagedWithdrawal.payFees', {
      contract: here,
      name: 'payFees',
      args: [],
      balance: () => coinOf('Tes', world.hex('deployer')),
    })
  },
}
