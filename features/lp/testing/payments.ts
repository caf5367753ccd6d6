import type { Payments } from '#apps/deploy/testing/payments.ts'

export const lpPayments: Payments = {
  callersOwn: ['LpPurchases.buy', 'LpStaking.claim', 'LpStaking.exit', 'LpStaking.withdraw'],
  /** A day after the purchase its reward can be issued. */
  async prepare(stage) {
    const { world, call, coinOf } = stage
    const trx = `0x${'0'.repeat(40)}`
    const pool = await world.read<string>('TwapOracle', 'tesPair')
    // At any time, the average is of the last half hour.
    await world.net.travel(1_800)
    await call('mallory', 'TwapOracle', 'poke')
    await world.net.travel(1_800)
    await call('mallory', 'TwapOracle', 'poke')
    const args = [pool, trx, 1_000_000_000n, 1n, 1n, 2n ** 256n - 1n]
    await call('alice', 'LpPurchases', 'buy', args, 1_000_000_000n)
    stage.add('LpPurchases.issue', {
      contract: 'LpPurchases',
      name: 'issue',
      args: [1n],
      balance: () => coinOf('Tes', world.hex('alice')),
    })
  },
}
