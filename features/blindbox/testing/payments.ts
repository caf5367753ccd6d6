import type { Payments } from '#apps/deploy/testing/payments.ts'
import { type Hex, keccak256 } from 'viem'

import { secretBefore } from '../draw.ts'

export const blindboxPayments: Payments = {
  callersOwn: [
    'BoxBonds.withdrawBond',
    'BoxSales.buy',
    'BoxSales.complete',
    'BoxSales.giveBack',
    'BoxSales.reserve',
  ],
  /** Of the first series two requests are late, one of them refunded; of the second one is settled, one can be. */
  async last(stage) {
    const { world, call, sunOf, now, inDays } = stage
    const [alice, here, seed] = [world.hex('alice'), 'BlindBoxes', keccak256('0x5eed')]
    const secrets = [keccak256('0x01').slice(0, 42) as Hex]
    while (secrets.length < 4) secrets.unshift(secretBefore(secrets[0]!))
    const penalty = 50_000_000n
    const sun = await world.read<bigint>('Cards', 'getUToCoin', [penalty])
    for (let card = 0; card < 6; card += 1) await call('deployer', 'Cards', 'Buy', [1n], sun)
    await call('deployer', 'Cards', 'setApprovalForAll', [world.hex(here), true])
    for (const [series, ids] of [
      [1n, [7n, 8n, 9n]],
      [2n, [10n, 11n, 12n]],
    ] as const) {
      const share = series === 1n ? [0n, 0n] : [3_000n, 60n]
      const offer = [20_000_000n, now(), inDays(9), ...share, penalty, ids]
      await call('deployer', here, 'createSeries', offer)
      await call('deployer', here, 'postChain', [series, secrets[0]])
      await call('deployer', here, 'addBond', [series], 6n * sun)
    }
    const price = await world.read<bigint>(here, 'priceOf', [1n])
    const box = (series: bigint, number: bigint): bigint => (series << 32n) | number
    const open = async (series: bigint, number: bigint): Promise<readonly unknown[]> => {
      await call('alice', here, 'open', [[box(series, number)], seed])
      const block = BigInt(world.net.status().head.number)
      return [box(series, number), alice, [box(series, number)], price, seed, block]
    }
    await call('alice', here, 'buy', [1n, 2n], 2n * price)
    const late = [await open(1n, 1n), await open(1n, 2n)] as const
    await call('alice', here, 'reserve', [2n, 3n], 3n * price)
    await call('alice', here, 'complete', [[box(2n, 1n), box(2n, 2n)]], 2n * price)
    await world.net.mine(22)
    await call('carol', here, 'refund', late[0])
    const first = await open(2n, 1n)
    await world.net.mine(2)
    await call('carol', here, 'settle', [...first, secrets[1]])
    const second = await open(2n, 2n)
    await world.net.travel(60)
    await world.net.mine(2)

    const credit = () => world.read<bigint>(here, 'creditOf', [alice])
    const toAlice = { contract: here, balance: () => sunOf(alice), credit }
    const pool = world.hex('RewardDistributor')
    stage.add('BoxSales.release', { ...toAlice, name: 'release', args: [box(2n, 3n)] })
    stage.add('BlindBoxes.refund', { ...toAlice, name: 'refund', args: late[1] })
    stage.add('BlindBoxes.settle', {
      contract: here,
      name: 'settle',
      args: [...second, secrets[2]],
      balance: () => sunOf(world.hex('FeeSplitter')),
    })
    stage.add('BoxMoney.withdraw', {
      contract: here,
      name: 'withdraw',
      args: [pool],
      balance: () => sunOf(pool),
    })
    stage.add('BoxSeries.withdrawProceeds', {
      contract: here,
      name: 'withdrawProceeds',
      args: [2n],
      balance: () => sunOf(world.hex('deployer')),
    })
  },
}
